import { describe, expect, it } from 'vitest';
import type { StatusMeaning } from '../../../lib/order';
import { opencart } from '../../../lib/stores/opencart/reader';
import type { StoreKind } from '../../../lib/stores/registry';
import { meaningOf, STATUSES } from '../../../lib/stores/status-meaning';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { need } from '../../need';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { PLAIN } from '../../stores/orders';
import { restOrder } from '../../stores/rest-order';
import { askedFrom, atDoor, shownOn } from './judged';
import { readMagento } from './open-magento';
import { openOpencart } from './open-opencart';
import { openOrderPage } from './open-page';
import { readPrestaShop } from './open-prestashop';
import { practice } from './practice';

const order = practice(PLAIN);

describe('each store’s own statuses', () => {
  it.each<[StoreKind, Readonly<Record<Exclude<StatusMeaning, 'to-ship'>, string>>]>([
    [
      'woocommerce',
      {
        held: 'on-hold checkout-draft auto-draft draft new ready-for-pickup',
        shipped: 'completed',
        ended: 'cancelled refunded failed trash',
      },
    ],
    ['opencart', { held: '', shipped: '3 5', ended: '7 8 9 10 11 12 13 14 16' }],
    ['prestashop', { held: '8 9 12', shipped: '4 5', ended: '6 7' }],
    [
      'magento',
      {
        held: 'pending_payment payment_review pending_paypal holded fraud',
        shipped: 'complete',
        ended: 'canceled closed paypal_canceled_reversal paypal_reversed',
      },
    ],
    ['medusa', { held: 'requires_action draft', shipped: 'completed archived', ended: 'canceled' }],
    [
      'shopify',
      {
        held: 'ON_HOLD SCHEDULED REQUEST_DECLINED',
        shipped: 'PARTIALLY_FULFILLED FULFILLED',
        ended: 'RESTOCKED CANCELLED VOIDED REFUNDED EXPIRED',
      },
    ],
  ])('%s', (kind, expected) => {
    const of = (meaning: StatusMeaning) => STATUSES[kind]?.[meaning].toSorted();
    for (const meaning of ['held', 'shipped', 'ended'] as const) {
      expect(of(meaning)).toEqual(expected[meaning].split(' ').filter(Boolean).toSorted());
      for (const status of of(meaning) ?? []) expect(meaningOf(kind, status).statusMeaning).toBe(meaning);
    }
    expect(of('to-ship')).not.toEqual([]);
  });

  it('a status that is none of them means nothing', () => {
    expect(meaningOf('woocommerce', 'wc-packed')).toEqual({});
    expect(meaningOf('woocommerce', 'constructor')).toEqual({});
    expect(meaningOf('opencart', '')).toEqual({});
    expect(meaningOf('woocommerce', null)).toEqual({});
  });
});

describe('are read by their codes, whatever the page’s language', () => {
  it('WooCommerce, from its interface and its page', async () => {
    const completed = { ...order, status: 'completed' };
    const { document, url } = openOrderPage(completed);
    expect(shownOn(woocommerce, { document, url })).toMatchObject({ statusMeaning: 'shipped' });
    const answer = async () => new Response(JSON.stringify(restOrder(completed)));
    const saved = await askedFrom(woocommerce, String(order.id), { document, url }, answer);
    expect(saved).toMatchObject({ statusMeaning: 'shipped' });
  });

  it.each(['2.3', '3.0', '4.0', '4.1'] as const)('OpenCart %s', (version) => {
    const { document, url } = openOpencart(OPENCART_ORDER, version);
    const saved = document.querySelector('#input-order-status option[selected]');
    expect(shownOn(opencart, { document, url })).toMatchObject({ statusMeaning: 'to-ship' });
    need(saved, 'saved status').setAttribute('value', '3');
    expect(shownOn(opencart, { document, url })).toMatchObject({ statusMeaning: 'shipped' });
    need(saved, 'saved status').setAttribute('value', '21');
    expect(shownOn(opencart, { document, url }).statusMeaning).toBeUndefined();
  });

  it('an order that its customer comes for, of WooCommerce', async () => {
    const { document, url } = openOrderPage(order);
    const rest = { ...restOrder(order), shipping_lines: [{ method_id: 'pickup_location', total: '0' }] };
    const answer = async () => new Response(JSON.stringify(rest));
    const saved = await askedFrom(woocommerce, String(order.id), { document, url }, answer);
    expect(saved).toMatchObject({ isPickedUp: true });
    expect(shownOn(woocommerce, { document, url }).isPickedUp).toBeUndefined();
    const row = document.querySelector('#order_shipping_line_items tr.shipping');
    if (row !== null) {
      row.innerHTML +=
        '<td><select class="shipping_method"><option value="flat_rate">x</option><option value="local_pickup" selected>x</option></select></td>';
    }
    expect(shownOn(woocommerce, { document, url }).isPickedUp).toBe(true);
  });

  it('PrestaShop and Magento', () => {
    expect(atDoor(readPrestaShop(order, { status: { id: 4, text: 'خرج للتوصيل' } }))).toMatchObject({
      statusMeaning: 'shipped',
    });
    expect(
      atDoor(readPrestaShop(order, { status: { id: 21, text: 'Shipped' } })).statusMeaning,
    ).toBeUndefined();
    expect(readMagento(order, { statusCode: 'holded' })).toMatchObject({ statusMeaning: 'held' });
    expect(readMagento(order, { status: 'holded' }).statusMeaning).toBeUndefined();
  });
});
