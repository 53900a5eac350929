import { addDecimals, addUp, compareDecimals, negateDecimal } from '../decimal';
import type { Decimal } from '../order';
import type { ReckoningLine } from '../parcel/parcel-draft';
import { pattern } from '../words/patterns';
import { findAmounts, type PastedAmount } from './amounts';
import type { PastedOrder, PastedProblem, Span } from './pasted-order';
import { PRICES, withPieces } from './pieces';
import type { PastedText } from './segments';
import { aroundInLine, wordsAt } from './spans';

const ARRIVES = pattern('arrives');
const COMES_TO = pattern('sum-before');
const OF_ONE_PIECE = pattern('each-piece-said', 'giu');
const OF_THE_PIECE = pattern('of-the-piece', 'giu');
const ON_TOP_BEFORE = pattern('on-top-before');
const ON_TOP_BEHIND = pattern('on-top-behind');
const PAID = pattern('paid-already', 'giu');
const PART_OF_AMOUNT = pattern('part-of-amount', 'giu');
const SEVERAL_PIECES = pattern('several-pieces');
const WITH_DELIVERY = pattern('with-fee-before');
const WITHOUT_DELIVERY = pattern('fee-not-in', 'giu');

interface FoundAmount {
  readonly amount: PastedOrder['amount'];
  /** How the amount came about, where it is not simply what the text says. */
  readonly reckoning: readonly ReckoningLine[];
  readonly problems: readonly PastedProblem[];
  readonly spans: readonly Span[];
}

