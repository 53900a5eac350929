import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressKeys } from '../../../lib/villages/correction';
import { replaceDirectory } from '../../../lib/villages/directory';
import { forgetVillages } from '../../../lib/villages/forget-villages';
import { learnVillage, listLearned } from '../../../lib/villages/learned';
import {
  importLearned,
  isNewer,
  readLearnedFile,
  writeLearnedFile,
} from '../../../lib/villages/learned-file';
import type { LearnedVillage, StoredDirectory } from '../../../lib/villages/stored';
import { listingOf } from './listing';

const LINES = ['نابلس: بورين, سبسطية, برقة', 'جنين: قباطية, جبع', 'القدس: جبع'];
let directory: StoredDirectory;

beforeEach(async () => {
  await forgetVillages('shop');
  directory = (await replaceDirectory({ id: 'shop', identityVersion: 1 }, listingOf(LINES), 1)).directory;
});

const made = (change: Partial<LearnedVillage> = {}): LearnedVillage => ({
  accountId: 'shop',
  text: 'qalat|',
  written: 'Qalat',
  instead: null,
  villageId: 1,
  village: 'بورين',
  city: 'نابلس',
  certain: true,
  learnedAt: 10,
  ...change,
});

const importAll = (...learned: readonly LearnedVillage[]) =>
  importLearned('shop', directory.villages, readLearnedFile(writeLearnedFile(learned)), isNewer);

describe('a file of what was learned', () => {
  it('comes back as it went out, in another account of the same service', async () => {
    await learnVillage(
      'other',
      { text: 'a|b', written: 'A · B', instead: 2 },
      { id: 4, name: 'قباطية', city: 'جنين' },
      7,
    );
    const learned = await listLearned('other');
    expect(await importAll(...learned)).toEqual({ added: 1, replaced: 0, kept: 0, missing: 0 });
    expect(await listLearned('shop')).toEqual([{ ...learned[0], accountId: 'shop' }]);
    await forgetVillages('other');
  });

  it('comes back with whatever an address is known by', async () => {
    const street = 'شارع '.repeat(150);
    const addresses = [
      { city: 'نابلس', address1: 'دوار', aside: ['قرب المسجد', 'الطابق الثاني'] },
      { city: 'نابلس', address1: street },
      { city: street, address1: 'دوار' },
    ];
    const texts = addresses.flatMap(addressKeys);
    const learned = texts.map((text) => made({ text }));
    expect(readLearnedFile(writeLearnedFile(learned)).map(({ text }) => text)).toEqual(texts);
  });

  it('names neither the account nor anything else of it', () => {
    expect(writeLearnedFile([made()])).not.toContain('shop"');
    expect(writeLearnedFile([made()])).not.toContain('accountId');
  });

  it('adds, lets the newer of two stay, and removes nothing', async () => {
    await importAll(made({ text: 'one|', learnedAt: 10 }), made({ text: 'two|', learnedAt: 10 }), made());
    const result = await importAll(
      made({ text: 'one|', learnedAt: 11, villageId: 2, village: 'سبسطية' }),
      made({ text: 'two|', learnedAt: 9, villageId: 2, village: 'سبسطية' }),
      made({ text: 'three|' }),
    );
    expect(result).toEqual({ added: 1, replaced: 1, kept: 1, missing: 0 });
    const now = Object.fromEntries((await listLearned('shop')).map(({ text, village }) => [text, village]));
    expect(now).toEqual({ 'one|': 'سبسطية', 'two|': 'بورين', 'three|': 'بورين', 'qalat|': 'بورين' });
  });

  it('finds a village by its name and city where the ids are another service’s', async () => {
    const elsewhere = made({ villageId: 9001, village: 'قباطيه', city: 'جنين', instead: 9002 });
    expect(await importAll(elsewhere)).toMatchObject({ added: 1 });
    expect(await listLearned('shop')).toMatchObject([{ villageId: 4, village: 'قباطية', instead: null }]);
  });

  it('never takes an id for a village of another name', async () => {
    expect(await importAll(made({ villageId: 2, village: 'بورين', city: 'نابلس' }))).toMatchObject({
      added: 1,
    });
    expect(await listLearned('shop')).toMatchObject([{ villageId: 1, village: 'بورين' }]);
  });

  it('leaves out and counts villages that this account does not have', async () => {
    expect(await importAll(made({ villageId: 77, village: 'حيفا', city: 'حيفا' }))).toMatchObject({
      added: 0,
      missing: 1,
    });
    expect(await listLearned('shop')).toEqual([]);
  });
});

describe('a file that is none of ours', () => {
  it.each([
    ['no JSON', 'hello', 'not-ours'],
    ['an empty one', '', 'not-ours'],
    ['another JSON', '{"villages":[]}', 'not-ours'],
    ['a wrong entry', writeLearnedFile([made({ villageId: 1.5 })]), 'not-ours'],
    ['a key that no address makes', writeLearnedFile([made({ text: 'a|b|c' })]), 'not-ours'],
    ['one of a later version', '{"format":"shahna-learned-villages","version":2,"towns":[]}', 'newer'],
    ['one too large', ' '.repeat(5_000_001), 'too-large'],
  ])('is refused: %s', (_what, content, code) => {
    expect(() => readLearnedFile(content)).toThrow(expect.objectContaining({ code }));
  });

  it('is refused with a code, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (content) => {
        expect(() => readLearnedFile(content)).toThrow(expect.objectContaining({ name: 'OwnFileError' }));
      }),
    );
  });
});
