import { isZero } from '../decimal';
import type { Order, PageOrder } from '../order';
import { withNamedStates } from './named-state';
import { saysPaidAtOnce, saysPaidBefore } from './paid-before';
import { pickedUp } from './pick-up';
import { reconcile } from './reconcile';
import { customFieldsInData } from './woocommerce/data-fields';
import { depositAmong, readDeposit } from './woocommerce/deposits';

/**
 * The order of what a page's script sent: what needs words, rules and reckoning, and no page, is judged here, in the
 * background, so that no page carries it.
 */
export function judgeOrder(sent: PageOrder): Order {
  const { shown = [], deliveryNames = [], paidBefore, data, ...saved } = withNamedStates(sent);
  const order: Order = {
    ...saved,
    ...pickedUp(deliveryNames),
    payment: paymentBy(paidBefore) ?? saved.payment,
    ...(saved.store.kind === 'medusa' && isNothing(saved.paidTotal) && depositAmong(saved.customFields)),
    ...(data !== undefined && { paidTotal: readDeposit(data), ...customFieldsInData(data.meta_data) }),
  };
  return shown.map(withNamedStates).reduce(reconcile, order);
}

/** Medusa knows of nothing that was paid outside it. */
function isNothing(paid: Order['paidTotal']): boolean {
  return !paid.known || isZero(paid.value);
}

function paymentBy(paidBefore: PageOrder['paidBefore']): Order['payment'] | null {
  if (paidBefore === undefined || !saysPaidBefore(paidBefore.method)) return null;
  return saysPaidAtOnce(paidBefore.method) ? paidBefore.atOnce : paidBefore.byHand;
}
