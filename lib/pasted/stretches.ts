import { isGivenName } from '../villages/given-names';
import { findNames, knownNames } from '../villages/known-names';
import { matchVillage } from '../villages/match';
import type { NamedPart } from '../villages/named-part';
import { readNamedParts } from '../villages/named-parts';
import { beginsNames } from '../villages/names';
import { foldWrittenWords, type WrittenWord } from '../villages/normalize';
import { findRegion } from '../villages/regions';
import type { VillageIndex } from '../villages/village-index';
import type { Span } from './pasted-order';
import { headBefore, isCutShort } from './place-bounds';
import { type PlaceName, soundingPlace } from './sounding-place';
import { BUT_WORD, COMES_FROM, isLikeName, isSmallTalk, LEADS_TO, OR_WORD, SETTLEMENT_WORD } from './words';

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
  /** Other places that the words behind it lead to: "… or to …". */
  readonly others: readonly Span[];
  /** A preposition leads to the place. */
  readonly led: boolean;
  /** It begins with a street, a landmark, a quarter or what is near. */
  readonly isStreet: boolean;
  /** A street, a landmark, a quarter or a number is somewhere in it. */
  readonly hasStreet: boolean;
}

const LONGEST_REGION = 3;
const STREET_KINDS: readonly NamedPart['kind'][] = [
  'street',
  'landmark',
  'quarter',
  'suburb',
  'near',
  'common',
];

/** Reads a stretch of the folded text. */
export function readStretch(
  folded: string,
  index: VillageIndex,
  span: Span & { readonly line: number },
  labelled: boolean,
): Stretch {
  const words = folded.slice(span.start, span.end);
  const tokens = foldWrittenWords(words);
  const parts = readNamedParts(words, knownNames(index));
  const kinds = tokens.map(({ end }) => parts.find((part) => part.start < end && end <= part.end)?.kind);
  const sounding = isArabic(words) ? null : soundingPlace(index, words, tokens);
  const names = sounding === null ? namesIn(index, parts, tokens) : [sounding];
  const chosen = choose(names, tokens, words, kinds);
  const at = (from: number, to: number): Span | null => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (first === undefined || last === undefined || from >= to) return null;
    return { start: span.start + first.start, end: span.start + last.end };
  };
  const common = {
    ...span,
    labelled,
    words,
    isStreet: STREET_KINDS.includes(kinds[0] ?? 'place'),
    hasStreet: kinds.some((kind) => kind === 'number' || STREET_KINDS.includes(kind ?? 'place')),
  };
  if (chosen === undefined) {
    return { ...common, lead: null, place: null, names: 0, rest: null, others: [], led: false };
  }
  let end = chosen.end + (isCutShort(index, tokens, chosen) ? 1 : 0);
  const region = regionBefore(index, names, tokens, chosen);
  const first = region ?? chosen;
  let count = region === null ? 1 : 2;
  for (let next = nameAfter(index, names, tokens, end); next !== null; ) {
    end = next;
    count += 1;
    next = nameAfter(index, names, tokens, end);
  }
  const lead = leadBefore(tokens, first.start);
  const head = headBefore(index, tokens, lead.end, end);
  const place = at(head ?? first.start, end) as Span;
  const behind = tokens[end];
  const others = names.filter((one) => {
    // "سلواد او عين يبرود", whichever of them was chosen.
    const isBefore = one.end === first.start - 1 && OR_WORD.test(tokens[one.end]?.written ?? '');
    // "من بديا بس دوامي بسلفيت"
    const isEither =
      one.end <= first.start &&
      tokens.slice(one.end, first.start).some(({ written }) => BUT_WORD.test(written));
    // "الصبح بحبلة وبعد الظهر بعزون عتمة"
    const isElsewhere = one.joined > 0 && one.end <= first.start;
    const isBehind = one.start >= end && (one.joined > 0 || isMeant(leadBefore(tokens, one.start)));
    return isBefore || isEither || isElsewhere || isBehind;
  });
  // Behind "or" a place is the other one, though what stands before it be a landmark: "عند اختي او من سلفيت".
  const either = findNames(
    index,
    tokens.map(({ word }) => word),
  ).filter(
    ({ start, end: last }) =>
      start >= end &&
      OR_WORD.test(tokens[leadBefore(tokens, start).end - 1]?.written ?? '') &&
      !(last - start === 1 && isGivenName(tokens[start]?.word ?? '')),
  );
  return {
    ...common,
    lead: at(0, head ?? lead.end),
    place: head === null ? { ...place, start: place.start + first.joined } : place,
    names: count,
    rest: behind === undefined ? null : { start: span.start + behind.start, end: span.end },
    others: [...others, ...either].flatMap((one) => at(one.start, one.end) ?? []),
    led: lead.led || first.joined > 0,
  };
}

function isArabic(words: string): boolean {
  return /\p{Script=Arabic}/u.test(words);
}

