import { plainText } from '../../lib/parcel/plain-text';

type AddressProblem = 'problem-address-form' | 'problem-address-secure' | 'problem-address-extra';

export type ReadAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly problem: AddressProblem };

/** Loopback is where a practice service runs; its traffic never leaves the machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The service's base address from what was typed: https, or http on loopback; a path is kept, slashes at its end
 * are not. Without a scheme it is taken for https, on loopback for http.
 */
export function readServiceAddress(typed: string): ReadAddress {
  const text = plainText(typed);
  const url = findUrl(text.includes('://') ? text : `https://${text}`);
  if (url === null || text.includes(' ')) return { ok: false, problem: 'problem-address-form' };
  const loopback = LOOPBACK.test(url.hostname);
  if (!text.includes('://') && loopback) url.protocol = 'http:';
  if (!loopback && !url.hostname.includes('.')) return { ok: false, problem: 'problem-address-form' };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback)) {
    return { ok: false, problem: 'problem-address-secure' };
  }
  if (url.username !== '' || url.password !== '' || /[?#]/.test(text) || url.pathname.includes('//')) {
    return { ok: false, problem: 'problem-address-extra' };
  }
  return { ok: true, address: `${url.origin}${url.pathname.replace(/\/+$/, '')}` };
}

function findUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
