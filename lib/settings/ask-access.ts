import { browser } from 'wxt/browser';
import { originPattern } from './site-access';

/**
 * Asks the person, through the browser, for access to a site. Call it first in their press, with nothing awaited
 * before. What the browser will not even ask about counts as refused.
 */
export async function askAccess(address: string): Promise<boolean> {
  try {
    return await browser.permissions.request({ origins: [originPattern(address)] });
  } catch {
    // A browser that may not ask now has given no access.
    return false;
  }
}
