import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { replaceDirectory } from '../../../lib/villages/directory';
import { listingOf } from '../villages/listing';

const places = readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8');
const fetched = vi.fn(async () => new Response(places)).mockRejectedValueOnce(new Error('no such file'));
vi.stubGlobal('fetch', fetched);

/** As a background does that begins anew. */
async function openAnew() {
  vi.resetModules();
  const { villageIndexOf } = await import('../../../entrypoints/background/directories/directories');
  return () => villageIndexOf('account');
}

it('an index built while the places could not be read serves, and the next background builds it with them', async () => {
  await replaceDirectory({ id: 'account', identityVersion: 1 }, listingOf(['طولكرم: طولكرم, بيت ليد']), 1);
  const open = await openAnew();
  const without = await open();
  expect(await open()).toEqual(without);
  expect(fetched).toHaveBeenCalledOnce();
  const whole = await (await openAnew())();
  expect(whole).not.toEqual(without);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await (await openAnew())()).toEqual(whole);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a name that is only near a village’s is asked about while the places cannot be read, and judged once they can', async () => {
  await replaceDirectory(
    { id: 'near', identityVersion: 1 },
    listingOf(['طولكرم: طولكرم, بيت ليد, عنبتا']),
    1,
  );
  vi.resetModules();
  const { matchAddress } = await import('../../../entrypoints/background/drafting/match-address');
  const isSure = async (city: string) => (await matchAddress('near', { city })).confident;
  fetched.mockRejectedValueOnce(new Error('no such file')).mockRejectedValueOnce(new Error('no such file'));
  expect(await isSure('طولكرمم')).toBe(false);
  expect(await isSure('طولكرم')).toBe(true);
  expect(await isSure('طولكرمم')).toBe(true);
});
