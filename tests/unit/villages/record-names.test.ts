import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findDirectory, replaceDirectory } from '../../../lib/villages/directory';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { NO_PLACES } from '../../../lib/villages/gazetteer';
import { summarize } from '../../../lib/villages/listing/list-summary';
import { readList } from '../../../lib/villages/listing/read-list';
import { matchVillage } from '../../../lib/villages/match';
import {
  importRecordNames,
  listRecordNames,
  nameRecord,
  namesGiven,
} from '../../../lib/villages/record-names';
import { listingOf } from './listing';

const { openIndex } = await import('../../../lib/villages/stored-index');

const LISTING = listingOf(['نابلس: نابلس, 12- بورين (نابلس), ??? , قرى نابلس, قبلان, قبلان']);
const SHOP = { id: 'shop', identityVersion: 1 };

beforeEach(async () => {
  await forgetVillages('shop');
  await replaceDirectory(SHOP, LISTING, 1);
});

async function directory() {
  const found = await findDirectory('shop');
  if (found === null) throw new Error('no list');
  return found;
}

const answer = async (city: string) => {
  const index = await openIndex(await directory(), async () => NO_PLACES);
  const { confident, candidates } = matchVillage(index, { city, state: 'نابلس' });
  return confident ? candidates[0]?.village.id : null;
};

describe('a name that a person gives to a record', () => {
  it('is what orders find it by, until it is taken back; the record stays as it is', async () => {
    expect(await answer('كفر الزيتون')).toBeNull();
    await nameRecord('shop', 3, 'كفر الزيتون');
    expect(await answer('كفر الزيتون')).toBe(3);
    expect((await directory()).villages[2]?.name).toBe('???');
    await nameRecord('shop', 3, null);
    expect(await answer('كفر الزيتون')).toBeNull();
  });

  it('is believed only as long as the record is called as it was', async () => {
    await nameRecord('shop', 3, 'كفر الزيتون');
    const { villages } = await directory();
    const renamed = villages.map((village) => (village.id === 3 ? { ...village, name: 'قصرة' } : village));
    const names = await listRecordNames('shop');
    expect([...namesGiven(names, villages)]).toEqual([[3, 'كفر الزيتون']]);
    expect([...namesGiven(names, renamed)]).toEqual([]);
  });

  it('is added from a file, and stays what it is here unless the file wins', async () => {
    await nameRecord('shop', 3, 'كفر الزيتون');
    const entries = [
      { villageId: 3, record: '???', name: 'دير الزيتون' },
      { villageId: 4, record: 'قرى نابلس', name: 'بيتا' },
    ];
    const names = async () => (await listRecordNames('shop')).map(({ name }) => name);
    await importRecordNames('shop', entries, false);
    expect(await names()).toEqual(['كفر الزيتون', 'بيتا']);
    await importRecordNames('shop', entries, true);
    expect(await names()).toEqual(['دير الزيتون', 'بيتا']);
  });

  it('goes with the account', async () => {
    await nameRecord('shop', 3, 'كفر الزيتون');
    await forgetVillages('shop');
    expect(await listRecordNames('shop')).toEqual([]);
  });
});

describe('what was understood of a list', () => {
  it('names each record once in what it is', async () => {
    const { villages } = await directory();
    const given = new Map([[3, 'كفر الزيتون']]);
    const summary = summarize(villages, readList(villages, NO_PLACES, given), given);
    const ids = (records: readonly { readonly id: number }[]) => records.map(({ id }) => id);
    expect(ids(summary.apart)).toEqual([2, 3]);
    expect(ids(summary.doubles)).toEqual([5, 6]);
    expect(ids(summary.zones)).toEqual([4]);
    expect(ids(summary.unread)).toEqual([]);
    expect(ids(summarize(villages, readList(villages, NO_PLACES), new Map()).unread)).toEqual([3]);
  });
});
