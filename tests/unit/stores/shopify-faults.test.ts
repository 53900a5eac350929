import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { orderSchema } from '../../../lib/order-schema';
import { shopifyAnswer } from '../../stores/shopify/order-answer';
import { factsOf } from './open-page';
import { plain, structured } from './open-shopify';

describe('an answer with parts missing or of another shape', () => {
  const whole = () => structuredClone(shopifyAnswer(plain)) as unknown;

  /** Every place in the answer, as the way to it. */
  function placesOf(value: unknown, way: readonly string[] = []): (readonly string[])[] {
    if (typeof value !== 'object' || value === null) return [way];
    return [way, ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...way, key]))];
  }

  const places = placesOf(whole()).filter((way) => way.length > 2);

  function changed(way: readonly string[], change: (parent: Record<string, unknown>, key: string) => void) {
    const answer = whole();
    let parent = answer as Record<string, unknown>;
    for (const key of way.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
    change(parent, way.at(-1) ?? '');
    return answer;
  }

  it('one part gone: the right value or unknown', async () => {
    const truth = factsOf((await structured(plain, whole())) as Order);
    for (const way of places) {
      const order = await structured(
        plain,
        changed(way, (parent, key) => {
          if (Array.isArray(parent)) parent.splice(Number(key), 1);
          else delete parent[key];
        }),
      );
      if (order === null) continue;
      for (const [path, value] of factsOf(order)) {
        if (value === null) continue;
        expect(truth.get(path), `${way.join('.')}: ${path}`).toBe(value);
      }
    }
  });

  it('anything in any part: never an exception, never anything the background refuses', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.anything(), async (way, value) => {
        const order = await structured(
          plain,
          changed(way, (parent, key) => {
            parent[key] = value;
          }),
        ).catch((error: unknown) => {
          // What no JSON can hold.
          if (error instanceof TypeError || error instanceof RangeError) return null;
          throw error;
        });
        if (order !== null) expect(orderSchema.safeParse(order).error).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});
