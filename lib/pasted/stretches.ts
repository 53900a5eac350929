import { isGivenName } from '../villages/given-names';
import { knownNames } from '../villages/known-names';
import { matchVillage } from '../villages/match';
import type { NamedPart } from '../villages/named-part';
import { readNamedParts } from '../villages/named-parts';
import { foldWrittenWords, type WrittenWord } from '../villages/normalize';
import type { VillageIndex } from '../villages/village-index';
import { pattern, says } from '../words/patterns';
import { beginsWithGivenName, isLikeName } from './name-words';
import type { Span } from './pasted-order';
import {
  endsFrom,
  headBefore,
  isCutShort,
  type PlaceName,
  placeNamesIn,
  regionBefore,
  type SaidWords,
  saidPlaces,
} from './place-names';
import type { Message } from './segments';
import { movedBy, wordsAt } from './spans';

/** What no mark divides, read into the words before a place, the place, and what stands behind it. */
export interface Stretch extends Span {
  readonly line: number;
  /** A label says that it is an address. */
  readonly labelled: boolean;
  readonly words: string;
  /** The words before the place, without those that lead to it. */
  readonly lead: Span | null;
  /** Names of listed villages and regions that stand beside each other, spelled as they are. */
  readonly place: Span | null;
  /** How many names the place is. */
  readonly names: number;
  /** What stands behind the place. */
  readonly rest: Span | null;
  /** All names of places in it, whether they are meant or not, without a preposition that is joined to them. */
  readonly named: readonly Span[];
  /** Other places that the words behind it lead to: "… or to …". */
  readonly others: readonly Span[];
  /** A preposition leads to the place. */
  readonly led: boolean;
  /** It begins with a street, a landmark, a quarter or what is near. */
  readonly isStreet: boolean;
  /** A street, a landmark, a quarter or a number is somewhere in it. */
  readonly hasStreet: boolean;
}

const STREET_KINDS: readonly NamedPart['kind'][] = [
  'street',
  'landmark',
  'quarter',
  'suburb',
  'near',
  'common',
];

/** More than people write without a mark: no place is looked for in it. */
const MOST_WORDS = 40;
/** Of the last text, whose stretches are read for each datum; more than an order has. */
const MOST_KNOWN = 100;

type StretchWords = Omit<Stretch, 'line' | 'labelled'>;

const known = new WeakMap<VillageIndex, Map<string, StretchWords>>();

export function readStretch(
  { folded, index }: Pick<Message, 'folded' | 'index'>,
  span: Span & { readonly line?: number },
  labelled = false,
): Stretch {
  const words = wordsAt(folded, span);
  const byWords = known.get(index) ?? new Map<string, StretchWords>();
  known.set(index, byWords);
  const read = byWords.get(words) ?? readWords(words, index);
  if (byWords.size >= MOST_KNOWN) byWords.clear();
  byWords.set(words, read);
  const moved = (one: Span) => movedBy(span.start, one);
  return {
    ...read,
    line: 0,
    ...span,
    labelled,
    lead: read.lead && moved(read.lead),
    place: read.place && moved(read.place),
    rest: read.rest && moved(read.rest),
    named: read.named.map(moved),
    others: read.others.map(moved),
  };
}

/** Reads the words of a stretch, whose spans are of them. */
function readWords(words: string, index: VillageIndex): StretchWords {
  const tokens = foldWrittenWords(words);
  const said = { index, words, tokens };
  const isShort = tokens.length <= MOST_WORDS;
  const parts = isShort ? readNamedParts(words, knownNames(index)) : [];
  const kinds = tokens.map(({ end }) => parts.find((part) => part.start < end && end <= part.end)?.kind);
  const names = isShort ? placeNamesIn(said, parts) : [];
  const chosen = choose(names, said);
  const spanOf = ({ start, end }: Span) => ({
    start: tokens[start]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
  });
  const nameOf = (one: PlaceName) => ({ ...spanOf(one), start: spanOf(one).start + one.joined });
  const common = {
    start: 0,
    end: words.length,
    words,
    named: names.map(nameOf),
    isStreet: STREET_KINDS.includes(kinds[0] ?? 'place'),
    hasStreet: kinds.some((kind) => kind === 'number' || STREET_KINDS.includes(kind ?? 'place')),
  };
  if (chosen === undefined) {
    return { ...common, lead: null, place: null, names: 0, rest: null, others: [], led: false };
  }
  const first = regionBefore(said, names, chosen) ?? chosen;
  const ends = endsFrom(said, names, chosen.end + (isCutShort(said, chosen) ? 1 : 0));
  const end = ends.at(-1) ?? chosen.end;
  const lead = leadBefore(tokens, first.start);
  const head = headBefore(said, lead.end, end);
  const place = spanOf({ start: head ?? first.start, end });
  const leadEnd = head ?? lead.end;
  const behind = tokens[end];
  const others = [...names, ...unreadNames(said)].filter((one) => isOther(one, said, { ...first, end }));
  return {
    ...common,
    lead: leadEnd === 0 ? null : spanOf({ start: 0, end: leadEnd }),
    place: head === undefined ? { ...place, start: place.start + first.joined } : place,
    names: ends.length,
    rest: behind === undefined ? null : { start: behind.start, end: words.length },
    others: others.map(nameOf),
    led: lead.led || first.joined > 0,
  };
}

