import { isGivenName } from '../villages/given-names';
import { matchVillage } from '../villages/match';
import { pattern, says } from '../words/patterns';
import { beginsWithGivenName, isCertainName, isLikeName, isSmallTalk } from './name-words';
import type { Span } from './pasted-order';
import type { Message } from './segments';
import { aroundInLine, isMarks, splitParts, trimSpan, until, withoutSpans, wordsAt } from './spans';
import { mayBeName, placeNameOf, readStretch, type Stretch } from './stretches';

/** What of a text is the address, and what is left over of it. */
export interface Address {
  /** In the text's order. */
  readonly stretches: readonly Stretch[];
  /** A label says that they are an address. */
  readonly labelled: boolean;
  /** Where no village was found, but perhaps a street: what may be a village, or somebody's name. */
  readonly doubtful: Stretch | null;
  /** What nothing says to be of the address; somebody's name may be among it. */
  readonly others: readonly Stretch[];
}

/** Parts the text into the address and the rest, without what is `taken` for something else for certain. */
export function readChatAddress(text: Message, taken: readonly Span[], named: boolean): Address {
  const all = stretchesOf(text, taken);
  const marked = all.filter((one) => one.labelled);
  // Where the label names the street alone, the town stands without one: "مدينة طولكرم", "الشارع: …".
  const isPlaceless = marked.every(({ place }) => place === null);
  const labelled = isPlaceless
    ? all.filter((one) => one.labelled || (one.place !== null && !mayBeName(one)))
    : marked;
  if (marked.length > 0) {
    // "العنوان: ترقوميا" and, in a line of its own, "قرب المدرسة".
    const isBare = labelled.every(({ hasStreet }) => !hasStreet);
    const stretches = all.filter((one) => labelled.includes(one) || (isBare && isStreet(one)));
    return { stretches, labelled: true, doubtful: null, others: without(all, stretches) };
  }
  const people = named ? [] : all.filter(isForSomebody);
  const isNamed = named || people.length > 0;
  const { heads, doubtful } = headsAmong(all, text, named, people);
  // The parcel goes to a firm, and the place is not in its name.
  const firms = isNamed ? [] : all.filter(({ words }) => says('firm-first', words));
  const stretches = without(all, firms).filter(
    (one) =>
      heads.includes(one) ||
      isStreet(one) ||
      // The only one that may be a name is nobody's street.
      (goesOn(all, one, heads, text.folded, isNamed) && !(people.length === 1 && people.includes(one))),
  );
  const streets = all.filter(isStreet);
  const isAddress = heads.length > 0 || doubtful === null;
  return isAddress
    ? { stretches, labelled: false, doubtful: null, others: without(all, stretches) }
    : { stretches: streets, labelled: false, doubtful, others: without(all, streets) };
}

/** Who it may be for. */
function isForSomebody(one: Stretch): boolean {
  const { place, words } = one;
  if (place !== null && !(mayBeName(one) && beginsWithGivenName(one.words))) return false;
  return (
    says('for-whom-said', words) ||
    (isLikeName(words.replace(pattern('i-am-said'), '')) && !says('firm-first', words))
  );
}

function without(all: readonly Stretch[], some: readonly Stretch[]): readonly Stretch[] {
  return all.filter((one) => !some.includes(one));
}

/** What stands between marks in the segments that may be of an address, or somebody's name. */
export function stretchesOf(text: Message, taken: readonly Span[]): readonly Stretch[] {
  const all = text.segments.flatMap((segment) => {
    const isLabelled = segment.label === 'place' || segment.label === 'town';
    // Behind the name itself its line may go on with where it goes.
    if (segment.label !== null && !isLabelled && segment.label !== 'name') return [];
    return withoutSpans(segment, taken)
      .flatMap((span) => splitParts(text.folded, span))
      .flatMap((span) => beforePerson(text.folded, span))
      .flatMap((span) => trimSpan(text.folded, until('not-so-said', text.folded, span)) ?? [])
      .map((span) => readStretch(text, { ...span, line: segment.line }, isLabelled))
      .filter((one) => one.place !== null || !LABEL_END.test(text.folded.slice(one.end)))
      .map((one) => ({ ...one, labelled: isLabelled && !isPersonBehind(text.folded, segment, one) }));
  });
  return withoutChanged(text, all);
}

/** "ساكن بعنبتا خلف البنك. ايمن شديد": whom it is for behind the first part of an address. */
function isPersonBehind(folded: string, segment: Span, { start, place, words }: Stretch): boolean {
  return place === null && !isMarks(folded.slice(segment.start, start)) && isCertainName(words, false);
}

/** "غيري العنوان لحوارة": a place or a street in a line that takes something back is in place of those before it. */
function withoutChanged(text: Message, all: readonly Stretch[]): readonly Stretch[] {
  const changes = all.filter((one) =>
    says('changes-first', aroundInLine(text.folded, one).before + one.words),
  );
  const place = changes.findLast((one) => one.place !== null && !mayBeName(one));
  const street = changes.findLast((one) => one.place === null && one.isStreet);
  // "البلد بيت سيرا مش بيت لقيا": the village alone is another one, and its street stays.
  const isStreetToo = all.some((one) => place !== undefined && one.line >= place.line && one.hasStreet);
  return all
    .flatMap((one) => {
      if (place === undefined || one.line >= place.line || mayBeName(one)) return [one];
      const { place: named, lead, rest } = one;
      // "ريم حنني بيت فوريك … لا ابعتيه على نابلس شارع عمان": whom it is for stays.
      if (isStreetToo && lead !== null && isCertainName(wordsAt(text.folded, lead), false))
        return [readStretch(text, { ...one, ...lead })];
      if (isStreetToo) return one.place === null && !one.isStreet ? [one] : [];
      if (named === null) return [one];
      return rest === null ? [] : [readStretch(text, { ...one, ...rest }, one.labelled)];
    })
    .flatMap((one) => {
      if (street === undefined || one.line >= street.line || !one.hasStreet) return [one];
      return one.place === null ? [] : [readStretch(text, { ...one, end: one.place.end }, one.labelled)];
    });
}

