import { isZero } from '../decimal';
import { factValue, type Order, type PageOrder } from '../order';
import { blankOrder } from './blank-order';
import { withNamedStates } from './named-state';
import { saysPaidAtOnce, saysPaidBefore } from './paid-before';
import { pickedUp } from './pick-up';
import { readSent } from './read-sent';
import { reconcile } from './reconcile';
import { depositAmong } from './woocommerce/deposits';
import { readWooCommercePayment } from './woocommerce/payment';

/**
 * The order of what a page's script sent: what needs words, rules and reckoning, and no page, is judged here, in the
 * background, so that no page carries it.
 */
export function judgeOrder(sent: PageOrder): Order {
  const {
    shown = [],
    printed = shown.at(-1)?.printed,
    deliveryNames = [],
    paidBefore,
    paid,
    ...read
  } = readSent(sent);
  const saved = withNamedStates(read, printed);
  const order: Order = {
    ...saved,
    ...pickedUp(deliveryNames),
    payment: paymentBy(paidBefore) ?? (paid === undefined ? saved.payment : paymentOf(saved, paid)),
    ...(saved.store.kind === 'medusa' && isNothing(saved.paidTotal) && depositAmong(saved.customFields)),
  };
  const blank = blankOrder(sent.store, sent.id, sent.link);
  const pages = shown.map(({ printed, ...page }) =>
    withNamedStates(readSent({ ...blank, ...page }), printed),
  );
  return pages.reduce(reconcile, order);
}

/** Medusa knows of nothing that was paid outside it. */
function isNothing(paid: Order['paidTotal']): boolean {
  return !paid.known || isZero(paid.value);
}

/** Of a store whose page says when an order was paid. */
function paymentOf(
  { paymentMethod, status }: Pick<Order, 'paymentMethod' | 'status'>,
  { transaction }: NonNullable<PageOrder['paid']>,
): Order['payment'] {
  return readWooCommercePayment(paymentMethod, null, transaction, 'labelled-text', factValue(status));
}

function paymentBy(paidBefore: PageOrder['paidBefore']): Order['payment'] | null {
  if (paidBefore === undefined || !saysPaidBefore(paidBefore.method)) return null;
  return saysPaidAtOnce(paidBefore.method) ? paidBefore.atOnce : paidBefore.byHand;
}
