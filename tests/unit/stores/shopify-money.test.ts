import { describe, expect, it } from 'vitest';
import { unknown } from '../../../lib/order';
import type { PracticeOrder } from '../../stores/practice-order';
import { type ShopifyChoice, shopifyAnswer } from '../../stores/shopify/order-answer';
import { data, plain, readShopify as read, structured } from './open-shopify';

describe('its amounts', () => {
  const taxed: PracticeOrder = {
    ...plain,
    items: [{ name: 'Rug', sku: 'R', quantity: 2, subtotal: 100_00, total: 90_00, tax: 14_40 }],
  };

  it('with tax beside them and inside them', async () => {
    await expect(read(taxed)).resolves.toMatchObject({
      taxTotal: data('14.4'),
      total: data('124.4'),
      items: [{ amount: data('90.0') }],
    });
    // Of tax beside the amounts nobody knows how much is the delivery's.
    expect((await read(taxed)).shippingTax).toBeUndefined();
    await expect(read(taxed, { taxesIncluded: true })).resolves.toMatchObject({
      shippingTotal: data('20.0'),
      shippingTax: data('0'),
      total: data('124.4'),
      items: [{ amount: { known: false } }],
    });
  });

  it('what was taken out before anybody paid is not asked for', async () => {
    const order = await read(plain, { removed: 30_00 });
    expect(order).toMatchObject({ total: data('80.0'), items: [{ amount: { known: false } }] });
  });

  it('what was given back was part of the total', async () => {
    const back = { status: 'PARTIALLY_REFUNDED', manual: false, gateways: ['shopify_payments'] };
    const order = await read(plain, { ...back, received: 110_00, refunded: 45_00, removed: 45_00 });
    expect(order).toMatchObject({ total: data('110.0'), refundedTotal: data('45.0'), payment: data('paid') });
  });

  it('are unknown where Shopify’s own total of what is owed contradicts them', async () => {
    const answer = shopifyAnswer(plain);
    const outstanding = { presentmentMoney: { amount: '90.0', currencyCode: 'ILS' } };
    const order = await structured(plain, {
      data: { order: { ...answer.data.order, totalOutstandingSet: outstanding } },
    });
    expect(order?.total).toEqual(unknown('disagree', '110.0'));
  });

  it('of a delivery that was given cheaper is open: only its full price is said', async () => {
    const answer = shopifyAnswer(plain);
    const cheaper = { presentmentMoney: { amount: '100.0', currencyCode: 'ILS' } };
    const order = await structured(plain, {
      data: { order: { ...answer.data.order, currentTotalPriceSet: cheaper, totalOutstandingSet: cheaper } },
    });
    expect(order).toMatchObject({
      total: data('100.0'),
      shippingTotal: unknown('ambiguous', '20.0'),
      feesTotal: { known: false },
    });
  });

  it('of a list that goes on, nothing is said', async () => {
    const answer = shopifyAnswer(plain);
    const lineItems = { ...answer.data.order.lineItems, pageInfo: { hasNextPage: true } };
    const order = await structured(plain, { data: { order: { ...answer.data.order, lineItems } } });
    expect(order?.items).toEqual([]);
  });
});

describe('whether it is paid', () => {
  const card = { manual: false, gateways: ['shopify_payments'] };
  it.each<[string, ShopifyChoice, unknown]>([
    ['cash on delivery', {}, data('unpaid')],
    ['cash under a name of the shop’s own', { gateways: ['الدفع عند الاستلام'] }, data('unpaid')],
    ['a bank’s transfer that has not come', { gateways: ['Bank Deposit'] }, data('unpaid')],
    ['cash marked as paid at hand-over', { status: 'PAID', received: 110_00 }, data('doubtful')],
    ['by card', { status: 'PAID', received: 110_00, ...card }, data('paid')],
    ['more than it costs by now', { status: 'PAID', received: 130_00, ...card }, data('paid')],
    [
      'by card, all given back',
      { status: 'REFUNDED', received: 110_00, refunded: 110_00, removed: 110_00, ...card },
      data('paid'),
    ],
    [
      'marked as paid, nobody knows how',
      { status: 'PAID', received: 110_00, gateways: [], manual: null },
      data('doubtful'),
    ],
    ['authorised only', { status: 'AUTHORIZED', ...card }, unknown('ambiguous', 'AUTHORIZED')],
    ['a gateway still at work', { status: 'PENDING', ...card }, unknown('ambiguous', 'PENDING')],
    ['to be paid some time', { status: 'PENDING', gateways: [], manual: null }, data('unpaid', false)],
    ['a deposit, the rest in cash', { status: 'PARTIALLY_PAID', received: 50_00 }, data('unpaid')],
    [
      'a deposit, the rest somehow',
      { status: 'PARTIALLY_PAID', received: 50_00, gateways: ['gift_card', 'Cash on Delivery (COD)'] },
      unknown('ambiguous', 'PARTIALLY_PAID'),
    ],
    [
      'a deposit, part of it given back',
      { status: 'PARTIALLY_PAID', received: 50_00, refunded: 20_00 },
      data('doubtful'),
    ],
    ['paid, yet something is left', { status: 'PAID', received: 50_00, ...card }, data('doubtful')],
    ['voided', { status: 'VOIDED' }, unknown('ambiguous', 'VOIDED')],
    ['a status of tomorrow', { status: 'SPLIT' }, unknown('ambiguous', 'SPLIT')],
  ])('%s', async (_, choice, payment) => {
    expect((await read(plain, choice)).payment).toEqual(payment);
  });

  it('a deposit is said', async () => {
    const order = await read(plain, { status: 'PARTIALLY_PAID', received: 50_00 });
    expect(order).toMatchObject({ total: data('110.0'), paidTotal: data('50.0') });
  });

  it('an order that ended is called so', async () => {
    expect((await read(plain, { cancelledAt: '2026-11-02T00:00:00Z' })).status).toEqual(data('CANCELLED'));
    expect((await read(plain, { status: 'VOIDED' })).status).toEqual(data('VOIDED'));
  });
});
