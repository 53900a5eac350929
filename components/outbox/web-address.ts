/** The link comes from a store's page: only http and https are opened. */
export function isWebAddress(link: string | null): link is string {
  return link !== null && /^https?:$/.test(URL.parse(link)?.protocol ?? '');
}
