// Ways for a picture to leave the page.

export function download(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  [link.href, link.download] = [address, name];
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}

export const canCopy = (): boolean => typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write !== undefined;

/** Rejects where the browser does not allow it. */
export function copy(picture: Promise<Blob>): Promise<void> {
  // The browser waits for the picture: some let nobody copy who comes too long after the tap.
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
}

/** Whether there is anything to share files with. */
export function canShare(): boolean {
  const sample = new File([], 'sample.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

/** Resolves also when the user thinks better of it; rejects where the browser does not allow it. */
export async function share(picture: Blob, name: string, title: string): Promise<void> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: picture.type })], title });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
