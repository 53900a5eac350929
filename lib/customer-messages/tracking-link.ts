/** Characters of the address of a parcel's page, the code's place in it included. */
export const LONGEST_LINK = 200;

const CODE = '{code}';

/**
 * Whether a shop's address of a parcel's page can be sent to a customer: with https, nothing but a site in front of the
 * path, and the parcel's code behind it.
 */
export function isTrackingLink(link: string): boolean {
  if (link.length > LONGEST_LINK || /\s/.test(link) || !link.includes(CODE)) return false;
  const [first, second] = ['a1', 'b2'].map((code) => URL.parse(link.replaceAll(CODE, code)));
  if (first == null || second == null || /[{}]/.test(link.replaceAll(CODE, ''))) return false;
  const { protocol, username, password, host } = first;
  return protocol === 'https:' && username + password === '' && host !== '' && host === second.host;
}

/** The address of a parcel's page; empty where there is no code or the shop wrote no address. */
export function trackingLink(link: string | undefined, code: string): string {
  if (link === undefined || code === '') return '';
  return link.replaceAll(CODE, encodeURIComponent(code));
}
