import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CashParcel } from '../../../components/cash/cash-parcel';
import type { Language } from '../../../lib/i18n/language';
import { openDatabase } from '../../../lib/storage/db';
import { elementAt } from '../../need';
import { madeWorkbook, textCells } from '../../unit/statement/made-xlsx';
import { ACCOUNT } from '../support/made-form';
import { expectAccessible, plain, show } from '../support/show';
import { KeptCash } from './kept-cash';

afterEach(async () => {
  cleanup();
  await (await openDatabase()).clear('statements');
});

const parcel = (code: string, fields: Partial<CashParcel> = {}): CashParcel => ({
  id: code,
  code,
  totalPrice: '120',
  fee: '20',
  currency: 'ILS',
  delivered: false,
  returned: false,
  meant: true,
  handedOver: true,
  createdAt: Date.now() - 10 * 86_400_000,
  recipientName: `To ${code}`,
  colleague: null,
  ...fields,
});
const PARCELS = [
  ...['P1', 'P2', 'P3', 'P4'].map((code) => parcel(code)),
  parcel('P5', { delivered: true }),
  parcel('P6'),
];
const FILE = [
  'Tracking,COD,Fee,Net',
  'P1,120,20,100',
  'P2,100,20,80',
  'P3,130.5,20,110.5',
  'P4,120,25,95',
  'P4,120,25,95',
  'X9,50,20,30',
  'Total,640.5,130,510.5',
].join('\n');

function Kept() {
  return <KeptCash account={ACCOUNT} parcels={PARCELS} />;
}
const NOVEMBER = 'Tracking,COD,Fee,Net\nP6,120,20,100\nP1,120,20,100';
/** Headed in words that say nothing: a person has to say what the columns are. */
const UNNAMED = FILE.replace('Tracking,COD,Fee,Net', 'A,B,C,D');
const saved: (readonly (readonly string[])[])[] = [];
vi.mock('../../../components/ui/save-file', () => ({
  saveCsv: (_name: string, { rows }: { readonly rows: (typeof saved)[number] }) => saved.push(rows),
}));

const drop = (text: string, name = 'october.csv') => dropAll([text, name]);
function dropAll(...files: readonly (readonly [text: BlobPart, name: string])[]) {
  const input = elementAt<HTMLInputElement>('input[type=file]');
  const value = files.map(([text, name]) => new File([text], name));
  Object.defineProperty(input, 'files', { configurable: true, value });
  fireEvent.change(input);
}
/** The statements so far, the newest first. */
const kept = () =>
  [...document.querySelectorAll('.cash li')].map((item) => item.querySelector('bdi')?.textContent);
const verdicts = () =>
  [...document.querySelectorAll('tr[data-verdict]')].map(
    (row) => `${row.getAttribute('data-verdict')} ${plain(row.querySelectorAll('td')[1]?.textContent)}`,
  );
const sum = (name: string) =>
  plain(document.querySelector(`[data-sum=${name}] dd`)?.textContent).replaceAll('\u00a0', ' ');

