import type { Seen } from './run-batch';

/** How a colleague's press on an order that another has shipped ends. */
export const colleagueOutcomes = [
  'told by the note',
  'told by the service',
  'created, the only parcel',
  'created, a second one, untold',
  'something else',
] as const;
type ColleagueOutcome = (typeof colleagueOutcomes)[number];

export interface ColleagueVerdict {
  readonly outcome: ColleagueOutcome;
  /** What the rules make of the note and of what the service had. */
  readonly predicted: ColleagueOutcome;
  /** The note that is to be there is not, or what they were shown does not say why nothing was made. */
  readonly misreported: string | null;
  /** The note came with the store's next page. */
  readonly isLate: boolean;
  /** The colleague's rows as they ended, and what was shown, for the report. */
  readonly seen: string;
}

/**
 * With a note in the store nobody makes a second parcel; without one the service's refusal of a duplicate tells; and
 * where neither knows of the first parcel (no notes, its phone another one), nobody can tell.
 * @param firstCodes what the service had made for the order before the colleague pressed.
 */
export function judgeColleague(
  { trial, rows, colleague: seen }: Seen,
  firstCodes: readonly string[],
): ColleagueVerdict | null {
  if (trial.colleague === null || seen === null) return null;
  const first = rows.find(({ orderId }) => orderId === String(trial.orderId));
  const [row] = seen.rows;
  const hasMade = row?.state === 'created';
  const code = first?.parcelCode ?? '?';
  // Their page may have read the note before the press: the bar names the parcel then, and ships nothing.
  const isToldBefore = row === undefined && seen.told.includes(code);
  const outcome: ColleagueOutcome =
    isToldBefore || (row?.state === 'withdrawn' && row.refusal?.code === 'shipped-elsewhere')
      ? 'told by the note'
      : row?.state === 'refused' && row.refusal?.code === 'duplicate-recipient'
        ? 'told by the service'
        : hasMade && firstCodes.length === 0
          ? 'created, the only parcel'
          : hasMade
            ? 'created, a second one, untold'
            : 'something else';
  const predicted: ColleagueOutcome = seen.isNoted
    ? 'told by the note'
    : seen.isKnown
      ? 'told by the service'
      : firstCodes.length === 0
        ? 'created, the only parcel'
        : 'created, a second one, untold';
  const states = seen.rows.map(({ state, refusal }) => `${state} ${refusal?.code ?? ''}`);
  const { isLate } = seen;
  return { outcome, predicted, misreported: findLie(), isLate, seen: `${states.join(', ')}: ${seen.told}` };

  function findLie(): string | null {
    if (trial.colleague?.notes === true && first?.state === 'created' && seen?.isNoted !== true)
      return 'no note in the store';
    const told = seen?.told ?? '';
    if (outcome === 'told by the note' && !told.includes(code))
      return `the colleague is not told the parcel’s code: ${told}`;
    const isTold =
      trial.colleague?.place === 'bar' ? told.startsWith('bad') : told.includes('duplicate-recipient');
    if (outcome === 'told by the service' && !isTold)
      return `the colleague is not told of the duplicate: ${told}`;
    return null;
  }
}
