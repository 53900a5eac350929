import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { order as orderAtDoor } from '../../../lib/messaging/inputs';
import { known, type PageOrder, unknown } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { judgeOrder } from '../../../lib/stores/judge-order';
import { MAGENTO_PLACES } from '../../../lib/stores/magento/places';
import { PRESTASHOP_PLACES } from '../../../lib/stores/prestashop/places';
import { STORE_KINDS } from '../../../lib/stores/registry';
import { mergeReadings } from '../../../lib/stores/sent-facts';
import { WOOCOMMERCE_PLACES } from '../../../lib/stores/woocommerce/places';
import { readDocumentOf } from './judged';
import { practice } from './practice';

const read = readDocumentOf(practice(101));

/** What stores call parts of an order. */
const KEYS = [
  'total',
  'meta_data',
  'line_items',
  'items',
  'metadata',
  'payment',
  'shipping',
  'refunds',
  'name',
];

describe('an order that a page sent', () => {
  it('is at the background’s door what it is judged to be, with nothing of what it was judged by', () => {
    const sent: PageOrder = {
      ...mergeReadings(read, read),
      deliveryNames: ['Local pickup'],
      paidBefore: { method: 'PayPal', atOnce: known('paid', 'store-data'), byHand: unknown('not-shown') },
      answer: { total: '110', meta_data: [{ key: 'village_name', value: 'دورا' }] },
    };
    const judged = orderAtDoor.parse(structuredClone(sent));
    expect(judged).toMatchObject({
      isPickedUp: true,
      payment: known('paid', 'store-data'),
      customFields: [{ key: 'village_name', value: 'دورا' }],
    });
    for (const only of ['shown', 'deliveryNames', 'paidBefore', 'answer'])
      expect(judged).not.toHaveProperty(only);
  });

  it('that was kept as collected stays so, though no name of its delivery is kept', () => {
    const kept = judgeOrder({ ...read, deliveryNames: ['Local pickup'] });
    expect(orderAtDoor.parse(kept)).toMatchObject({ isPickedUp: true });
  });

  it('has the note that its store named last, whatever its pages show', () => {
    const old = { ...read, ownNote: 'OLD-1' };
    const storeNotes = [{ author: 'system', note: '[Shahna] NEW-2 · x' }, {}];
    expect(judgeOrder({ ...mergeReadings(old, old), storeNotes })).toMatchObject({ ownNote: 'NEW-2' });
    expect(judgeOrder({ ...mergeReadings(old, old), storeNotes: [] }).ownNote).toBe('OLD-1');
    expect(judgeOrder(mergeReadings(read, old)).ownNote).toBe('OLD-1');
  });

  it('has what staff wrote by its store’s notes, where no page shows it, and nothing that the store wrote itself', () => {
    const storeNotes = [
      { author: 'رنا', note: '<p>الزبون لغى <b>الطلب</b></p>' },
      { author: 'system', note: 'Order status changed from On hold to Cancelled.' },
      { author: 'رنا', note: '[Shahna] SB-1 · parcel made' },
    ];
    const judged = judgeOrder({ ...read, storeNotes });
    expect(judged.remarks?.map((one) => one.replace(/\s+/g, ' '))).toEqual(['الزبون لغى الطلب']);
    expect(judgeOrder({ ...mergeReadings(read, read), storeNotes }).remarks).toEqual(judged.remarks);
    expect(judged).not.toHaveProperty('storeNotes');
  });

  it('is refused with an answer or a page that is larger than any', () => {
    const isTaken = (more: object) => orderAtDoor.safeParse({ ...read, ...more }).success;
    expect(isTaken({ answer: { note: 'x'.repeat(10) } })).toBe(true);
    expect(isTaken({ storeNotes: [{ note: 'x'.repeat(4_000_001) }] })).toBe(false);
    expect(isTaken({ answer: { note: 'x'.repeat(4_000_000) } })).toBe(false);
    const texts = (notes: readonly string[]) => ({ texts: { at: { notes }, rows: {} } });
    const most = 'x'.repeat(10_001);
    expect(isTaken(texts(new Array(10).fill(most)))).toBe(true);
    expect(isTaken(texts([`${most}x`]))).toBe(false);
    expect(isTaken(texts(new Array(400).fill(most)))).toBe(false);
    const items = new Array(2_001).fill({ name: ['Oil'] });
    expect(isTaken({ texts: { at: {}, rows: { items } } })).toBe(false);
    // Five hundred lines, each with all the prices that Magento can show of it.
    expect(isTaken(texts(new Array(500 * 14).fill('₪5.00')))).toBe(true);
    expect(isTaken(texts(new Array(10_001).fill('x')))).toBe(false);
    const row = { name: new Array(10_001).fill('x') };
    expect(isTaken({ texts: { at: {}, rows: { items: [row] } } })).toBe(false);
  });

  it('is an order, whatever a hostile page sends as what stands on it', () => {
    const all = [MAGENTO_PLACES, PRESTASHOP_PLACES, WOOCOMMERCE_PLACES];
    const texts = (places: readonly object[]) =>
      fc.dictionary(
        fc.constantFrom(...places.flatMap((one) => Object.keys(one))),
        fc.array(fc.oneof(fc.string(), fc.constant('₪5.00'))),
      );
    const at = texts(all.map((places) => places.at));
    const row = texts(all.flatMap(({ rows }) => Object.values(rows).map((one) => one.at)));
    const rows = fc.dictionary(fc.constantFrom('goods', 'items', 'fees', 'shipping'), fc.array(row));
    const kinds = fc.constantFrom('magento', 'prestashop', 'woocommerce');
    fc.assert(
      fc.property(kinds, fc.record({ at, rows }), (kind, texts) => {
        const sent = { ...read, store: { ...read.store, kind }, texts };
        expect(orderSchema.safeParse(orderAtDoor.parse(sent)).error).toBeUndefined();
      }),
    );
  });

  it('is an order or refused, whatever a hostile page sends as its store’s answer', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STORE_KINDS),
        fc.dictionary(fc.constantFrom(...KEYS), fc.jsonValue()),
        (kind, answer) => {
          const sent = { ...read, store: { ...read.store, kind }, answer };
          const { success, data: judged } = orderAtDoor.safeParse(sent);
          expect(success).toBe(true);
          if (success) expect(orderSchema.safeParse(judged).error).toBeUndefined();
        },
      ),
    );
  });
});
