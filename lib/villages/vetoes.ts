import { isLone } from './allowed';
import { CAMP, DIRECTION } from './lexicon';
import { findWordClass, plainName, plainWords } from './names';
import { namesakesOf } from './namesakes';
import { foldText, foldWords } from './normalize';
import { SPELLED_OUT } from './prefer';
import { hasSameArticle, isSlip, type RankedVillage } from './ranked-village';
import { isExact, isLetterForLetter } from './recall';
import { ARABIC, hasArticle, mainScript } from './symbols';
import { LARGE_TOWN, UNKNOWN_SIZE } from './towns';
import { slippedArticles } from './variants';
import { isUnlisted } from './village-index';

/** `ranked`: all that were found, `first` among them. */
type Veto = (first: RankedVillage, ranked: readonly RankedVillage[]) => boolean;

/** What keeps the first from being certain, however near its name is. */
const VETOES = {
  /** The order names another region or country. */
  'other-region': ({ conflicts }) => conflicts,
  /** "en nasar" is as likely the town of الناصرة as the village of النصر, "yffa" as likely يافا as حيفا. */
  'beside-large-town': (first, ranked) => !isTownAlone(first, ranked) && isBesideLarge(first, ranked),
  /** Too much stands around the name that nothing explains. */
  unexplained: ({ reading }) => reading.doubt > AROUND,
  /** Only a part of the name, and nothing says that it is there. */
  'part-of-name': ({ reading, agrees }) => reading.hit.by === 'part' && !agrees,
  /** "الرشادية" for "عرب الرشايدة": a word is missing, and what is left is not the name. */
  'twice-off': (first, ranked) => isTwiceOff(first) && !first.agrees && !isTownAlone(first, ranked),
  /** Some words of a street line that sound like a village, where nothing else says so: "الفرع الرئيسي" for "الفرعة". */
  'stray-words': isStray,
  /** The end of a name that is another's whole. */
  'end-of-other': isEndOfOther,
  /** "طورة" is no "الطور" where "طورة الغربية" is listed. */
  'beginning-of-other': isBeginningOfOther,
  /** Letters off with an article more, as "السلام" is no "سلامة", or another is one slip away. */
  'other-article': isWithOtherArticle,
  /** Other words may be a village of its region: for a main town one that they are like. */
  'hidden-village': hidesVillage,
  /** "Haifa - Hadar": the town is spelled out, and the word beside it only sounds like a village. */
  'beside-spelled-town': isBesideTown,
  /** Another is called the same, and the order does not tell which. */
  namesake: (first, ranked) => namesakesOf(first, ranked).length > 0,
} satisfies Record<string, Veto>;

export type VetoName = keyof typeof VETOES;

/** The first veto that holds; `null` for none. */
export function findVeto(first: RankedVillage, ranked: readonly RankedVillage[]): VetoName | null {
  const names = Object.keys(VETOES) as VetoName[];
  return names.find((name) => VETOES[name](first, ranked)) ?? null;
}

/** Unexplained words beside a name, as cost, beyond which nothing is certain. */
const AROUND = 0.35;

/** In thousands: from here on a town is meant though its name is a letter off, where everything else is further. */
const LARGE = 50;
/** In letters: a slip, and a little by its sound; a third of the name at most, and no word of it left out. */
const LARGE_OFF = 1.1;
const LARGE_OFF_A_LETTER = 0.35;
const ANOTHER_NAME = 0.03;
/** Letters that a large town's name must have, and how much further the next village must be. */
const LARGE_LETTERS = 2.7;
const LARGE_ALONE = 0.4;

function isLarge({ reading: { hit, isTownField }, inhabitants }: RankedVillage): boolean {
  const isNear =
    hit.cost <= Math.min(LARGE_OFF, LARGE_OFF_A_LETTER * hit.weight) && hit.leftOut <= ANOTHER_NAME;
  return isTownField && hit.by === 'whole' && isNear && inhabitants >= LARGE;
}

/** "nbles": a large town that nothing else is nearly as near as, or the only town that is one slip away. */
export function isTownAlone(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  if (first.slippedTown) return true;
  if (!isLarge(first) || first.reading.hit.weight < LARGE_LETTERS) return false;
  return ranked.every((one) => one === first || one.cost - first.cost >= LARGE_ALONE);
}

/** From here on, in letters, a name is not just written by its sound. */
export const MISSPELLED = 0.1;
/** What a town may be further off than the first and as likely meant, by each e-fold that it is larger. */
const TOWN_FURTHER = 0.2;
const TOWN_FURTHER_BY = -0.1;

function isBesideLarge(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  const { hit, isTownField } = first.reading;
  if (!isTownField || first.agrees || isLetterForLetter(hit.cost)) return false;
  return ranked.some((one) => {
    if (one === first || !isLarge(one)) return false;
    const further = one.reading.hit.cost - hit.cost;
    if (isLarge(first)) return further < LARGE_ALONE;
    const times = (one.inhabitants + UNKNOWN_SIZE) / (first.inhabitants + UNKNOWN_SIZE);
    return hit.cost > MISSPELLED && further < TOWN_FURTHER * Math.log(times) + TOWN_FURTHER_BY;
  });
}

/** In letters: a word left out that tells places apart, and a name spelled otherwise beside that. */
const LEFT_OUT = 0.1;
const OTHERWISE = 0.4;

