import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { chooseLabels } from '../../../lib/labels/choose-labels';
import { forgetPrinted, isPrinted, keepPrinted, readPrintedLabels } from '../../../lib/labels/printed-labels';
import { madeEntry } from '../ledger/made-entry';

const NOON = new Date(2026, 10, 22, 12).getTime();
const HOUR = 60 * 60_000;

describe('a printed label', () => {
  it('is kept with its code: a code that is corrected wants a new label', async () => {
    await keepPrinted([{ rowId: 'a', parcelCode: 'SB1' }], 1);
    const labels = await readPrintedLabels();
    expect(isPrinted(labels, { id: 'a', parcelCode: 'SB1' })).toBe(true);
    expect(isPrinted(labels, { id: 'a', parcelCode: 'SB7' })).toBe(false);
    expect(isPrinted(labels, { id: 'b', parcelCode: null })).toBe(false);
  });

  it('is none when a person says that it did not come out', async () => {
    await keepPrinted([{ rowId: 'a', parcelCode: 'SB1' }], 1);
    await forgetPrinted([{ rowId: 'a' }]);
    expect((await readPrintedLabels()).size).toBe(0);
  });
});

describe('the labels to print', () => {
  const entries = [
    madeEntry({ id: 'late', createdAt: NOON }),
    { ...madeEntry({ id: 'printed', createdAt: NOON - HOUR }), printed: true },
    madeEntry({ id: 'early', createdAt: NOON - 2 * HOUR }),
    madeEntry({ id: 'no code', createdAt: NOON, parcelCode: null, state: 'made-code-unknown' }),
    madeEntry({ id: 'no parcel', createdAt: NOON, parcelCode: null, state: 'refused' }),
    madeEntry({ id: 'last night', createdAt: NOON - 13 * HOUR }),
    madeEntry({ id: 'waits for days', createdAt: NOON - 47 * HOUR }),
    madeEntry({ id: 'two days ago', createdAt: NOON - 48 * HOUR, handedOverAt: NOON - 40 * HOUR }),
    madeEntry({ id: 'last month', createdAt: NOON - 30 * 24 * HOUR }),
  ];
  const ids = (choice: Parameters<typeof chooseLabels>[1]) =>
    chooseLabels(entries, choice, NOON).map(({ id }) => id);

  it('are today’s that were not printed and yesterday’s whose parcels wait for the driver, the first first', () => {
    expect(ids('unprinted')).toEqual(['last night', 'early', 'late']);
  });

  it('are all of today’s, or those of a week that were not printed, where that is asked for', () => {
    expect(ids('today')).toEqual(['early', 'printed', 'late']);
    expect(ids('week-unprinted')).toEqual(['two days ago', 'waits for days', 'last night', 'early', 'late']);
  });
});