describe('the courier’s statement', () => {
  it.each<Language>(['en', 'ar', 'he'])(
    'is laid beside the books after its columns were confirmed (%s)',
    async (language) => {
      show(<Kept />, language);
      drop(UNNAMED);
      await waitFor(() => expect(document.querySelector('.cash__columns')).toBeTruthy());
      // The columns are what is asked: the file's button is no longer what the page is for.
      expect(document.querySelectorAll('.button--primary')).toHaveLength(1);
      await expectAccessible();
      for (const [role, place] of Object.entries({ code: '0', collected: '1', fee: '2', net: '3' })) {
        const select = document.querySelector(`[data-field="column-${role}"] select`);
        fireEvent.change(select as Element, { target: { value: place } });
      }
      fireEvent.click(elementAt('.cash__columns .button--primary'));
      await waitFor(() => expect(verdicts()).toHaveLength(5));
      expect(verdicts()).toEqual(['short P2', 'over P3', 'twice P4', 'not-ours X9', 'missing P5']);
      expect([sum('expected'), sum('collected'), sum('fees'), sum('due')]).toEqual(
        language === 'en'
          ? ['₪480', '₪640.50', '₪130', '₪510.50']
          : ['480 ₪', '640.50 ₪', '130 ₪', '510.50 ₪'],
      );
      await expectAccessible();
    },
  );

  it('shows its differences at once where the books prove the columns, which can be changed', async () => {
    show(<Kept />);
    drop(FILE);
    await waitFor(() => expect(verdicts()).toHaveLength(5));
    expect(document.querySelector('.cash__columns')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    const fee = elementAt('[data-field="column-fee"] select');
    fireEvent.change(fee, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'The columns are right' }));
    await waitFor(() => expect(sum('fees')).toBe('₪0'));
    // The statement by the former columns is gone: it would show every parcel as paid twice.
    expect(verdicts()).toEqual(['short P2', 'over P3', 'twice P4', 'not-ours X9', 'missing P5']);
    const kept = screen.getByRole('heading', { name: 'Statements so far' }).parentElement as HTMLElement;
    expect(within(kept).getAllByRole('listitem')).toHaveLength(1);
  });

  it('leaves a statement alone whose columns were about to be changed when the next file came', async () => {
    show(<Kept />);
    drop(FILE);
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    drop(FILE.replace('P1,120,20,100\n', ''), 'november.csv');
    await waitFor(() => expect(verdicts()).toContain('twice P2'));
    const kept = screen.getByRole('heading', { name: 'Statements so far' }).parentElement as HTMLElement;
    expect(within(kept).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is asked about once; the same file is opened and not added', async () => {
    show(<Kept />);
    drop(FILE);
    await waitFor(() => expect(verdicts()).toHaveLength(5));
    drop(FILE.replace('P6', 'P6'), 'again.csv');
    expect(await screen.findByText(/here already/)).toBeTruthy();
    drop(['Tracking,COD,Fee,Net', 'P6,120,20,100', 'P1,120,20,100'].join('\n'), 'november.csv');
    await waitFor(() => expect(verdicts()).toContain('twice P1'));
    expect(screen.queryByRole('button', { name: 'The columns are right' })).toBeNull();
    const kept = screen.getByRole('heading', { name: 'Statements so far' }).parentElement as HTMLElement;
    expect(within(kept).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is read with all others that are dropped at once, and those that cannot be read are named', async () => {
    show(<Kept />);
    dropAll([FILE, 'october.csv'], ['PK\u0003\u0004 broken', 'x.xlsx'], [NOVEMBER, 'november.csv']);
    await waitFor(() => expect(kept()).toEqual(['november.csv', 'october.csv']));
    expect(screen.getByRole('alert').textContent).toContain('x.xlsx');
    expect(verdicts()).toContain('twice P1');
  });

  it('waits while it is said what the columns of another are, and may have the same', async () => {
    show(<Kept />);
    const without = (line: string) => UNNAMED.replace(`${line}\n`, '');
    dropAll([UNNAMED, 'october.csv'], [without('P1,120,20,100'), 'other.csv']);
    drop(without('P2,100,20,80'), 'third.csv');
    await waitFor(() => expect(document.querySelector('.cash__columns')).toBeTruthy());
    expect(document.querySelector('.cash__columns')?.textContent).toContain('october.csv');
    for (const [role, place] of Object.entries({ code: '0', collected: '1', fee: '2', net: '3' })) {
      const select = document.querySelector(`[data-field="column-${role}"] select`);
      fireEvent.change(select as Element, { target: { value: place } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'The columns are right' }));
    await waitFor(() => expect(kept().toSorted()).toEqual(['october.csv', 'other.csv', 'third.csv']));
  });

  it('is asked about anew where one of the same name was left out', async () => {
    show(<Kept />);
    dropAll([UNNAMED, 'october.csv'], ['P7,120,20,100', 'october.csv']);
    await waitFor(() => expect(document.querySelector('.cash__columns')).toBeTruthy());
    const code = () => document.querySelector<HTMLSelectElement>('[data-field="column-code"] select');
    fireEvent.change(code() as Element, { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.querySelector('.cash__columns')?.textContent).toContain('P7'));
    expect(code()?.value).toBe('');
  });

  it('of several sheets is read whole', async () => {
    show(<Kept />);
    const rows = (text: string) => text.split('\n').map((line, at) => textCells(at + 1, line.split(',')));
    const sheets = { October: rows(FILE), Words: rows('We thank you'), November: rows(NOVEMBER) };
    dropAll([madeWorkbook(sheets), 'autumn.xlsx']);
    await waitFor(() => expect(kept()).toEqual(['autumn.xlsx · November', 'autumn.xlsx · October']));
  });

  it('of a sheet that is headed unlike the first is asked about where it names our parcels', async () => {
    show(<Kept />);
    const rows = (text: string) => text.split('\n').map((line, row) => textCells(row + 1, line.split(',')));
    const returned = 'Ref,Why,Kept\nP6,refused,10';
    const sheets = { October: rows(FILE), Returned: rows(returned), Words: rows('We thank you') };
    dropAll([madeWorkbook(sheets), 'autumn.xlsx']);
    await waitFor(() => expect(document.querySelector('.cash__columns')).toBeTruthy());
    expect(kept()).toEqual(['autumn.xlsx · October']);
    expect(document.querySelector('.cash__columns')?.textContent).toContain('autumn.xlsx · Returned');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(document.querySelector('.cash__columns')).toBeNull());
    expect(kept()).toEqual(['autumn.xlsx · October']);
  });

  it('without a heading has its first line too, and is asked about each time', async () => {
    show(<Kept />);
    drop(FILE.split('\n').slice(1).join('\n'));
    await waitFor(() => expect(document.querySelector('.cash__columns')).toBeTruthy());
    for (const [role, place] of Object.entries({ code: '0', collected: '1', fee: '2', net: '3' })) {
      const select = document.querySelector(`[data-field="column-${role}"] select`);
      fireEvent.change(select as Element, { target: { value: place } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'The columns are right' }));
    await waitFor(() => expect(sum('collected')).toBe('₪640.50'));
    drop('120,P1\n120,P2', 'other.csv');
    await waitFor(() => expect(document.querySelector('.cash__columns')).toBeTruthy());
  });

  it('has all its columns to choose from where a title or a blank line stands above it', async () => {
    show(<Kept />);
    const net = () => document.querySelector<HTMLSelectElement>('[data-field="column-net"] select');
    for (const above of ['October', '']) {
      drop(`${above}\nP7,120,20,100`);
      await waitFor(() => expect(net()?.options).toHaveLength(5));
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    }
  });

  it('misses nothing, opened again, that a later one has paid', async () => {
    show(<Kept />);
    drop(FILE);
    await waitFor(() => expect(verdicts()).toContain('missing P5'));
    drop('Tracking,COD,Fee,Net\nP5,120,20,100', 'november.csv');
    await waitFor(() => expect(verdicts()).toEqual([]));
    fireEvent.click(screen.getByRole('button', { name: 'october.csv' }));
    expect(verdicts()).toEqual(['short P2', 'over P3', 'twice P4', 'not-ours X9']);
  });

  it('names the one line of a parcel, and both of one that is paid twice', async () => {
    show(<Kept />);
    drop(FILE);
    await waitFor(() => expect(verdicts()).toContain('twice P4'));
    const said = (verdict: string) =>
      document
        .querySelector(`[data-verdict="${verdict}"] .small`)
        ?.textContent?.replace(/[\u2066-\u2069]/g, '');
    expect(said('short')).toBe('line 3');
    expect(said('twice')).toMatch(/^lines \d+ · \d+$/);
  });

  it('is handed to a spreadsheet as it came out', async () => {
    show(<Kept />);
    drop(FILE);
    fireEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
    const last = saved.at(-1);
    expect(last?.[1]).toEqual(['Short', 'P2', 'To P2', '120', '100', '-20', '20', '0', 'ILS', '3']);
    expect(last).toHaveLength(6);
  });

  it('that cannot be read is refused in words', async () => {
    show(<Kept />);
    drop('PK\u0003\u0004 broken', 'x.xlsx');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(document.body.textContent).toContain('neither a spreadsheet');
  });

  it('leaves out with the courier what statements have not paid in full, by its age', async () => {
    show(<Kept />);
    const age = () => plain(document.querySelector('[data-age="8"]')?.textContent).replaceAll('\u00a0', ' ');
    expect(age()).toContain('₪720');
    expect(age()).toContain('₪120 (1)');
    drop(FILE);
    await waitFor(() => expect(age()).toContain('₪260'));
    expect(age()).toContain('₪20 (1)');
    // No row of an age that has no parcels.
    expect(
      [...document.querySelectorAll<HTMLElement>('[data-age]')].map(({ dataset }) => dataset.age),
    ).toEqual(['8']);
  });
});
