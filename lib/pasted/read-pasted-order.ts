import type { PhoneRules } from '../parcel/countries';
import { phoneKey } from '../parcel/phone';
import type { VillageIndex } from '../villages/village-index';
import { pattern, says } from '../words/patterns';
import { readChatAddress } from './address';
import { cancellationOf, cancellingWords, withWhatFollows } from './cancellation';
import { findAmount } from './find-amount';
import { findFreeName, findLabelledName } from './find-name';
import { findPhones } from './find-phones';
import { findPastedPlace } from './find-place';
import { leaveOpen } from './leave-open';
import { doubtedIf, type Found, type PastedOrder, type Span } from './pasted-order';
import { type Message, type PastedText, segmentText } from './segments';
import { splitParts, textOf, trimSpan, wordsAt } from './spans';
import { type SplitOrders, splitOrders } from './split-orders';
import { readStretch } from './stretches';

/** Longer text is no order; what is behind it is not read. */
const LONGEST_ORDER = 5_000;
/** As long as a text of several may be. */
const LONGEST_PASTED = 20_000;

/** An order out of free text: what its words say and where, nothing else, and nothing of several people's. Never throws. */
export function readPastedOrder(pasted: string, index: VillageIndex, rules: PhoneRules = {}): PastedOrder {
  const text = { ...segmentText(pasted.slice(0, LONGEST_ORDER)), index };
  const { orders: several } = splitOrders(text, rules);
  if (several.length > 1) return { ...NOTHING, problems: [{ code: 'orders-several', spans: several }] };
  return readOne(text, rules);
}

/** Where the orders of several people stand in a text, each to be read by itself; none for the order of one. */
export function splitPastedOrders(pasted: string, index: VillageIndex, rules: PhoneRules = {}): SplitOrders {
  return splitOrders({ ...segmentText(pasted.slice(0, LONGEST_PASTED)), index }, rules);
}

/** Whether a text is somebody else's order than the one before it: both name phones, and none is the same. */
export function isAnotherOrder(before: string, after: string, rules: PhoneRules = {}): boolean {
  const [known, now] = [phonesOf(before, rules), phonesOf(after, rules)];
  return known.size > 0 && now.size > 0 && known.isDisjointFrom(now);
}

/** Whether both name a phone that is the same. */
export function hasSamePhone(one: string, other: string, rules: PhoneRules = {}): boolean {
  return !phonesOf(one, rules).isDisjointFrom(phonesOf(other, rules));
}

function phonesOf(text: string, rules: PhoneRules): ReadonlySet<string> {
  const { phones } = findPhones(segmentText(text.slice(0, LONGEST_ORDER)), rules);
  // Half typed, a phone is another one with every key.
  return new Set(phones.filter(({ sure }) => sure).map(({ value }) => phoneKey(value)));
}

function readOne(text: Message, rules: PhoneRules): PastedOrder {
  const phones = findPhones(text, rules);
  const amount = findAmount(text, phones.spans);
  const doubt = cancellingWords(text);
  const note = findNote(text, doubt);
  const said = doubt === null ? phones.spans : [...phones.spans, withWhatFollows(text, doubt)];
  const labelledName = findLabelledName(text, said);
  const taken = [...said, ...amount.spans, ...(note?.spans ?? []), ...(labelledName?.spans ?? [])];
  const address = readChatAddress(text, taken, labelledName !== null);
  const { place, street } = findPastedPlace(text, address);
  const cancellation = cancellationOf(text, doubt, phones.spans, { place });
  const order: PastedOrder = {
    name: labelledName ?? findFreeName(text, address, place?.spans ?? []),
    phones: phones.phones,
    place,
    street,
    // Without one of its pieces it costs something else, which nobody may have said.
    amount: doubtedIf(doubt !== null, amount.amount),
    reckoning: amount.reckoning,
    note,
    problems: [...phones.problems, ...amount.problems, ...(cancellation === null ? [] : [cancellation])],
  };
  if (cancellation?.code === 'cancelled') return { ...NOTHING, problems: [cancellation] };
  if (isNoOrder(text, order)) return NOTHING;
  const certain = leaveOpen(text, order, phones, said);
  if (!isBareQuestion(text, order)) return certain;
  return { ...certain, place: null, phones: certain.phones.map((phone) => doubtedIf(true, phone)) };
}

/** Nothing but a phone beside a question: it may be whose it is that asks, or that is asked for. */
function isBareQuestion({ folded }: PastedText, { name, amount }: PastedOrder): boolean {
  return name === null && amount === null && says('no-order', folded);
}

/** A question, thanks, a complaint or an advertisement: no phone, no label, and the words of such messages. */
function isNoOrder({ folded, segments }: PastedText, { phones, name, place, amount }: PastedOrder): boolean {
  const ofShop = new Set([...folded.matchAll(pattern('of-shop-said', 'giu'))].map(([words]) => words)).size;
  if (ofShop > 1 && segments.every(({ label }) => label !== 'name' && label !== 'place')) return true;
  // Who, where and how much are an order, whatever is asked beside it.
  const isWhole = name !== null && place !== null && amount !== null;
  return phones.length === 0 && !isWhole && says('no-order', folded);
}

const NOTHING: PastedOrder = {
  name: null,
  phones: [],
  place: null,
  street: null,
  amount: null,
  reckoning: [],
  note: null,
  problems: [],
};

/** What is labelled as one, else a line that asks for something, and not that it is sent to a place or is cancelled. */
function findNote(text: Message, doubt: Span | null): Found<string> | null {
  const labelled = text.segments.filter(({ label }) => label === 'note');
  const asked = text.segments.flatMap((segment) => {
    const isCancelling = doubt !== null && segment.start <= doubt.start && doubt.end <= segment.end;
    if (segment.label !== null || isCancelling) return [];
    const from = splitParts(text.folded, segment).find(
      (part) => says('request-first', wordsAt(text.folded, part)) && !readStretch(text, part).led,
    );
    return from === undefined ? [] : [{ start: from.start, end: segment.end }];
  });
  const meant = labelled.length > 0 ? labelled : asked;
  const spans = meant.flatMap((segment) => trimSpan(text.folded, segment) ?? []);
  if (spans.length === 0) return null;
  return { value: textOf(text.original, spans), spans, sure: true };
}
