import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { replaceDirectory } from '../../../lib/villages/directory';
import { listingOf } from '../villages/listing';

const places = readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8');
vi.stubGlobal('fetch', async () => new Response(places));

const { matchAddress } = await import('../../../entrypoints/background/drafting/match-address');

describe('a place elsewhere', () => {
  it('that has a village’s whole name in its own is not taken for the village', async () => {
    const cities = listingOf(['طولكرم: طولكرم, بيت ليد', 'قلقيلية: قلقيلية, عزون']);
    await replaceDirectory({ id: 'account', identityVersion: 1 }, cities, 1);
    const matchOf = (city: string) => matchAddress('account', { city });
    for (const city of ['خربة بيت ليد', 'خربة عزون']) {
      const { confident, evidence } = await matchOf(city);
      expect([confident, evidence.map(({ code }) => code)]).toEqual([
        false,
        expect.arrayContaining(['elsewhere']),
      ]);
    }
    for (const city of ['بيت ليد', 'بلدة بيت ليد', 'عزون'])
      expect((await matchOf(city)).confident).toBe(true);
  });
});
