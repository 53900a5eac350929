import { compareDecimals } from '../decimal';
import { pattern } from '../words/patterns';
import { findAmounts, type PastedAmount } from './amounts';
import type { Span } from './pasted-order';
import { PRICES, withPieces } from './pieces';
import type { PastedText } from './segments';
import { aroundInLine } from './spans';

const ARRIVES = pattern('arrives');
const COMES_TO = pattern('sum-before');
const WITH_DELIVERY = pattern('with-fee-before');

/** A text's amounts by what they are. */
export interface NamedAmounts {
  readonly folded: string;
  readonly all: readonly PastedAmount[];
  readonly foreign: readonly PastedAmount[];
  /** Of some kinds all that can count: in our money, and not what something cost before. */
  readonly of: (...kinds: readonly PastedAmount['kind'][]) => readonly PastedAmount[];
  readonly rest: readonly PastedAmount[];
  readonly arriving: readonly PastedAmount[];
  readonly deposits: readonly PastedAmount[];
  readonly fees: readonly PastedAmount[];
}

export function nameAmounts(text: PastedText, taken: readonly Span[]): NamedAmounts {
  const { folded } = text;
  const all = withPieces(folded, withTotals(folded, findAmounts(text, taken)));
  const ours = all.filter((one) => !one.foreign && one.kind !== 'old');
  const of: NamedAmounts['of'] = (...kinds) => ours.filter(({ kind }) => kinds.includes(kind));
  // "واصل 95": that it comes for so much, where nothing else is named, and not that so much was paid.
  const isNamed = ours.some(({ kind }) => kind !== 'paid');
  const isArriving = ({ span }: PastedAmount) => !isNamed && ARRIVES.test(folded.slice(0, span.start));
  const comesTo = of('total').filter(({ span }) => COMES_TO.test(aroundInLine(folded, span).before));
  return {
    folded,
    all,
    foreign: all.filter((one) => one.foreign),
    of,
    // "75 are left of the last one, and the new one is 100, that is 175": what is left is a part of it.
    rest: of('rest').filter(
      ({ line, span }) => !comesTo.some((one) => one.line === line && one.span.start > span.start),
    ),
    arriving: of('paid').filter(isArriving),
    deposits: of('paid').filter((one) => !isArriving(one)),
    fees: of('delivery'),
  };
}

export function isTotal({ kind }: PastedAmount): boolean {
  return kind === 'total' || kind === 'settled';
}

/** "45, two of them 90, with the delivery 110": no fee is more than what it is for. */
function withTotals(folded: string, amounts: readonly PastedAmount[]): readonly PastedAmount[] {
  const hasTotal = amounts.some(({ kind }) => kind === 'total');
  const prices = amounts
    .filter(({ kind }) => kind === 'total' || PRICES.includes(kind))
    .flatMap(({ value }) => value ?? []);
  const isWithDelivery = ({ kind, value, span }: PastedAmount) =>
    kind === 'delivery' &&
    value !== null &&
    prices.every((price) => compareDecimals(value, price) > 0) &&
    WITH_DELIVERY.test(aroundInLine(folded, span).before);
  return amounts.map((one) => (isWithDelivery(one) ? { ...one, kind: hasTotal ? 'settled' : 'total' } : one));
}
