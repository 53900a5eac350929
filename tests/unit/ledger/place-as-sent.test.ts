import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { madeRow } from '../outbox/made-row';
import { ACCOUNT, entriesOf } from './made-entry';

/** What the company's list calls the village by now. */
const RENAMED = { village: 'بيت فوريك الجديدة', city: 'نابلس' };

beforeEach(async () => {
  const village = { id: 7, cityId: 1, name: 'بيت فوريك', city: 'نابلس' };
  const database = await openDatabase();
  await database.clear('outbox');
  await database.put('outbox', madeRow({ id: 'now', filledFrom: { key: 'now', address: null, village } }));
  await database.put('outbox', madeRow({ id: 'earlier' }));
});

const placesOf = async (today: typeof RENAMED | null) => {
  const entries = await entriesOf([ACCOUNT], () => today);
  return Object.fromEntries(entries.map(({ id, place }) => [id, place?.village ?? null]));
};

it('a parcel goes where it was sent, whatever the company’s list calls that village by now', async () => {
  expect(await placesOf(RENAMED)).toMatchObject({ now: 'بيت فوريك' });
  expect(await placesOf(null)).toMatchObject({ now: 'بيت فوريك' });
});

it('a parcel of an earlier version, which kept no name, has that of the list', async () => {
  expect(await placesOf(RENAMED)).toMatchObject({ earlier: RENAMED.village });
  expect(await placesOf(null)).toMatchObject({ earlier: null });
});

it('is found by the name that is shown', async () => {
  const entries = await entriesOf([ACCOUNT], () => RENAMED);
  const found = (text: string) =>
    entries.filter(({ searched }) => searched.includes(text)).map(({ id }) => id);
  expect(found('الجديده')).toEqual(['earlier']);
});
