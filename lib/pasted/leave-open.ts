import { foldWords } from '../villages/normalize';
import { findRegion } from '../villages/regions';
import { says } from '../words/patterns';
import { stretchesOf } from './address';
import type { FoundPhones } from './find-phones';
import { isLikeName, isSmallTalk } from './name-words';
import { asUnsure, doubtedIf, isCertain, type PastedOrder, type Span } from './pasted-order';
import type { Message, PastedText } from './segments';
import { aroundInLine, overlaps, withoutSpans, wordsAt } from './spans';
import type { Stretch } from './stretches';
import { toldAmounts } from './told-amounts';

/**
 * An order in which is asked about each datum that something left over in the text could be as well.
 * @param taken what is something else
 */
export function leaveOpen(
  text: Message,
  order: PastedOrder,
  phones: FoundPhones,
  taken: readonly Span[],
): PastedOrder {
  const stretches = stretchesOf(text, [...taken, ...(order.name?.spans ?? [])]);
  const isOfTwo = mayBeTwoOrders(text.folded, stretchesOf(text, taken), phones);
  const isPhoneOpen = isOfTwo || !arePhonesExplained(text, order, phones);
  const { place } = order;
  const isAtEither = says('home-named', text.folded) && says('work-named', text.folded);
  const isPlaceOpen = isOfTwo || isAtEither || !isPlaceExplained(text, order, stretches);
  const isAmountOpen = isOfTwo || !isAmountExplained(text, order, phones);
  // "Where is my order? In the name of Ola": a name alone makes no order.
  const isAlone = order.phones.length === 0 && place === null && order.amount === null;
  return {
    ...order,
    name: doubtedIf(isOfTwo || isAlone || isCutShort(order, stretches), order.name),
    phones: order.phones.map((phone) => doubtedIf(isPhoneOpen, phone)),
    place: isPlaceOpen && place !== null ? { ...place, match: asUnsure(place.match) } : place,
    street: doubtedIf(isPlaceOpen, order.street),
    amount: doubtedIf(isAmountOpen, order.amount),
  };
}

/** "محمد جبر يافا … نابلس": where two places are named, the one that ends the name's line may be of the name. */
function isCutShort({ name, place }: PastedOrder, stretches: readonly Stretch[]): boolean {
  const reason = place?.match.reason;
  if (name === null || reason?.code !== 'ambiguous' || reason.sameName) return false;
  return stretches.some(
    (one) =>
      one.place !== null &&
      one.lead === null &&
      one.rest === null &&
      name.spans.some(({ end }) => one.start === end + 1),
  );
}

/** Around the phones the same is said twice: a name or a place between two, and one before or behind them. */
function mayBeTwoOrders(folded: string, stretches: readonly Stretch[], phones: FoundPhones): boolean {
  const spans = firstOfEach(phones);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first === undefined || last === undefined || first === last) return false;
  // Many words between two phones, and none of them of phones: somebody else may begin there.
  const between = folded.slice(first.end, last.start);
  const isLong = (between.match(/\p{L}+/gu) ?? []).length > MOST_WORDS_BETWEEN;
  if (isLong && !says('of-phones', between)) return true;
  const names = stretches.filter(({ place, words }) => place === null && isLikeName(words));
  const places = stretches.flatMap(({ place }) => place ?? []);
  return [names, places].some((said) => {
    const isBetween = said.some(({ start }) => start > first.start && start < last.start);
    return isBetween && said.some(({ start }) => start < first.start || start > last.start);
  });
}

const MOST_WORDS_BETWEEN = 3;

function firstOfEach({ written }: FoundPhones): readonly Span[] {
  const byKey = new Map(written.toReversed().map(({ key, span }) => [key, span]));
  return [...byKey.values()].toSorted((a, b) => a.start - b.start);
}

/** Characters: of 3,057 messages no phone was another's by what stands farther from it, and nine were asked about for it. */
const BEFORE = 40;
const BEHIND = 25;

/** No number is left over that might be a phone, and nothing beside one says that it is somebody else's. */
function arePhonesExplained(
  { folded }: PastedText,
  { problems }: PastedOrder,
  { written }: FoundPhones,
): boolean {
  if (problems.some(({ code }) => code === 'phone-unreadable')) return false;
  return written.every(({ span }) => {
    const { before, behind } = aroundInLine(folded, span);
    return ![before.slice(-BEFORE), behind.slice(0, BEHIND)].some((said) => says('somebodys-number', said));
  });
}

