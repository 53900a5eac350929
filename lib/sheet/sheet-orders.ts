import { hashOf } from '../hash-of';
import { known, type Order, type StoreIdentity, unknown } from '../order';
import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { withSecond } from '../parcel/pointed-fields';
import type { CollectedOrder } from '../review/collection';
import { blankOrder } from '../stores/blank-order';
import { lineFact, noteFact } from '../stores/facts';
import { currencyIn, lineCurrency, linePayment } from './said-money';
import { SHEET_ROLES, type SheetRole } from './sheet-columns';

/** Orders that a sheet may hold at most. */
export const MOST_OF_SHEET = 2_000;

/** A line of a sheet: its cells by what they say; a column that the sheet does not have is left out. */
export type SheetLine = { readonly [Role in SheetRole]?: string };

/** Whether parcels of before make a sheet's orders the same or others: `null` where nobody has said. */
export type Repeated = 'same' | 'new' | null;

/** Said of an order beside what it is: neither makes a line one, nor another one. */
const ASIDE: readonly string[] = ['currency', 'payment'] satisfies readonly SheetRole[];

/**
 * The lines that may be orders. A number or an amount that stands alone is none: numbers are written down a column before
 * its lines are, and a sheet ends in its total. A currency that heads the amounts is each line's that says none.
 */
export function linesOf(
  table: readonly (readonly string[])[],
  headingRow: number,
  columns: { readonly [Role in SheetRole]?: number | null },
): readonly SheetLine[] {
  const roles = SHEET_ROLES.flatMap((role) =>
    columns[role] == null ? [] : [[role, columns[role]] as const],
  );
  const head = table[headingRow]?.[columns.amount ?? -1] ?? '';
  const headed = currencyIn(head) === null ? {} : { currency: head.trim() };
  return table
    .slice(headingRow + 1)
    .map(
      (cells): SheetLine =>
        Object.fromEntries(roles.map(([role, place]) => [role, (cells[place] ?? '').trim()])),
    )
    .filter((line) => {
      const said = SHEET_ROLES.filter((role) => line[role] && !ASIDE.includes(role));
      return said.length > 1 || !['number', 'amount', undefined].includes(said[0]);
    })
    .map((line) => (line.currency ? line : { ...line, ...headed }));
}

/** The lines without those that say in every cell what another above them says. */
export function eachOnce(lines: readonly SheetLine[]): readonly SheetLine[] {
  return [...new Map(lines.map((line) => [textOf(Object.entries(line)), line])).values()];
}

/** All that cells say: neither a mark that nobody sees makes another line of them, nor a column in which nothing stands. */
function textOf(cells: readonly (readonly [role: string, cell: string])[]): string {
  const said = cells.map(([role, cell]) => [role, plainText(cell)]);
  return JSON.stringify(said.filter(([, text]) => text !== ''));
}

/**
 * By what a line's order is known: its number, or where it has none a digest of all that it says. In front stands how
 * often the numbers of its source began anew (`1:17`).
 */
export interface LineKey {
  readonly line: SheetLine;
  readonly key: string;
  /** Another line has the same number and says something else: nobody knows which of them is the order. */
  readonly isTwice: boolean;
}

/** The lines by their keys: one that says what others above it say is an order of its own, by how many they are. */
export async function keysOf(lines: readonly SheetLine[]): Promise<readonly LineKey[]> {
  const above = new Map<string, number>();
  const numbered = new Map<string, number>();
  const counted = lines.map((line) => {
    const text = textOf(Object.entries(line).filter(([role]) => !ASIDE.includes(role)));
    const number = plainText(line.number ?? '');
    const nth = above.get(text) ?? 0;
    above.set(text, nth + 1);
    if (nth === 0) numbered.set(number, (numbered.get(number) ?? 0) + 1);
    return { line, text, number, nth };
  });
  return Promise.all(
    counted.map(async ({ line, text, number, nth }) => ({
      line,
      key: number !== '' && nth === 0 ? number : await keyOfText(nth === 0 ? text : `${nth} ${text}`),
      isTwice: number !== '' && (numbered.get(number) ?? 0) > 1,
    })),
  );
}

/** Sixteen bytes tell the lines of a list apart. */
async function keyOfText(text: string): Promise<string> {
  return `=${(await hashOf(text)).slice(0, 32)}`;
}

/** How often each key's orders began anew, of those whose ids are known; `0:17` and `1:17` make 1 of 17. */
export function beginningsOf(orderIds: Iterable<string>): ReadonlyMap<string, number> {
  const newest = new Map<string, number>();
  for (const id of orderIds) {
    const [, times = '', key = ''] = /^(\d+):([\s\S]*)$/.exec(id) ?? [];
    if (times !== '') newest.set(key, Math.max(newest.get(key) ?? 0, Number(times)));
  }
  return newest;
}

/** A line as an order of the review. */
export function toCollected(
  { line, key, isTwice }: LineKey,
  place: number,
  store: StoreIdentity,
  currency: string,
  { before, repeated }: { readonly before: number | undefined; readonly repeated: Repeated },
): CollectedOrder {
  const times = before === undefined ? 0 : before + (repeated === 'new' ? 1 : 0);
  const number = line.number || `# ${place + 1}`;
  // It has no order's id: corrected in the sheet it is one of its own.
  if (isTwice) return { orderId: `${place}?${key}`, number, link: '', reply: { missing: `${number} × 2` } };
  const orderId = `${times}:${key}`;
  return { orderId, number, link: '', reply: { order: toOrder(line, orderId, store, currency) } };
}

function toOrder(line: SheetLine, id: string, store: StoreIdentity, currency: string): Order {
  const fact = (text: string | undefined) => lineFact(text, 'store-data');
  const { village, city, phone2 = '', amount = '', items = '' } = line;
  const blank = blankOrder(store, id, '');
  const total = parseAmount(amount);
  return {
    ...blank,
    // A person said what its columns are.
    verified: true,
    number: fact(line.number),
    shipping: {
      ...blank.shipping,
      name: fact(line.name),
      phone: withSecond(fact(line.phone), /\d/.test(plainText(phone2)) ? phone2 : undefined),
      // Where both are there, the city says in which of two villages of one name it is.
      city: fact(village || city),
      state: village ? fact(city) : unknown('not-shown'),
      address1: fact(line.street),
    },
    // It is called where the first is missing.
    billing: { ...blank.billing, phone: phone2 === '' ? unknown('not-shown') : fact(phone2) },
    items:
      items === ''
        ? []
        : [{ name: items, sku: null, quantity: known('1', 'store-data'), amount: unknown('not-shown') }],
    currency: lineCurrency(total.ok ? total.currency : null, line.currency ?? '', currency),
    total: total.ok
      ? known(total.value, 'store-data')
      : unknown(amount === '' ? 'absent' : 'unreadable', amount),
    payment: linePayment(line.payment ?? ''),
    // What its column says is what is collected.
    refundedTotal: known('0', 'store-data'),
    customerNote: noteFact(line.note, 'store-data'),
  };
}
