import { PLAIN, practiceOrders } from '../stores/orders';
import type { PracticeOrder, PracticeParty } from '../stores/practice-order';

interface MadeOrder extends Partial<Pick<PracticeOrder, 'items' | 'currency' | 'paymentMethod' | 'paidAt'>> {
  readonly recipient?: Partial<PracticeParty>;
}

/** An order that nothing is in doubt of, with a phone of its own, but for what is given. */
export function madeOrder(id: number, { recipient = {}, ...change }: MadeOrder = {}): PracticeOrder {
  const plain = practiceOrders.find((order) => order.id === PLAIN);
  if (plain === undefined) throw new Error('the plain practice order is gone');
  const party = { ...plain.billing, phone: `05997${String(id).padStart(5, '0')}`, ...recipient };
  return { ...plain, ...change, id, billing: party, shipping: { ...party, phone: '' } };
}

/** The same, where what is delivered to has a phone of its own, as PrestaShop, Magento and OpenCart keep it. */
export function madeOrderOfPhones(id: number): PracticeOrder {
  const order = madeOrder(id);
  return { ...order, shipping: { ...order.shipping, phone: order.billing.phone } };
}
