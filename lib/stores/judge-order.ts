import { isZero } from '../decimal';
import { factValue, type Order, type PageOrder } from '../order';
import { withNamedStates } from './named-state';
import { saysPaidAtOnce, saysPaidBefore } from './paid-before';
import { pickedUp } from './pick-up';
import { reconcile } from './reconcile';
import { customFieldsInData } from './woocommerce/data-fields';
import { depositAmong, readDeposit } from './woocommerce/deposits';
import { readPayment } from './woocommerce/payment';

/**
 * The order of what a page's script sent: what needs words, rules and reckoning, and no page, is judged here, in the
 * background, so that no page carries it.
 */
export function judgeOrder(sent: PageOrder): Order {
  const { shown = [], deliveryNames = [], paidBefore, paid, data, ...saved } = withNamedStates(sent);
  const order: Order = {
    ...saved,
    ...pickedUp(deliveryNames),
    payment: paymentBy(paidBefore) ?? (paid === undefined ? saved.payment : paymentOf(saved, paid, data)),
    ...(saved.store.kind === 'medusa' && isNothing(saved.paidTotal) && depositAmong(saved.customFields)),
    ...(data !== undefined && { paidTotal: readDeposit(data), ...customFieldsInData(data.meta_data) }),
  };
  return shown.map(withNamedStates).reduce(reconcile, order);
}

/** Medusa knows of nothing that was paid outside it. */
function isNothing(paid: Order['paidTotal']): boolean {
  return !paid.known || isZero(paid.value);
}

/** Of a store whose own data, or whose page alone, say when an order was paid. */
function paymentOf(
  { paymentMethod, status }: Pick<Order, 'paymentMethod' | 'status'>,
  { date, transaction, title }: NonNullable<PageOrder['paid']>,
  data: PageOrder['data'],
): Order['payment'] {
  const from = data === undefined ? 'labelled-text' : 'store-data';
  return readPayment(paymentMethod, date, transaction, from, factValue(status), title);
}

function paymentBy(paidBefore: PageOrder['paidBefore']): Order['payment'] | null {
  if (paidBefore === undefined || !saysPaidBefore(paidBefore.method)) return null;
  return saysPaidAtOnce(paidBefore.method) ? paidBefore.atOnce : paidBefore.byHand;
}