/** Words before a mark are a label that is not known: "وطنية ثاني: 056…", "رقمين جوال:". */
const LABEL_END = /^(?: *[:：]|[^\n:：]*[:：] *(?:\n|$))/u;

/** Cut before one who says who they are behind their place: "… جنب الملحمة معك يزن صلاح". */
function beforePerson(folded: string, span: Span): readonly Span[] {
  const said = [...wordsAt(folded, span).matchAll(pattern('says-who', 'gu'))].find(([words]) =>
    isGivenName(words.trim().split(' ').at(-1) ?? ''),
  );
  const at = span.start + (said?.index ?? 0);
  return at === span.start
    ? [span]
    : [
        { start: span.start, end: at },
        { start: at + 1, end: span.end },
      ];
}

/** The stretches that name the place: spelled as it is, or near it where nothing else is named. */
function headsAmong(all: readonly Stretch[], text: Message, named: boolean, people: readonly Stretch[]) {
  const isNamed = named || people.length > 0;
  /** "ياسر ابو غوش" alone is who it is for, and no place for somebody. */
  const isOthers = (one: Stretch) => named || people.some((person) => person !== one);
  const withPlace = all.filter(({ place }) => place !== null);
  const plain = withPlace.filter((one) => !isInTalk(one) && !mayBeName(one));
  const meant = withPlace.filter((one) => !isTalk(one) && !(plain.length > 0 && isInTalk(one)));
  const placed = meant.length > 0 ? meant : withPlace;
  const places = placed.filter((one) => !mayBeName(one));
  // "سالم - نابلس": where it is said who it is for, a name beside a town is the village's, and so is one of several
  // words: "ام الفحم عراق الشباب".
  const isVillage = (one: Stretch) => places.some(({ line }) => line === one.line) || isOfSeveralWords(one);
  const sure = placed.filter((one) => places.includes(one) || (isOthers(one) && isVillage(one)));
  if (sure.length > 0) return { heads: sure, doubtful: null };
  const near = all.filter((one) => one.place === null && isNear(one, text));
  const nearby = near.filter((one) => isNamed && !isLikeName(one.words));
  if (nearby.length > 0) return { heads: nearby, doubtful: null };
  if (placed.length > 0) {
    // Beside what begins as somebody's name the other one is the place: "سالم دار حسين", "كوبر راس التل".
    const heads = placed.filter((one) => isNamed && !beginsWithGivenName(one.words));
    return { heads, doubtful: heads.length > 0 ? null : (placed[0] ?? null) };
  }
  return { heads: [], doubtful: near[0] ?? null };
}

/** "زبونة جديدة": a word of talk behind others, which a village is called too. */
function isTalk({ place, start, lead, led, words }: Stretch): boolean {
  if (place === null || lead === null || led) return false;
  return isSmallTalk(words.slice(0, place.start - start)) && isSmallTalk(placeNameOf(place, start, words));
}

/** "can i get 2 of …": behind words of talk, what in other letters than Arabic sounds like a village. */
function isInTalk({ place, start, lead, words }: Stretch): boolean {
  const isBehindTalk = place !== null && lead !== null && isSmallTalk(words.slice(0, place.start - start));
  return isBehindTalk && !/\p{Script=Arabic}/u.test(words);
}

function isOfSeveralWords({ place, start, words }: Stretch): boolean {
  return place !== null && /\s/.test(placeNameOf(place, start, words));
}

/** A place that is spelled otherwise, and is all that the stretch says but for a street. */
function isNear({ words, isStreet }: Stretch, { index }: Message): boolean {
  if (isStreet || isSmallTalk(words)) return false;
  return matchVillage(index, { address1: words }).recognised;
}

function isStreet({ isStreet, hasStreet, words }: Stretch): boolean {
  const begins = isStreet || (hasStreet && says('home-said', words));
  const isTalk = isSmallTalk(/^\S+/.exec(words)?.[0] ?? '');
  // "الحاج ابو محمود" is who it is for.
  return begins && !isTalk && !says('title-first', words);
}

/** What stands behind an address in its line, or between two lines of one, where it is known who it is for. */
function goesOn(
  all: readonly Stretch[],
  one: Stretch,
  heads: readonly Stretch[],
  folded: string,
  named: boolean,
): boolean {
  const last = all[all.indexOf(one) - 1];
  // "واد الحمرة": the word behind it, which is said of wares too, is the quarter's name.
  const isTalk = isSmallTalk(one.words) && !one.isStreet && !says('quarter-first', one.words);
  if (last === undefined || !named || isTalk || last.line !== one.line) return false;
  return (heads.includes(last) || isStreet(last)) && isMarks(folded.slice(last.end, one.start));
}
