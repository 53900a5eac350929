import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../lib/storage/db';
import { elementAt } from '../../need';
import { madeWorkbook, textCells } from '../../unit/statement/made-xlsx';
import { ACCOUNT } from '../support/made-form';
import { plain, show } from '../support/show';
import { KeptCash } from './kept-cash';

afterEach(async () => {
  cleanup();
  await (await openDatabase()).clear('statements');
});

const parcel = (code: string, totalPrice: string) => ({
  ...{ id: code, code, totalPrice, fee: '20', currency: 'ILS', recipientName: null, colleague: null },
  ...{ delivered: true, returned: false, meant: true, handedOver: true, createdAt: Date.now() },
});
const PARCELS = [parcel('SH1', '110'), parcel('SH2', '80'), parcel('SH3', '95')];

function Cash() {
  return <KeptCash account={ACCOUNT} parcels={PARCELS} />;
}

const HEAD = textCells(1, ['رقم الطرد', 'مبلغ التحصيل', 'أجرة التوصيل', 'الصافي']);
/** A line whose amounts are numbers, in a style of the workbook. */
const line = (row: number, code: string, ...amounts: readonly string[]) =>
  textCells(row, [code]) +
  amounts.map((amount, at) => `<c r="${'BCD'[at]}${row}" s="0"><v>${amount}</v></c>`).join('');
const ALL = [
  HEAD,
  line(2, 'SH1', '110', '20', '90'),
  line(3, 'SH2', '80', '20', '60'),
  line(4, 'SH3', '95', '20', '75'),
  line(5, 'SH3', '0', '0', '0'),
];

/** Drops a workbook of which one file says something else. */
function drop(sheets: Parameters<typeof madeWorkbook>[0], path: string, from: string, to: string) {
  const files = unzipSync(madeWorkbook(sheets));
  const text = strFromU8(files[path] ?? new Uint8Array());
  expect(text).toContain(from);
  files[path] = strToU8(text.replace(from, () => to));
  const input = elementAt<HTMLInputElement>('input[type=file]');
  const value = [new File([zipSync(files) as Uint8Array<ArrayBuffer>], 'october.xlsx')];
  Object.defineProperty(input, 'files', { configurable: true, value });
  fireEvent.change(input);
}
const said = () =>
  [...document.querySelectorAll('tr[data-verdict]')].map((row) =>
    [row.getAttribute('data-verdict'), ...[...row.querySelectorAll('td')].map((cell) => cell.textContent)]
      .map((text) => plain(text).replaceAll('\u00a0', ' '))
      .join(' | '),
  );

describe('a courier’s workbook is read as it is shown', () => {
  it('has amounts in the currency that their cells are shown in: dinars were paid as shekels', async () => {
    show(<Cash />);
    const formats = '<numFmts><numFmt numFmtId="164" formatCode="[$JOD] #,##0.000"/></numFmts>';
    const styles = '<cellXfs><xf numFmtId="0"/>';
    drop({ A: ALL.slice(0, 4) }, 'xl/styles.xml', styles, formats + styles.replace('"0"', '"164"'));
    await waitFor(() => expect(said()).toHaveLength(3));
    expect(said()[0]).toMatch(/^unread \| Not comparedline 2 \| SH1 .* 110 JOD/);
  });

  it('leaves out rows that are hidden, says how many, and counts lines as the file does', async () => {
    show(<Cash />);
    drop({ A: ALL }, 'xl/worksheets/sheet1.xml', '<row r="3">', '<row r="3" hidden="1">');
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toMatch(/^missing .* SH2/);
    expect(plain(document.body.textContent)).toMatch(/Rows that are hidden .* left out: 1\./);
    fireEvent.click(elementAt('[data-kind="paid"]'));
    expect(said()[1]).toContain('lines 4 · 5 | SH3');
  });

  it('leaves out sheets that are hidden: they paid what the one that is shown does not', async () => {
    show(<Cash />);
    const paid = [
      HEAD,
      line(2, 'SH1', '60', '20', '40'),
      line(3, 'SH2', '80', '20', '60'),
      line(4, 'SH3', '95', '20', '75'),
    ];
    drop(
      { Paid: paid, All: ALL },
      'xl/workbook.xml',
      '<sheet name="All"',
      '<sheet state="hidden" name="All"',
    );
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said()[0]).toMatch(/^short .* SH1/);
    expect(document.querySelectorAll('.cash li')).toHaveLength(1);
  });

  it('is refused in words where nothing of it is shown', async () => {
    show(<Cash />);
    drop({ All: ALL }, 'xl/workbook.xml', '<sheet name="All"', '<sheet state="hidden" name="All"');
    expect((await screen.findByRole('alert')).textContent).toContain('neither a spreadsheet');
  });
});
