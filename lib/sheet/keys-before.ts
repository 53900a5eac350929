import { plainText } from '../parcel/plain-text';
import { digested, formsOf, keysOf, type LineKey, undigested } from './line-keys';
import type { SheetRole } from './sheet-columns';
import type { SheetLine } from './sheet-lines';

/** What a parcel can do without: a sheet may have had none of it when its lines were first orders. */
const LATER = ['number', 'note', 'items', 'phone2', 'street', 'village', 'city'] as const;
/** What was not asked about once, and was in the sheets all the same. */
const UNASKED = ['quantity', 'lastName', 'items2'] as const;
/** Up to two columns at once: every further one doubles the reckoning. */
const WITHOUT = [
  ...LATER.map((one) => [one]),
  ...LATER.flatMap((one, place) => LATER.slice(place + 1).map((other) => [one, other])),
];

/**
 * A line without a number is known by all that it says, so one that was given a number or a note since is looked for
 * by what it says without: its parcel may be made already. So is one that was known by its cells as written, and one
 * whose phone was taken for its number: of those the first, since later orders are written below.
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
  const isOpen = ({ key, isTwice }: LineKey) => !isTwice && !known.has(key);
  const open = new Set(keys.flatMap((one, place) => (isOpen(one) ? [place] : [])));
  const take = (place: number, key: string) => {
    const mine = keys[place];
    if (mine === undefined || !open.has(place) || !left.delete(key)) return;
    keys[place] = { ...mine, key };
    open.delete(place);
  };
  for (const [place, { phone = '', phone2 = '' }] of lines.entries()) {
    take(place, plainText(phone));
    take(place, plainText(phone2));
  }
  const forms = formsOf(lines);
  const isSaid = (role: SheetRole) => lines.some((line) => line[role]);
  for (const roles of [[], UNASKED.filter(isSaid), ...WITHOUT]) {
    if (open.size === 0 || ![...left].some((key) => key.startsWith('='))) break;
    if (!roles.every(isSaid)) continue;
    for (const form of forms) {
      const texts = undigested(form.map((line) => lineWithout(line, roles)));
      const places = [...open];
      const digests = await Promise.all(places.map((place) => texts[place] && digested(texts[place])));
      for (const [nth, place] of places.entries()) take(place, digests[nth] ?? '');
    }
  }
  return keys;
}

function lineWithout(line: SheetLine, roles: readonly string[]): SheetLine {
  return Object.fromEntries(Object.entries(line).filter(([role]) => !roles.includes(role)));
}
