import type { Decimal } from '../order';
import { parseAmount } from '../parcel/parse-amount';
import { pattern, says } from '../words/patterns';
import type { PastedLabel } from './labels';
import type { Span } from './pasted-order';
import type { PastedText, Segment } from './segments';
import { aroundInLine, isMarks, splitParts, trimSpan, withoutSpans, wordsAt } from './spans';
import { AMOUNT, currencyOf, isPartOfNumber, MEASURE_BEHIND, readNumberWords } from './written-amounts';

/**
 * What an amount is of. `left`: it may be what is left to pay, counts for nothing, and is asked about where all comes to
 * another sum. `settled`: what the price became. `taken`: the driver takes it. `alone`: nothing says so, and nothing stands
 * beside it.
 */
type AmountKind =
  | 'rest'
  | 'left'
  | 'settled'
  | 'total'
  | 'price'
  | 'delivery'
  | 'taken'
  | 'paid'
  | 'old'
  | 'discount'
  | 'alone';

/** A number of the text that may be money. */
export interface PastedAmount {
  /** `null`: one of two, or it can be read in two ways. */
  readonly value: Decimal | null;
  readonly currency: 'ILS' | 'JOD' | null;
  /** In another currency than the service's countries have. */
  readonly foreign: boolean;
  readonly kind: AmountKind;
  /** What says that it is an amount: a currency or a label beside it, the question above it, or other words. */
  readonly by: 'name' | 'question' | 'words';
  readonly span: Span;
  readonly line: number;
  /** Of several pieces: how many times the price that is said. */
  readonly pieces?: number;
  /** It may be of something else, or a part of what is said. */
  readonly doubtful?: boolean;
}

