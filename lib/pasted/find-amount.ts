import { addDecimals, addUp, compareDecimals, negateDecimal } from '../decimal';
import type { Decimal } from '../order';
import type { ReckoningLine } from '../parcel/parcel-draft';
import { says } from '../words/patterns';
import { type PastedAmount, PRICES } from './amounts';
import { isCertain, type PastedOrder, type PastedProblem, type Span } from './pasted-order';
import { withPieces, withTotals } from './pieces';
import type { PastedText } from './segments';
import { placesSaid, wordsAt } from './spans';
import { toldAmounts } from './told-amounts';
import { comesTo, type SameAmount, sameValue, wholeAmong } from './totals';

/** Before a fee that comes on top of what is left to pay. */
const PLUS = /\+ *$/;

interface FoundAmount {
  readonly amount: PastedOrder['amount'];
  /** How the amount came about, where it is not simply what the text says. */
  readonly reckoning: readonly ReckoningLine[];
  readonly problems: readonly PastedProblem[];
  readonly spans: readonly Span[];
}

/** Amounts that say the same, and what they are in the reckoning. */
type Part = readonly [readonly PastedAmount[], ReckoningLine['kind']];

/** What is to be collected: what is left to pay, else the total, else price and fee less what was paid; or nothing. */
export function findAmount(text: PastedText, taken: readonly Span[]): FoundAmount {
  const amounts = nameAmounts(text, taken);
  const { folded, all, foreign, deposits, fees } = amounts;
  const paid = placesSaid('paid-already', folded);
  const spans = [...spansOf(all), ...paid];
  // "السعر 50$ يعني 185 وحكيتيلي خليها 180 شيكل": what it became in our money is to be collected.
  const isOurs = lastSettled(amounts.of).some(({ currency }) => currency !== null);
  const problems: PastedProblem[] =
    foreign.length === 0 || isOurs ? [] : [{ code: 'currency-foreign', spans: spansOf(foreign) }];
  const open = (...more: readonly PastedProblem[]): FoundAmount => ({
    amount: null,
    reckoning: [],
    problems: [...problems, ...more],
    spans,
  });
  const several = (...some: readonly PastedAmount[]) =>
    open({ code: 'amounts-several', spans: spansOf(some) });

  if (amounts.rest.length === 0 && deposits.length === 0 && paid.length > 0) {
    return open({ code: 'paid', spans: paid });
  }
  const base = findBase(amounts);
  const one = sameValue(base);
  if (one === null) {
    const others = base.length > 0 ? base : [...deposits, ...fees];
    return others.length > 0 ? several(...others) : open();
  }
  const partial = partsOnly(amounts, base);
  if (partial.length > 0) return open({ code: 'amount-partial', spans: partial });

  const reckoned = reckon(amounts, base, one);
  const { lines, counted } = reckoned;
  const differing = counted.find((some) => some.length > 0 && sameValue(some) === null);
  if (differing !== undefined) return several(...base, ...differing);
  const value = addUp(lines.map(({ amount }) => amount));
  if (compareDecimals(value, '0') < 0) return several(...base, ...deposits);
  if (value === '0' && deposits.length > 0) return open({ code: 'paid', spans: spansOf(deposits) });
  return {
    amount: {
      value: { value, currency: base.find((amount) => amount.currency !== null)?.currency ?? null },
      spans: spansOf(counted.flat()),
      sure: isSureOf(amounts, reckoned, taken),
    },
    reckoning: lines.length === 1 ? [] : [...lines, { kind: 'to-collect', amount: value }],
    problems,
    spans,
  };
}

function spansOf(amounts: readonly PastedAmount[]): readonly Span[] {
  return amounts.map(({ span }) => span);
}

