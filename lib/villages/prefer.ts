import { plainName } from './names';
import type { RankedVillage } from './ranked-village';
import type { AddressReading } from './readings';
import { isExact } from './recall';
import { LARGE_TOWN } from './towns';
import { isUnlisted } from './village-index';

/** Another region is named: as much as a wrong letter. */
export const CONFLICT = 0.9;
/** A town, when the address names a village of it. */
const MORE_EXACT = 3;
/** How far off, in letters, a village may be that takes the place of its town. */
const PLAIN = 0.15;
const PLAIN_A_LETTER = 0.1;
const PLAIN_IN_LINE = 0.4;
/** In letters: so near, by its sound too, a town is spelled out. */
export const SPELLED_OUT = 0.05;

/** Readings beside each other: a place gives way to a more exact one that the same order names. */
export function preferred(all: readonly RankedVillage[]): readonly RankedVillage[] {
  return preferZone(preferWithin(preferWhole(preferExact(takeNextDoor(all)))));
}

/**
 * "بيتا" in the city's field and "بيتا التحتا" in the street's line: the longer name is spelled out, and holds the
 * other.
 */
function preferWhole(all: readonly RankedVillage[]): readonly RankedVillage[] {
  const whole = all.filter(isSpelledOut);
  return all.map((one) => {
    const isIn = ({ village, reading }: RankedVillage) =>
      reading.piece !== one.reading.piece &&
      village.cityId === one.village.cityId &&
      reading.text.startsWith(`${one.reading.text} `);
    return whole.some(isIn) ? { ...one, cost: one.cost + MORE_EXACT } : one;
  });
}

/** A village next door is meant where none of the region itself is called about the same. */
function takeNextDoor(all: readonly RankedVillage[]): readonly RankedVillage[] {
  const isOfRegion = all.some((one) => one.agrees && !one.reading.mainTown && isPlain(one));
  return all.map((one) => {
    if (!one.isNextDoor) return one;
    if (isOfRegion) return { ...one, isNextDoor: false };
    return { ...one, conflicts: false, cost: one.cost - CONFLICT, doubt: one.doubt - CONFLICT };
  });
}

/**
 * A governorate's name is context first: its main town gives way to a village named beside it, and to a town spelled out
 * there that a zone of the list is called after: "نابلس", "حوارة".
 */
function preferExact(all: readonly RankedVillage[]): readonly RankedVillage[] {
  const named = all.filter((one) => (one.agrees || one.isNextDoor) && isPlain(one));
  const isVillage = named.some(({ reading }) => !reading.mainTown);
  const isTown = named.some(({ reading: { ofZone, hit } }) => ofZone && hit.cost <= SPELLED_OUT);
  const isLeft = ({ mainTown, ofZone }: AddressReading) => mainTown && (isVillage || (isTown && !ofZone));
  return all.map((one) => (isLeft(one.reading) ? { ...one, cost: one.cost + MORE_EXACT } : one));
}

/** A town gives way to a village of it that is spelled out beside it ("دورا خرسا"), and to what the list has in it. */
function preferWithin(all: readonly RankedVillage[]): readonly RankedVillage[] {
  const villages = all.filter(
    (one) => isSpelledOut(one) && one.reading.text === one.reading.piece.written.join(' '),
  );
  const own = all.filter((one) => one.quarterOf.length > 0 && one.reading.hit.by === 'whole' && isPlain(one));
  return all.map((town) => {
    const name = plainName(town.village.name);
    const isBesidePiece = ({ reading: { piece } }: RankedVillage) => piece !== town.reading.piece;
    const isTown = town.inhabitants >= LARGE_TOWN && !town.reading.mainTown;
    const isLeft =
      own.some((one) => one.quarterOf.includes(name) && isBesidePiece(one)) ||
      (isTown && villages.some((one) => one.village.cityId === town.village.cityId && isBesidePiece(one)));
    return isLeft ? { ...town, cost: town.cost + MORE_EXACT } : town;
  });
}

/** A listed village, no town, by its whole name letter for letter: "صوبة", a stove, is no "صوبا". */
export function isSpelledOut({ inhabitants, conflicts, village, reading }: RankedVillage): boolean {
  return (
    inhabitants === 0 &&
    !conflicts &&
    !isUnlisted(village) &&
    reading.hit.by === 'whole' &&
    isExact(reading.hit)
  );
}

/** "قرى الخليل" is the zone of that name, and not the town in it. */
function preferZone(all: readonly RankedVillage[]): readonly RankedVillage[] {
  const pieces = all.flatMap(({ reading: { hit, piece, text } }) =>
    hit.by === 'zone' && text === piece.written.join(' ') ? piece : [],
  );
  if (pieces.length === 0) return all;
  return all.map((one) =>
    one.reading.hit.by !== 'zone' && pieces.includes(one.reading.piece)
      ? { ...one, cost: one.cost + MORE_EXACT }
      : one,
  );
}

/** Whether it is spelled well enough to be more than a chance likeness; in a street's line, letter for letter. */
function isPlain({ doubt, reading: { hit, piece } }: RankedVillage): boolean {
  const allowed =
    piece.field === 'address' && hit.sameScript ? PLAIN_IN_LINE : PLAIN + PLAIN_A_LETTER * hit.weight;
  return doubt <= allowed;
}
