import { allowedFor, isLone, SPELLED_RIGHT } from './allowed';
import { CAMP, DIRECTION, TOWN_PROPER } from './lexicon';
import { findWordClass, isHeadWord, plainName, plainWords, translateWords } from './names';
import { foldText, foldWords } from './normalize';
import { isOneSlip } from './one-slip';
import type { RankedVillage } from './ranked-village';
import { hasArticle, mainScript } from './symbols';
import { isUnlisted, LARGE_TOWN } from './village-index';

/** How sure the first of some ranked villages is the one meant. */
interface Certainty {
  readonly sure: boolean;
  /** By village, in the same order: how often such a one is right, 0 to 1. */
  readonly confidences: readonly number[];
  /** The others that fit about as well as the first. */
  readonly rivals: readonly RankedVillage[];
}

/** Unexplained words beside a name, as cost, beyond which nothing is certain. */
const AROUND = 0.35;
/** What differs less than this, in letters, cannot be told apart: very little where the name is exact. */
const EXACT_SCALE = 0.025;
/** The first must be this likely among all that were found. */
const LIKELY = 0.8;
/** A village of the region, this near per letter, keeps its main town from being certain. */
const NEAR_EXACT = 0.15;

/** `first`: the first of those ranked. */
export function judgeMatches(first: RankedVillage, ranked: readonly RankedVillage[]): Certainty {
  const scale = isExact(first) ? EXACT_SCALE : 0.05 + 0.08 * first.doubt;
  const odds = ranked.map((one) => Math.exp((first.cost - one.cost) / scale) * likelihood(one, first));
  const sum = odds.reduce((total, one) => total + one, 0);
  const margin = (ranked[1]?.cost ?? Number.POSITIVE_INFINITY) - first.cost;
  const allowed = allowedFor(first, margin);
  const namesakes = namesakesOf(first, ranked);
  const slipped = isOnlySlip(first, ranked);
  const isAlone = first.slippedTown || isLargeAlone(first, ranked);
  const believable =
    !first.conflicts &&
    (isAlone || !isBesideLarge(first, ranked)) &&
    first.reading.doubt <= AROUND &&
    (first.reading.hit.by !== 'part' || first.agrees) &&
    (!isTwiceOff(first) || first.agrees || isAlone) &&
    !isStray(first) &&
    !isBesideBetter(first, ranked) &&
    !hidesExact(first, ranked) &&
    !isBesideTown(first, ranked) &&
    namesakes.length === 0;
  const fit = believable ? 1 / (1 + Math.exp(6 * (first.doubt / allowed - 1.5))) : 0.3;
  return {
    sure: believable && (slipped || isAlone || (first.doubt <= allowed && 1 / sum >= LIKELY)),
    confidences: odds.map((one) => (fit * one) / sum),
    rivals: ranked.filter((one, at) => at > 0 && ((odds[at] ?? 0) > 1 - LIKELY || namesakes.includes(one))),
  };
}

/** "עזה" sounds like غزة and like العزة: the larger is meant, as many times as often as it is larger. */
function likelihood({ inhabitants, village }: RankedVillage, first: RankedVillage): number {
  if (!first.reading.isTownField || first.reading.hit.cost > MISSPELLED || isUnlisted(village)) return 1;
  return Math.min(1, (inhabitants + VILLAGE) / (first.inhabitants + VILLAGE));
}

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

/** "nbles": a large town that nothing else is nearly as near as. */
function isLargeAlone(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  if (!isLarge(first) || first.reading.hit.weight < LARGE_LETTERS) return false;
  return ranked.every((one) => one === first || one.cost - first.cost >= LARGE_ALONE);
}

/** From here on, in letters, a name is not just written by its sound. */
const MISSPELLED = 0.1;
/** What a town may be further off than the first and as likely meant, by each e-fold that it is larger. */
const TOWN_FURTHER = 0.2;
const TOWN_FURTHER_BY = -0.1;
/** A place whose size is not known is taken for so many thousands. */
const VILLAGE = 2;

/** "en nasar" is as likely the town of الناصرة as the village of النصر, "yffa" as likely يافا as حيفا. */
function isBesideLarge(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  const { hit, isTownField } = first.reading;
  if (!isTownField || first.agrees || hit.cost < 0.001) return false;
  return ranked.some((one) => {
    if (one === first || !isLarge(one)) return false;
    const further = one.reading.hit.cost - hit.cost;
    if (isLarge(first)) return further < LARGE_ALONE;
    const times = (one.inhabitants + VILLAGE) / (first.inhabitants + VILLAGE);
    return hit.cost > MISSPELLED && further < TOWN_FURTHER * Math.log(times) + TOWN_FURTHER_BY;
  });
}