/** No listed village is left over beside the one that was found. */
function isPlaceExplained(text: Message, { place }: PastedOrder, stretches: readonly Stretch[]): boolean {
  const [found] = place?.match.candidates ?? [];
  if (place === null || !place.match.recognised || found === undefined || place.spans.length === 0)
    return true;
  const isFound = (span: Span) => place.spans.some((one) => overlaps(one, span));
  const { cityId } = found.village;
  // "رام الله والبيرة": a region's name may be made of villages' names.
  const isRegion = ({ start, end }: Span) =>
    findRegion(text.index.regions, foldWords(text.folded.slice(start, end)))?.region.cityIds.includes(
      cityId,
    ) ?? false;
  const all = stretches.flatMap((stretch) => {
    const isAlone = stretch.lead === null && stretch.rest === null;
    if (isAlone && stretch.place !== null && isRegion(stretch.place)) return [];
    const isHere = stretch.place !== null && isFound(stretch.place);
    // "عرابة البلدة القديمة جنين": behind it in its stretch stands the region that it is in.
    return stretch.named.filter((span) => !isHere || !isRegion(span));
  });
  // "برقة تبعت نابلس": of a village beside its region's main town, the village may be meant.
  const left = all.filter((span) => {
    const said = wordsAt(text.folded, span);
    return (
      !isFound(span) &&
      !isSmallTalk(said) &&
      !place.spans.some((one) => wordsAt(text.folded, one).endsWith(said)) &&
      (place.spans.some(isRegion) || !isBesideFound(text.folded, span, place.spans))
    );
  });
  return left.length === 0;
}

/** Before the place, or beside it: "نابلس - حوارة", "حوارة قضاء نابلس". */
function isBesideFound(folded: string, { start }: Span, found: readonly Span[]): boolean {
  return found.some(({ end }) => /^[^\p{L}\d]*(?:\p{L}+[^\p{L}\d]*)?$/u.test(folded.slice(end, start)));
}

/** All that is said of money is counted in an amount that is certain by itself. */
function isAmountExplained(
  text: PastedText,
  { amount, reckoning, street, place, note, name }: PastedOrder,
  phones: FoundPhones,
): boolean {
  if (amount === null || !amount.sure) return true;
  const { folded } = text;
  const isCounted = ({ start, end }: Span) =>
    amount.spans.some((one) => one.start <= start && end <= one.end);
  const all = toldAmounts(text, phones.spans);
  const counted = all.filter(({ span }) => isCounted(span));
  const left = all.filter((one) => !counted.includes(one) && one.value !== amount.value.value);
  const has = (kind: string) => reckoning.some((line) => line.kind === kind);
  // What is left to pay has everything in it; a total has all but what is paid.
  const isRest = counted.some(({ kind }) => kind === 'rest');
  const isTotal = counted.length > 0 && counted.every(({ kind }) => kind === 'total' || kind === 'settled');
  const isPrice = !isRest && !isTotal;
  const last = amount.spans.reduce((most, { end }) => Math.max(most, end), 0);
  const saidAgain = all.filter(({ value }) => value === amount.value.value).map(({ span }) => span);
  const spans = [...saidAgain, ...[street, place, note, name].flatMap((one) => one?.spans ?? [])];
  const rest = text.segments
    .filter(({ label }) => label === null || label === 'price' || label === 'total')
    .flatMap((segment) => withoutSpans(segment, [...phones.spans, ...amount.spans, ...spans]));
  return isCertain({
    'as much may be left to pay': left.some(({ kind }) => kind === 'left'),
    'another sum is named':
      !isRest && left.some(({ kind }) => kind === 'paid' || (!isTotal && kind !== 'old')),
    'a fee is spoken of': isPrice && !has('delivery') && says('fee-spoken-of', folded),
    'a payment is spoken of': !isRest && !has('already-paid') && says('payment-spoken-of', folded),
    // "بدي العطر ب 40 … خليهم حبتين"
    'several pieces are spoken of behind it': isPrice && says('several-pieces', folded.slice(last)),
    'a number is left over': isPrice && rest.some((span) => says('might-be-sum', wordsAt(folded, span))),
  });
}