/** Every amount that the text names, in its order, with what it is of. @param taken what is something else */
export function findAmounts(
  { folded, segments }: PastedText,
  taken: readonly Span[],
): readonly PastedAmount[] {
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

function amountAt(
  folded: string,
  segment: Segment,
  span: Span,
  { groups }: RegExpExecArray,
  isAlone: boolean,
): PastedAmount | null {
  const { number, words = '', before: mark, after } = groups ?? {};
  const word = (mark ?? after)?.toLowerCase() ?? null;
  const { before: written, behind } = aroundInLine(folded, span);
  if (after === undefined && MEASURE_BEHIND.test(behind)) return null;
  const before = written.replace(pattern('for-before'), ' ');
  const priced = number === undefined ? null : pattern('for-before').exec(written);
  // "… قبل الكازية 110": a round number that ends a line in which the phone stands.
  const isEnd =
    isMarks(behind) &&
    /0$/.test(number ?? '') &&
    says('phone-digits', written) &&
    says('ends-as-sum', `${written}${number}`);
  const isOnly = ((isAlone || isEnd) && segment.label === null) || priced !== null || /^ب/u.test(words);
  // "قديش السعر؟ / 2 كنزة": a number with anything but marks and polite words beside it counts pieces or is a size; a round
  // one that answers about the fee may say where to: "20 لطوباس".
  const above = isMarks(before) ? linesAbove(folded, span.start) : [];
  const [question = '', ...between] = above;
  // "شو مقاسك؟ / 38"
  if (mark === undefined && after === undefined && says('counted-below', question)) return null;
  const isFee = says('asks-fee', question) && /\d[05]$/.test(number ?? '');
  const said = pattern(isFee ? 'fee-answer-said' : 'polite-said', 'giu');
  const asked = word !== null || isMarks(behind.replace(said, ' ')) ? question : '';
  const row = rowOf(segment, { before, behind, asked }, word !== null, isOnly);
  if (row === null) return null;
  const currency = word === null ? null : currencyOf(word);
  const value = number === undefined ? readNumberWords(words) : readNumber(number, currency);
  const isRange = row.kind !== 'delivery' && says('range-before', before);
  const foreign = word !== null && currency === null;
  const start = span.start - (priced?.[0].length ?? 0);
  const isAsked = row.asked !== undefined || (priced === null && /[؟?]/u.test(question));
  return {
    value: isRange ? null : value,
    currency,
    foreign,
    kind: row.kind,
    by: word !== null || segment.label !== null ? 'name' : row.asked === undefined ? 'words' : 'question',
    span: { ...span, start },
    line: segment.line,
    doubtful:
      (word === null && segment.label === null && isAsked && !isAnswer(row, between)) ||
      (number === undefined && isPartOfNumber(words, before, behind, word !== null)),
  };
}

/** "بكم الطقم؟ / انا من دورا / 75": what is said in between may be what the number is of, and so may another question. */
function isAnswer({ asked }: KindRow, between: readonly string[]): boolean {
  return (
    asked !== undefined && between.every((line) => isMarks(line.replace(pattern('polite-said', 'giu'), ' ')))
  );
}

const MOST_LINES_ABOVE = 3;

/**
 * The lines above a number that begins one, with no number between: from the last question, or the last that says what the
 * number is of, else the last line alone.
 */
function linesAbove(folded: string, start: number): readonly string[] {
  const lines = folded
    .slice(0, start)
    .split('\n')
    .slice(0, -1)
    .filter((line) => !isMarks(line));
  const above = lines.slice(-MOST_LINES_ABOVE);
  const since = above.slice(above.findLastIndex((line) => /\d/.test(line)) + 1);
  const from = since.findLastIndex((line) => /[؟?]/u.test(line) || says('counted-below', line));
  return from < 0 ? since.slice(-1) : since.slice(from);
}

function readNumber(number: string, currency: PastedAmount['currency']): Decimal | null {
  const parsed = parseAmount(number);
  if (parsed.ok) return parsed.value;
  // Shekels have two decimals: three figures behind a mark are the rest of a thousand, and behind a comma everywhere.
  const isThousands = currency === 'ILS' || (currency === null && !number.includes('.'));
  return parsed.problem === 'ambiguous' && isThousands ? number.replace(/[.,]/g, '') : null;
}

/** What is said of an amount by the words right before it, or right behind it: patterns; the first row that holds. */
interface KindRow {
  readonly kind: AmountKind;
  readonly before?: string;
  readonly behind?: string;
  readonly unless?: string;
  /** In the lines above one that begins with the amount. */
  readonly asked?: string;
  /** Only of an amount with a currency, with one or a label, or of one that a label or a currency makes a price. */
  readonly only?: 'currency' | 'told' | 'named';
  readonly label?: PastedLabel | null;
}

const BY_WORDS: readonly KindRow[] = [
  { kind: 'paid', before: 'paid-before' },
  { kind: 'paid', behind: 'paid-for-behind' },
  { kind: 'old', before: 'old-before' },
  { kind: 'settled', before: 'agrees-before' },
  { kind: 'settled', behind: 'settled-behind' },
  { kind: 'old', behind: 'asked' },
  // "قديش الحساب؟ 140": it is what answers.
  { kind: 'old', before: 'asked', unless: 'answered-before' },
  { kind: 'rest', before: 'rest-before', only: 'currency' },
  // "بتدفع بس التوصيل 20", "خذو منها التوصيل 20 بس": what is collected beside nothing else.
  { kind: 'rest', before: 'fee-alone-before' },
  { kind: 'rest', before: 'fee-collected-before', behind: 'only-behind' },
  { kind: 'rest', before: 'collects-before', behind: 'fee-only-behind' },
  { kind: 'discount', before: 'discount-before' },
  // "المجموع 152 بدون توصيل": a total that lacks the fee is a price.
  { kind: 'price', behind: 'without-fee-behind', only: 'told' },
  { kind: 'total', before: 'sum-before' },
  { kind: 'settled', before: 'settled-before' },
  { kind: 'delivery', behind: 'fee-behind' },
  { kind: 'delivery', before: 'fee-before' },
  { kind: 'delivery', before: 'courier-takes-before', behind: 'added-behind' },
  { kind: 'rest', behind: 'left-over-behind' },
  { kind: 'rest', label: 'rest' },
  { kind: 'total', label: 'total' },
  { kind: 'delivery', label: 'delivery' },
  { kind: 'total', behind: 'with-fee-behind', only: 'named' },
  { kind: 'total', behind: 'with-fee-behind', label: null },
  { kind: 'taken', before: 'courier-takes-before' },
  { kind: 'total', asked: 'asks-total' },
  { kind: 'delivery', asked: 'asks-fee' },
  { kind: 'delivery', asked: 'fee-asked' },
  { kind: 'price', asked: 'asks-price' },
  { kind: 'price', only: 'named' },
  { kind: 'price', before: 'priced-before' },
  { kind: 'price', before: 'plus-before', unless: 'counted-before' },
  { kind: 'price', behind: 'plus-behind', unless: 'counted-before', label: null },
  { kind: 'price', before: 'told-before' },
  { kind: 'price', behind: 'fee-next', unless: 'takes-before', label: null },
  { kind: 'price', before: 'goods-before', behind: 'fee-next' },
  { kind: 'total', behind: 'on-receipt-behind', label: null },
  { kind: 'total', before: 'on-receipt-before', label: null },
];

/** By the words beside it, then by its label; a number that has neither nor a currency is an amount only where it is alone. */
function rowOf(
  { label }: Segment,
  { before, behind, asked }: { readonly before: string; readonly behind: string; readonly asked: string },
  hasCurrency: boolean,
  alone: boolean,
): KindRow | null {
  const is = {
    currency: hasCurrency,
    told: hasCurrency || label !== null,
    named: hasCurrency || label === 'price',
  };
  const holds = (name: string | undefined, said: string) => name === undefined || says(name, said);
  const row = BY_WORDS.find(
    (one) =>
      (one.label === undefined || one.label === label) &&
      (one.only === undefined || is[one.only]) &&
      holds(one.before, before) &&
      holds(one.behind, behind) &&
      holds(one.asked, asked) &&
      !(one.unless !== undefined && says(one.unless, before)),
  );
  return row ?? (alone ? { kind: 'alone' } : null);
}
