import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  decideAside,
  EmptyDirectoryError,
  findAside,
  findDirectory,
  markVillage,
  replaceDirectory,
} from '../../../lib/villages/directory';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { dismissDropped, findDropped, learnVillage, listLearned } from '../../../lib/villages/learned';
import { listingOf, without } from './listing';

const LINES = ['نابلس: بورين, سبسطية, برقة', 'جنين: قباطية, جبع, عرابة'];
const LISTING = listingOf(LINES);
const account = { id: 'shop', identityVersion: 1 };

beforeEach(() => forgetVillages(account.id));

const names = async () => (await findDirectory(account.id))?.villages.map(({ name }) => name);
const learn = (villageId: number, village: string, text = 'town|') =>
  learnVillage(
    account.id,
    { text, written: 'Town', instead: null },
    { id: villageId, name: village, city: 'نابلس' },
    5,
  );

describe('a fetched list', () => {
  it('takes the old one’s place, with what the old one knew of hidden villages', async () => {
    await replaceDirectory(account, LISTING, 1);
    await markVillage(account.id, 2, { hidden: true });
    const { directory, aside } = await replaceDirectory(account, without(LISTING, 'جبع'), 2);
    expect(aside).toBeNull();
    expect(directory.villages.find(({ id }) => id === 2)?.hidden).toBe(true);
    expect(await names()).toEqual(['بورين', 'سبسطية', 'برقة', 'قباطية', 'عرابة']);
  });

  it('that leaves out a hidden village does not make it unknown: an order for it is told why', async () => {
    await replaceDirectory(account, LISTING, 1);
    await markVillage(account.id, 2, { hidden: true });
    const { directory } = await replaceDirectory(account, without(LISTING, 'سبسطية'), 2);
    expect(directory.villages.find(({ id }) => id === 2)).toMatchObject({ name: 'سبسطية', hidden: true });
    await markVillage(account.id, 2, { hidden: false });
    expect((await replaceDirectory(account, without(LISTING, 'سبسطية'), 3)).directory.villages).toHaveLength(
      5,
    );
  });

  it('lets a hidden village be offered again when a person says so', async () => {
    await replaceDirectory(account, LISTING, 1);
    await markVillage(account.id, 2, { hidden: true });
    await markVillage(account.id, 2, { hidden: false });
    expect(
      (await replaceDirectory(account, LISTING, 2)).directory.villages.some(({ hidden }) => hidden),
    ).toBe(false);
  });

  it('of another key forgets what the old one’s service hid', async () => {
    await replaceDirectory(account, LISTING, 1);
    await markVillage(account.id, 2, { hidden: true });
    const { directory } = await replaceDirectory({ ...account, identityVersion: 2 }, LISTING, 2);
    expect(directory.villages.some(({ hidden }) => hidden)).toBe(false);
  });

  it('without a village that is there leaves the old one alone', async () => {
    await replaceDirectory(account, LISTING, 1);
    const deleted = LISTING.map((village) => ({ ...village, deleted: true }));
    for (const empty of [[], deleted]) {
      await expect(replaceDirectory(account, empty, 2)).rejects.toThrow(EmptyDirectoryError);
    }
    expect(await findDirectory(account.id)).toMatchObject({ fetchedAt: 1 });
  });

  it('is a new revision for an index only where a name, a city or a place in the list changed', async () => {
    const first = (await replaceDirectory(account, LISTING, 1)).directory.revision;
    const closed = listingOf(LINES, { برقة: { closed: true, note: 'ثلوج' }, جبع: { deleted: true } });
    expect((await replaceDirectory(account, closed, 2)).directory.revision).toBe(first);
    expect((await replaceDirectory(account, without(LISTING, 'برقة'), 3)).directory.revision).toBe(first + 1);
  });
});

