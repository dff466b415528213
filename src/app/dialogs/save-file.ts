// Hands a text to the browser to be kept as a file.

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Only after the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
