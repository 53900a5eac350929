import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { Order } from '../../../lib/order';
import { orderKeyOf } from '../../../lib/order-key';
import { doubt } from '../../../lib/parcel/finding';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { tellPast } from '../../../lib/parcel/preflight';
import type { Account } from '../../../lib/settings/account';
import { rowsToPhone, sumUpPast } from '../recipients/past-parcels';

/**
 * The draft as a store's page may know it: of what was shipped to its phone, that store's own parcels alone. A page that
 * was taken over asks about any phone. That the shop wants to be asked before another goes there stays, without numbers
 * where they are others'. What is shipped is the whole draft's.
 */
export async function withOwnPast(
  draft: ParcelDraft,
  order: Order,
  account: Account,
  { store, settings }: Pick<Enabled, 'store' | 'settings'>,
): Promise<ParcelDraft> {
  const told = draft.findings.find(
    ({ code }) => code === 'recipient-history' || code === 'recipient-returned',
  );
  if (told === undefined) return draft;
  const rows = await rowsToPhone(draft.fields.phone, settings);
  const ofStore = rows.filter((row) => row.store.startsWith(`${store.origin}/`));
  const own = await sumUpPast(ofStore, account, settings, orderKeyOf(order));
  const isOthers = told.code === 'recipient-returned' && own?.asks !== true;
  const known = isOthers ? [doubt('phone', 'recipient-returned')] : tellPast(own);
  return { ...draft, findings: draft.findings.flatMap((finding) => (finding === told ? known : finding)) };
}
