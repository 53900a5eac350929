import { READY_STATUSES } from '../../assets/locales/ready-statuses';
import { meaningOfFate, type StatusMeanings, withFate } from '../ledger/fate';
import { type NumberNames, withNumber } from './number-names';

export type ReadyStatus = (typeof READY_STATUSES)[number];

/** The ready names to offer: those of numbers without a name, once a status of them has arrived. */
export function readyStatusesFor(names: NumberNames): readonly ReadyStatus[] {
  const met = new Map(names['parcel-status'].map((named) => [named.number, named.names]));
  const isNameless = ({ number }: ReadyStatus) => Object.keys(met.get(number) ?? {}).length === 0;
  const hasArrived = READY_STATUSES.some((status) => met.has(status.number) && isNameless(status));
  return hasArrived ? READY_STATUSES.filter(isNameless) : [];
}

/** The names with those that a person confirmed; what has a name keeps it. */
export function withReadyNames(names: NumberNames, confirmed: readonly ReadyStatus[]): NumberNames {
  const open = new Set(readyStatusesFor(names));
  return confirmed
    .filter((status) => open.has(status))
    .reduce(
      (known, { number, names: given }) => withNumber(known, 'parcel-status', { number, names: given }),
      names,
    );
}

/** The meanings with those of confirmed statuses; what a person had said stays. */
export function withReadyMeanings(
  meanings: StatusMeanings,
  confirmed: readonly ReadyStatus[],
): StatusMeanings {
  return confirmed.reduce(
    (known, { number, fate }) =>
      meaningOfFate(number, known) === null && fate !== null ? withFate(known, number, fate) : known,
    meanings,
  );
}
