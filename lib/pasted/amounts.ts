import type { Decimal } from '../order';
import { parseAmount } from '../parcel/parse-amount';
import {
  AFTER_DISCOUNT,
  ARRIVES_FOR,
  ASKED,
  BEFORE_FEE,
  COURIER_BEFORE,
  DELIVERY_BEFORE,
  DELIVERY_BEHIND,
  DISCOUNT_BEFORE,
  DISCOUNT_BEHIND,
  FOR_BEFORE,
  NEW_BEFORE,
  OLD_BEFORE,
  PAID_BEFORE,
  PAID_BEHIND,
  RANGE_BEFORE,
  REST_BEFORE,
  SUM_BEFORE,
  WITH_DELIVERY,
  WITH_DELIVERY_BEFORE,
  WITH_DELIVERY_FIRST,
} from './money-words';
import type { Span } from './pasted-order';
import type { PastedText, Segment } from './segments';
import { aroundInLine, splitParts, trimSpan, withoutSpans, wordsAt } from './spans';
import { AMOUNT, currencyOf, MEASURE_BEHIND, readNumberWords } from './written-amounts';

/** What an amount is of. `alone`: nothing says so, and nothing stands beside it. */
type AmountKind = 'rest' | 'total' | 'price' | 'unit' | 'delivery' | 'paid' | 'old' | 'discount' | 'alone';

/** A number of the text that may be money. */
export interface Amount {
  /** `null`: one of two, or it can be read in two ways. */
  readonly value: Decimal | null;
  readonly currency: 'ILS' | 'JOD' | null;
  /** In another currency than the service's countries have. */
  readonly foreign: boolean;
  readonly kind: AmountKind;
  readonly span: Span;
  readonly line: number;
}

/** Every amount that the text names, in its order, with what it is of. @param taken what is something else */
export function findAmounts({ folded, segments }: PastedText, taken: readonly Span[]): readonly Amount[] {
  return segments
    .filter(({ label }) => label !== 'other' && label !== 'phone' && label !== 'note')
    .flatMap((segment) =>
      withoutSpans(segment, taken).flatMap((part) => {
        const alone = splitParts(folded, part);
        return [...wordsAt(folded, part).matchAll(AMOUNT)].flatMap((found) => {
          const start = part.start + found.index;
          const span = trimSpan(folded, { start, end: start + found[0].length });
          if (span === null) return [];
          const isAlone = alone.some((one) => one.start === span.start && one.end === span.end);
          return amountAt(folded, segment, span, found, isAlone) ?? [];
        });
      }),
    );
}

/** "2k" is two thousand or a size, and never 2: a person says. */
const THOUSANDS_BEHIND = /^ ?k(?!\p{L})/iu;

function amountAt(
  folded: string,
  segment: Segment,
  span: Span,
  { groups }: RegExpExecArray,
  isAlone: boolean,
): Amount | null {
  const { number, words = '', before: mark, after } = groups ?? {};
  const word = (mark ?? after)?.toLowerCase() ?? null;
  const { before: written, behind } = aroundInLine(folded, span);
  if (THOUSANDS_BEHIND.test(behind) || (after === undefined && MEASURE_BEHIND.test(behind))) return null;
  const before = written.replace(FOR_BEFORE, ' ');
  const isPriced = number !== undefined && FOR_BEFORE.test(written);
  const kind = ARRIVES_FOR.test(written)
    ? 'total'
    : kindOf(segment, before, behind, word !== null, isAlone || isPriced);
  if (kind === null || (number === undefined && kind === 'alone')) return null;
  const currency = word === null ? null : currencyOf(word);
  const value = number === undefined ? readNumberWords(words) : readNumber(number, currency);
  const isRange = kind !== 'delivery' && RANGE_BEFORE.test(before);
  const foreign = word !== null && currency === null;
  return { value: isRange ? null : value, currency, foreign, kind, span, line: segment.line };
}

function readNumber(number: string, currency: Amount['currency']): Decimal | null {
  const parsed = parseAmount(number);
  if (parsed.ok) return parsed.value;
  // Shekels have two decimals: three figures behind a mark are the rest of a thousand.
  return parsed.problem === 'ambiguous' && currency === 'ILS' ? number.replace(/[.,]/g, '') : null;
}

/** Whether its line asks for a price, and it is not what answers: "قديش الحساب؟ 140". */
function isAskedFor(before: string, behind: string): boolean {
  return ASKED.test(behind) || (ASKED.test(before) && !/[؟?] *$/u.test(before));
}

/** By the words beside it, then by its label; a number that has neither nor a currency is an amount only where it is alone. */
function kindOf(
  { label }: Segment,
  before: string,
  behind: string,
  hasCurrency: boolean,
  alone: boolean,
): AmountKind | null {
  if (PAID_BEFORE.test(before) || PAID_BEHIND.test(behind)) return 'paid';
  if (OLD_BEFORE.test(before) || isAskedFor(before, behind)) return 'old';
  if (REST_BEFORE.test(before) && hasCurrency) return 'rest';
  if (DISCOUNT_BEFORE.test(before) || DISCOUNT_BEHIND.test(behind)) return 'discount';
  if (label === 'delivery' && WITH_DELIVERY_FIRST.test(before)) return 'total';
  if (SUM_BEFORE.test(before) && (hasCurrency || label !== null)) return 'total';
  if (DELIVERY_BEHIND.test(behind) || DELIVERY_BEFORE.test(before) || COURIER_BEFORE.test(before))
    return 'delivery';
  if (label === 'rest' || label === 'total' || label === 'delivery' || label === 'unit') return label;
  const isNamed = label === 'price' || hasCurrency;
  if (isNamed && (WITH_DELIVERY.test(behind) || WITH_DELIVERY_BEFORE.test(before))) return 'total';
  if (NEW_BEFORE.test(before) && (isNamed || AFTER_DISCOUNT.test(before))) return 'total';
  if (isNamed) return 'price';
  if (label === null && WITH_DELIVERY.test(behind)) return 'total';
  if (label === null && BEFORE_FEE.test(behind)) return 'price';
  return alone && label === null ? 'alone' : null;
}
