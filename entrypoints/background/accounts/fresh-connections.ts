import { browser } from 'wxt/browser';
import type { Account } from '../../../lib/settings/account';

/** The one rule that we give the browser. */
const RULE = 1;

/** The hosts that the rule is made for, as far as this background knows. */
const ruled = new Map<string, Promise<void>>();

/**
 * Has every call to the account's service go over a connection of its own. A browser sends a POST a second time by
 * itself when a connection that it had used before breaks without an answer, and a creation sent twice may be two
 * parcels; over one that was never used before it does not. What the browser's own tabs call is left alone.
 */
export function ensureFreshConnections({ address }: Pick<Account, 'address'>): Promise<void> {
  const host = URL.parse(address)?.hostname;
  if (host === undefined) return Promise.resolve();
  const known = ruled.get(host);
  if (known !== undefined) return known;
  const made = makeRule([...ruled.keys(), host]);
  ruled.set(host, made);
  // The caller gets the error; the next one makes the rule again.
  made.catch(() => ruled.delete(host));
  return made;
}

/** In place of the one before; it outlives the background and ends with the browser. */
function makeRule(requestDomains: string[]): Promise<void> {
  return browser.declarativeNetRequest.updateSessionRules({
    removeRuleIds: [RULE],
    addRules: [
      {
        id: RULE,
        action: {
          type: 'modifyHeaders',
          requestHeaders: [{ header: 'connection', operation: 'set', value: 'close' }],
        },
        condition: {
          requestDomains,
          tabIds: [browser.tabs.TAB_ID_NONE],
          resourceTypes: ['xmlhttprequest', 'other'],
        },
      },
    ],
  });
}
