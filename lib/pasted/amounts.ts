import type { Decimal } from '../order';
import { parseAmount } from '../parcel/parse-amount';
import { PACKED } from '../words/packed';
import { pattern, says } from '../words/patterns';
import type { Span } from './pasted-order';
import type { PastedText, Segment } from './segments';
import { aroundInLine, isMarks, splitParts, trimSpan, withoutSaid, withoutSpans, wordsAt } from './spans';
import { AMOUNT, currencyOf, isPartOfNumber, readNumberWords } from './written-amounts';

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

/** Kinds of amounts that may be the price of a piece. */
export const PRICES: readonly AmountKind[] = ['price', 'alone'];

/** What the amounts of some kinds are worth, in our money. */
export function valuesOf(amounts: readonly PastedAmount[], kinds: readonly AmountKind[]): readonly Decimal[] {
  return amounts
    .filter(({ kind, foreign }) => kinds.includes(kind) && !foreign)
    .flatMap(({ value }) => value ?? []);
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
          const { number, words = '', before, after } = found.groups ?? {};
          const currency = (before ?? after)?.toLowerCase();
          const isClosed = after !== undefined;
          return amountAt(folded, { segment, span, number, words, currency, isClosed, isAlone }) ?? [];
        });
      }),
    );
}

/** A number where it stands, without or with a currency. */
interface WrittenNumber {
  readonly segment: Segment;
  readonly span: Span;
  /** In digits; else it is in `words`. */
  readonly number: string | undefined;
  readonly words: string;
  readonly currency: string | undefined;
  /** The currency stands behind it. */
  readonly isClosed: boolean;
  /** No word stands beside it. */
  readonly isAlone: boolean;
}

function amountAt(folded: string, written: WrittenNumber): PastedAmount | null {
  const { segment, span, number, words, currency: word } = written;
  const around = aroundInLine(folded, span);
  const { behind } = around;
  // "السعر 2 كيلو": where its label ends the stretch that it stands in.
  if (!written.isClosed && says('measured-next', behind)) return null;
  const before = around.before.replace(pattern('for-before'), ' ');
  const priced = number === undefined ? null : pattern('for-before').exec(around.before);
  const above = isMarks(before) ? linesAbove(folded, span.start) : [];
  const [question = '', ...between] = above;
  // "شو مقاسك؟ / 38"
  if (word === undefined && says('counted-below', question)) return null;
  // "قديش السعر؟ / 2 كنزة": a number with anything but marks and polite words beside it counts pieces or is a size; a round
  // one that answers about the fee may say where to: "20 لطوباس".
  const isFee = says('asks-fee', question) && /\d[05]$/.test(number ?? '');
  const isAll = isMarks(withoutSaid(isFee ? 'fee-answer-said' : 'polite-said', behind));
  const asked = word !== undefined || isAll ? question : '';
  const row = rowOf(segment, { before, behind, asked }, word !== undefined);
  if (row === undefined && priced === null && !/^ب/u.test(words) && !isBare(written, around)) return null;
  const kind = row?.kind ?? 'alone';
  const isAnswer = row?.asked !== undefined;
  const isNamed = word !== undefined || segment.label !== null;
  const currency = word === undefined ? null : currencyOf(word);
  const isRange = kind !== 'delivery' && says('range-before', before);
  const isAsked = isAnswer || (priced === null && /[؟?]/u.test(question));
  return {
    value: isRange ? null : number === undefined ? readNumberWords(words) : readNumber(number, currency),
    currency,
    foreign: word !== undefined && currency === null,
    kind,
    by: isNamed ? 'name' : isAnswer ? 'question' : 'words',
    span: { ...span, start: span.start - (priced?.[0].length ?? 0) },
    line: segment.line,
    doubtful:
      (!isNamed && isAsked && !(isAnswer && between.every(isPolite))) ||
      (number === undefined && isPartOfNumber(words, before, behind, word !== undefined)),
  };
}

/** Alone between marks, or a round number that ends a line in which the phone stands: "… قبل الكازية 110". */
function isBare({ segment, number = '', isAlone }: WrittenNumber, around: ReturnType<typeof aroundInLine>) {
  const { before, behind } = around;
  const isEnd = () => says('phone-digits', before) && says('ends-as-sum', `${before}${number}`);
  return segment.label === null && (isAlone || (isMarks(behind) && number.endsWith('0') && isEnd()));
}

/** "بكم الطقم؟ / انا من دورا / 75": what is said in between may be what the number is of, and so may another question. */
function isPolite(line: string): boolean {
  return isMarks(withoutSaid('polite-said', line));
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

/** The rows of `assets/words/amounts.tsv`; the first that holds says what an amount is of. */
const ROWS = PACKED.amounts.split('\n').map((line) => {
  const cells = line.split('\t').map((cell) => (cell === '-' ? undefined : cell));
  const [kind, before, behind, unless, asked, only, label] = cells;
  return { kind: kind as AmountKind, before, behind, unless, asked, only, label };
});

/** By the words beside it, then by its label; a number that has neither nor a currency is an amount only where it is alone. */
function rowOf(
  { label }: Segment,
  { before, behind, asked }: { readonly before: string; readonly behind: string; readonly asked: string },
  hasCurrency: boolean,
): (typeof ROWS)[number] | undefined {
  const is: Readonly<Record<string, boolean>> = {
    currency: hasCurrency,
    told: hasCurrency || label !== null,
    named: hasCurrency || label === 'price',
  };
  const holds = (name: string | undefined, said: string) => name === undefined || says(name, said);
  return ROWS.find(
    (one) =>
      (one.label === undefined || one.label === (label ?? 'none')) &&
      (one.only === undefined || is[one.only]) &&
      holds(one.before, before) &&
      holds(one.behind, behind) &&
      holds(one.asked, asked) &&
      !(one.unless !== undefined && says(one.unless, before)),
  );
}
