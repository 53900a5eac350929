import { spanOf } from '../../../lib/ledger/days';
import { fateOf } from '../../../lib/ledger/fate';
import { findMeanings } from '../../../lib/ledger/status-meanings';
import type { Order } from '../../../lib/order';
import { hasRightParcel } from '../../../lib/outbox/meaning';
import type { OutboxRow } from '../../../lib/outbox/row';
import { draftParcel } from '../../../lib/parcel/draft';
import { codeOfSilence } from '../../../lib/parcel/finding';
import { type OrderSaid, saidBy } from '../../../lib/parcel/order-said';
import type { Account } from '../../../lib/settings/account';
import type { Settings } from '../../../lib/settings/settings';
import { findParcelState, isOfAccount } from '../../../lib/shop-relay/parcel-states';
import { addressOf, asSaid } from '../drafting/as-said';
import { rulesFor } from '../drafting/draft-order';
import { matchAddress } from '../drafting/match-address';

/**
 * Whether an order says something else by now than when its parcel was pressed: it was cancelled, paid, or changed. Nobody
 * asks once its driver has the parcel, and an order that its shop moved on as shipped is as it should be.
 */
export async function saidOtherwise(
  read: Order,
  row: OutboxRow,
  account: Account | null,
  settings: Settings,
): Promise<boolean> {
  const { said: before, fee = null } = row.filledFrom ?? {};
  // What the store could not be asked for now is no change.
  if (before === undefined || account === null || codeOfSilence(read.silence) !== null) return false;
  if (!(await isWithShop(row))) return false;
  const order = asSaid(read, settings);
  const address = addressOf(read, settings);
  const draft = draftParcel({
    order,
    account: { ...rulesFor(order, account), currency: row.currency ?? account.currency },
    match: await matchAddress(account.id, address),
    quotedFee: fee,
  });
  if (draft.findings.some(({ code }) => code === 'order-shipped' || code === 'order-sent-before'))
    return false;
  const now = await saidBy(draft, address);
  return (Object.keys(now) as (keyof OrderSaid)[]).some((field) => now[field] !== before[field]);
}

/** Its parcel is made, and neither a person nor a status said that its driver took it; of an older one nobody says. */
async function isWithShop(row: OutboxRow): Promise<boolean> {
  const { accountId, parcelCode, createdAt, handedOverAt = null } = row;
  const isRecent = createdAt >= spanOf('week', Date.now()).from;
  if (!hasRightParcel(row) || parcelCode === null || handedOverAt !== null || !isRecent) return false;
  const told = await findParcelState(parcelCode);
  if (told === null || !isOfAccount(told, accountId)) return true;
  const fate = fateOf(told, await findMeanings(accountId));
  return fate === 'only-made' || fate === 'confirmed';
}
