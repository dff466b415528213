// Names for files.

/** A title in letters that every system takes, its words joined by hyphens; empty where none are left. */
export function plainWords(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');
}
