import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order, StoreIdentity } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { medusa } from '../../../lib/stores/medusa/reader';
import { shopify } from '../../../lib/stores/shopify/reader';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import { youcan } from '../../../lib/stores/youcan/reader';
import { MEDUSA_ORDER_ID, medusaOrder } from '../../stores/medusa/medusa-order';
import { medusaOrderPage } from '../../stores/medusa/medusa-page';
import { PLAIN } from '../../stores/orders';
import { restOrder } from '../../stores/rest-order';
import { shopifyAnswer } from '../../stores/shopify/order-answer';
import { readAnswered } from './judged';
import { openOrderPage } from './open-page';
import { openShopify } from './open-shopify';
import { openYouCan, youCanAnswer } from './open-youcan';
import { GARBAGE, inventedFacts, valuesByPath } from './page-faults';
import { type OpenPage, parsedPage } from './parse-page';
import { practice } from './practice';

interface Answering {
  readonly adapter: StoreAdapter;
  readonly page: OpenPage;
  readonly answer: object;
  /** What is another right value when a part of the answer is gone. */
  readonly mayChange: RegExp;
}

const plain = practice(PLAIN);

const STORES: Readonly<Record<string, Answering>> = {
  Medusa: {
    adapter: medusa,
    page: parsedPage(
      medusaOrderPage(MEDUSA_ORDER_ID, '1042'),
      `https://shop.example/app/orders/${MEDUSA_ORDER_ID}`,
    ),
    answer: medusaOrder(),
    // Without the checkout's name for a payment by hand, the provider's own.
    mayChange: /^(?:paymentMethod|payment)$/,
  },
  Shopify: {
    adapter: shopify,
    page: openShopify(plain.id),
    answer: shopifyAnswer(plain).data.order,
    // Any time of cancelling is one.
    mayChange: /^status/,
  },
  WooCommerce: {
    adapter: woocommerce,
    page: openOrderPage(plain),
    answer: { ...restOrder(plain), payment_method: 'custom', payment_method_title: 'الدفع عند الاستلام' },
    // Cash with the mark of a gateway is looked at; without the shop's name for its method, that is its code.
    mayChange: /^payment(?:Method)?$/,
  },
  YouCan: {
    adapter: youcan,
    page: openYouCan(),
    answer: youCanAnswer,
    // Without a status it is held; a tracking number of whatever kind says that it was sent.
    mayChange: /^(?:status|isShipped)/,
  },
};

type Json = Record<string, unknown>;
const FAULTS = ['delete', 'garble', 'wrap', 'wordless', 'duplicate', 'null'] as const;
type Fault = (typeof FAULTS)[number];
type Place = readonly string[];

/** Every place in an answer: the keys that lead to it. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [key],
    ...placesIn(part).map((rest) => [key, ...rest]),
  ]);
}

/** The object or list that holds the place, and the key there; `null` where an earlier fault took it away. */
function holderOf(json: Json, place: Place): { readonly holder: Json; readonly key: string } | null {
  let holder: unknown = json;
  for (const key of place.slice(0, -1)) {
    holder = typeof holder === 'object' && holder !== null ? (holder as Json)[key] : undefined;
  }
  const key = place.at(-1);
  return typeof holder === 'object' && holder !== null && key !== undefined
    ? { holder: holder as Json, key }
    : null;
}

function inflict(json: Json, place: Place, fault: Fault): void {
  const { holder, key = '' } = holderOf(json, place) ?? {};
  if (holder === undefined) return;
  if (fault === 'delete') Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
  if (fault === 'null') holder[key] = null;
  if (fault === 'garble') holder[key] = GARBAGE;
  if (fault === 'wrap') holder[key] = { value: holder[key] };
  // An object that no text can be made of.
  if (fault === 'wordless') holder[key] = { toString: null, valueOf: null };
  if (fault === 'duplicate' && Array.isArray(holder)) holder.push(holder[Number(key)]);
}

describe.each(Object.entries(STORES))(
  'an answer of %s with parts missing, wrapped, doubled or garbled',
  (_, shop) => {
    const { adapter, page, answer, mayChange } = shop;
    const { document, url } = page;
    const found = adapter.detect(document, url);
    if (found?.page !== 'order') throw new Error('no order’s page');
    const { store, orderId }: { store: StoreIdentity; orderId: string } = found;
    const whole = () => JSON.parse(JSON.stringify(answer)) as Json;
    const read = (json: Json): Order => readAnswered(store, orderId, json);
    const places = placesIn(whole());

    it('one fault: the right value or unknown', () => {
      const truth = valuesByPath(read(whole()));
      for (const place of places) {
        for (const fault of FAULTS.filter((one) => one !== 'null')) {
          const json = whole();
          inflict(json, place, fault);
          const order = read(json);
          expect(orderSchema.safeParse(order).error).toBeUndefined();
          const invented = inventedFacts(order, truth, (path) => mayChange.test(path));
          expect(invented, `${place.join('.')} ${fault}`).toEqual([]);
          expect(order.payment.known ? order.payment.value : 'unknown').not.toBe('paid');
        }
      }
    });

    it('many faults, and anything anywhere: never an exception, never what the background refuses', async () => {
      const faults = fc.array(fc.tuple(fc.constantFrom(...places), fc.constantFrom(...FAULTS)), {
        maxLength: 12,
      });
      const anything = fc.oneof(
        fc.jsonValue(),
        fc.array(fc.dictionary(fc.constantFrom('total', 'name', 'quantity'), fc.jsonValue())),
      );
      await fc.assert(
        fc.asyncProperty(faults, fc.constantFrom(...places), anything, async (some, place, value) => {
          const json = whole();
          for (const [at, fault] of some) inflict(json, at, fault);
          const { holder, key = '' } = holderOf(json, place) ?? {};
          if (holder !== undefined) holder[key] = value;
          expect(orderSchema.safeParse(read(json)).error).toBeUndefined();
          const fetch = async () => Response.json(value);
          const { signal } = new AbortController();
          expect(await adapter.readStructured?.(orderId, { document, url, fetch, signal })).toBeNull();
        }),
        { numRuns: 300 },
      );
    });
  },
);
