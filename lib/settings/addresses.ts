import { plainText } from '../parcel/plain-text';

/** Loopback is where a practice service runs; its traffic never leaves the machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Each has its sentence: `problem-address-<code>`. */
type AddressProblem = 'form' | 'extra';

export type ReadAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly problem: AddressProblem };

/** https, or http on loopback; a path is kept, slashes at its end are not. */
export function readServiceAddress(typed: string): ReadAddress {
  const text = plainText(typed);
  const url = URL.parse(text.includes('://') ? text : `https://${text}`);
  if (url === null || text.includes(' ')) return { ok: false, problem: 'form' };
  const loopback = isLoopback(url.href);
  if (!text.includes('://') && loopback) url.protocol = 'http:';
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && loopback);
  if (!isSafe || (!loopback && !url.hostname.includes('.'))) return { ok: false, problem: 'form' };
  if (url.username !== '' || url.password !== '' || /[?#]/.test(text) || url.pathname.includes('//')) {
    return { ok: false, problem: 'extra' };
  }
  return { ok: true, address: `${url.origin}${url.pathname.replace(/\/+$/, '')}` };
}

/** Events name parcels and people's notes: they travel over https, but for a program on the same machine. */
export function isWebhookAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(URL.parse(address)?.hostname ?? '');
}
