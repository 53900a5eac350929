import type { FormView } from '../../../lib/messaging/views/form';
import type { Order } from '../../../lib/order';
import { draftKeyOf, referenceOf } from '../../../lib/order-key';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { Account } from '../../../lib/settings/account';
import { addressOf } from '../drafting/as-said';
import type { DraftContext, Drafted } from '../drafting/draft-order';
import { viewRow } from '../outbox/row-view';

/** What a form is made from; without an order of a store there is no address, and a text may have been pasted. */
interface FormParts
  extends Drafted,
    Pick<FormView, 'key' | 'order'>,
    Partial<Pick<FormView, 'address' | 'pasted'>> {
  readonly account: Account;
}

/** A form as people see it. @param row the newest of its order; `null`: never intended */
export async function viewForm(
  { account, together: _, ...parts }: FormParts,
  row: OutboxRow | null,
): Promise<FormView> {
  const shown = row === null ? null : await viewRow(row);
  return { address: null, pasted: null, ...parts, accountId: account.id, row: shown };
}

/** The form of a store's order. @param row as of `viewForm` */
export async function viewOrderForm(
  order: Order,
  { account, settings }: DraftContext,
  drafted: Drafted,
  row: OutboxRow | null,
): Promise<FormView> {
  const parts = { key: draftKeyOf(order), order: referenceOf(order), address: addressOf(order, settings) };
  return viewForm({ ...parts, ...drafted, account }, row);
}
