import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/preact';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { SheetSection } from '../../../entrypoints/desk/review/SheetSection';
import { findSheetHeading } from '../../../lib/sheet/sheet-columns';
import { keepSource } from '../../../lib/sheet/sheet-sources';
import { elementAt } from '../../need';
import { soon } from '../../soon';
import { madeAccount } from '../../unit/made-account';
import { madeXlsx, textCells } from '../../unit/statement/made-xlsx';
import { FakeBackground } from '../support/fake-background';
import { madeDesk } from '../support/made-desk';
import { plain, show } from '../support/show';

const HEADING = ['Name', 'Phone', 'City', 'Amount'];

const SHEET = new File([`${HEADING.join()}\nSalma,0599123456,Nablus,120`], 'orders.csv');

function drop(...files: readonly File[]): void {
  const input = elementAt<HTMLInputElement>('[data-file="sheet"]');
  fireEvent.change(input, { target: { files } });
}

/** The section of an account, of which nothing is a repeat. @returns what is asked of the background */
function showSection(accountId: string) {
  const background = new FakeBackground({ 'review/collect-sheet': () => ({ before: 0 }) });
  const desk = madeDesk({ ask: background.send });
  show(<SheetSection desk={desk} accountId={accountId} isBelowReview={false} onCollected={vi.fn()} />);
  return () => background.inputs('review/collect-sheet');
}

it('asks about a list that was called otherwise meanwhile on its own: an answer is about what was asked', async () => {
  const { columns } = findSheetHeading([HEADING]);
  for (const source of ['Morning', 'Evening']) await keepSource('one', { source, heading: HEADING, columns });
  const onCollected = vi.fn();
  const background = new FakeBackground({
    'review/collect-sheet': ({ repeated }) => ({ before: repeated === null ? 1 : 0 }),
  });
  const asked = () => background.inputs('review/collect-sheet');
  show(
    <SheetSection
      desk={madeDesk({ ask: background.send })}
      accountId="one"
      isBelowReview={false}
      onCollected={onCollected}
    />,
  );
  await screen.findByDisplayValue('Evening');
  drop(SHEET);
  await screen.findByRole('button', { name: 'the same' });
  fireEvent.input(screen.getByDisplayValue('Evening'), { target: { value: 'Morning' } });
  fireEvent.click(screen.getByRole('button', { name: 'the same' }));
  await soon(() => expect(asked()).toHaveLength(2));
  expect(asked().map(({ source, repeated }) => [source, repeated])).toEqual([
    ['Evening', null],
    ['Morning', null],
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'the same' }));
  await soon(() => expect(onCollected).toHaveBeenCalled());
  expect(asked().at(-1)).toMatchObject({ source: 'Morning', repeated: 'same' });
});

it('cuts no letter of a list’s long name in half: its orders would have no address', async () => {
  const { columns } = findSheetHeading([HEADING]);
  const name = `${'طلبات '.repeat(9)}طلبات😀`;
  for (const source of [name.slice(0, 59), 'Morning'])
    await keepSource('one', { source, heading: HEADING, columns });
  const asked = showSection('one');
  fireEvent.input(await screen.findByDisplayValue('Morning'), { target: { value: name } });
  drop(SHEET);
  await soon(() => expect(asked()).toHaveLength(1));
  expect(name).toHaveLength(61);
  expect(asked()[0]?.source).toBe(name.slice(0, 59));
});

it('goes on with the first of files that are headed otherwise once a person says so', async () => {
  const { columns } = findSheetHeading([HEADING]);
  await keepSource('one', { source: 'Morning', heading: HEADING, columns });
  const asked = showSection('one');
  await screen.findByDisplayValue('Morning');
  drop(SHEET, new File(['Phone,Name,City,Amount\n0599123457,Rami,Jenin,80'], 'others.csv'));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await soon(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]?.lines).toMatchObject([{ name: 'Salma' }]);
});

it.each([
  [true, '3'],
  [false, ''],
])('proposes a price as what is collected where totals are, %s', async (totalIncludesDelivery, proposed) => {
  const accounts = [madeAccount({ id: 'two', totalIncludesDelivery })];
  const desk = madeDesk({ settings: { accounts } });
  show(<SheetSection desk={desk} accountId="two" isBelowReview={false} onCollected={vi.fn()} />);
  drop(new File(['Name,Phone,City,Price\nSalma,0599123456,Nablus,120'], 'orders.csv'));
  const column = await screen.findByLabelText('Amount to collect');
  expect((column as HTMLSelectElement).value).toBe(proposed);
});

