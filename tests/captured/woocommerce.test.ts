import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type Fact, factValue, type Order, type Party } from '../../lib/order';
import { recogniseStore } from '../../lib/stores/registry';
import { woocommerce } from '../../lib/stores/woocommerce/reader';
import { judged, readOrder } from '../unit/stores/judged';
import { type CapturedPage, capturedLists, capturedOrders, capturedPagesThere } from './captured-pages';

/** What WooCommerce's own interface says of an order: the truth every reading is compared with. */
interface Truth {
  readonly number: string;
  readonly status: string;
  readonly currency: string;
  readonly total: string;
  readonly shipping_total: string;
  readonly total_tax: string;
  readonly payment_method: string;
  readonly customer_note: string;
  readonly billing: Readonly<Record<string, string>>;
  readonly shipping: Readonly<Record<string, string>>;
  readonly line_items: readonly { name: string; quantity: number; total: string }[];
  readonly fee_lines: readonly { total: string }[];
  readonly refunds: readonly { total: string }[];
}

/** Judged by hand, from the method, the payment's date and the transaction of each order. */
const PAYMENTS: Readonly<Record<string, string>> = {
  20: 'unpaid',
  21: 'unpaid',
  22: 'unpaid',
  23: 'unpaid',
  24: 'paid',
  25: 'unpaid',
  26: 'unpaid',
  27: 'doubtful',
  28: 'doubtful',
  30: 'unpaid',
  31: 'unpaid',
  34: 'unknown',
  35: 'unpaid',
  36: 'unpaid',
  39: 'unpaid',
  42: 'paid',
};

const tidy = (text: string) => text.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
const cents = (amount: string) => Math.round(Number(amount) * 100);
const sum = (lines: readonly { total: string }[]) => lines.reduce((all, line) => all + cents(line.total), 0);

/** The same value; where the truth is empty, unknown. */
function expectText(fact: Fact<string>, truth: string, where: string) {
  if (tidy(truth) === '') expect(fact, where).toMatchObject({ known: false });
  else expect(fact, where).toMatchObject({ known: true, sure: true, value: tidy(truth) });
}

function expectAmount(fact: Fact<string>, truth: number, where: string) {
  expect(fact, where).toMatchObject({ known: true, sure: true });
  expect(cents(fact.known ? fact.value : ''), where).toBe(truth);
}

function expectParty(party: Party, truth: Readonly<Record<string, string>>, where: string) {
  expectText(party.name, `${truth.first_name} ${truth.last_name}`, `${where} name`);
  expectText(party.company, truth.company ?? '', `${where} company`);
  expectText(party.phone, truth.phone ?? '', `${where} phone`);
  expectText(party.address1, truth.address_1 ?? '', `${where} address 1`);
  expectText(party.address2, truth.address_2 ?? '', `${where} address 2`);
  expectText(party.city, truth.city ?? '', `${where} city`);
  expectText(party.state, truth.state ?? '', `${where} state`);
  expectText(party.postcode, truth.postcode ?? '', `${where} postcode`);
  expectText(party.country, truth.country ?? '', `${where} country`);
}

/** Everything but the currency, which the document does not say, and the payment, which it says of some orders alone. */
function expectSharedFacts(order: Order, truth: Truth) {
  expectText(order.number, truth.number, 'number');
  expectText(order.status, truth.status, 'status');
  expectText(order.paymentMethod, truth.payment_method, 'payment method');
  expectText(order.customerNote, truth.customer_note, 'customer note');
  expectParty(order.billing, truth.billing, 'billing');
  expectParty(order.shipping, truth.shipping, 'shipping');
  expect(order.items.map(({ name, quantity }) => [name, Number(factValue(quantity))])).toEqual(
    truth.line_items.map(({ name, quantity }) => [tidy(name), quantity]),
  );
  order.items.forEach((item, index) => {
    expectAmount(item.amount, cents(truth.line_items[index]?.total ?? ''), `item ${index}`);
  });
  expectAmount(order.shippingTotal, cents(truth.shipping_total), 'shipping');
  expectAmount(order.feesTotal, sum(truth.fee_lines), 'fees');
  expectAmount(order.taxTotal, cents(truth.total_tax), 'tax');
  expectAmount(order.refundedTotal, -sum(truth.refunds) || 0, 'refunded');
  expectAmount(order.total, cents(truth.total), 'total');
}

function open({ html, url }: CapturedPage): Document {
  return new JSDOM(html, { url: url.href }).window.document;
}

const answering = (body: string) => async () => new Response(body);
const signal = new AbortController().signal;

describe.skipIf(!capturedPagesThere)(
  'pages captured from a running WooCommerce (skipped where they are not)',
  () => {
    describe.each(capturedOrders())('$folder, order $id', (page) => {
      const truth: Truth = JSON.parse(page.truth);
      const document = open(page);

      it('is recognised, as this order of this store', () => {
        expect(recogniseStore(document, page.url)).toEqual({
          page: 'order',
          orderId: page.id,
          store: { kind: 'woocommerce', origin: page.url.origin, basePath: '/wp-admin/' },
        });
      });

      it('its document says what the interface says, or that it does not know', () => {
        const order = judged(woocommerce).readDocument(document, page.url);
        expectSharedFacts(order, truth);
        expect(order.currency).toMatchObject({ known: false, why: 'ambiguous' });
        // Where the page shows no payment, only an order in the statuses that would show one is surely unpaid.
        if (order.payment.known) expect(order.payment.value).toBe(PAYMENTS[page.id]);
        else expect(order.payment.why).toBe('not-shown');
        expect(order.link).toBe(page.url.href);
      });

      it('its interface is read whole', async () => {
        const order = await judged(woocommerce).readStructured?.(page.id, {
          document,
          url: page.url,
          fetch: answering(page.truth),
          signal,
        });
        if (!order) throw new Error('nothing was read');
        expectSharedFacts(order, truth);
        expectText(order.currency, truth.currency, 'currency');
        expect(order.payment.known ? order.payment.value : 'unknown').toBe(PAYMENTS[page.id]);
      });

      it('the two agree, so that nothing stops it', async () => {
        const saved = await judged(woocommerce).readStructured?.(page.id, {
          document,
          url: page.url,
          fetch: answering(page.truth),
          signal,
        });
        await expect(
          readOrder({ adapter: woocommerce, document, url: page.url, fetch: answering(page.truth), signal }),
        ).resolves.toEqual(saved);
      });

      it('has a place for the bar where the store has its own actions', () => {
        expect(woocommerce.anchor?.(document)?.element.id).toBe('woocommerce-order-actions');
      });
    });

    it.each(capturedLists())('$folder: the list is recognised', (page) => {
      expect(woocommerce.detect(open(page), page.url)).toMatchObject({ page: 'order-list' });
    });
  },
);
