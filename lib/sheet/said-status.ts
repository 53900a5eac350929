import type { Order } from '../order';
import { meaningOfWords } from '../parcel/status-words';
import { lineFact } from '../stores/facts';
import { foldText } from '../villages/normalize';
import { isBlank } from './said-money';
import type { SheetLine } from './sheet-lines';

/** What stands in a column of cancellations where an order is not cancelled. */
const NOT = new Set(['no', 'false', '0', 'لا', 'לא'].map(foldText));

/** How a line's order stands. What the second column says in no known words, as a day, is when it was cancelled. */
export function lineStatus({ status = '', status2 = '' }: SheetLine): Partial<Order> {
  const more = isBlank(status2) || NOT.has(foldText(status2)) ? '' : status2;
  const said = [status, more].filter((one) => !isBlank(one)).join(' · ');
  const isDay = more !== '' && meaningOfWords(more) === null;
  return { status: lineFact(said, 'store-data'), ...(isDay && { statusMeaning: 'ended' }) };
}