/** In letters: a word left out that tells places apart, and a name spelled otherwise beside that. */
const LEFT_OUT = 0.1;
const OTHERWISE = 0.4;

/** "الرشادية" for "عرب الرشايدة": a word is missing, and what is left is not the name. */
function isTwiceOff({ reading: { hit } }: RankedVillage): boolean {
  return hit.leftOut > LEFT_OUT && hit.cost - hit.leftOut > OTHERWISE;
}

/** Some words of a street line that sound like a village, where nothing else says so: "الفرع الرئيسي" for "الفرعة". */
function isStray(one: RankedVillage): boolean {
  const { piece, text } = one.reading;
  const isPart = text.split(' ').length < piece.words.length;
  return piece.field === 'address' && isPart && !one.agrees && !isExact(one);
}

/** Letters from which one wrong one leaves a name plain. */
const SHORTEST_SLIPPED = 4;
/** The same of a letter that is another: "جنبا" is hardly جربا. */
const SHORTEST_WRONG = 5;
/** A slip, and nothing else that speaks against it. */
const SLIPPED = 1.05;

/** Whether the first is spelled with one slip, and no other village is: two small differences are no slip. */
function isOnlySlip(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  if (!first.reading.hit.sameScript || first.doubt > SLIPPED) return false;
  return isSlip(first) && !ranked.some((one) => one !== first && (isSlip(one) || one.cost <= first.cost));
}

function isSlip({ reading, village }: RankedVillage): boolean {
  const written = foldWords(reading.text);
  const name = foldWords(village.name);
  // What begins many names says nothing of which it is: "كفر الماء" and "كفر كما".
  const [head = ''] = written;
  const letters = (some: string) => some.length - (written.length > 1 && isHeadWord(head) ? head.length : 0);
  return [
    [plainWords(written), plainWords(name)],
    [written.join(''), name.join('')],
  ].some(
    ([a = '', b = '']) =>
      letters(a) >= (a.length === b.length ? SHORTEST_WRONG : SHORTEST_SLIPPED) && isOneSlip(a, b),
  );
}

/** In letters, what a name without its beginning lacks: over six lists 4 such answers, none of them right. */
const BEGINNING_LEFT_OUT = 0.4;
/** In letters: from here on a slip is more than a sound. */
const SLIP_HEARD = 0.2;

/** The end of a name that is another's whole; or letters off with an article more, as "السلام" is no "سلامة". */
function isBesideBetter(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  const { hit, text } = first.reading;
  const others = ranked.filter(({ reading }) => reading.hit.by === 'whole' && reading.text === text);
  if (hit.by === 'part' && hit.leftOut > BEGINNING_LEFT_OUT) return others.some(isExact);
  const isDoubted = !first.agrees && hit.sameScript && hit.cost > SLIP_HEARD && !hasSameArticle(first);
  const isAdded = hasArticle(foldText(text)) && hit.cost - hit.leftOut > SLIP_HEARD;
  // "طورة" is no "الطور" where "طورة الغربية" is listed.
  const isOther = hit.cost - hit.leftOut > MISSPELLED && plainName(text) !== plainName(first.village.name);
  const isBeginning = ({ reading: one, village }: RankedVillage) =>
    one.text === text && one.hit.cost - one.hit.leftOut < 0.001 && !isUnlisted(village);
  if (!first.agrees && hit.sameScript && isOther && !hasSameArticle(first) && ranked.some(isBeginning))
    return true;
  return isDoubted && (isAdded || others.some((one) => one !== first && isSlip(one)));
}

function hasSameArticle({ reading, village }: RankedVillage): boolean {
  return hasArticle(foldText(reading.text)) === hasArticle(foldText(village.name));
}

/** Spelled as it is, letter for letter but for what people do not tell apart. */
export function isExact({ reading }: RankedVillage): boolean {
  return reading.hit.sameScript && reading.hit.cost < 0.001;
}

/** In letters: a single word further off than this may be a quarter of the town beside it; from 0.3 on three shared cases are lost. */
const QUARTER_OFF = 0.4;
/** In letters: so near, by its sound too, a town is spelled out. */
const SPELLED_OUT = 0.05;

