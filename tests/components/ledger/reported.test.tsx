import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeNames } from '../../../lib/number-names/kept-names';
import { withNumber } from '../../../lib/number-names/number-names';
import type { ParcelStatus } from '../../../lib/number-names/parcel-status';
import { openDatabase } from '../../../lib/storage/db';
import { ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, field, plain } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';
import { NOON, names, showLedger } from './show-ledger';

beforeAll(() => giveElementsSize(520));

describe('what the service reported', () => {
  const parcelStatus = (statusId: number, status: string, words: string): ParcelStatus => ({
    ...{ statusId, status, words },
    at: NOON,
  });

  it('is looked for by its status in the person’s words, and by what became of the parcel', () => {
    const { entries } = showLedger([
      {
        ...ledgerEntry(0),
        parcelStatus: parcelStatus(4, 'At the desk', 'At the desk · Hebron'),
        fate: 'returned',
      },
      { ...ledgerEntry(1), parcelStatus: parcelStatus(7, 'Handed over', 'Handed over'), fate: 'delivered' },
      {
        ...ledgerEntry(2),
        parcelStatus: parcelStatus(4, 'At the desk', 'At the desk · Nablus'),
        fate: 'returned',
      },
      ledgerEntry(3),
    ]);
    const choices = () =>
      [...field('State').querySelectorAll('option')].map(({ textContent }) => textContent);
    const choose = (value: string) => fireEvent.change(field('State'), { target: { value } });
    expect(choices().filter((choice) => choice === 'At the desk' || choice === 'Handed over')).toHaveLength(
      2,
    );
    choose('told-4');
    expect(names()).toEqual(['أحمد 0', 'أحمد 2']);
    expect(screen.getByRole('table').textContent).toContain('At the desk · Nablus');
    choose('told-7');
    expect(names()).toEqual(['أحمد 1']);
    choose('only-made');
    expect(names()).toEqual(['أحمد 3']);
    // Where nothing was reported of any there is nothing to choose from.
    act(() => {
      entries.value = [ledgerEntry(3)];
    });
    expect(choices()).not.toContain('Handed over');
    expect(field('State').querySelector('option[value="delivered"]')).toBeNull();
  });

  it('stands beside the list as the parcel’s way, the newest first, each with its whole note, and grows', async () => {
    const database = await openDatabase();
    const state = { parcelCode: 'SB2000', positionId: 2, reference: null, at: NOON };
    const note = 'المستلم لا يجيب على الهاتف '.repeat(8);
    await database.add('parcel-events', { ...state, statusId: 4, note: null });
    await database.add('parcel-events', { ...state, statusId: 4, note });
    await database.add('parcel-events', { ...state, parcelCode: 'SB2001', statusId: 9, note: null });
    await changeNames(ACCOUNT.id, (all) =>
      withNumber(all, 'parcel-status', { number: 4, names: { en: 'On hold' } }),
    );
    const first = { ...ledgerEntry(0), parcelStatus: parcelStatus(4, 'On hold', 'On hold') };
    const { entries } = showLedger([first, ledgerEntry(1)]);
    fireEvent.click(screen.getByRole('button', { name: 'أحمد 0' }));
    const steps = async (length: number) => {
      const list = await screen.findByRole('heading', { name: 'What the delivery company reported' });
      const items = () => within(list.parentElement as HTMLElement).getAllByRole('listitem');
      await waitFor(() => expect(items()).toHaveLength(length));
      return items().map(({ textContent }) => plain(textContent));
    };
    const [second, begin] = await steps(2);
    expect(second).toContain(note);
    expect(begin).toMatch(/On hold · .*2/);
    await expectAccessible();
    await database.add('parcel-events', { ...state, statusId: 9, note: null });
    act(() => {
      entries.value = [{ ...first, parcelStatus: parcelStatus(9, 'Status 9', 'Status 9') }, ledgerEntry(1)];
    });
    expect((await steps(3))[0]).toContain('9');
  });
});
