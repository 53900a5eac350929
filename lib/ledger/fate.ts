/** `only-made`: that it was made, and no more; it may be a draft. `confirmed`: the company was told to fetch it. */
export const FATES = ['delivered', 'on-the-way', 'returned', 'confirmed', 'only-made'] as const;
export type Fate = (typeof FATES)[number];

/** What the service's status numbers mean: it names none, so an account's owner does. */
export type StatusMeanings = Readonly<Record<Fate, readonly number[]>>;

export function eachFate<Value>(of: (fate: Fate) => Value): Readonly<Record<Fate, Value>> {
  return Object.fromEntries(FATES.map((fate) => [fate, of(fate)])) as Record<Fate, Value>;
}

export const NO_MEANINGS: StatusMeanings = eachFate(() => []);

/** What a status means; `null`: nobody has said. */
export function meaningOfFate(statusId: number, meanings: StatusMeanings): Fate | null {
  return FATES.find((fate) => meanings[fate].includes(statusId)) ?? null;
}

export interface ToldStatus {
  readonly statusId: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The newest status of a parcel; `null`: none was told. */
interface Told {
  readonly statusId: number | null;
  readonly at: number;
  /** Other statuses that were told before it, the newest first. */
  readonly earlier?: readonly ToldStatus[];
}

/** The newest status of which somebody said what it means. One that nobody can name ("ended") takes nothing back. */
export function findMeant(
  { statusId, at, earlier = [] }: Told,
  meanings: StatusMeanings,
): { readonly fate: Fate; readonly at: number } | null {
  for (const told of statusId === null ? earlier : [{ statusId, at }, ...earlier]) {
    const fate = meaningOfFate(told.statusId, meanings);
    if (fate !== null) return { fate, at: told.at };
  }
  return null;
}

export function fateOf(told: Told, meanings: StatusMeanings): Fate {
  return findMeant(told, meanings)?.fate ?? 'only-made';
}

/** What a person says of one status; `null`: nothing any more. */
interface SaidOfStatus {
  readonly number: number;
  readonly fate: Fate | null;
}

export function saidOtherwise(before: StatusMeanings, after: StatusMeanings): readonly SaidOfStatus[] {
  const numbers = new Set(FATES.flatMap((fate) => [...before[fate], ...after[fate]]));
  return [...numbers].flatMap((number) => {
    const fate = meaningOfFate(number, after);
    return fate === meaningOfFate(number, before) ? [] : [{ number, fate }];
  });
}

/** One file's meanings laid over those there are: what the file says wins, what only one side says stays. */
export function mergeMeanings(meanings: StatusMeanings, added: StatusMeanings): StatusMeanings {
  const said = FATES.flatMap((fate) => added[fate].map((number) => ({ number, fate })));
  return said.reduce((merged, { number, fate }) => withFate(merged, number, fate), meanings);
}

/** The meanings with one number's changed; `null`: nothing is said of it any more. */
export function withFate(meanings: StatusMeanings, statusId: number, fate: Fate | null): StatusMeanings {
  return eachFate((of) => {
    const others = meanings[of].filter((id) => id !== statusId);
    return of === fate ? [...others, statusId] : others;
  });
}
