import type { RelayView } from '../../../lib/messaging/views/relay';
import { readSettings } from '../../../lib/settings/settings';
import { hasAccess } from '../../../lib/settings/site-access';
import { findRelay, findToldAccount } from '../../../lib/shop-relay/kept-relay';
import { wasAnyTold } from '../../../lib/shop-relay/parcel-states';
import { findWebhook } from '../../../lib/storage/known-webhook';
import { findJoined } from './secrets';

export async function viewRelay(): Promise<RelayView> {
  const relay = await findRelay();
  if (relay === null) return { state: 'none' };
  const { state, url, shop, memberName, caughtUpAt, trouble } = relay;
  const accountId = (await findToldAccount(relay)) ?? '';
  const [isGranted, joined, known, isProven, { accounts }] = await Promise.all([
    hasAccess(url),
    findJoined(),
    findWebhook(accountId),
    wasAnyTold(),
    readSettings(),
  ]);
  const address = joined?.secrets.webhook ?? null;
  return {
    state,
    url,
    shop,
    memberName,
    accountId,
    isAccountKnown: accountId === relay.accountId,
    hasAccess: isGranted,
    caughtUpAt,
    trouble,
    webhook: address === null ? 'unknown-address' : known?.address === address ? 'set' : 'not-set',
    isProven,
    mayTest: accounts.find(({ id }) => id === accountId)?.environment === 'testing',
  };
}