/** What is to be collected: what is left to pay, else the total, else price and fee less what was paid; or nothing. */
export function findAmount(text: PastedText, taken: readonly Span[]): FoundAmount {
  const amounts = withPieces(text.folded, withTotals(text.folded, findAmounts(text, taken)));
  const foreign = amounts.filter((one) => one.foreign);
  const ours = amounts.filter((one) => !one.foreign && one.kind !== 'old');
  const of = (...kinds: readonly PastedAmount['kind'][]) => ours.filter(({ kind }) => kinds.includes(kind));
  const paid = placesOf(PAID, text.folded);
  const spans = [...amounts.map(({ span }) => span), ...paid];
  const problems: PastedProblem[] =
    foreign.length === 0 ? [] : [{ code: 'currency-foreign', spans: foreign.map(({ span }) => span) }];
  const open = (...more: readonly PastedProblem[]): FoundAmount => ({
    amount: null,
    reckoning: [],
    problems: [...problems, ...more],
    spans,
  });
  const several = (some: readonly PastedAmount[]) =>
    open({ code: 'amounts-several', spans: some.map(({ span }) => span) });

  const rest = of('rest').filter((one) => !isPartOfTotal(text.folded, one, ours));
  // "واصل 95": that it comes for so much, where nothing else is named, and not that so much was paid.
  const isNamed = ours.some(({ kind }) => kind !== 'paid' && kind !== 'delivery');
  const isArriving = ({ span }: PastedAmount) => !isNamed && ARRIVES.test(text.folded.slice(0, span.start));
  const arriving = of('paid').filter(isArriving);
  const deposits = of('paid').filter((one) => !isArriving(one));
  if (rest.length === 0 && deposits.length === 0 && paid.length > 0) {
    return open({ code: 'paid', spans: paid });
  }
  const fees = of('delivery');
  // "It was 260, and you gave me 30 off", "50 of 130 are paid": what it was is the price, where no other is named.
  const old = of('discount', 'paid').length > 0 ? amounts.filter(({ kind }) => kind === 'old') : [];
  const named = [rest, of('settled'), of('total'), of('price', 'unit'), of('alone'), old, arriving];
  const base = sumAmong(named.find((some) => some.length > 0) ?? [], sameValue(fees)?.value ?? '0');
  const one = sameValue(base);
  if (one === null) {
    const others = base.length > 0 ? base : [...deposits, ...fees];
    return others.length > 0 ? several(others) : open();
  }
  const partial = partsOnly(text.folded, base, ours, {
    hasFee: fees.length > 0,
    hasDeposit: deposits.length > 0,
  });
  if (partial.length > 0) return open({ code: 'amount-partial', spans: partial });

  const currency = base.find((amount) => amount.currency !== null)?.currency ?? null;
  const isTotal = one.kind === 'total' || one.kind === 'settled';
  const isBehind = ({ start }: Span) => base.some(({ span }) => start >= span.end && start - span.end < 4);
  const isAdded = ({ start }: Span) =>
    base.some(({ span }) => /^[^\p{L}\d\n]*(?:\+|و)[^\d\n]*$/u.test(text.folded.slice(span.end, start)));
  const isOnTop =
    !isTotal ||
    placesOf(WITHOUT_DELIVERY, text.folded).some(isBehind) ||
    fees.some(
      ({ span }) =>
        isAdded(span) ||
        ON_TOP_BEHIND.test(text.folded.slice(span.end)) ||
        ON_TOP_BEFORE.test(text.folded.slice(0, span.start)),
    ) ||
    isSumOfItems(ours, one.value);
  const parts: readonly (readonly [readonly PastedAmount[], ReckoningLine['kind']])[] = [
    // A total beside the price, or what it was before, has the discount in it.
    [
      one.kind === 'settled' || (isTotal && amounts.some(({ kind }) => kind === 'price' || kind === 'old'))
        ? []
        : of('discount'),
      'discount',
    ],
    [isOnTop ? fees : [], 'delivery'],
    [deposits, 'already-paid'],
  ];
  const lines: ReckoningLine[] = [{ kind: 'order-total', amount: one.value }];
  // "The rest is 600, + 100 for the delivery": what else was named is in the rest.
  const isPlus = fees.every(({ span }) => /\+ *$/.test(text.folded.slice(0, span.start)));
  const counts = one.kind === 'rest' ? parts.filter(([, kind]) => kind === 'delivery' && isPlus) : parts;
  for (const [some, kind] of counts) {
    const part = sameValue(some);
    if (some.length > 0 && part === null) return several([...base, ...some]);
    if (part !== null) {
      lines.push({ kind, amount: kind === 'delivery' ? part.value : negateDecimal(part.value) });
    }
  }
  const value = addUp(lines.map(({ amount }) => amount));
  if (compareDecimals(value, '0') < 0) return several([...base, ...deposits]);
  if (value === '0' && deposits.length > 0)
    return open({ code: 'paid', spans: deposits.map(({ span }) => span) });
  // What was paid or is taken off is the customer's word; and a fee beside a total may be part of it or not.
  const isTold =
    lines.every(({ kind }) => kind === 'order-total' || kind === 'delivery') &&
    (isOnTop || fees.length === 0 || of('price', 'unit').length > 0);
  const isSure =
    isOnlyOne(text.folded, amounts, taken) ||
    one.kind === 'rest' ||
    isTotal ||
    base.length === of('price', 'unit').length;
  const counted = [
    ...base,
    ...parts.flatMap(([some, kind]) => (lines.some((line) => line.kind === kind) ? some : [])),
  ];
  return {
    amount: {
      value: { value, currency },
      spans: counted.map(({ span }) => span),
      sure: isSure && isTold && foreign.length === 0 && one.pieces === undefined,
    },
    reckoning: lines.length === 1 ? [] : [...lines, { kind: 'to-collect', amount: value }],
    problems,
    spans,
  };
}

/** "75 are left of the last one, and the new one is 100, that is 175": what is left is a part of it. */
function isPartOfTotal(folded: string, rest: PastedAmount, amounts: readonly PastedAmount[]): boolean {
  return amounts.some(
    ({ kind, line, span, value }) =>
      kind === 'total' &&
      line === rest.line &&
      span.start > rest.span.start &&
      compareDecimals(value ?? '0', rest.value ?? '0') > 0 &&
      COMES_TO.test(aroundInLine(folded, span).before),
  );
}

/** The only number that may be a price: "for" so much, or behind the phone, where no size of wares is said any more. */
function isOnlyOne(
  folded: string,
  [one, ...others]: readonly PastedAmount[],
  phones: readonly Span[],
): boolean {
  if (one === undefined || others.length > 0) return false;
  return !/^\d/.test(wordsAt(folded, one.span)) || phones.some(({ end }) => end <= one.span.start);
}

/** The amount that all of these are, with its currency; `null`: they differ, or one can be read in two ways. */
function sameValue(amounts: readonly PastedAmount[]): (PastedAmount & { readonly value: Decimal }) | null {
  const [first] = amounts;
  if (first === undefined || first.value === null) return null;
  const { value } = first;
  const currencies = new Set(amounts.flatMap(({ currency }) => currency ?? []));
  return currencies.size < 2 && amounts.every((one) => one.value === value) ? { ...first, value } : null;
}

