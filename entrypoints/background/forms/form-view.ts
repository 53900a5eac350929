import type { FormView } from '../../../lib/messaging/views/form';
import type { Order } from '../../../lib/order';
import { draftKeyOf, referenceOf } from '../../../lib/order-key';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { Account } from '../../../lib/settings/account';
import { addressOf } from '../drafting/as-said';
import { type DraftContext, type Drafted, draftOrder } from '../drafting/draft-order';
import { viewRow } from '../outbox/row-view';

/** What a form is made from; without an order of a store there is no address, and a text may have been pasted. */
interface FormParts
  extends Drafted,
    Pick<FormView, 'key' | 'order'>,
    Partial<Pick<FormView, 'address' | 'pasted'>> {
  readonly account: Account;
}

/** A form as people see it. @param row the newest of its order; `null`: never intended */
export async function viewForm(parts: FormParts, row: OutboxRow | null): Promise<FormView> {
  const { key, order, account, draft, confirmed, learnedMaximum, address = null, pasted = null } = parts;
  const shownRow = row === null ? null : await viewRow(row);
  return {
    key,
    accountId: account.id,
    order,
    draft,
    confirmed,
    learnedMaximum,
    address,
    pasted,
    row: shownRow,
  };
}

/**
 * The form of a store's order, drafted anew with what was typed over it.
 * @param row the newest of its order, which is waited for beside the draft; `null`: never intended
 */
export async function viewOrderForm(
  order: Order,
  context: DraftContext,
  row: Promise<OutboxRow | null> | OutboxRow | null,
  drafting = draftOrder(order, context),
): Promise<FormView> {
  const [drafted, newest] = await Promise.all([drafting, row]);
  const parts = {
    key: draftKeyOf(order),
    account: context.account,
    order: referenceOf(order),
    address: addressOf(order, context.settings),
  };
  return viewForm({ ...parts, ...drafted }, newest);
}
