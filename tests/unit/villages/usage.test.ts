import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { countUse, readUse } from '../../../lib/villages/usage';

const DAY = 24 * 60 * 60_000;
const NOW = 1_000 * DAY;

beforeEach(() => forgetVillages('shop'));

const use = async () => await readUse('shop', NOW);

describe('how much a village is used', () => {
  it('counts a parcel once, however often it is told of', async () => {
    for (const at of [NOW - 5, NOW - 5, NOW - 5]) await countUse('shop', 7, at);
    expect((await use()).get(7)).toBeCloseTo(1);
  });

  it('sets often before seldom, and lately before long ago', async () => {
    for (const at of [NOW - 2 * DAY, NOW - DAY, NOW]) await countUse('shop', 1, at);
    await countUse('shop', 2, NOW);
    for (const at of [NOW - 300 * DAY, NOW - 299 * DAY, NOW - 298 * DAY]) await countUse('shop', 3, at);
    const weights = await use();
    expect([...weights].sort(([, a], [, b]) => b - a).map(([id]) => id)).toEqual([1, 2, 3]);
  });

  it('is each account’s own', async () => {
    await countUse('shop2', 7, NOW);
    expect(await use()).toEqual(new Map());
    await forgetVillages('shop2');
  });

  it('is always above nothing and never above the number of parcels, whatever the clocks say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2_000 * DAY), { minLength: 1, maxLength: 8 }), async (times) => {
        await forgetVillages('shop');
        for (const at of times) await countUse('shop', 7, at);
        const weight = (await use()).get(7) ?? 0;
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThanOrEqual(times.length);
      }),
      { numRuns: 50 },
    );
  });
});
