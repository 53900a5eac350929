/**
 * The match pattern of an origin, for permissions and content scripts, without its port: Firefox registers a
 * pattern with a port and then injects nothing, and one without a port covers all; the exact origin is
 * checked where it is used.
 */
export function originPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}
