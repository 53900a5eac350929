/** The tab named in the popup's address (`?tab=12`), when it stands in a window of its own. */
export function tabIdOf(search: string): number | null {
  const text = new URLSearchParams(search).get('tab');
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