/** The names of villages among words that nothing else explains, a preposition joined to them or not. */
function namesIn(
  index: VillageIndex,
  parts: readonly NamedPart[],
  tokens: readonly WrittenWord[],
): readonly PlaceName[] {
  return parts
    .filter(({ kind, start, name }) => {
      // Before a street's name that is Latin, what stands at its head is said to be near, without a word for it.
      return kind === 'place' || kind === 'suburb' || (kind === 'near' && name[0]?.start === start);
    })
    .flatMap(({ name }) => {
      const words = name.map(({ word }) => word);
      const first = tokens.findIndex(({ end }) => end === name[0]?.end);
      // A word that begins many names is one by itself where nothing of a name is behind it.
      const alone = words.length === 1 && index.wholeNames.has(words[0] ?? '') ? [{ start: 0, end: 1 }] : [];
      return (
        [...findNames(index, words), ...alone]
          // What a longer name begins with is left over of a name that is not listed: "كفر الزعتر".
          .filter(({ start }) => !beginsNames(words[start - 1] ?? ''))
          .toSorted((a, b) => a.start - b.start)
          .map(({ start, end }) => ({
            start: start + first,
            end: end + first,
            joined: (name[start]?.start ?? 0) - (tokens[start + first]?.start ?? 0),
          }))
      );
    });
}

/** Of several names the one that the words before it lead to best. */
function choose(
  names: readonly PlaceName[],
  tokens: readonly WrittenWord[],
  words: string,
  kinds: readonly (NamedPart['kind'] | undefined)[],
): PlaceName | undefined {
  const weigh = ({ start, end, joined }: PlaceName): number => {
    const { led, from, end: leadEnd } = leadBefore(tokens, start);
    // "برقة قضاء رام الله": a kind of place behind a name says what that name is of.
    const goesOn =
      names.some((one) => one.end === leadEnd) && SETTLEMENT_WORD.test(tokens[leadEnd]?.written ?? '');
    const lead = words.slice(0, tokens[leadEnd - 1]?.end ?? 0);
    const first = tokens[0]?.word ?? '';
    const isPerson = end - start === 1 && isGivenName(tokens[start]?.word ?? '');
    const afterStreet = kinds.slice(0, start).some((kind) => STREET_KINDS.includes(kind ?? 'place'));
    let weight =
      ((led && from) || goesOn ? 0 : led || joined > 0 ? 3 : 0) +
      (end - start > 1 ? 1 : 0) -
      (isPerson ? 2 : 0) -
      (afterStreet ? 2 : 0);
    // What is itself a place before it is nobody's name.
    const isName = isLikeName(lead) && !names.some((one) => one.start === 0 && one.end === leadEnd);
    if (leadEnd === 0 || isName) weight += 2;
    if (isName && isGivenName(first)) weight += 1;
    else if (leadEnd > 0 && isSmallTalk(lead)) weight += 1;
    return weight;
  };
  return names.toSorted((a, b) => weigh(b) - weigh(a) || a.start - b.start)[0];
}

interface Lead {
  readonly end: number;
  readonly led: boolean;
  /** It says where somebody is from. */
  readonly from: boolean;
}

function isMeant({ led, from }: Lead): boolean {
  return led && !from;
}

/** Where the words before a place end, without "to", "in", "the village of". */
function leadBefore(tokens: readonly WrittenWord[], start: number): Lead {
  let end = start;
  let led = false;
  let from = false;
  while (end > 0) {
    const word = tokens[end - 1]?.written ?? '';
    if (!LEADS_TO.test(word) && !SETTLEMENT_WORD.test(word)) break;
    led = true;
    from ||= COMES_FROM.test(word);
    end -= 1;
  }
  return { end, led, from };
}

/** The name of a place's own region that stands right before it, behind somebody's name: "… القدس بيت حنينا". */
function regionBefore(
  index: VillageIndex,
  names: readonly PlaceName[],
  tokens: readonly WrittenWord[],
  chosen: PlaceName,
): PlaceName | null {
  const before = names.find(({ start, end }) => start > 0 && end === chosen.start);
  if (before === undefined) return null;
  const wordsOf = ({ start, end }: PlaceName) => tokens.slice(start, end).map(({ word }) => word);
  const region = findRegion(index.regions, wordsOf(before));
  if (region?.exact !== true) return null;
  const [village] = matchVillage(index, {
    city: [...wordsOf(before), ...wordsOf(chosen)].join(' '),
  }).candidates;
  return village !== undefined && region.region.cityIds.includes(village.village.cityId) ? before : null;
}

/** The end of another name, or of a region's, that follows at once. */
function nameAfter(
  index: VillageIndex,
  names: readonly PlaceName[],
  tokens: readonly WrittenWord[],
  at: number,
): number | null {
  const isKind = SETTLEMENT_WORD.test(tokens[at]?.written ?? '');
  const next = names.find(({ start }) => start === at || (isKind && start === at + 1));
  if (next !== undefined) return next.end;
  for (let end = Math.min(tokens.length, at + LONGEST_REGION); end > at; end -= 1) {
    const words = tokens.slice(at, end).map(({ word }) => word);
    if (findRegion(index.regions, words)?.exact === true) return end;
  }
  return null;
}
