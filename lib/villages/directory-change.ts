import type { Village } from './village';

/**
 * A newer list with the old one's hidden villages, marked; those it leaves out stay, so that an order for one is told
 * so.
 */
export function withHidden(before: readonly Village[], after: readonly Village[]): readonly Village[] {
  const hidden = new Map(before.filter((village) => village.hidden).map((village) => [village.id, village]));
  if (hidden.size === 0) return after;
  const marked = after.map((village) => (hidden.delete(village.id) ? { ...village, hidden: true } : village));
  return [...marked, ...hidden.values()];
}

/** How many villages of a list are not in a newer one, of how many; deleted and hidden ones do not count. */
export function goneOf(
  before: readonly Village[],
  after: readonly Village[],
): { readonly gone: number; readonly of: number } {
  const there = livingIds(after);
  const ids = [...livingIds(before.filter(({ hidden }) => !hidden))];
  return { gone: ids.filter((id) => !there.has(id)).length, of: ids.length };
}

/** Whether two lists hold the same villages, whatever else is said of them. */
export function isSameListing(one: readonly Village[], other: readonly Village[]): boolean {
  const [ids, others] = [livingIds(one), livingIds(other)];
  return ids.size === others.size && [...ids].every((id) => others.has(id));
}

/** Whether an index of the one serves the other: the same places, by the same names, in the same order. */
export function hasSameNames(one: readonly Village[], other: readonly Village[]): boolean {
  return (
    one.length === other.length &&
    one.every((village, at) => {
      const { id, name, cityId, city } = other[at] ?? {};
      return village.id === id && village.name === name && village.cityId === cityId && village.city === city;
    })
  );
}

function livingIds(villages: readonly Village[]): ReadonlySet<number> {
  return new Set(villages.filter(({ deleted }) => !deleted).map(({ id }) => id));
}
