import { parseAmount } from '../parcel/parse-amount';
import type { Label } from './labels';
import {
  AMOUNT,
  currencyOf,
  DELIVERY_BEHIND,
  OF_ONE_PIECE,
  PAID,
  PART_OF_AMOUNT,
  RANGE_BEFORE,
  SUM_BEFORE,
  WITHOUT_DELIVERY,
} from './money-words';
import type { PastedOrder, PastedProblem, Span } from './pasted-order';
import { type PastedText, type Segment, trimSpan, withoutSpans } from './segments';

interface Candidate {
  readonly value: string | null;
  readonly currency: 'ILS' | 'JOD' | null;
  readonly foreign: boolean;
  readonly kind: 'rest' | 'total' | 'price' | 'unit' | 'delivery' | 'alone';
  readonly span: Span;
}

interface FoundAmount {
  readonly amount: PastedOrder['amount'];
  readonly problems: readonly PastedProblem[];
  readonly spans: readonly Span[];
}

/**
 * What is to be collected: what is left to pay where that is named, else the total, else the only amount there is.
 * With a price and a delivery fee apart, a price without the delivery or of one piece, or several amounts, nothing
 * is added up and nothing is chosen; nor is anything where it is said to be paid.
 * @param taken spans that are something else for certain, such as phones
 */
export function findAmount(text: PastedText, taken: readonly Span[]): FoundAmount {
  const candidates = text.segments.flatMap((segment) => candidatesIn(text.folded, segment, taken));
  const foreign = candidates.filter((one) => one.foreign);
  const ours = candidates.filter((one) => !one.foreign);
  const rest = ours.filter(({ kind }) => kind === 'rest');
  const paid = placesOf(PAID, text.folded);
  const isPaid = paid.length > 0 && rest.length === 0;
  const problems: PastedProblem[] = isPaid ? [{ code: 'paid', spans: paid }] : [];
  if (foreign.length > 0) problems.push({ code: 'currency-foreign', spans: foreign.map(({ span }) => span) });

  const totals = ours.filter(({ kind }) => kind === 'total');
  const named = ours.filter(({ kind }) => kind !== 'alone');
  const meant = [rest, totals, named].find((some) => some.length > 0) ?? ours;
  const spans = [...candidates.map(({ span }) => span), ...paid];
  const [first] = meant;
  const none: FoundAmount = { amount: null, problems, spans };
  if (first === undefined) return none;
  const isOne = meant.every(
    ({ value, currency, kind }) =>
      kind !== 'delivery' && value === first.value && (currency === first.currency || currency === null),
  );
  const parts = isOne ? partsOnly(text.folded, meant) : [];
  if (parts.length > 0) return { ...none, problems: [...problems, { code: 'amount-partial', spans: parts }] };
  if (!isOne || first.value === null) {
    const several = meant.map(({ span }) => span);
    return { ...none, problems: [...problems, { code: 'amounts-several', spans: several }] };
  }
  if (isPaid) return none;
  const value = { value: first.value, currency: first.currency };
  const sure = first.kind !== 'alone' && foreign.length === 0;
  return { amount: { value, spans: meant.map(({ span }) => span), sure }, problems, spans };
}

function placesOf(words: RegExp, folded: string): readonly Span[] {
  return [...folded.matchAll(words)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Where it is said that these amounts are not all there is to pay. */
function partsOnly(folded: string, meant: readonly Candidate[]): readonly Span[] {
  const units = meant.filter(({ kind }) => kind === 'unit').map(({ span }) => span);
  if (units.length > 0) return units;
  const lineOf = ({ start }: Span) => folded.slice(0, start).split('\n').length;
  const lines = new Set(meant.map(({ span }) => lineOf(span)));
  const isTotal = meant.every(({ kind }) => kind === 'total' || kind === 'rest');
  const said = [WITHOUT_DELIVERY, OF_ONE_PIECE, PART_OF_AMOUNT].flatMap((words) => placesOf(words, folded));
  // A total elsewhere answers what a line says of its own price.
  return said.filter((span) => !isTotal || lines.has(lineOf(span)));
}

function candidatesIn(folded: string, segment: Segment, taken: readonly Span[]): readonly Candidate[] {
  if (segment.label === 'other' || segment.label === 'phone' || segment.label === 'note') return [];
  return withoutSpans(segment, taken).flatMap((part) => {
    const inside = folded.slice(part.start, part.end);
    return [...inside.matchAll(AMOUNT)].flatMap((found) => {
      const start = part.start + found.index;
      const span = trimSpan(folded, { start, end: start + found[0].length });
      const { number = '', before: mark, after } = found.groups ?? {};
      const word = (mark ?? after)?.toLowerCase() ?? null;
      const alone = isAlone(folded, span, segment, taken);
      const kind = kindOf(segment.label, word !== null, alone);
      const isFee = DELIVERY_BEHIND.test(inside.slice(found.index + found[0].length));
      if (span === null || (kind === null && !isFee)) return [];
      const before = inside.slice(0, found.index);
      const one = candidate(
        number,
        word,
        isFee || kind === null ? 'delivery' : kindBehind(before, kind),
        span,
      );
      return [RANGE_BEFORE.test(before) ? { ...one, value: null } : one];
    });
  });
}

function kindBehind(before: string, kind: Candidate['kind']): Candidate['kind'] {
  return kind === 'price' && SUM_BEFORE.test(before) ? 'total' : kind;
}

/** A number without a currency is an amount only where a label says so, or where nothing stands beside it. */
function kindOf(label: Label | null, hasCurrency: boolean, alone: boolean): Candidate['kind'] | null {
  if (label === 'total' || label === 'delivery' || label === 'rest' || label === 'unit') return label;
  if (label === 'price') return 'price';
  if (hasCurrency) return 'price';
  return label === null && alone ? 'alone' : null;
}

/** Whether the number is all that its part of the line holds. */
function isAlone(folded: string, span: Span | null, segment: Segment, taken: readonly Span[]): boolean {
  if (span === null) return false;
  const parts = withoutSpans(segment, taken).flatMap((part) => splitParts(folded, part));
  return parts.some((part) => part.start === span.start && part.end === span.end);
}

function splitParts(folded: string, span: Span): readonly Span[] {
  const parts: Span[] = [];
  let start = span.start;
  for (const mark of folded.slice(span.start, span.end).matchAll(/[،,;|/]| [-–—] /g)) {
    parts.push({ start, end: span.start + mark.index });
    start = span.start + mark.index + mark[0].length;
  }
  parts.push({ start, end: span.end });
  return parts.flatMap((part) => trimSpan(folded, part) ?? []);
}

function candidate(number: string, word: string | null, kind: Candidate['kind'], span: Span): Candidate {
  const currency = word === null ? null : currencyOf(word);
  const parsed = parseAmount(number);
  // Shekels have two decimals: three figures behind a mark are the rest of a thousand.
  const isThousand = !parsed.ok && parsed.problem === 'ambiguous' && currency === 'ILS';
  const value = parsed.ok ? parsed.value : isThousand ? number.replace(/[.,]/g, '') : null;
  return { value, currency, foreign: word !== null && currency === null, kind, span };
}
