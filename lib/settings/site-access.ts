import { browser } from 'wxt/browser';

/**
 * The match pattern of an origin, for permissions and content scripts, without its port: Firefox injects nothing for one
 * with a port. The exact origin is checked where it is used.
 */
export function originPattern(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/** Whether the browser gives access to a site now: a person can take it away at any time. */
export function hasAccess(address: string): Promise<boolean> {
  return browser.permissions.contains({ origins: [originPattern(address)] });
}
