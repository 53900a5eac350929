import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { replaceDirectory } from '../../../lib/villages/directory';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { NO_PLACES } from '../../../lib/villages/gazetteer';
import { searchVillages } from '../../../lib/villages/search';
import { listingOf, without } from './listing';

const manifest = { version: '1.0.0' };
vi.mock('wxt/browser', () => ({ browser: { runtime: { getManifest: () => manifest } } }));

const { findSearchIndex, forgetIndexes, openIndex } = await import('../../../lib/villages/stored-index');

const LISTING = listingOf(['نابلس: بورين, سبسطية, برقة', 'جنين: قباطية, جبع, عرابة']);
const noPlaces = async () => NO_PLACES;
const account = { id: 'shop', identityVersion: 1 };

beforeEach(async () => {
  manifest.version = '1.0.0';
  await forgetVillages(account.id);
});

const replace = async (cities = LISTING) => (await replaceDirectory(account, cities, 1)).directory;

describe('a directory’s index', () => {
  it('is there for the picker once it was built, and finds what the built one finds', async () => {
    const directory = await replace();
    expect(await findSearchIndex(directory)).toBeNull();
    const built = await openIndex(directory, noPlaces);
    const search = await findSearchIndex(directory);
    if (search === null) throw new Error('nothing was stored');
    const { villages } = directory;
    expect(searchVillages({ villages, search }, 'قبا')).toEqual(searchVillages(built, 'قبا'));
  });

  it('is read back the same as it was built', async () => {
    const directory = await replace();
    const built = await openIndex(directory, noPlaces);
    expect(await openIndex(directory, noPlaces)).toEqual(built);
  });

  it('is not taken for another list’s, nor for one that another version of the extension built', async () => {
    const directory = await replace();
    await openIndex(directory, noPlaces);
    expect(await findSearchIndex(await replace(without(LISTING, 'جبع')))).toBeNull();
    await openIndex(directory, noPlaces);
    manifest.version = '1.0.1';
    expect(await findSearchIndex(directory)).toBeNull();
  });

  it('is built anew after all were let go of', async () => {
    const directory = await replace();
    await openIndex(directory, noPlaces);
    await forgetIndexes();
    expect(await findSearchIndex(directory)).toBeNull();
    await openIndex(directory, noPlaces);
    expect(await findSearchIndex(directory)).not.toBeNull();
  });

  it('serves where it cannot be kept', async () => {
    const directory = await replace();
    const database = await openDatabase();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const index = await openIndex(directory, noPlaces);
    full.mockRestore();
    expect(searchVillages(index, 'قبا')).toHaveLength(1);
    expect(await database.count('village-indexes')).toBe(0);
  });
});
