import type { Language } from '../i18n/language';

/** What the service says in numbers alone (spec: "value lists … not shown"): each account's owner gives them names. */
export const NUMBER_KINDS = [
  'parcel-status',
  'parcel-position',
  'return-reason',
  'parcel-type',
  'permission',
] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

/** A number and what it is called; a language without a name is left out. */
export interface NamedNumber {
  readonly number: number;
  readonly names: Readonly<Partial<Record<Language, string>>>;
}

/** An account's numbers, each kind in the order of its numbers. */
export type NumberNames = Readonly<Record<NumberKind, readonly NamedNumber[]>>;

export const NO_NAMES: NumberNames = {
  'parcel-status': [],
  'parcel-position': [],
  'return-reason': [],
  'parcel-type': [],
  permission: [],
};

export interface MetNumber {
  readonly kind: NumberKind;
  readonly number: number;
}

/** The numbers of a parcel's step, as far as it has them, as they were met. */
export function numbersOfStep(step: {
  readonly statusId: number | null;
  readonly positionId: number | null;
  readonly returnedReasonId?: number | null;
}): readonly MetNumber[] {
  const { statusId, positionId, returnedReasonId = null } = step;
  const met = [
    ['parcel-status', statusId],
    ['parcel-position', positionId],
    ['return-reason', returnedReasonId],
  ] as const;
  return met.flatMap(([kind, number]) => (number === null ? [] : [{ kind, number }]));
}

/** The names with one entry put in the place of that number's old one. */
export function withNumber(names: NumberNames, kind: NumberKind, named: NamedNumber): NumberNames {
  const others = names[kind].filter(({ number }) => number !== named.number);
  return { ...names, [kind]: [...others, named].toSorted((a, b) => a.number - b.number) };
}

export function withoutNumber(names: NumberNames, kind: NumberKind, number: number): NumberNames {
  return { ...names, [kind]: names[kind].filter((named) => named.number !== number) };
}

/** The names with what was met for the first time, unnamed yet; the same object when nothing was. */
export function withMet(names: NumberNames, met: readonly MetNumber[]): NumberNames {
  return met.reduce(
    (known, { kind, number }) =>
      known[kind].some((named) => named.number === number)
        ? known
        : withNumber(known, kind, { number, names: {} }),
    names,
  );
}

/** One file's names laid over those there are: a name in the file wins, what only one side has stays. */
export function mergeNames(names: NumberNames, added: NumberNames): NumberNames {
  let merged = names;
  for (const kind of NUMBER_KINDS) {
    for (const named of added[kind]) {
      const old = merged[kind].find(({ number }) => number === named.number);
      merged = withNumber(merged, kind, { ...named, names: { ...old?.names, ...named.names } });
    }
  }
  return merged;
}

/** What a number is called, in this language or else in any; `null`: it has no name yet. */
export function findName(
  names: NumberNames,
  kind: NumberKind,
  number: number,
  language: Language,
): string | null {
  const named = names[kind].find((one) => one.number === number)?.names;
  return named?.[language] ?? named?.ar ?? named?.en ?? named?.he ?? null;
}