function isTwiceOff({ reading: { hit } }: RankedVillage): boolean {
  return hit.leftOut > LEFT_OUT && hit.cost - hit.leftOut > OTHERWISE;
}

function isStray({ reading, agrees }: RankedVillage): boolean {
  const { piece, text } = reading;
  const isPart = text.split(' ').length < piece.words.length;
  return piece.field === 'address' && isPart && !agrees && !isExact(reading.hit);
}

/** In letters, what a name without its beginning lacks: over six lists 4 such answers, none of them right. */
const BEGINNING_LEFT_OUT = 0.4;
/** In letters: from here on a slip is more than a sound. */
const SLIP_HEARD = 0.2;

function isEndOfOther({ reading: { hit, text } }: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  if (hit.by !== 'part' || hit.leftOut <= BEGINNING_LEFT_OUT) return false;
  return ranked.some(({ reading: one }) => one.hit.by === 'whole' && one.text === text && isExact(one.hit));
}

function isBeginningOfOther(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  const { hit, text } = first.reading;
  const isOther = hit.cost - hit.leftOut > MISSPELLED && plainName(text) !== plainName(first.village.name);
  if (first.agrees || !hit.sameScript || !isOther || hasSameArticle(first)) return false;
  return ranked.some(
    ({ reading: one, village }) =>
      one.text === text && isLetterForLetter(one.hit.cost - one.hit.leftOut) && !isUnlisted(village),
  );
}

function isWithOtherArticle(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  const { hit, text } = first.reading;
  if (first.agrees || !hit.sameScript || hit.cost <= SLIP_HEARD || hasSameArticle(first)) return false;
  const isOtherwise = hasArticle(foldText(text)) || beginsOtherwise(first);
  const isAdded = isOtherwise && hit.cost - hit.leftOut > SLIP_HEARD && !first.slippedTown;
  const isOther = ({ reading: one }: RankedVillage) => one.hit.by === 'whole' && one.text === text;
  return isAdded || ranked.some((one) => one !== first && isOther(one) && isSlip(one));
}

/** "حرملة" is no "الرملة"; "اسدوحة" is "الدوحة" with a slip in its article. */
function beginsOtherwise({ reading, village }: RankedVillage): boolean {
  const words = foldWords(reading.text);
  const isArabic = mainScript(words) === ARABIC && slippedArticles(words).length === 0;
  return isArabic && plainWords(words)[0] !== plainName(village.name)[0];
}

/** In letters: a single word further off than this may be a quarter of the town beside it; from 0.3 on three shared cases are lost. */
const QUARTER_OFF = 0.4;

function isBesideTown(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  const { reading } = first;
  // "رام الله - بيتونا": one slip of hand is no other name; "المكبر - القدس" is half of one, letter for letter.
  const isPart = reading.hit.by === 'part' && reading.hit.cost - reading.hit.leftOut <= SPELLED_OUT;
  if (
    isPart ||
    !isLone(reading) ||
    reading.hit.cost <= QUARTER_OFF ||
    reading.piece.field !== 'city' ||
    isSlip(first)
  )
    return false;
  return ranked.some(({ reading: { hit, piece, text }, village }) => {
    // "سكاكا سلفيت": a town behind the word only says where it lies.
    const isBefore = piece !== reading.piece || !piece.written.join(' ').endsWith(text);
    const isOther = text !== reading.text && piece.field === 'city' && !isUnlisted(village);
    return isOther && isBefore && hit.by === 'whole' && hit.cost <= SPELLED_OUT;
  });
}

/** A village of the region, this near per letter, keeps its main town from being certain. */
const NEAR_EXACT = 0.15;

function hidesVillage(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  if (!first.reading.mainTown && first.inhabitants < LARGE_TOWN) return false;
  return ranked.some((one) => {
    const { hit, mainTown } = one.reading;
    if (!one.agrees || mainTown || isOfSameWords(one.reading, first.reading)) return false;
    const isLike = hit.cost <= NEAR_EXACT * hit.weight || (hit.sameScript && isSlip(one));
    return (first.reading.mainTown && isLike) || isHalf(one);
  });
}

/** "الخليل حلحلول" in one field says both. */
function isOfSameWords(one: RankedVillage['reading'], other: RankedVillage['reading']): boolean {
  const words = new Set(one.text.split(' '));
  return one.piece === other.piece && other.text.split(' ').some((word) => words.has(word));
}

/** In letters: an article, and how a name ends. */
const HALF_SPELLED = 0.15;
/** Letters of a beginning that tells a name. */
const SHORTEST_CUT_OFF = 5;

/** "السيلة" of two that begin so, "عناب الصغير" beside "عناب الكبير": it may be one that is not listed. */
function isHalf({ reading: { hit, piece, text }, village }: RankedVillage): boolean {
  const own = new Set(foldWords(text));
  const beginning = plainName(village.name).slice(0, -1);
  const isSpelled = hit.cost - hit.leftOut <= HALF_SPELLED;
  const isBeginning = beginning.length >= SHORTEST_CUT_OFF && plainWords([...own]).startsWith(beginning);
  return (
    (isSpelled ? hit.leftOut >= CAMP.leftOut : isBeginning) &&
    piece.field === 'address' &&
    piece.words.every((word) => own.has(word) || findWordClass(word) === DIRECTION)
  );
}
