import { DATA, type Datum, ID, type TaughtDatum, type Teaching } from '../stores/taught/teaching';

/** On how many pages a way must have read what is right before it is used. */
const PAGES = 2;

/** What a parcel cannot do without; of several in a row one is enough. */
const NEEDED: readonly (readonly Datum[])[] = [['name'], ['phone'], ['city', 'street'], ['total']];

/** A teaching with what is confirmed of it alone: ways that were right on two pages, data that have such a way. */
function confirmedPart(teaching: Teaching): Teaching['data'] {
  const confirmed: Partial<Record<Datum, TaughtDatum>> = {};
  for (const datum of DATA) {
    const taught = teaching.data[datum];
    const ways = taught?.ways.filter(({ seen }) => seen >= PAGES) ?? [];
    if (taught !== undefined && ways.length > 0) confirmed[datum] = { ...taught, ways };
  }
  return confirmed;
}

/** What is still missing before a teaching can be used: the first of each group. None: it can. */
export function missingData(teaching: Teaching): readonly Datum[] {
  const data = confirmedPart(teaching);
  const groups = hasKey(teaching) ? NEEDED : [['number'] as const, ...NEEDED];
  const missing = groups.filter((group) => group.every((datum) => data[datum] === undefined));
  const currency = teaching.currencies.length === 0 ? (['currency'] as const) : [];
  return [...missing.flatMap(([first]) => (first === undefined ? [] : [first])), ...currency];
}

/** What must be pointed at on the first page already. */
export function untaughtData(teaching: Teaching): readonly Datum[] {
  const groups = hasKey(teaching) ? NEEDED : [['number'] as const, ...NEEDED];
  return groups
    .filter((group) => group.every((datum) => (teaching.data[datum]?.ways.length ?? 0) === 0))
    .flatMap(([first]) => (first === undefined ? [] : [first]));
}

/** The teaching as it is used from now on. */
export function confirmTeaching(teaching: Teaching): Teaching {
  return { ...teaching, state: 'confirmed', data: confirmedPart(teaching), taughtOn: [] };
}

function hasKey({ address }: Teaching): boolean {
  const all = [...address.path, ...(address.hash ?? []), ...address.query.map(({ value }) => value)];
  return all.includes(ID);
}
