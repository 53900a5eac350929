import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { HandoverPage } from '../../../entrypoints/desk/handover/HandoverPage';
import { routeOf } from '../../../entrypoints/desk/route';
import { LANGUAGES, type Language } from '../../../lib/i18n/language';
import { openDatabase } from '../../../lib/storage/db';
import type { TypedKey } from '../../../lib/storage/records';
import { findTyped } from '../../../lib/typed/typed-forms';
import { colleagueEntry, ledgerEntry } from '../support/made-entries';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, field, plain, show } from '../support/show';

const tones = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../../components/handover/tone', () => ({ soundWrong: () => (tones.count += 1) }));

const PARCELS = [
  ledgerEntry(0),
  ledgerEntry(1, { request: { ...ledgerRequest(), total_price: '20.50' } }),
  ledgerEntry(2, { parcelCode: null, state: 'made-code-unknown' }),
];

function ledgerRequest() {
  return {
    recipient: { first_name: 'رنا', phone: '0599123456' },
    address: { village_id: 742, city_id: 4, street_name: 'شارع البلدية' },
    total_price: '175',
    description: 'زيت',
  };
}

const KEY: TypedKey = [ACCOUNT.id, 'handover', ''];
/** What is kept as ticked, for whoever comes back to the sheet. */
const expectKept = (ticked: readonly string[] | null) =>
  waitFor(async () =>
    expect(await findTyped(KEY, z.object({ ticked: z.array(z.string()) }))).toEqual(ticked && { ticked }),
  );

/** The sheet, of which these were ticked before. @returns what is handed over, by one press after the other */
async function showHandover(ticked: readonly string[] = [], language: Language = 'en', parcels = PARCELS) {
  const handed: (readonly string[])[] = [];
  tones.count = 0;
  await (await openDatabase()).put('typed', { key: KEY, fields: { ticked } });
  function Handover() {
    const [waiting, setWaiting] = useState(parcels);
    return (
      <HandoverPage
        account={{ ...ACCOUNT, label: { phone: '09-2345678', contents: false } }}
        parcels={waiting}
        ofColleagues={[colleagueEntry({ parcelCode: 'SB3001', colleague: 'سارة' })]}
        route={routeOf('#/handover')}
        onHandOver={async (rowIds) => {
          handed.push(rowIds);
          setWaiting(waiting.filter(({ id }) => !rowIds.includes(id)));
          return true;
        }}
      />
    );
  }
  show(
    <main>
      <h1>Handover</h1>
      <Handover />
    </main>,
    language,
  );
  await screen.findByRole('article');
  return handed;
}

function scan(code: string) {
  fireEvent.input(field('Scan or type a parcel code'), { target: { value: code } });
  fireEvent.keyDown(field('Scan or type a parcel code'), { key: 'Enter' });
}
const primary = () =>
  Array.from(document.querySelectorAll('.button--primary'), ({ textContent }) => plain(textContent));
const alert = () => plain(screen.getByRole('alert').textContent);
const sheet = () => plain(screen.getByRole('article').textContent);

