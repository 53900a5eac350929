/** Whether an address is on the web: `javascript:` and the like, as a store's page may have them, are not opened. */
export function isWebAddress(link: string | null): link is string {
  return link !== null && /^https?:$/.test(URL.parse(link)?.protocol ?? '');
}
