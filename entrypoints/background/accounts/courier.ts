import PQueue from 'p-queue';
import { browser } from 'wxt/browser';
import { type CourierClient, createCourierClient } from '../../../lib/courier/client';
import { CourierError } from '../../../lib/courier/errors';
import { Failure } from '../../../lib/failure';
import type { Account } from '../../../lib/settings/account';
import { findAccount, readSettings, type Settings } from '../../../lib/settings/settings';
import { hasAccess } from '../../../lib/settings/site-access';
import { findKey } from '../../../lib/vault/vault';
import { courierFailure } from './courier-failure';

/**
 * Requests under way at once; the spec shows no limit. Browsers open six connections to one address, and three more
 * requests wait in the browser, so that no connection waits for this worker.
 */
const CONCURRENCY = 9;

const queue = new PQueue({ concurrency: CONCURRENCY });

/** @throws Failure `account-missing` */
export async function requireAccount(accountId: string): Promise<Account> {
  return accountIn(await readSettings(), accountId);
}

/** @throws Failure `account-missing` */
export function accountIn({ accounts }: Settings, accountId: string): Account {
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) throw new Failure('account-missing');
  return account;
}

/** The account that ships the orders of a site's store; without one, the active one. @throws Failure `account-missing` */
export function requireAccountOf(settings: Settings, origin: string | null): Account {
  const store = settings.stores.find((one) => one.origin === origin) ?? null;
  const account = findAccount(settings, store);
  if (account === null) throw new Failure('account-missing');
  return account;
}

/** @throws Failure `permission-missing` when the person has not given access to the service's address. */
export async function requirePermission(account: Account): Promise<void> {
  if (!(await hasAccess(account.address))) throw new Failure('permission-missing');
}

/**
 * The service, as this account sees it. The key is read at the first call and counts for all of this client's.
 * @param timeout milliseconds a call may take; left out, the client's own.
 */
export async function courierFor(account: Account, timeout?: number): Promise<CourierClient> {
  await ensureFreshConnections(account);
  let reading: Promise<string | null> | null = null;
  const readKey = () => {
    reading ??= findKey(account).catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
  return createCourierClient({
    address: account.address,
    ...(timeout !== undefined && { timeout }),
    readKey,
    keyField: account.keyField,
    limiter: (call, { operation, signal }) =>
      queue.add(call, { priority: operation === 'createParcel' ? 1 : 0, ...(signal && { signal }) }),
  });
}

/** Calls the service for a page. @throws Failure with the service's code */
export async function callCourier<Value>(
  accountId: string,
  call: (client: CourierClient, account: Account) => Promise<Value>,
): Promise<Value> {
  const account = await requireAccount(accountId);
  await requirePermission(account);
  try {
    return await call(await courierFor(account), account);
  } catch (error) {
    if (error instanceof CourierError) throw courierFailure(error);
    throw error;
  }
}

/** The one rule that we give the browser. */
const RULE = 1;

/** The hosts that the rule is made for, as far as this background knows. */
const ruled = new Map<string, Promise<void>>();

/**
 * Has every call to the account's service go over a connection of its own. A browser sends a POST a second time by
 * itself when a connection that it had used before breaks without an answer, and a creation sent twice may be two
 * parcels; over one that was never used before it does not. What the browser's own tabs call is left alone.
 */
function ensureFreshConnections({ address }: Pick<Account, 'address'>): Promise<void> {
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