/** Whether an amount is taken without a question: nothing of this speaks against it. */
function isSureOf(
  { folded, all, foreign, of, fees, rest }: NamedAmounts,
  { base, one, isOnTop, lines, counted }: ReturnType<typeof reckon>,
  phones: readonly Span[],
): boolean {
  const settled = of('settled');
  const isFeeTold = rest.length > 0 ? !isAdded(folded, base, fees) : of('price').length > 0;
  const isToPay = ({ end }: Span) => counted.flat().some(({ span }) => span.start <= end && end < span.end);
  return isCertain({
    'it is of several pieces': one.pieces !== undefined,
    // That something was paid or is taken off is the customer's word.
    'something was taken off': lines.some(({ kind }) => kind !== 'order-total' && kind !== 'delivery'),
    'the fee is more than what it is for': lines.some(
      ({ kind, amount }) => kind === 'delivery' && compareDecimals(amount, one.value) > 0,
    ),
    // Beside a total, or joined by "and" to what is left to pay.
    'the fee may be in it or on top': !isOnTop && fees.length > 0 && !isFeeTold,
    'other numbers may be the price':
      !isOnlyOne(folded, all, phones) && !isRestOrTotal(one) && base.length !== of('price').length,
    'the price became another': settled.length > 0 && sameValue([...settled, ...base]) === null,
    // "كم مع التوصيل؟ / 38 / السعر 120": where a price is named, a bare number may be anything else.
    'it answers a question beside a price':
      base.some(({ by }) => by === 'question') && all.some(({ by }) => by === 'name'),
    // "السعر 50 مع التوصيل للدفع 70", "بنك فلسطين للدفع 4412": what is to pay, or whatever else is paid so.
    'another number is to pay': !placesSaid('to-pay-behind', folded).every(isToPay),
    'it may be of something else': counted.some(
      (some) => some.length > 0 && some.every(({ doubtful }) => doubtful === true),
    ),
    'another amount is in another currency': foreign.length > 0,
  });
}

/** The amounts that can count, by what they are: in our money, and not what something cost before. */
function nameAmounts(text: PastedText, taken: readonly Span[]) {
  const { folded } = text;
  const all = withPieces(folded, withTotals(folded, toldAmounts(text, taken)));
  const ours = all.filter((one) => !one.foreign && one.kind !== 'old');
  const of = (...kinds: readonly PastedAmount['kind'][]) => ours.filter(({ kind }) => kinds.includes(kind));
  // "واصل 95": that it comes for so much, where nothing else is named, and not that so much was paid.
  const isNamed = ours.some(({ kind }) => kind !== 'paid');
  const isArriving = ({ span }: PastedAmount) => !isNamed && says('arrives', folded.slice(0, span.start));
  const sums = of('total').filter((one) => comesTo(folded, one));
  return {
    folded,
    all,
    foreign: all.filter((one) => one.foreign),
    of,
    // "75 are left of the last one, and the new one is 100, that is 175": what is left is a part of it.
    rest: of('rest').filter(
      ({ line, span }) => !sums.some((one) => one.line === line && one.span.start > span.start),
    ),
    arriving: of('paid').filter(isArriving),
    deposits: of('paid').filter((one) => !isArriving(one)),
    fees: of('delivery'),
  };
}

type NamedAmounts = ReturnType<typeof nameAmounts>;

function isTotal({ kind }: PastedAmount): boolean {
  return kind === 'total' || kind === 'settled';
}

/** The amounts that all else is added to or taken from; several only where they may differ. */
function findBase({ folded, all, of, rest, arriving, fees }: NamedAmounts): readonly PastedAmount[] {
  // "It was 260, and you gave me 30 off", "50 of 130 are paid": what it was is the price, where no other is named.
  const old = of('discount', 'paid').length > 0 ? all.filter(({ kind }) => kind === 'old') : [];
  // "طبق ب 18 وجبنة ب 32 وزيتون 20 والتوصيل 10": beside a fee each "for so much" is of a piece.
  const isFor = ({ span }: PastedAmount) => !/^\d/.test(wordsAt(folded, span));
  const areAdded = fees.length > 0 || says('adds-piece', folded);
  const prices = areAdded ? [...of('price'), ...of('alone').filter(isFor)] : of('price');
  const named = [rest, lastSettled(of), wholeAmong(of('total'), folded), prices, of('alone'), old, arriving];
  const meant = named.find((some) => some.length > 0) ?? [];
  return sumAmong(meant, sameValue(fees)?.value ?? null, areAdded);
}

/** What the price became last; none where a total behind it says what all comes to. */
function lastSettled(of: NamedAmounts['of']): readonly PastedAmount[] {
  const last = of('settled', 'total').at(-1);
  return last?.kind === 'settled' ? [last] : [];
}