/** Whether a name is that of another place than the one from `start` to `end`. */
function isOther(one: PlaceName, { tokens, words }: SaidWords, { start, end, joined }: PlaceName): boolean {
  const [first, last] = one.start < start ? [one, { start, end }] : [{ start, end }, one];
  if (first.end > last.start) return false;
  // "سلواد او عين يبرود", whichever of them was chosen; "من بديا بس دوامي بسلفيت".
  if (tokens.slice(first.end, last.start).some(({ written }) => says('or-word', written))) return true;
  // "الصبح بحبلة وبعد الظهر بعزون عتمة", "طوباس الصبح وبيعبد المسا"
  if (one.joined > 0 || (one === first && joined > 1)) return true;
  const [before, behind] = [leadBefore(tokens, first.start), leadBefore(tokens, last.start)];
  // "in Haifa and in the evening in Akko", and no "Huwara in Nablus" or "from Jenin but send it to Nablus".
  if (!/\p{Script=Arabic}/u.test(words))
    return (
      before.led &&
      behind.led &&
      behind.end > first.end &&
      !says('comes-from', tokens[first.start - 1]?.written ?? '')
    );
  return one === last && behind.led;
}

/** Names that are no street's: in Arabic behind "or", else by their sound, in Hebrew behind a preposition too. */
function unreadNames({ index, words: said, tokens }: SaidWords): readonly PlaceName[] {
  const words = tokens.map(({ word }) => word);
  const joinedTo = tokens.flatMap(({ written }, at): readonly PlaceName[] => {
    const joined = /^ו?[במל](?=[\p{Script=Hebrew}'’׳]{3,}$)/u.exec(written)?.[0].length ?? 0;
    const isName = joined > 0 && matchVillage(index, { city: written.slice(joined) }).recognised;
    return isName ? [{ start: at, end: at + 1, joined }] : [];
  });
  const all = saidPlaces(index, words).map((one) => ({ ...one, joined: 0 }));
  const isBehindOr = ({ start }: PlaceName) =>
    says('or-word', tokens[leadBefore(tokens, start).end - 1]?.written ?? '');
  return /\p{Script=Arabic}/u.test(said) ? all.filter(isBehindOr) : [...all, ...joinedTo];
}

/** Of several names the one that the words before it lead to best. */
function choose(names: readonly PlaceName[], { tokens, words }: SaidWords): PlaceName | undefined {
  const weigh = ({ start, end, joined }: PlaceName): number => {
    const before = leadBefore(tokens, start);
    const lead = words.slice(0, tokens[before.end - 1]?.end ?? 0);
    // "خليل سباعنة قباطية": one that begins as somebody's name is less of a place than one behind it.
    const isHead = before.end === 0 && !isGivenName(words.slice(0, tokens[end - 1]?.end));
    return (
      (before.led || joined > 0 ? 3 : 0) + (end - start > 1 ? 1 : 0) + (isHead || isLikeName(lead) ? 2 : 0)
    );
  };
  return names.toSorted((a, b) => weigh(b) - weigh(a))[0];
}

/** Where the words before a place end, without "to", "in", "the village of". */
function leadBefore(tokens: readonly WrittenWord[], start: number) {
  const leads = ({ written }: WrittenWord) =>
    says('leads-to-place', written) || says('settlement-word', written);
  const end = tokens.slice(0, start).findLastIndex((word) => !leads(word)) + 1;
  return { end, led: end < start };
}

/** Whether a village's name may as well be somebody's: "صفا محمود", "رامة", "محمود زعترة". */
export function mayBeName({ start, place, lead, rest, led, hasStreet, names, words }: Stretch): boolean {
  if (place === null || led || hasStreet || (names > 1 && !beginsWithGivenName(words))) return false;
  // "سارة محمود خليل عواودة": a given name among others, though a town is called so too.
  if (isLikeName(words) && beginsWithGivenName(words) && isGivenName(placeNameOf(place, start, words)))
    return true;
  // "בשם פדוא סעדי": right behind who it is for.
  const told = pattern('i-am-said').exec(words);
  const isTold = told?.index === 0 && told[0].length === place.start - start;
  if (isTold && isLikeName(words.slice(told[0].length))) return true;
  if (lead === null && rest === null && names === 1) return isGivenName(words);
  return lead === null
    ? isLikeName(words)
    : rest === null && !/\s/.test(words.slice(0, place.start - start).trim());
}

/** The words of a stretch that name its place. */
export function placeNameOf(place: Span, start: number, words: string): string {
  return words.slice(place.start - start, place.end - start);
}
