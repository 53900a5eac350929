import type { InputOf } from '../../../lib/messaging/protocol';
import type { FormView } from '../../../lib/messaging/views/form';
import type { Order } from '../../../lib/order';
import { findFeeIn } from '../../../lib/parcel/delivery-line';
import { callerOf } from './caller';
import { ACCOUNT } from './fake-service';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { createFromForm } = await import('../../../entrypoints/background/forms/forms');
const { shipOrder } = await import('./at-door');

/** Presses what the bar shows of an order. */
export async function pressBar(order: Order) {
  const caller = callerOf(order.store.origin);
  const { digest } = await openOrder(order, caller);
  return shipOrder(order, digest ?? '', caller);
}

/** Presses a form as it stands, with the account that it was shown with; its window is closed at once. */
export function pressForm(
  { key, order, address, draft, facts, confirmed, joining }: PressedForm,
  change: Partial<InputOf<'parcel/create'>> = {},
) {
  const { id: accountId, identityVersion, currency } = ACCOUNT;
  return createFromForm({
    key,
    order,
    accountId,
    identityVersion,
    currency,
    fields: draft.fields,
    confirmed: [...confirmed],
    address,
    fee: findFeeIn(draft.reckoning),
    facts,
    joining,
    force: false,
    again: false,
    ...change,
  });
}

/** What a press takes of a form. */
type PressedForm = Pick<FormView, 'key' | 'order' | 'address' | 'draft' | 'facts' | 'confirmed' | 'joining'>;
