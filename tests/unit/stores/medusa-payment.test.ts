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

const CASH = { payment: 'cod' };
const BY_HAND = 'pp_system_default';
const CARD = 'pp_stripe_stripe';

interface PaymentCase {
  readonly title: string;
  readonly status: string;
  readonly provider?: string;
  readonly named?: Readonly<Record<string, unknown>>;
  readonly captured?: number;
  readonly refunded?: number;
  readonly payment: string;
  readonly method: string;
}

const PAYMENTS: readonly PaymentCase[] = [
  { title: 'cash, ordered', status: 'not_paid', named: CASH, payment: 'unpaid', method: 'cod' },
  {
    title: 'cash, “authorised” by the checkout itself',
    status: 'authorized',
    named: CASH,
    payment: 'unpaid',
    method: 'cod',
  },
  {
    title: 'cash, marked as paid: at hand-over, or before?',
    status: 'captured',
    named: CASH,
    captured: 266.9,
    payment: 'doubtful',
    method: 'cod',
  },
  {
    title: 'by hand, nobody says how',
    status: 'captured',
    captured: 266.9,
    payment: 'doubtful',
    method: BY_HAND,
  },
  {
    title: 'a bank transfer that arrived',
    status: 'captured',
    named: { payment_method: 'bank_transfer' },
    captured: 266.9,
    payment: 'paid',
    method: 'bank_transfer',
  },
  {
    title: 'a deposit',
    status: 'partially_captured',
    named: CASH,
    captured: 50,
    payment: 'unpaid',
    method: 'cod',
  },
  {
    title: 'a part captured that is more than the whole',
    status: 'partially_captured',
    named: CASH,
    captured: 300,
    payment: 'doubtful',
    method: 'cod',
  },
  {
    title: 'a card, charged',
    status: 'captured',
    provider: CARD,
    captured: 266.9,
    payment: 'paid',
    method: CARD,
  },
  {
    title: 'a card, charged less than the total',
    status: 'captured',
    provider: CARD,
    captured: 200,
    payment: 'doubtful',
    method: CARD,
  },
  {
    title: 'a card, to be charged later',
    status: 'authorized',
    provider: CARD,
    payment: 'unknown',
    method: CARD,
  },
  {
    title: 'a card, charged in part',
    status: 'partially_captured',
    provider: CARD,
    captured: 50,
    payment: 'unknown',
    method: CARD,
  },
  {
    title: 'a card, charged and given back in part',
    status: 'partially_refunded',
    provider: CARD,
    captured: 266.9,
    refunded: 20,
    payment: 'paid',
    method: CARD,
  },
  {
    title: 'said to be unpaid, yet something was captured',
    status: 'not_paid',
    named: CASH,
    captured: 10,
    payment: 'doubtful',
    method: 'cod',
  },
  {
    title: 'a status of a later version',
    status: 'on_the_moon',
    named: CASH,
    payment: 'unknown',
    method: 'cod',
  },
];

describe('paid or not', () => {
  it.each(PAYMENTS)('$title: $payment', (one) => {
    const { status, provider = BY_HAND, named = {}, captured, refunded, payment, method } = one;
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
    const cancelled = medusaCollection(CARD, { captured: 99, status: 'canceled' });
    const byHand = medusaCollection(BY_HAND);
    expect(read({ payment_collections: [cancelled, byHand] })).toMatchObject({
      paidTotal: { value: '0' },
      paymentMethod: { value: 'cod' },
    });
    const both = read({ payment_collections: [medusaCollection(CARD), byHand] });
    expect(both.paymentMethod).toEqual(unknown('ambiguous'));
  });

  it('what the order’s summary contradicts is not known', () => {
    const order = read({ summary: { paid_total: 40, refunded_total: 0 } });
    expect(order.paidTotal).toEqual(unknown('disagree', '0'));
    expect(order.payment).toMatchObject({ value: 'doubtful' });
  });
});
