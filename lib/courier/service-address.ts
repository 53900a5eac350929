/** Loopback is where a practice service runs; its traffic never leaves the machine. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The base address of a service, ready to have a path put behind it; `null` when the key must not be sent
 * there: https alone (http on loopback), no user name in it, no query, no fragment.
 */
export function findServiceBase(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    return null;
  }
  const trusted = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  return trusted ? url : null;
}

export function isLoopback(url: URL): boolean {
  return LOOPBACK.test(url.hostname);
}