describe('a fetched list that has lost too much', () => {
  it('is kept aside, and the old one stays in use', async () => {
    await replaceDirectory(account, LISTING, 1);
    const { aside } = await replaceDirectory(account, without(LISTING, 'بورين', 'جبع', 'عرابة'), 2);
    expect(aside).toMatchObject({ gone: 3, of: 6, declined: false });
    expect(await names()).toHaveLength(6);
    expect(await findAside(account.id)).toMatchObject({ gone: 3, of: 6, fetchedAt: 2 });
  });

  it('counts villages that were deleted as lost', async () => {
    await replaceDirectory(account, LISTING, 1);
    const less = LISTING.map((village) => ({ ...village, deleted: village.city === 'نابلس' }));
    const { aside } = await replaceDirectory(account, less, 2);
    expect(aside).toMatchObject({ gone: 3, of: 6 });
  });

  it('is taken as it is where exactly a third is gone, and no more', async () => {
    await replaceDirectory(account, LISTING, 1);
    expect((await replaceDirectory(account, without(LISTING, 'بورين', 'جبع'), 2)).aside).toBeNull();
  });

  it('is taken when the person says so, with whatever was learned of lost villages dropped', async () => {
    await replaceDirectory(account, LISTING, 1);
    await learn(1, 'بورين');
    await replaceDirectory(account, without(LISTING, 'بورين', 'جبع', 'عرابة'), 2);
    expect(await listLearned(account.id)).toHaveLength(1);
    await decideAside(account.id, 'new');
    expect(await names()).toEqual(['سبسطية', 'برقة', 'قباطية']);
    expect(await findAside(account.id)).toBeNull();
    expect((await findDropped(account.id)).map(({ village }) => village)).toEqual(['بورين']);
  });

  it('is not asked about again while the service says the same; it is when it says something else', async () => {
    await replaceDirectory(account, LISTING, 1);
    const less = without(LISTING, 'بورين', 'جبع', 'عرابة');
    await replaceDirectory(account, less, 2);
    await decideAside(account.id, 'old');
    expect((await replaceDirectory(account, less, 3)).aside).toMatchObject({ declined: true, fetchedAt: 3 });
    const other = without(less, 'برقة');
    expect((await replaceDirectory(account, other, 4)).aside).toMatchObject({ declined: false, gone: 4 });
    expect(await names()).toHaveLength(6);
  });

  it('is forgotten when the next answer is whole again', async () => {
    await replaceDirectory(account, LISTING, 1);
    await replaceDirectory(account, without(LISTING, 'بورين', 'جبع', 'عرابة'), 2);
    await replaceDirectory(account, LISTING, 3);
    expect(await findAside(account.id)).toBeNull();
    expect(await decideAside(account.id, 'new')).toBeNull();
    expect(await names()).toHaveLength(6);
  });

  it('is no loss where address or key changed: that is another list', async () => {
    await replaceDirectory(account, LISTING, 1);
    const other = { ...account, identityVersion: 2 };
    expect((await replaceDirectory(other, without(LISTING, 'بورين', 'جبع', 'عرابة'), 2)).aside).toBeNull();
    expect(await names()).toHaveLength(3);
  });
});

describe('a learned village', () => {
  it('goes when its village is absent, deleted, or called otherwise, and is told of until dismissed', async () => {
    const changes = [
      without(LISTING, 'بورين'),
      listingOf(LINES, { بورين: { deleted: true } }),
      listingOf(LINES, { بورين: { name: 'حوارة' } }),
    ];
    for (const changed of changes) {
      await forgetVillages(account.id);
      await replaceDirectory(account, LISTING, 1);
      await learn(1, 'بورين');
      await learn(4, 'قباطية', 'other|');
      await replaceDirectory(account, changed, 2);
      expect((await listLearned(account.id)).map(({ village }) => village)).toEqual(['قباطية']);
      expect(await findDropped(account.id)).toMatchObject([{ village: 'بورين', written: 'Town' }]);
      await dismissDropped(account.id);
      expect(await findDropped(account.id)).toEqual([]);
    }
  });

  it('stays when its village is closed, hidden or spelled a little otherwise', async () => {
    await replaceDirectory(account, LISTING, 1);
    await learn(2, 'سبسطية');
    await markVillage(account.id, 2, { hidden: true });
    await replaceDirectory(account, listingOf(LINES, { سبسطية: { name: 'سبسطيه', closed: true } }), 2);
    expect(await listLearned(account.id)).toHaveLength(1);
  });
});

describe('an account that is removed', () => {
  it('leaves nothing of its villages, and another’s alone', async () => {
    const other = { id: 'shop2', identityVersion: 1 };
    await replaceDirectory(other, LISTING, 1);
    await learnVillage(other.id, { text: 'a|', written: 'A', instead: null }, LISTING_VILLAGE, 1);
    await replaceDirectory(account, LISTING, 1);
    await learn(1, 'بورين');
    await replaceDirectory(account, without(LISTING, 'بورين', 'جبع', 'عرابة'), 2);
    await decideAside(account.id, 'new');
    await forgetVillages(account.id);
    expect([
      await findDirectory(account.id),
      await findAside(account.id),
      await listLearned(account.id),
      await findDropped(account.id),
    ]).toEqual([null, null, [], []]);
    expect(await findDirectory(other.id)).not.toBeNull();
    expect(await listLearned(other.id)).toHaveLength(1);
  });
});

const LISTING_VILLAGE = { id: 1, name: 'بورين', city: 'نابلس' };
