import { describe, expect, it } from 'vitest';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { restOrder } from '../../stores/rest-order';
import { readOpen } from './judged';
import { ORIGIN, openOrderPage } from './open-page';
import { practice } from './practice';

const PLAIN = practice(101);
const GIFT_CARD = 14;
const CUP = 15;
const SIZE_OF_CUP = 16;

const noPlace = { address1: '', address2: '', city: '', state: '', postcode: '' };
const nobody = { ...noPlace, firstName: '', lastName: '', company: '', country: '', phone: '' };
const withoutPlace = {
  ...PLAIN,
  billing: { ...PLAIN.billing, ...noPlace },
  shipping: nobody,
  delivery: [],
};
const billed = { ...withoutPlace, billing: PLAIN.billing };

interface Shop {
  readonly order?: typeof withoutPlace;
  readonly part?: object;
  /** Whether goods are virtual, by their id; the shop tells of no other. */
  readonly goods?: Readonly<Record<number, unknown>>;
}

/** The order of a shop as it is read, and which of the shop's goods were asked about. */
async function read({ order = withoutPlace, part = {}, goods = { [GIFT_CARD]: true } }: Shop) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    if (pathname.endsWith(`/orders/${order.id}`)) {
      const json = restOrder(order);
      return Response.json({ ...json, line_items: json.line_items.map(lineOf(GIFT_CARD)), ...part });
    }
    const id = Number(/products\/(\d+)$/.exec(pathname)?.[1]);
    if (!Number.isNaN(id)) asked.push(String(input));
    return id in goods
      ? Response.json({ id, virtual: goods[id] })
      : Response.json({ code: 'x' }, { status: 403 });
  };
  return { order: await readOpen(woocommerce, openOrderPage(order), fetch), asked };
}

const [ITEM] = restOrder(PLAIN).line_items;
const lineOf =
  (product_id: number, variation_id = 0) =>
  (line: object = { ...ITEM }) => ({ ...line, product_id, variation_id });

describe('an order of WooCommerce with no way of delivery and nowhere to deliver to', () => {
  it('is of nothing to send where the shop says so of all its goods', async () => {
    const { order, asked } = await read({});
    expect(order.isVirtual).toBe(true);
    expect(asked).toEqual([`${ORIGIN}/wp-json/wc/v3/products/${GIFT_CARD}?_fields=id,virtual`]);
  });

  it('is so with an address to bill too', async () => {
    expect((await read({ order: billed })).order.isVirtual).toBe(true);
  });

  it('asks of each of the goods once, and of what was chosen among kinds of one', async () => {
    const line_items = [lineOf(GIFT_CARD)(), lineOf(GIFT_CARD)(), lineOf(CUP, SIZE_OF_CUP)()];
    const { order, asked } = await read({
      part: { line_items },
      goods: { [GIFT_CARD]: true, [SIZE_OF_CUP]: true, [CUP]: false },
    });
    expect(order.isVirtual).toBe(true);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Shop]>([
    [
      'one of them is sent',
      { part: { line_items: [lineOf(GIFT_CARD)(), lineOf(CUP)()] }, goods: { 14: true, 15: false } },
    ],
    ['the shop does not tell', { goods: {} }],
    ['the shop tells it otherwise than it should', { goods: { [GIFT_CARD]: 'yes' } }],
    ['it answers about other goods', { goods: { [GIFT_CARD]: undefined } }],
    ['the goods are no longer in the shop', { part: { line_items: [lineOf(0)()] } }],
    ['a line does not say what it is of', { part: { line_items: [ITEM] } }],
    ['it has no lines', { part: { line_items: [] } }],
    ['its lines are no list', { part: { line_items: null } }],
    ['the fields of its ways of delivery are missing', { part: { shipping_lines: undefined } }],
  ])('is not said to be so where %s', async (_, shop) => {
    expect((await read(shop)).order.isVirtual).toBeUndefined();
  });

  it.each<[string, Shop]>([
    ['it has a way of delivery', { order: { ...withoutPlace, delivery: PLAIN.delivery } as never }],
    ['it has somewhere to deliver to', { order: { ...withoutPlace, shipping: PLAIN.shipping } as never }],
    [
      'it is of very many goods',
      { part: { line_items: Array.from({ length: 11 }, (_, index) => lineOf(100 + index)()) } },
    ],
  ])('and the shop is not asked where %s', async (_, shop) => {
    const { order, asked } = await read(shop);
    expect(order.isVirtual).toBeUndefined();
    expect(asked).toEqual([]);
  });
});