/** "45, two of them 90, with the delivery 110": no fee is more than what it is for. */
function withTotals(folded: string, amounts: readonly PastedAmount[]): readonly PastedAmount[] {
  const hasTotal = amounts.some(({ kind }) => kind === 'total');
  const prices = amounts
    .filter(({ kind }) => kind === 'total' || PRICES.includes(kind))
    .flatMap(({ value }) => value ?? []);
  const isTotal = ({ kind, value, span }: PastedAmount) =>
    kind === 'delivery' &&
    value !== null &&
    prices.length > 0 &&
    prices.every((price) => compareDecimals(value, price) > 0) &&
    WITH_DELIVERY.test(aroundInLine(folded, span).before);
  return amounts.map((one) => (isTotal(one) ? { ...one, kind: hasTotal ? 'settled' : 'total' } : one));
}

/** More pieces of one kind than a parcel has. */
const MOST_PIECES = 12;

/** A total that several prices make without the fee, or that of one piece several times; the fee then is on top. */
function isSumOfItems(amounts: readonly PastedAmount[], total: Decimal): boolean {
  const items = amounts.filter(({ kind }) => kind === 'price' || kind === 'alone');
  const units = amounts.filter(({ kind }) => kind === 'unit').flatMap(({ value }) => value ?? []);
  const isOfPieces = (unit: Decimal) =>
    Array.from({ length: MOST_PIECES }, (_, more) =>
      addUp(Array.from({ length: more + 2 }, () => unit)),
    ).includes(total);
  if (units.some(isOfPieces)) return true;
  return items.length > 1 && addUp(items.map(({ value }) => value ?? '0')) === total;
}

/** Of several amounts the one that is the sum of the others, or of them and the fee, which then is in it; else all of them. */
function sumAmong(amounts: readonly PastedAmount[], fee: Decimal): readonly PastedAmount[] {
  if (amounts.length < 2 || sameValue(amounts) !== null) return amounts;
  const all = addUp(amounts.map(({ value }) => value ?? '0'));
  const isSum =
    (sum: string) =>
    ({ value }: PastedAmount) =>
      value !== null && addDecimals(value, value) === sum;
  const withFee = fee === '0' ? undefined : amounts.find(isSum(addDecimals(all, fee)));
  const sum = withFee ?? (amounts.length > 2 ? amounts.find(isSum(all)) : undefined);
  return sum === undefined ? amounts : [withFee === undefined ? sum : { ...sum, kind: 'total' }];
}

function placesOf(words: RegExp, folded: string): readonly Span[] {
  return [...folded.matchAll(words)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

/** Where it is said that these amounts are not all there is to pay. */
function partsOnly(
  folded: string,
  meant: readonly PastedAmount[],
  all: readonly PastedAmount[],
  { hasFee, hasDeposit }: { readonly hasFee: boolean; readonly hasDeposit: boolean },
): readonly Span[] {
  if (meant.some(({ pieces }) => pieces !== undefined)) return [];
  const units = meant.filter(({ kind }) => kind === 'unit').map(({ span }) => span);
  // The price of the piece beside a fee or a deposit: there is one piece, unless their number is said.
  if (units.length > 0 && (!(hasFee || hasDeposit) || SEVERAL_PIECES.test(folded))) return units;
  const lineOf = ({ start }: Span) => folded.slice(0, start).split('\n').length;
  const lines = new Set(meant.map(({ span }) => lineOf(span)));
  const isTotal = meant.every(({ kind }) => kind === 'total' || kind === 'settled' || kind === 'rest');
  const words = [OF_ONE_PIECE, PART_OF_AMOUNT];
  if (!hasFee) words.push(WITHOUT_DELIVERY);
  if (SEVERAL_PIECES.test(folded)) words.push(OF_THE_PIECE);
  const said = words.flatMap((one) => placesOf(one, folded));
  // A total elsewhere answers what a line, or the amount right behind it, says of its own price: "each 60, so 120".
  const isAnothers = ({ end }: Span) =>
    all.some((one) => !meant.includes(one) && one.span.end > end && one.span.start - end < 6);
  return said.filter((span) => !isTotal || (lines.has(lineOf(span)) && !isAnothers(span)));
}
