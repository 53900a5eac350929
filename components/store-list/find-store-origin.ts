import { plainText } from '../../lib/parcel/plain-text';

/**
 * The origin of a store's site from its address or any page's in it; `null` when it is none. Without a scheme it is
 * taken for https. A store without https is its owner's choice (shops on a machine of their own).
 */
export function findStoreOrigin(typed: string): string | null {
  const text = plainText(typed);
  const address = text.includes('://') ? text : `https://${text}`;
  if (text === '' || text.includes(' ') || !URL.canParse(address)) return null;
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const local = hostname === 'localhost' || hostname.startsWith('[');
  return local || /^[^.].*\.[^.]/.test(hostname) ? origin : null;
}