function isRestOrTotal(one: PastedAmount): boolean {
  return one.kind === 'rest' || isTotal(one);
}

/**
 * Whether the fee comes on top of the amount, and is not in it. What is left to pay has it in it, unless it stands behind
 * a plus: "the rest is 600, + 100 for the delivery".
 */
function isFeeOnTop({ folded, fees }: NamedAmounts, base: readonly PastedAmount[], one: SameAmount): boolean {
  if (one.kind === 'rest') return fees.every(({ span }) => PLUS.test(folded.slice(0, span.start)));
  return !isTotal(one) || isAdded(folded, base, fees);
}

function isAdded(folded: string, base: readonly PastedAmount[], fees: readonly PastedAmount[]): boolean {
  return fees.some(
    ({ span: { start, end } }) =>
      says('fee-on-top', folded.slice(end)) ||
      base.some(({ span }) => span.end <= start && says('added-between', folded.slice(span.end, start))),
  );
}

/** How the amount comes about: what all else is added to or taken from, and that. */
function reckon(amounts: NamedAmounts, base: readonly PastedAmount[], one: SameAmount) {
  const isOnTop = isFeeOnTop(amounts, base, one);
  const parts = findParts(amounts, one, isOnTop);
  const more = parts.flatMap(([some, kind]): readonly ReckoningLine[] => {
    const part = sameValue(some);
    if (part === null) return [];
    return [{ kind, amount: kind === 'delivery' ? part.value : negateDecimal(part.value) }];
  });
  const lines: readonly ReckoningLine[] = [{ kind: 'order-total', amount: one.value }, ...more];
  return { base, one, isOnTop, lines, counted: [base, ...parts.map(([some]) => some)] };
}

/** What is added to the amount, and what is taken from it. */
function findParts(
  { all, of, deposits, fees }: NamedAmounts,
  one: SameAmount,
  isOnTop: boolean,
): readonly Part[] {
  const delivery: Part = [isOnTop ? fees : [], 'delivery'];
  // What was paid, or is taken off, is in what is left.
  if (one.kind === 'rest') return [delivery];
  // A total beside the price, or what it was before, has the discount in it.
  const isBesideTotal = one.kind === 'total' && all.some(({ kind }) => kind === 'price' || kind === 'old');
  const hasDiscount = one.kind === 'settled' || isBesideTotal;
  return [[hasDiscount ? [] : of('discount'), 'discount'], delivery, [deposits, 'already-paid']];
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

/**
 * Of several amounts the one that is the sum of the others, or of them and the fee, which then is in it; else their sum,
 * where they are prices of pieces that are added up, as beside a fee; else all of them.
 */
function sumAmong(
  amounts: readonly PastedAmount[],
  fee: Decimal | null,
  areAdded: boolean,
): readonly PastedAmount[] {
  const [first] = amounts;
  if (first === undefined || amounts.length < 2 || sameValue(amounts) !== null) return amounts;
  const all = addUp(amounts.map(({ value }) => value ?? '0'));
  const isSum =
    (sum: string) =>
    ({ value }: PastedAmount) =>
      value !== null && addDecimals(value, value) === sum;
  const sum = amounts.find(isSum(addDecimals(all, fee ?? '0'))) ?? amounts.find(isSum(all));
  if (sum !== undefined) return [{ ...sum, kind: 'total' }];
  const arePieces = areAdded && amounts.every(({ kind, value }) => PRICES.includes(kind) && value !== null);
  return arePieces ? [{ ...first, value: all, pieces: amounts.length }] : amounts;
}

/** Where it is said that these amounts are not all there is to pay. */
function partsOnly({ folded, fees }: NamedAmounts, meant: readonly PastedAmount[]): readonly Span[] {
  if (meant.every(isRestOrTotal) || meant.some(({ pieces }) => pieces !== undefined)) return [];
  const words = ['each-piece-said', 'part-of-amount'];
  // Beside a fee there is one piece, unless their number is said.
  if (fees.length === 0) words.push('fee-not-in', 'price-of-one-said');
  if (says('several-pieces', folded)) words.push('of-the-piece', 'price-of-one-said');
  return words.flatMap((name) => placesSaid(name, folded));
}
