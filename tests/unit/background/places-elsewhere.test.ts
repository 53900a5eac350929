import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { replaceDirectory } from '../../../lib/villages/directory';
import { countUse } from '../../../lib/villages/usage';
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

describe('a village that is listed in two zones of one governorate', () => {
  const account = 'two-zones';
  const order = { city: 'حلحول', state: 'الخليل', address1: 'قرب المسجد' };

  it('is asked about until one of the two was shipped to, and then is that one', async () => {
    const cities = listingOf(['محافظة الخليل: الخليل, حلحول, يطا', 'شمال الخليل: حلحول, بيت أمر']);
    await replaceDirectory({ id: account, identityVersion: 1 }, cities, 1);
    const asked = await matchAddress(account, order);
    expect([asked.confident, asked.choices.map(({ city }) => city).sort()]).toEqual([
      false,
      ['شمال الخليل', 'محافظة الخليل'],
    ]);
    const used = cities.find(({ name, city }) => name === 'حلحول' && city === 'شمال الخليل');
    await countUse(account, used?.id ?? 0, Date.now());
    const next = await matchAddress(account, { ...order, address1: 'واد الشنار' });
    expect([next.confident, next.candidates[0]?.village]).toEqual([true, used]);
    expect(next.reason).toEqual({ code: 'listed-twice', taken: 'used' });
    // What speaks against the place is asked about all the same.
    expect((await matchAddress(account, { city: 'حلحول', address1: 'يطا' })).confident).toBe(false);
  });

  it('is asked about where a record of it is closed, whichever was used', async () => {
    const cities = listingOf(['محافظة الخليل: الخليل, حلحول, يطا', 'شمال الخليل: حلحول, بيت أمر']);
    const [used, closed] = cities.filter(({ name }) => name === 'حلحول');
    const halfClosed = cities.map((one) => (one === closed ? { ...one, closed: true } : one));
    await replaceDirectory({ id: 'half-closed', identityVersion: 1 }, halfClosed, 1);
    await countUse('half-closed', used?.id ?? 0, Date.now());
    expect((await matchAddress('half-closed', order)).confident).toBe(false);
  });
});
