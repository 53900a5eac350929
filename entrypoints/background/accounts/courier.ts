import PQueue from 'p-queue';
import { browser } from 'wxt/browser';
import { type CourierClient, createCourierClient } from '../../../lib/courier/client';
import { CourierError } from '../../../lib/courier/errors';
import { Failure } from '../../../lib/failure';
import type { Account } from '../../../lib/storage/account';
import { originPattern } from '../../../lib/storage/origin-pattern';
import { readSettings } from '../../../lib/storage/settings';
import { findKey } from '../../../lib/storage/vault';
import { courierFailure } from './courier-failure';
import { useFreshConnections } from './fresh-connections';

/** Requests under way at once, quotes and look-ups included: the spec shows no limit, so we keep a modest one. */
const CONCURRENCY = 6;

const queue = new PQueue({ concurrency: CONCURRENCY });

/** @throws Failure `account-missing` */
export async function requireAccount(accountId: string): Promise<Account> {
  const { accounts } = await readSettings();
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) throw new Failure('account-missing');
  return account;
}

/** @throws Failure `permission-missing` when the person has not given access to the service's address. */
export async function requirePermission(account: Account): Promise<void> {
  const origins = [originPattern(account.address)];
  if (!(await browser.permissions.contains({ origins }))) throw new Failure('permission-missing');
}

/**
 * The service, as this account sees it. Creations go before look-ups that wait.
 * @param timeout milliseconds a call may take; left out, the client's own.
 */
export async function courierFor(account: Account, timeout?: number): Promise<CourierClient> {
  await useFreshConnections(account);
  // The look-ups of one parcel begin together and share one reading of the key.
  let reading: Promise<string | null> | null = null;
  const readKey = () => {
    reading ??= findKey(account).finally(() => {
      reading = null;
    });
    return reading;
  };
  return createCourierClient({
    address: account.address,
    ...(timeout !== undefined && { timeout }),
    readKey,
    limiter: (call, { operation, signal }) =>
      queue.add(call, { priority: operation === 'createParcel' ? 1 : 0, ...(signal && { signal }) }),
  });
}

/**
 * Calls the service for a page, in an account that may be called.
 * @throws Failure with the service's code
 */
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