/** "Haifa - Hadar": the town is spelled out, and the word beside it only sounds like a village. */
function isBesideTown(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  const { reading } = first;
  // "رام الله - بيتونا": one slip of hand is no other name.
  if (!isLone(reading) || reading.hit.cost <= QUARTER_OFF || reading.piece.field !== 'city' || isSlip(first))
    return false;
  return ranked.some(({ reading: { hit, piece, text }, village }) => {
    // "سكاكا سلفيت": a town behind the word only says where it lies.
    const isBefore = piece !== reading.piece || !piece.written.join(' ').endsWith(text);
    const isOther = text !== reading.text && piece.field === 'city' && !isUnlisted(village);
    return isOther && isBefore && hit.by === 'whole' && hit.cost <= SPELLED_OUT;
  });
}

/** True when other words of the address may be a village of the first one's region: for a main town one that they are like. */
function hidesExact(first: RankedVillage, ranked: readonly RankedVillage[]): boolean {
  if (!first.reading.mainTown && first.inhabitants < LARGE_TOWN) return false;
  return ranked.some((one) => {
    const { hit, mainTown, piece } = one.reading;
    if (!one.agrees || mainTown || piece === first.reading.piece) return false;
    const isLike = hit.cost <= NEAR_EXACT * hit.weight || (hit.sameScript && isSlip(one));
    return (first.reading.mainTown && isLike) || isHalf(one);
  });
}

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

/** In letters: an article, and how a name ends. */
const HALF_SPELLED = 0.15;
/** Letters of a beginning that tells a name. */
const SHORTEST_CUT_OFF = 5;
const SAME_NAME = 0.03;

/** A place that the list lacks is of the same name only where it is spelled so, or called so letter for letter. */
function isOnlyLike({ village, reading }: RankedVillage, first: RankedVillage): boolean {
  const isFar = isUnlisted(village) && reading.hit.cost > SAME_NAME;
  return isFar && foldText(village.name) !== foldText(first.village.name);
}

/** Villages of the same name but for its articles or spaces, where the address does not tell which. */
function namesakesOf(first: RankedVillage, ranked: readonly RankedVillage[]): RankedVillage[] {
  const plain = plainName(first.village.name);
  const joined = joinedName(first);
  const isNamesake = (one: RankedVillage) =>
    one.agrees === first.agrees &&
    one.isBeside === first.isBeside &&
    !one.conflicts &&
    (lacksAWordToo(one, first) ||
      differInLastVowel(one, first) ||
      (!isOnlyLike(one, first) && (plainName(one.village.name) === plain || joinedName(one) === joined)));
  // Its record may be another place of the name, though the order tells the region: of 30 such answers 8 were wrong.
  const isSameRecord = (one: RankedVillage) => one.village.id === first.village.id;
  return ranked.filter((one) => one !== first && (isSameRecord(one) || isNamesake(one)));
}

/** "الفارعة" of a camp and of a valley; "قراوة" of a record called so in brackets, and of one that begins so. */
function lacksAWordToo({ reading: { hit, text } }: RankedVillage, first: RankedVillage): boolean {
  const { reading } = first;
  // "عسكر" alone is the village, beside its town as often the camp.
  const isInTown = first.agrees || reading.piece.field === 'address';
  const isLikeIt = (isInTown && reading.hit.leftOut >= TOWN_PROPER.leftOut) || isByOtherName(first);
  const isShort = reading.hit.leftOut >= CAMP.leftOut || (isLikeIt && hit.leftOut >= CAMP.leftOut);
  const [own, other] = [hit, reading.hit].map(({ cost, leftOut }) => cost - leftOut) as [number, number];
  const isSpelledAlike =
    Math.abs(own - other) <= SPELLED_RIGHT || [hit, reading.hit].every(({ by }) => by === 'part');
  return isShort && isSpelledAlike && text === reading.text;
}

/** By another name in the letters of its own: "قراوة" of "زيتا (قراوة)". */
function isByOtherName(one: RankedVillage): boolean {
  const { reading, village } = one;
  const isInItsLetters = mainScript(foldWords(reading.text)) === mainScript(foldWords(village.name));
  const [written, name] = [reading.text, village.name].map((some) =>
    plainWords(translateWords(foldWords(some))).replace(/[اه]$/u, ''),
  );
  return isExact(one) && isInItsLetters && written !== name;
}

/** "برقه" of one governorate and "برقا" of another: people write each for the other. */
function differInLastVowel({ village }: RankedVillage, { village: first, reading }: RankedVillage): boolean {
  const [own, other] = [first, village].map(({ name }) => plainName(name).replace(/[اه]$/u, '~'));
  const isTurned = own === other && own?.endsWith('~') === true;
  return isTurned && first.cityId !== village.cityId && reading.hit.sameScript && !isUnlisted(village);
}

function joinedName({ village }: RankedVillage): string {
  return foldWords(village.name).join('');
}
