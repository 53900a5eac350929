import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { replaceDirectory } from '../../../lib/villages/directory';
import { listingOf } from '../villages/listing';

const places = readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8');
const fetched = vi.fn(async () => new Response(places)).mockRejectedValueOnce(new Error('no such file'));
vi.stubGlobal('fetch', fetched);

const { forgetRead, villageIndexOf } = await import(
  '../../../entrypoints/background/directories/directories'
);

it('an index that was built while the places could not be read is built anew with them', async () => {
  await replaceDirectory({ id: 'account', identityVersion: 1 }, listingOf(['طولكرم: طولكرم, بيت ليد']), 1);
  const without = await villageIndexOf('account');
  const next = await villageIndexOf('account');
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(next).not.toEqual(without);
  forgetRead();
  expect(await villageIndexOf('account')).toEqual(next);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('an address is judged with the places elsewhere as soon as they can be read', async () => {
  vi.resetModules();
  fetched.mockRejectedValueOnce(new Error('no such file')).mockRejectedValueOnce(new Error('no such file'));
  const { matchAddress } = await import('../../../entrypoints/background/drafting/match-address');
  await replaceDirectory({ id: 'elsewhere', identityVersion: 1 }, listingOf(['طولكرم: طولكرم, بيت ليد']), 1);
  const isConfident = async () => (await matchAddress('elsewhere', { city: 'خربة بيت ليد' })).confident;
  expect([await isConfident(), await isConfident()]).toEqual([true, false]);
});
