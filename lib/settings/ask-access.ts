import { browser } from 'wxt/browser';
import { originPattern } from './site-access';

/** Asks the person for access to a site; to be called first in their press, with nothing awaited before. */
export async function askAccess(address: string): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [originPattern(address)] });
  } catch {
    // A browser that may not ask now has given no access.
    return false;
  }
}