describe('the sheet for the driver', () => {
  it('counts and sums up all that waits, and hands it over by one press', async () => {
    const handed = await showHandover();
    expect(sheet()).toContain('3 parcels');
    expect(sheet()).toContain('₪370.50');
    expect(sheet()).toContain('09-2345678');
    // Nothing is ticked: the sheet comes first, and the press says that it is for all.
    expect(primary()).toEqual(['Print the sheet']);
    fireEvent.click(screen.getByRole('button', { name: /All handed over \(.?3/ }));
    expect(handed).toEqual([['row-0', 'row-1', 'row-2']]);
  });

  it('sums up each currency by itself, where parcels were sent before the account’s was corrected', async () => {
    const inDinars = ledgerEntry(1, { currency: 'JOD', request: { ...ledgerRequest(), total_price: '30' } });
    await showHandover([], 'en', [ledgerEntry(0), inDinars]);
    const sum = plain(document.querySelector('.sheet__sums')?.textContent ?? '');
    expect(sum).toContain('₪175');
    expect(sum).toMatch(/JOD.?30/);
  });

  it('ticks what is scanned, sums that up, and keeps it', async () => {
    await showHandover();
    scan('SB2001');
    await expectKept(['row-1']);
    expect(field('Scan or type a parcel code').value).toBe('');
    expect(sheet()).toMatch(/1 parcel(?!s)/);
    expect(sheet()).toContain('₪20.50');
    expect(plain(screen.getByRole('status').textContent)).toBe('1 of 3 scanned');
    expect(tones.count).toBe(0);
  });

  it('says what it cannot have, and of a colleague’s parcel whose it is', async () => {
    await showHandover();
    expect(plain(document.body.textContent)).toContain('in this browser in the last seven days');
    expect(plain(document.body.textContent)).toContain('Colleagues made 1 more');
    scan('SB3001');
    expect(alert()).toContain('SB3001 is not on this sheet');
    expect(alert()).toContain('سارة, a colleague');
    scan('SB9999');
    expect(alert()).not.toContain('a colleague');
  });

  it('says, with a tone, what is not on it, and which are missing before the rest is handed over', async () => {
    const handed = await showHandover(['row-0']);
    scan('SB9999');
    expect(alert()).toContain('SB9999 is not on this sheet');
    expect(tones.count).toBe(1);
    scan('SB2001');
    expect(alert()).toBe('');
    expect(primary()).toEqual(['Handed over (2)']);
    fireEvent.click(screen.getByRole('button', { name: /Handed over/ }));
    expect(alert()).toMatch(/Not scanned: 1.*—.*أحمد 2/);
    expect(tones.count).toBe(2);
    await expectKept(['row-0', 'row-1']);
    expect(handed).toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: /Handed over \(.?2/ })[1] as HTMLElement);
    expect(handed).toEqual([['row-0', 'row-1']]);
  });

  it('counts the second of a double press for nothing: it has read nothing of what is missing', async () => {
    const handed = await showHandover(['row-0']);
    const press = (detail: number) =>
      fireEvent.click(screen.getAllByRole('button', { name: /Handed over/ })[0] as HTMLElement, { detail });
    press(1);
    press(2);
    expect(alert()).toContain('Not scanned: 2');
    expect(handed).toEqual([]);
    press(1);
    press(2);
    expect(handed).toEqual([['row-0']]);
    await expectKept(null);
  });

  it('counts Enter that is held down as one press: it asks about what is missing, and hands nothing over', async () => {
    const handed = await showHandover(['row-0']);
    const button = screen.getByRole('button', { name: /Handed over/ });
    // What a browser does with a key that goes down on a button.
    const enter = (repeat: boolean) =>
      fireEvent.keyDown(button, { key: 'Enter', repeat }) && fireEvent.click(button);
    enter(false);
    enter(true);
    enter(true);
    expect(alert()).toContain('Not scanned: 2');
    expect(handed).toEqual([]);
  });

  it('asks once more before those are handed over that were missing when the rest was', async () => {
    const handed = await showHandover(['row-0']);
    const press = () =>
      fireEvent.click(screen.getAllByRole('button', { name: /Handed over/ })[0] as HTMLElement);
    press();
    press();
    expect(handed).toEqual([['row-0']]);
    await expectKept(null);
    expect(alert()).toBe('');
    press();
    expect(alert()).toContain('Not scanned: 2');
    expect(handed).toHaveLength(1);
    press();
    expect(handed.at(-1)).toEqual(['row-1', 'row-2']);
  });

  it('forgets what was ticked of parcels that are on it no longer', async () => {
    await showHandover(['gone', 'row-0']);
    scan('SB2001');
    await expectKept(['row-0', 'row-1']);
  });

  it('says which were not scanned before it hands them over, where all that were have left the sheet', async () => {
    const handed = await showHandover(['on its way by now']);
    const press = () =>
      fireEvent.click(screen.getAllByRole('button', { name: /Handed over/ })[0] as HTMLElement);
    press();
    expect(alert()).toContain('Not scanned: 3');
    expect(handed).toEqual([]);
    press();
    expect(handed).toEqual([['row-0', 'row-1', 'row-2']]);
    await expectKept(null);
  });

  it('forgets what was ticked when it is handed over, or a parcel that came back would be taken for one that is there', async () => {
    const handed = await showHandover(['row-0', 'row-1', 'row-2']);
    fireEvent.click(screen.getByRole('button', { name: /Handed over/ }));
    expect(handed).toEqual([['row-0', 'row-1', 'row-2']]);
    await expectKept(null);
  });

  it.each(LANGUAGES)('passes the accessibility check, in %s', async (language) => {
    await showHandover(['row-0'], language);
    await expectAccessible();
  });
});
