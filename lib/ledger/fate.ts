/** What became of a parcel, by the service's word. */
export const FATES = ['delivered', 'on-the-way', 'returned'] as const;
export type Fate = (typeof FATES)[number];

/** Which of the service's status numbers say that a parcel is at an end: it names none, so its owner does. */
export interface StatusMeanings {
  readonly delivered: readonly number[];
  readonly returned: readonly number[];
}

export const NO_MEANINGS: StatusMeanings = { delivered: [], returned: [] };

/** @param statusId the newest that was told; `null`: none was */
export function fateOf(statusId: number | null, { delivered, returned }: StatusMeanings): Fate {
  if (statusId === null) return 'on-the-way';
  if (delivered.includes(statusId)) return 'delivered';
  return returned.includes(statusId) ? 'returned' : 'on-the-way';
}

/** The meanings with one number's changed. */
export function withFate(meanings: StatusMeanings, statusId: number, fate: Fate): StatusMeanings {
  const without = (ids: readonly number[]) => ids.filter((id) => id !== statusId);
  const delivered = without(meanings.delivered);
  const returned = without(meanings.returned);
  return {
    delivered: fate === 'delivered' ? [...delivered, statusId] : delivered,
    returned: fate === 'returned' ? [...returned, statusId] : returned,
  };
}
