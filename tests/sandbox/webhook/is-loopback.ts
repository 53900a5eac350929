import { isIPv4 } from 'node:net';

/** Whether an address is this machine's own: the sandbox calls no other. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))
  );
}