it.each([
  ['Of one piece', 'one'],
  ['Of all pieces', 'all'],
  ['Ask me for each', 'each'],
])('asks once for a sheet of what its prices are: %s', async (label, pricesOf) => {
  const heading = ['Name', 'Phone', 'City', 'Qty', 'Price'];
  const { columns } = findSheetHeading([heading]);
  await keepSource('priced', { source: 'Priced', heading, columns });
  const asked = showSection('priced');
  await screen.findByDisplayValue('Priced');
  const lines = ['Salma,0599123456,Nablus,3,50', 'Rami,0599123457,Jenin,2,80', 'Sami,0599123458,Jenin,1,80'];
  drop(new File([[heading.join(), ...lines].join('\n')], 'orders.csv'));
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('a quantity and a price: 2');
  expect(asked()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: label }));
  await soon(() => expect(asked()).toMatchObject([{ pricesOf, lines: [{}, {}, {}] }]));
});

it('asks once more about a list whose phone was remembered as the order’s number', async () => {
  const heading = ['الاسم', 'رقم الهاتف', 'المدينة', 'المبلغ'];
  const { columns } = findSheetHeading([heading]);
  await keepSource('three', { source: 'Old', heading, columns: { ...columns, number: 1 } });
  const background = new FakeBackground();
  const desk = madeDesk({ ask: background.send, settings: { accounts: [madeAccount({ id: 'three' })] } });
  show(<SheetSection desk={desk} accountId="three" isBelowReview={false} onCollected={vi.fn()} />);
  await screen.findByDisplayValue('Old');
  drop(new File([`${heading.join()}\nسلمى,0599123456,نابلس,120`], 'orders.csv'));
  expect(await columnOf('Phone')).toBe('1');
  expect(await columnOf('Order')).toBe('');
  expect(background.asked).toEqual([]);
});

it('says how many rows are hidden in the file, and reads the others once the person has seen that', async () => {
  const { columns } = findSheetHeading([HEADING]);
  await keepSource('five', { source: 'Filtered', heading: HEADING, columns });
  const asked = showSection('five');
  await screen.findByDisplayValue('Filtered');
  const rows = [HEADING, ['Salma', '0599123456', 'Nablus', '120'], ['Rami', '0599123457', 'Jenin', '80']];
  const files = unzipSync(madeXlsx(...rows.map((cells, nth) => textCells(nth + 1, cells))));
  const path = 'xl/worksheets/sheet1.xml';
  const sheet = strFromU8(files[path] ?? new Uint8Array());
  files[path] = strToU8(sheet.replace('<row r="2">', '<row r="2" hidden="1">'));
  drop(new File([zipSync(files)], 'orders.xlsx'));
  expect(plain((await screen.findByRole('alert')).textContent)).toContain('left out: 1');
  expect(asked()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await soon(() => expect(asked()).toHaveLength(1));
  expect(asked()[0]?.lines).toMatchObject([{ name: 'Rami' }]);
});

it('says of each column what it is taken for, so that none is left out unseen', async () => {
  const accounts = [madeAccount({ id: 'six' })];
  const desk = madeDesk({ settings: { accounts } });
  show(<SheetSection desk={desk} accountId="six" isBelowReview={false} onCollected={vi.fn()} />);
  const heading = 'Name,Last name,Phone,City,Amount,Colour,Item,Item 2,Cancelled at';
  drop(new File([`${heading}\nSalma,Hajj,0599123456,Nablus,120,red,cup,plate,`], 'orders.csv'));
  await screen.findByLabelText('Amount to collect');
  const said = [...document.querySelectorAll('.cash__table thead td')].map(({ textContent }) => textContent);
  const names = ['Recipient', 'Last name', 'Phone', 'City', 'Amount to collect', 'none'];
  expect(said).toEqual([...names, 'Content', 'Content 2', 'State 2']);
});

it('a column says one thing: picked as another it is what it was no more', async () => {
  const accounts = [madeAccount({ id: 'four' })];
  const desk = madeDesk({ settings: { accounts } });
  show(<SheetSection desk={desk} accountId="four" isBelowReview={false} onCollected={vi.fn()} />);
  drop(SHEET);
  fireEvent.change(await screen.findByLabelText('Order'), { target: { value: '1' } });
  expect(await columnOf('Order')).toBe('1');
  expect(await columnOf('Phone')).toBe('');
});

async function columnOf(title: string): Promise<string> {
  return ((await screen.findByLabelText(title)) as HTMLSelectElement).value;
}
