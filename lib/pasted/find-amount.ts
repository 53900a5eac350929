import { parseAmount } from '../parcel/parse-amount';
import type { Label } from './labels';
import type { PastedOrder, PastedProblem, Span } from './pasted-order';
import { type PastedText, type Segment, trimSpan, withoutSpans } from './segments';

const NUMBER = String.raw`\d{1,7}(?:[.,٫٬]\d+)*`;
const OURS = {
  ILS: String.raw`₪|شيكل|شيقل|شواكل|شيكلات|شكل|ش\.ج\.?|ش|nis|ils|shekels?|sheqels?|ש״ח|שח|שקלים|שקל`,
  JOD: String.raw`دينار|دنانير|د\.أ\.?|jods?|jds?|dinars?|דינר`,
};
const FOREIGN = String.raw`\$|€|£|دولار|يورو|درهم|ريال|جنيه|usd|eur|dollars?|euros?|דולר|יורו`;
const CURRENCY = `${OURS.ILS}|${OURS.JOD}|${FOREIGN}`;
/** A number with a currency at either end; the number alone is told from sizes and floors by its label. */
const AMOUNT = new RegExp(
  `(?:(?<before>${CURRENCY}) *)?(?<![\\d.,/:-])(?<number>${NUMBER})(?![\\d/:])(?: *(?<after>${CURRENCY})(?![\\p{L}]))?`,
  'giu',
);
const DELIVERY_BEHIND = /^ *(?:لل?توصيل|توصيل|delivery|shipping|משלוח)(?!\p{L})/iu;
const PAID =
  /(?<!\p{L})(?:مدفوع|مدفوعة|تم الدفع|دفعت|(?:already )?paid|שולם(?: באשראי| במזומן)?)(?!\p{L})/giu;

interface Candidate {
  readonly value: string | null;
  readonly currency: 'ILS' | 'JOD' | null;
  readonly foreign: boolean;
  readonly kind: 'total' | 'price' | 'delivery' | 'alone';
  readonly span: Span;
}

interface FoundAmount {
  readonly amount: PastedOrder['amount'];
  readonly problems: readonly PastedProblem[];
  readonly spans: readonly Span[];
}

/**
 * What is to be collected: the total where one is named, else the only amount there is. With a price and a
 * delivery fee apart, or several amounts, nothing is added up and nothing is chosen.
 * @param taken spans that are something else for certain, such as phones
 */
export function findAmount(text: PastedText, taken: readonly Span[]): FoundAmount {
  const candidates = text.segments.flatMap((segment) => candidatesIn(text.folded, segment, taken));
  const spans = candidates.map(({ span }) => span);
  const paid = [...text.folded.matchAll(PAID)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  const problems: PastedProblem[] = paid.length === 0 ? [] : [{ code: 'paid', spans: paid }];
  const foreign = candidates.filter((one) => one.foreign);
  if (foreign.length > 0) problems.push({ code: 'currency-foreign', spans: foreign.map(({ span }) => span) });

  const ours = candidates.filter((one) => !one.foreign);
  const totals = ours.filter(({ kind }) => kind === 'total');
  const named = totals.length > 0 ? totals : ours.filter(({ kind }) => kind !== 'alone');
  const meant = named.length > 0 ? named : ours;
  const [first] = meant;
  const all = [...spans, ...paid];
  if (first === undefined) return { amount: null, problems, spans: all };
  const isOne = meant.every(
    ({ value, currency, kind }) =>
      kind !== 'delivery' && value === first.value && (currency === first.currency || currency === null),
  );
  if (!isOne || first.value === null) {
    return {
      amount: null,
      problems: [...problems, { code: 'amounts-several', spans: meant.map(({ span }) => span) }],
      spans: all,
    };
  }
  const sure = first.kind !== 'alone' && paid.length === 0 && foreign.length === 0;
  return {
    amount: {
      value: { value: first.value, currency: first.currency },
      spans: meant.map(({ span }) => span),
      sure,
    },
    problems,
    spans: all,
  };
}

function candidatesIn(folded: string, segment: Segment, taken: readonly Span[]): readonly Candidate[] {
  if (segment.label === 'other' || segment.label === 'phone' || segment.label === 'note') return [];
  return withoutSpans(segment, taken).flatMap((part) => {
    const inside = folded.slice(part.start, part.end);
    return [...inside.matchAll(AMOUNT)].flatMap((found) => {
      const start = part.start + found.index;
      const span = trimSpan(folded, { start, end: start + found[0].length });
      const { number = '', before, after } = found.groups ?? {};
      const word = (before ?? after)?.toLowerCase() ?? null;
      const alone = isAlone(folded, span, segment, taken);
      const kind = kindOf(segment.label, word !== null, alone);
      const isFee = DELIVERY_BEHIND.test(inside.slice(found.index + found[0].length));
      if (span === null || (kind === null && !isFee)) return [];
      return [candidate(number, word, isFee || kind === null ? 'delivery' : kind, span)];
    });
  });
}

/** A number without a currency is an amount only where a label says so, or where nothing stands beside it. */
function kindOf(label: Label | null, hasCurrency: boolean, alone: boolean): Candidate['kind'] | null {
  if (label === 'total' || label === 'delivery') return label;
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

function currencyOf(word: string): 'ILS' | 'JOD' | null {
  if (new RegExp(`^(?:${OURS.ILS})$`, 'iu').test(word)) return 'ILS';
  return new RegExp(`^(?:${OURS.JOD})$`, 'iu').test(word) ? 'JOD' : null;
}
