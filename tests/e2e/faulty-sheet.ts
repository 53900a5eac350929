import { madeXlsx } from '../unit/statement/made-xlsx';

/** A cell as a spreadsheet keeps it: a text, a number, or a day, which it keeps as a number too. */
type Cell = string | { readonly number: string } | { readonly day: string } | { readonly failed: string };
type Row = readonly Cell[];

/** Two columns that no order has stand among those that it has. */
const HEADING: Row = [
  ...['رقم الطلب', 'التاريخ', 'اسم الزبون', 'رقم الهاتف', 'البلدة', 'المدينة'],
  ...['العنوان', 'المبلغ', 'المنتجات', 'ملاحظات', 'اللون'],
];

/** How many lines of each kind there are. */
const OF_EACH = 8;
export const ALL = 2_000;

function row(nth: number, said: { readonly [Key in keyof typeof PLACES]?: Cell }): Row {
  const cells: Cell[] = [
    ...[String(nth), { day: String(46_000 + (nth % 300)) }, `زبون ${nth}`, `059${1_000_000 + nth}`],
    ...['قباطية', 'جنين', 'شارع البلدية', '50', 'كوب خزف', '', 'أزرق'],
  ];
  for (const [key, cell] of Object.entries(said)) cells[PLACES[key as keyof typeof PLACES]] = cell;
  return cells;
}
const PLACES = { number: 0, name: 2, phone: 3, village: 4, city: 5, amount: 7, items: 8, note: 9 } as const;

/** What is wrong with a line, and it is asked about. */
const FAULTS: readonly ((nth: number) => Row)[] = [
  (nth) => row(nth, { phone: '05912' }),
  (nth) => row(nth, { phone: { day: '591000902' } }),
  (nth) => row(nth, { phone: '' }),
  (nth) => row(nth, { name: '' }),
  (nth) => row(nth, { village: '', city: '' }),
  (nth) => row(nth, { village: 'بلدة الغيوم' }),
  (nth) => row(nth, { amount: '' }),
  (nth) => row(nth, { amount: '1.234' }),
  (nth) => row(nth, { amount: 'خمسون' }),
  (nth) => row(nth, { amount: '50 دينار' }),
  (nth) => row(nth, { amount: '-50' }),
  (nth) => row(nth, { amount: { failed: '#N/A' } }),
];

/** What looks like a fault and is none. */
const SOUND: readonly ((nth: number) => Row)[] = [
  (nth) => row(nth, { phone: { number: String(591_000_000 + nth) } }),
  (nth) => row(nth, { phone: `\u200f059${1_000_000 + nth}\u200e`, number: `\u200f${nth}` }),
  (nth) => row(nth, { amount: { number: '12.300000000000001' } }),
  (nth) => row(nth, { number: { day: String(40_000 + nth) } }),
  (nth) => row(nth, { items: '=HYPERLINK("http://x","كوب")', note: '+972 & <b>' }),
];

/** Of each line that stands there more than once without a number, how often it does. */
const TIMES = 3;
const TWICE = Array.from({ length: OF_EACH }, (_, nth) =>
  row(0, { number: '', phone: `056${2_000_000 + nth}` }),
);

const faulty = FAULTS.flatMap((make, kind) => times(OF_EACH, (nth) => make(10_000 + kind * OF_EACH + nth)));
const sound = SOUND.flatMap((make, kind) => times(OF_EACH, (nth) => make(20_000 + kind * OF_EACH + nth)));
/** Two orders with one number between them. */
const sameNumber = times(OF_EACH, (nth) => nth).flatMap((nth) => [
  row(30_000 + nth, {}),
  row(30_000 + nth, { amount: '60' }),
]);
const copied = TWICE.flatMap((line) => times(TIMES, () => line));
const plain = times(ALL - faulty.length - sound.length - sameNumber.length - copied.length, (nth) =>
  row(nth + 1, {}),
);

/** Lines that say what another says; the orders to be asked about, and those that ship. */
export const COPIES = copied.length - TWICE.length;
export const TWO_OF_A_NUMBER = sameNumber.length;
export const DOUBTFUL = faulty.length + sameNumber.length;
export const GOOD = plain.length + sound.length + TWICE.length;

/** Two thousand lines with every kind of fault among them, empty ones, numbers written in advance, and a total. */
export function faultySheet(): Uint8Array {
  const blank = HEADING.map(() => '');
  const lines = [...plain, blank, ...faulty, ...sound, blank, ...sameNumber, ...copied];
  const below = [['2001'], ['2002'], blank.map((_, place) => (place === PLACES.amount ? '98000' : ''))];
  return madeXlsx(...[['طلبات الأسبوع'], HEADING, ...lines, ...below].map(cellsOf));
}

function cellsOf(cells: Row, nth: number): string {
  return cells.map((cell, place) => cellOf(cell, `${String.fromCharCode(65 + place)}${nth + 1}`)).join('');
}

function cellOf(cell: Cell, place: string): string {
  if (cell === '') return '';
  if (typeof cell === 'string') return `<c r="${place}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('failed' in cell) return `<c r="${place}" t="e"><v>${cell.failed}</v></c>`;
  return 'day' in cell
    ? `<c r="${place}" s="1"><v>${cell.day}</v></c>`
    : `<c r="${place}"><v>${cell.number}</v></c>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function times<Made>(count: number, make: (nth: number) => Made): Made[] {
  return Array.from({ length: count }, (_, nth) => make(nth));
}
