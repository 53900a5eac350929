import { compareDecimals, multiplyDecimals, normalizeDecimal } from '../decimal';
import { pattern, says } from '../words/patterns';
import { type PastedAmount, PRICES, valuesOf } from './amounts';
import { aroundInLine } from './spans';

/** "4 علب … العلبة ب 35", "3 ب 100 … اخدت 6": of several pieces, the price of one or some of which is named, the price of all. */
export function withPieces(folded: string, amounts: readonly PastedAmount[]): readonly PastedAmount[] {
  if (amounts.some(({ kind }) => kind === 'total' || kind === 'settled' || kind === 'rest')) return amounts;
  return amounts.map((one) => {
    const times = PRICES.includes(one.kind) ? timesOf(folded, one) : 1;
    if (times < 2 || one.value === null) return one;
    const value = normalizeDecimal(multiplyDecimals(one.value, String(times)));
    return { ...one, kind: 'price', value, pieces: times };
  });
}

/** How many times a price is to be paid, where one number alone is said of pieces; otherwise 1. */
function timesOf(folded: string, { span }: PastedAmount): number {
  const { before, behind } = aroundInLine(folded, span);
  // The word for a piece, which its number is said with: of "العلبة", "علب".
  const { piece } =
    (pattern('piece-before').exec(before) ?? pattern('piece-behind').exec(behind))?.groups ?? {};
  const some = Number(pattern('some-for-before').exec(before)?.groups?.some ?? 1);
  const isOfOne = some > 1 || says('of-one-before', before);
  if (piece === undefined && !isOfOne) return 1;
  const ofPiece = `(?<![\\p{L}\\d.,:])(?:(?<count>[2-9]|1\\d) (?:من +)?(?:ال)?${piece}|${piece}\\p{L}*ين(?!\\p{L}))`;
  const elsewhere = `${folded.slice(0, span.start)}|${folded.slice(span.end)}`;
  const said = elsewhere.matchAll(isOfOne ? pattern('takes-pieces', 'giu') : new RegExp(ofPiece, 'giu'));
  const [count = 1, ...others] = new Set([...said].map(({ groups }) => Number(groups?.count ?? 2)));
  return others.length > 0 || count % some > 0 ? 1 : count / some;
}

/** "45, two of them 90, with the delivery 110": no fee is more than what it is for. */
export function withTotals(folded: string, amounts: readonly PastedAmount[]): readonly PastedAmount[] {
  const hasTotal = amounts.some(({ kind }) => kind === 'total');
  const prices = valuesOf(amounts, ['total', ...PRICES]);
  const isWithDelivery = ({ kind, value, span }: PastedAmount) =>
    kind === 'delivery' &&
    value !== null &&
    prices.every((price) => compareDecimals(value, price) > 0) &&
    says('with-fee-before', aroundInLine(folded, span).before);
  // "السعر 150 … 50 واصل": so much has arrived of it, and it is not the price with the delivery in it.
  const isPartOnly = ({ kind, value, span }: PastedAmount) =>
    kind === 'total' &&
    prices.some((price) => compareDecimals(price, value ?? price) > 0) &&
    says('arrived-behind', aroundInLine(folded, span).behind);
  return amounts.map((one) => {
    if (isPartOnly(one)) return { ...one, kind: 'price' };
    return isWithDelivery(one) ? { ...one, kind: hasTotal ? 'settled' : 'total' } : one;
  });
}
