/** The tab named in the popup's address (`?tab=12`), when it stands in a window of its own. */
export function findTabId(search: string): number | null {
  const text = new URLSearchParams(search).get('tab');
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Whether the popup's address asks for the made-up order (`?try-out`). */
export function isTryOut(search: string): boolean {
  return new URLSearchParams(search).has('try-out');
}

/** The row named in the popup's address (`?again=…`), when it is opened to ship a parcel once more. */
export function findAgainRowId(search: string): string | null {
  const id = new URLSearchParams(search).get('again');
  return id === '' ? null : id;
}

/** Whether the popup's page is the panel that stays beside the page (`entrypoints/sidepanel`). */
export function isPanel(pathname: string): boolean {
  return pathname === '/sidepanel.html';
}
