import { browser } from 'wxt/browser';
import type { RelayView } from '../../../lib/messaging/views/relay';
import { findRelay } from '../../../lib/storage/kept-relay';
import { findWebhook } from '../../../lib/storage/known-webhook';
import { originPattern } from '../../../lib/storage/origin-pattern';
import { readParcelStates } from '../../../lib/storage/parcel-states';
import { readSettings } from '../../../lib/storage/settings';
import { findToldAccount } from '../../../lib/storage/told-account';
import { findJoined } from './secrets';

/** The relay as people see it. */
export async function viewRelay(): Promise<RelayView> {
  const relay = await findRelay();
  if (relay === null) return { state: 'none' };
  const { state, url, shop, memberName, caughtUpAt, trouble } = relay;
  const accountId = (await findToldAccount(relay)) ?? '';
  const [hasAccess, joined, known, states, { accounts }] = await Promise.all([
    browser.permissions.contains({ origins: [originPattern(url)] }),
    findJoined(),
    findWebhook(accountId),
    readParcelStates(),
    readSettings(),
  ]);
  const address = joined?.secrets.webhook ?? null;
  return {
    state,
    url,
    shop,
    memberName,
    accountId,
    hasAccess,
    caughtUpAt,
    trouble,
    webhook: address === null ? 'unknown-address' : known?.address === address ? 'set' : 'not-set',
    isProven: states.size > 0,
    mayTest: accounts.find(({ id }) => id === accountId)?.environment === 'testing',
  };
}
