/** Loopback is where a practice service runs; its traffic never leaves the machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Events name parcels and people's notes: they travel over https, but for a program on the same machine. */
export function isWebhookAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}

/** Whether an address is of this machine. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(URL.parse(address)?.hostname ?? '');
}
