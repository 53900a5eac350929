import { addUp, compareDecimals, isZero, subtractDecimals } from '../decimal';
import type { Decimal } from '../order';
import { amountsOf, type BookedParcel, type Paid } from './judge';
import { codeKey } from './statement';

/** Days from shipping on at which an age begins. */
export const AGES = [0, 8, 15, 31] as const;
const DAY = 86_400_000;

export interface Outstanding {
  /** From so many days on, up to the next age. */
  readonly days: number;
  readonly parcels: number;
  /** What is still owed for them. */
  readonly amount: Decimal;
  /** Of these, those that were delivered by the service's word. */
  readonly delivered: Share;
  /** Of these, those that a statement has, with less than is due. */
  readonly short: Share;
}

export interface Share {
  readonly parcels: number;
  readonly amount: Decimal;
}

interface Owed {
  readonly parcel: DatedParcel;
  /** What was to be collected less what statements paid. */
  readonly amount: Decimal;
  readonly isShort: boolean;
}

export interface DatedParcel extends BookedParcel {
  /** Not marked wrong here, and not come back. */
  readonly meant: boolean;
  /** A status says that the courier has it, or has delivered it; or a person, that its driver took it. */
  readonly handedOver: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/**
 * What statements have not paid yet, by how long ago it was made: of parcels that the courier has or has delivered.
 * One whose amount nobody knows adds to no sum.
 */
export function findOutstanding(
  parcels: readonly DatedParcel[],
  paid: Paid,
  now: number,
): readonly Outstanding[] {
  const open = parcels.flatMap((parcel): Owed[] => {
    const isShort = paid.has(codeKey(parcel.code));
    if (parcel.paidOtherwise === true || (!isShort && !parcel.handedOver)) return [];
    const amount = findUnpaid(parcel, paid);
    return amount === null ? [] : [{ parcel, amount, isShort }];
  });
  const ageOf = ({ parcel: { createdAt } }: Owed) =>
    AGES.findLast((days) => days === 0 || now - createdAt >= days * DAY) ?? 0;
  const byAge = Map.groupBy(open, ageOf);
  return AGES.map((days) => {
    const own = byAge.get(days) ?? [];
    const share = (of: readonly Owed[]) => shareOf(of.map(({ amount }) => amount));
    return {
      days,
      ...share(own),
      delivered: share(own.filter(({ parcel }) => parcel.delivered)),
      short: share(own.filter(({ isShort }) => isShort)),
    };
  });
}

export function findPaidOtherwise(parcels: readonly DatedParcel[], paid: Paid): Share {
  const own = parcels.filter(({ paidOtherwise }) => paidOtherwise === true);
  return shareOf(own.flatMap((parcel) => findUnpaid(parcel, paid) ?? []));
}

/** What statements have not paid of a parcel; `null`: all of it, or nothing is to be paid for it. */
function findUnpaid({ meant, delivered, totalPrice, code }: DatedParcel, paid: Paid): Decimal | null {
  if ((!meant && !delivered) || totalPrice === null) return null;
  const amount = subtractDecimals(totalPrice, addUp(amountsOf(paid.get(codeKey(code)))));
  return compareDecimals(amount, '0') > 0 ? amount : null;
}

/** Of how many parcels that are out nobody knows what they bring; one that a statement has is shown with that. */
export function countWithoutAmount(parcels: readonly DatedParcel[], paid: Paid): number {
  return parcels.filter(
    ({ meant, delivered, handedOver, paidOtherwise, totalPrice, code }) =>
      (meant || delivered) &&
      paidOtherwise !== true &&
      handedOver &&
      totalPrice === null &&
      !paid.has(codeKey(code)),
  ).length;
}

/** What is to be collected for parcels of which nothing says that the courier has them: no cash of theirs is out. */
export function findOnlyMade(parcels: readonly DatedParcel[], paid: Paid): Share {
  const own = parcels.filter(
    ({ meant, handedOver, paidOtherwise, code }) =>
      meant && paidOtherwise !== true && !handedOver && !paid.has(codeKey(code)),
  );
  return shareOf(own.flatMap(({ totalPrice }) => totalPrice ?? []).filter((amount) => !isZero(amount)));
}

/** @param amounts one of each parcel */
function shareOf(amounts: readonly Decimal[]): Share {
  return { parcels: amounts.length, amount: addUp(amounts) };
}
