import { known, type Order, type StoreIdentity, unknown } from '../order';
import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import type { CollectedOrder } from '../review/collection';
import { blankOrder } from '../stores/blank-order';
import { lineFact, noteFact } from '../stores/facts';
import type { SheetRole } from './sheet-columns';

/** Orders that a sheet may hold at most. */
export const MOST_OF_SHEET = 2_000;

/** A line of a sheet: its cells by what they say; a column that the sheet does not have is left out. */
export type SheetLine = { readonly [Role in SheetRole]?: string };

/** Whether parcels of before make a sheet's orders the same or others: `null` where nobody has said. */
export type Repeated = 'same' | 'new' | null;

/** The lines that say anything of a recipient. */
export function linesOf(
  table: readonly (readonly string[])[],
  headingRow: number,
  columns: { readonly [Role in SheetRole]: number | null },
): readonly SheetLine[] {
  const roles = Object.entries(columns).filter(([, place]) => place !== null);
  return table
    .slice(headingRow + 1)
    .map((cells) =>
      Object.fromEntries(roles.map(([role, place]) => [role, (cells[place ?? 0] ?? '').trim()])),
    )
    .filter(({ name, phone, village, city, street }: SheetLine) =>
      [name, phone, village, city, street].some(Boolean),
    );
}

/**
 * By what a line's order is known: its number, or where it has none a digest of all that it says. In front stands how
 * often the numbers of its source began anew (`1:17`).
 */
interface LineKey {
  readonly line: SheetLine;
  readonly key: string;
  /** Another line has the same number and says something else: nobody knows which of them is the order. */
  readonly isTwice: boolean;
}

/** The lines by their keys; lines that are the same in every cell are one. */
export async function keysOf(lines: readonly SheetLine[]): Promise<readonly LineKey[]> {
  const texts = lines.map((line) => JSON.stringify(line));
  const once = lines.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
  const keys = await Promise.all(
    once.map(async (line) => plainText(line.number ?? '') || `=${await digest(JSON.stringify(line))}`),
  );
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return once.map((line, index) => {
    const key = keys[index] ?? '';
    return { line, key, isTwice: (times.get(key) ?? 0) > 1 };
  });
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
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
  const { village, city, amount = '', items = '' } = line;
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
      phone: fact(line.phone),
      // Where both are there, the city says in which of two villages of one name it is.
      city: fact(village || city),
      state: village ? fact(city) : unknown('not-shown'),
      address1: fact(line.street),
    },
    billing: { ...blank.billing, phone: line.phone2 ? fact(line.phone2) : unknown('not-shown') },
    items:
      items === ''
        ? []
        : [{ name: items, sku: null, quantity: known('1', 'store-data'), amount: unknown('not-shown') }],
    currency: known((total.ok ? total.currency : null) ?? currency, 'store-data'),
    total: total.ok
      ? known(total.value, 'store-data')
      : unknown(amount === '' ? 'absent' : 'unreadable', amount),
    payment: known('unpaid', 'store-data'),
    // What its column says is what is collected.
    refundedTotal: known('0', 'store-data'),
    customerNote: noteFact(line.note, 'store-data'),
  };
}
