import { describe, expect, it } from 'vitest';
import { type Order, unknown } from '../../../lib/order';
import {
  MEDUSA_ORDER_ID,
  type MedusaOrder,
  medusaCollection,
  medusaOrder,
} from '../../stores/medusa/medusa-order';
import { readAnswered } from './judged';

const STORE = { kind: 'medusa', origin: 'https://shop.example', basePath: '/app/' } as const;

function read(part: Partial<MedusaOrder>): Order {
  return readAnswered(STORE, MEDUSA_ORDER_ID, medusaOrder(part));
}

const BY_HAND = { provider: 'pp_system_default', named: {}, method: 'pp_system_default' } as const;
const CARD = { provider: 'pp_stripe_stripe', named: {}, method: 'pp_stripe_stripe' } as const;
const CASH = { ...BY_HAND, named: { payment: 'cod' }, method: 'cod' } as const;
const TRANSFER = { ...BY_HAND, named: { payment_method: 'bank_transfer' }, method: 'bank_transfer' } as const;

/**
 * What it is, the status, who took the money, how much was captured and given back; and what is known of the payment.
 */
const PAYMENTS = [
  ['cash, ordered', 'not_paid', CASH, [], 'unpaid'],
  ['cash, “authorised” by the checkout itself', 'authorized', CASH, [], 'unpaid'],
  ['cash, marked as paid: at hand-over, or before?', 'captured', CASH, [266.9], 'doubtful'],
  ['by hand, nobody says how', 'captured', BY_HAND, [266.9], 'doubtful'],
  ['a bank transfer that arrived', 'captured', TRANSFER, [266.9], 'paid'],
  ['a deposit', 'partially_captured', CASH, [50], 'unpaid'],
  ['a part captured that is more than the whole', 'partially_captured', CASH, [300], 'doubtful'],
  ['a card, charged', 'captured', CARD, [266.9], 'paid'],
  ['a card, charged less than the total', 'captured', CARD, [200], 'doubtful'],
  ['a card, to be charged later', 'authorized', CARD, [], 'unknown'],
  ['a card, charged in part', 'partially_captured', CARD, [50], 'unknown'],
  ['a card, charged and given back in part', 'partially_refunded', CARD, [266.9, 20], 'paid'],
  ['said to be unpaid, yet something was captured', 'not_paid', CASH, [10], 'doubtful'],
  ['a status of a later version', 'on_the_moon', CASH, [], 'unknown'],
] as const;

describe('paid or not', () => {
  it.each(PAYMENTS)('%s', (_, status, { provider, named, method }, [captured, refunded], payment) => {
    const order = read({
      payment_status: status,
      metadata: named,
      payment_collections: [
        medusaCollection(provider, { captured: captured ?? null, refunded: refunded ?? null }),
      ],
      summary: {},
    });
    expect(order.payment.known ? order.payment.value : 'unknown').toBe(payment);
    expect(order.paymentMethod).toMatchObject({ value: method });
    expect(order.paidTotal).toMatchObject({ value: String(captured ?? 0) });
    expect(order.refundedTotal).toMatchObject({ value: String(refunded ?? 0) });
  });

  it('a cancelled collection counts for nothing; of two ways to pay neither is taken', () => {
    const cancelled = medusaCollection(CARD.provider, { captured: 99, status: 'canceled' });
    const byHand = medusaCollection(BY_HAND.provider);
    expect(read({ payment_collections: [cancelled, byHand] })).toMatchObject({
      paidTotal: { value: '0' },
      paymentMethod: { value: 'cod' },
    });
    const both = read({ payment_collections: [medusaCollection(CARD.provider), byHand] });
    expect(both.paymentMethod).toEqual(unknown('ambiguous'));
  });

  it('what the order’s summary contradicts is not known', () => {
    const order = read({ summary: { paid_total: 40, refunded_total: 0 } });
    expect(order.paidTotal).toEqual(unknown('disagree', '0'));
    expect(order.payment).toMatchObject({ value: 'doubtful' });
  });
});
