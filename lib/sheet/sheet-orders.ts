import { known, type Order, type StoreIdentity, unknown } from '../order';
import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { withSecond } from '../parcel/pointed-fields';
import { meaningOfWords } from '../parcel/status-words';
import type { CollectedOrder } from '../review/collection';
import { blankOrder } from '../stores/blank-order';
import { lineFact, noteFact } from '../stores/facts';
import { foldText } from '../villages/normalize';
import type { LineKey } from './line-keys';
import { amountOf, itemsOf, nameOf, type PricesOf } from './said-goods';
import { isBlank, lineCurrency, linePayment } from './said-money';
import { NEXT, type SheetLine } from './sheet-lines';

/** Whether parcels of before make a sheet's orders the same or others: `null` where nobody has said. */
export type Repeated = 'same' | 'new' | null;

interface Before {
  /** How often its key's orders began anew; `undefined`: there was none. */
  readonly before: number | undefined;
  readonly repeated: Repeated;
  /** The code of the parcel that went to somebody else under its number: it is asked about as one that was shipped. */
  readonly other?: string | undefined;
  /** Such codes by the ids of orders that were taken in with them. */
  readonly noted?: ReadonlyMap<string, string>;
}

export function toCollected(
  { line, key, isTwice }: LineKey,
  place: number,
  store: StoreIdentity,
  currency: string,
  { before, repeated, other, noted }: Before,
  pricesOf: PricesOf = 'each',
): CollectedOrder {
  const isNew = repeated === 'new' || other !== undefined;
  const times = before === undefined ? 0 : before + (isNew ? 1 : 0);
  const number = line.number || `# ${place + 1}`;
  // It has no order's id: corrected in the sheet it is one of its own.
  if (isTwice) return { orderId: `${place}?${key}`, number, link: '', reply: { missing: `${number} × 2` } };
  const orderId = `${times}:${key}`;
  const ownNote = other ?? noted?.get(orderId);
  const order = {
    ...toOrder(line, orderId, store, currency, pricesOf),
    ...(ownNote !== undefined && { ownNote }),
  };
  return { orderId, number, link: '', reply: { order } };
}

function toOrder(
  line: SheetLine,
  id: string,
  store: StoreIdentity,
  currency: string,
  pricesOf: PricesOf,
): Order {
  const fact = (text: string | undefined) => lineFact(text, 'store-data');
  const { village, city, phone2 = '' } = line;
  const amount = amountOf(line, pricesOf);
  const blank = blankOrder(store, id, '');
  const total = parseAmount(amount);
  return {
    ...blank,
    // A person said what its columns are.
    verified: true,
    number: fact(line.number),
    ...lineStatus(line),
    shipping: {
      ...blank.shipping,
      name: fact(nameOf(line)),
      phone: withSecond(fact(line.phone), /\d/.test(plainText(phone2)) ? phone2 : undefined),
      // Where both are there, the city says in which of two villages of one name it is.
      city: fact(village || city),
      state: village ? fact(city) : unknown('not-shown'),
      address1: fact(line.street),
    },
    // It is called where the first is missing.
    billing: { ...blank.billing, phone: phone2 === '' ? unknown('not-shown') : fact(phone2) },
    items: itemsOf(line),
    currency: lineCurrency(total.ok ? total.currency : null, line.currency ?? '', currency),
    total: total.ok
      ? known(total.value, 'store-data', !line.amount?.includes(NEXT))
      : unknown(amount === '' ? 'absent' : 'unreadable', amount),
    payment: linePayment(line),
    // What its column says is what is collected.
    refundedTotal: known('0', 'store-data'),
    customerNote: noteFact(line.note, 'store-data'),
  };
}

/** What stands in a column of cancellations where an order is not cancelled. */
const NOT = new Set(['no', 'false', '0', 'لا', 'לא'].map(foldText));

/** How a line's order stands. What the second column says in no known words, as a day, is when it was cancelled. */
function lineStatus({ status = '', status2 = '' }: SheetLine): Partial<Order> {
  const more = isBlank(status2) || NOT.has(foldText(status2)) ? '' : status2;
  const said = [status, more].filter((one) => !isBlank(one)).join(' · ');
  const isDay = more !== '' && meaningOfWords(more) === null;
  return { status: lineFact(said, 'store-data'), ...(isDay && { statusMeaning: 'ended' }) };
}
