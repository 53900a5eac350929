import { soundDistance } from '../distance';
import { SETTLEMENT, TOWN_PROPER } from '../lexicon';
import { findWordClass, plainName, plainWords, withoutCamp } from '../names';
import { foldText, foldWords } from '../normalize';
import { skeletonOfWords } from '../skeleton';
import { ARABIC, type Encoded, encode, mainScript } from '../symbols';
import type { Areas } from './areas';
import type { KnownPlace, KnownPlaces } from './known-places';
import type { ListedPlace } from './listed-place';

/** In letters, and for each letter of a name: a listed place of the same area that is so near is the known place. */
const SAME = 0.3;
const SAME_A_LETTER = 0.14;
/** The same across letters, where the place has a name in the listed one's. */
const SAME_SOUND_A_LETTER = 0.05;
/** In letters for each of its own: what is further from a place's first name is an older name, or another place's. */
const OWN_A_LETTER = 0.4;

/** In thousands: from here on a listed town's name without its article is the town's, though a village is called so: "خليل". */
const LARGE = 50;

/**
 * Known places that the list lacks: an order for one means no listed place. Of namesakes, the listed one is in its own
 * area.
 */
export function unlistedPlaces(
  listed: readonly ListedPlace[],
  areas: Areas,
  { byName }: KnownPlaces,
): readonly ListedPlace[] {
  const found = new Set<KnownPlace>();
  const inArea = new Map<string, Encoded[]>();
  const areasOf = ({ row = -1 }: KnownPlace) => areas.ofRegion.get(row) ?? [];
  for (const { name, others, area, zone } of listed) {
    // "بلاطة البلد" is "بلاطة", but where both are known.
    const isKnown = (words: readonly string[]) => byName.has(plainWords(words));
    const namesOf = (words: readonly string[]) => [
      words,
      ...withoutKind(words).filter((own) => !isKnown(words) || !isKnown(own)),
      withoutCamp(words),
    ];
    const names = zone ? [] : [name, ...others].map(foldWords).flatMap(namesOf);
    for (const words of names) {
      const key = `${area}|${skeletonOfWords(words)}`;
      inArea.set(key, [...(inArea.get(key) ?? []), encode(words)]);
    }
    const known = [...new Set(names.flatMap((words) => byName.get(plainWords(words)) ?? []))];
    const here = known.filter((place) => areasOf(place).includes(area));
    const left = here.length > 0 ? here : known.filter((place) => !found.has(place));
    for (const place of left) found.add(place);
  }
  const soundsListed = (place: KnownPlace) =>
    areasOf(place).some((area) =>
      place.names.some((words) =>
        inArea
          .get(`${area}|${skeletonOfWords(words)}`)
          ?.some((other) => isWithin(words, other, isSpelledIn(place, words, other.script))),
      ),
    );
  const towns = new Map(
    listed.flatMap(({ name, inhabitants }) =>
      inhabitants >= LARGE ? [[plainName(name), foldText(name)] as const] : [],
    ),
  );
  const isTowns = (words: readonly string[]) =>
    (towns.get(plainWords(words)) ?? words.join(' ')) !== words.join(' ');
  return [...new Set([...byName.values()].flat())].flatMap((place): ListedPlace[] => {
    const { row, inhabitants } = place;
    if (row === undefined || found.has(place) || soundsListed(place)) return [];
    const [first = [], ...others] = place.names;
    const [plain = first] = withoutKind(first);
    const own = [
      first,
      ...others.filter((words) => soundsLike(words, plain) || byName.get(plainWords(words))?.length === 1),
    ].filter((words) => inhabitants > 0 || !isTowns(words));
    const name = own.find((words) => mainScript(words) === ARABIC) ?? first;
    const area = areas.areaOfRow(row);
    return [
      {
        name: name.join(' '),
        others: [],
        records: [],
        area,
        inhabitants,
        isKnown: true,
        beside: [],
        zone: false,
        known: own,
        alsoAt: [],
      },
    ];
  });
}

function withoutKind(words: readonly string[]): readonly (readonly string[])[] {
  const own = words.filter((word) => {
    const kind = findWordClass(word);
    return kind !== SETTLEMENT && kind !== TOWN_PROPER;
  });
  return own.length === words.length || own.length === 0 ? [] : [own];
}

/** In letters that the place has a name in, that alone is told by its spelling: رابا is no عرابة, though "Arrabah" sounds like it. */
function isSpelledIn({ names }: KnownPlace, words: readonly string[], script: number): boolean {
  return mainScript(words) === script || !names.some((name) => mainScript(name) === script);
}

function isWithin(words: readonly string[], other: Encoded, isSpelled: boolean): boolean {
  const limit = isSpelled ? Math.max(SAME, SAME_A_LETTER * other.weight) : SAME_SOUND_A_LETTER * other.weight;
  return soundDistance(encode(words), other, limit) <= limit;
}

function soundsLike(words: readonly string[], own: readonly string[]): boolean {
  const encoded = encode(words);
  const limit = OWN_A_LETTER * encoded.weight;
  return soundDistance(encoded, encode(own), limit) <= limit;
}
