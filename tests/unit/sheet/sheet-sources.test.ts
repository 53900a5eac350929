import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { SHEET_ROLES, type SheetColumns } from '../../../lib/sheet/sheet-columns';
import { forgetSources, importSources, keepSource, readSources } from '../../../lib/sheet/sheet-sources';

const columns = Object.fromEntries(SHEET_ROLES.map((role) => [role, null])) as SheetColumns;
const madeSource = (source: string) => ({ source, heading: ['Name'], columns });
const namesOf = async (accountId: string) => (await readSources(accountId)).map(({ source }) => source);

it('keeps what two windows say of two sources at once', async () => {
  await keepSource('gone', madeSource('Old'));
  await Promise.all([
    keepSource('mine', madeSource('Instagram')),
    keepSource('mine', madeSource('WhatsApp')),
    importSources('other', [madeSource('Fair')]),
    forgetSources('gone'),
  ]);
  expect((await namesOf('mine')).toSorted()).toEqual(['Instagram', 'WhatsApp']);
  expect(await namesOf('other')).toEqual(['Fair']);
  expect(await namesOf('gone')).toEqual([]);
});

it('keeps what was said before there were more columns to ask for', async () => {
  const { currency: _, payment: __, ...before } = columns;
  await keepSource('earlier', { source: 'Old', heading: ['Name'], columns: before });
  expect(await namesOf('earlier')).toEqual(['Old']);
  await keepSource('earlier', madeSource('New'));
  expect(await namesOf('earlier')).toEqual(['New', 'Old']);
});
