import { plainText } from '../parcel/plain-text';
import { keysOf, type LineKey, type SheetLine } from './sheet-orders';

/** What a parcel can do without: a sheet may have had none of it when its lines were first orders. */
const LATER = ['number', 'note', 'items', 'phone2', 'street', 'village', 'city'] as const;
/** Up to two columns at once: every further one doubles the reckoning. */
const WITHOUT = [
  ...LATER.map((one) => [one]),
  ...LATER.flatMap((one, place) => LATER.slice(place + 1).map((other) => [one, other])),
];

/**
 * The lines by the keys that their orders are known by. A line without a number is known by all that it says, so one
 * that was given a number or a note since is looked for by what it says without: its parcel may be made already. So is
 * one whose phone was taken for its number, as it once was: the first that has it, since later orders are written below.
 * @param known the keys of orders that were here before
 */
export async function keysBefore(
  lines: readonly SheetLine[],
  known: ReadonlyMap<string, number>,
): Promise<readonly LineKey[]> {
  const own = await keysOf(lines);
  const keys = [...own];
  const taken = new Set(own.map(({ key }) => key));
  const left = new Set([...known.keys()].filter((key) => !taken.has(key)));
  const take = (place: number, key: string) => {
    const mine = keys[place];
    if (mine !== undefined && !mine.isTwice && !known.has(mine.key) && left.delete(key))
      keys[place] = { ...mine, key };
  };
  for (const [place, { phone = '', phone2 = '' }] of lines.entries()) {
    take(place, plainText(phone));
    take(place, plainText(phone2));
  }
  for (const roles of WITHOUT) {
    if (![...left].some((key) => key.startsWith('='))) break;
    if (!roles.every((role) => lines.some((line) => line[role]))) continue;
    const others = await keysOf(lines.map((line) => lineWithout(line, roles)));
    for (const [place, { key }] of others.entries()) take(place, key);
  }
  return keys;
}

function lineWithout(line: SheetLine, roles: readonly string[]): SheetLine {
  return Object.fromEntries(Object.entries(line).filter(([role]) => !roles.includes(role)));
}
