import { addDecimals } from '../decimal';
import type { Decimal } from '../order';
import type { BookedParcel } from './judge';
import { readCode } from './statement';

/** Days from shipping on at which an age begins. */
export const AGES = [0, 8, 15, 31] as const;
const DAY = 86_400_000;

export interface Outstanding {
  /** From so many days on, up to the next age. */
  readonly days: number;
  readonly parcels: number;
  readonly amount: Decimal;
  /** Of these, those that were delivered by the service's word. */
  readonly delivered: { readonly parcels: number; readonly amount: Decimal };
}

export interface DatedParcel extends BookedParcel {
  /** Not marked wrong here, and not come back: the courier owes its money. */
  readonly meant: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** What no statement has paid yet, by how long ago it was shipped. */
export function findOutstanding(
  parcels: readonly DatedParcel[],
  paid: ReadonlyMap<string, Decimal>,
  now: number,
): readonly Outstanding[] {
  const open = parcels.filter(
    ({ code, meant, delivered }) => (meant || delivered) && !paid.has(readCode(code) ?? ''),
  );
  const ageOf = ({ createdAt }: DatedParcel) =>
    AGES.findLast((days) => days === 0 || now - createdAt >= days * DAY) ?? 0;
  const byAge = Map.groupBy(open, ageOf);
  return AGES.map((days) => {
    const own = byAge.get(days) ?? [];
    const delivered = own.filter((parcel) => parcel.delivered);
    return {
      days,
      parcels: own.length,
      amount: sumOf(own),
      delivered: { parcels: delivered.length, amount: sumOf(delivered) },
    };
  });
}

function sumOf(parcels: readonly BookedParcel[]): Decimal {
  return addDecimals(...parcels.map(({ totalPrice }) => totalPrice));
}
