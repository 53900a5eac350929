import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { medusa } from '../../../lib/stores/medusa/reader';
import { MEDUSA_ORDER_ID, medusaOrder } from '../../stores/medusa/medusa-order';
import { readAnswered } from './judged';
import { GARBAGE, inventedFacts, valuesByPath } from './page-faults';
import { parsePage } from './parse-page';

const STORE = { kind: 'medusa', origin: 'https://shop.example', basePath: '/app/' } as const;

type Json = Record<string, unknown>;

const order = (): Json => JSON.parse(JSON.stringify(medusaOrder()));
const read = (json: Json) => readAnswered(STORE, MEDUSA_ORDER_ID, json);

/** Every place in the answer: the keys that lead to it. */
function placesIn(value: unknown): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    [key],
    ...placesIn(part).map((rest) => [key, ...rest]),
  ]);
}

const places = placesIn(order());

/** The object or list that holds the place, and the key there. */
function holderOf(json: Json, place: readonly string[]): { holder: Json; key: string } | null {
  let holder: unknown = json;
  for (const key of place.slice(0, -1)) {
    holder = typeof holder === 'object' && holder !== null ? (holder as Json)[key] : undefined;
  }
  const key = place.at(-1);
  return typeof holder === 'object' && holder !== null && key !== undefined
    ? { holder: holder as Json, key }
    : null;
}

function inflict(json: Json, place: readonly string[], kind: string): void {
  const found = holderOf(json, place);
  if (found === null) return;
  const { holder, key } = found;
  if (kind === 'delete') delete holder[key];
  if (kind === 'null') holder[key] = null;
  if (kind === 'garble') holder[key] = GARBAGE;
  if (kind === 'wrap') holder[key] = { value: holder[key] };
  if (kind === 'duplicate' && Array.isArray(holder)) holder.push(holder[Number(key)]);
}

const page = parsePage('<div id="medusa"></div>');
const url = new URL(`${STORE.origin}${STORE.basePath}orders/${MEDUSA_ORDER_ID}`);
const { signal } = new AbortController();

const truth = valuesByPath(read(order()) as Order);

/**
 * What is another right value when a part of the answer is gone: without the checkout's name for a payment by
 * hand, the provider's own. (A `null` is no fault: it is how the store says that there is none.)
 */
const MAY_CHANGE = /^(paymentMethod|payment)$/;

describe('an answer with parts missing, wrapped, doubled or garbled', () => {
  it('one fault: the right value or unknown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom('delete', 'garble', 'wrap', 'duplicate'),
        (place, kind) => {
          const json = order();
          inflict(json, place, kind);
          const result = read(json);
          expect(orderSchema.safeParse(result).error).toBeUndefined();
          const invented = inventedFacts(result, truth, (path) => MAY_CHANGE.test(path));
          expect(invented, `${place.join('.')} ${kind}`).toEqual([]);
          expect(result.payment.known ? result.payment.value : 'unknown').not.toBe('paid');
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('many faults, or any JSON at all: never an exception, never what the background refuses', async () => {
    const faults = fc.array(
      fc.tuple(fc.constantFrom(...places), fc.constantFrom('delete', 'null', 'garble', 'wrap')),
      { maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(faults, fc.jsonValue(), async (some, anything) => {
        const json = order();
        for (const [place, kind] of some) inflict(json, place, kind);
        const found = holderOf(json, some[0]?.[0] ?? ['metadata']);
        if (found !== null) found.holder[found.key] = anything;
        expect(orderSchema.safeParse(read(json)).error).toBeUndefined();
        const fetch = async () => Response.json(anything);
        expect(await medusa.readStructured?.(MEDUSA_ORDER_ID, page, url, fetch, signal)).toBeNull();
      }),
    );
  });
});
