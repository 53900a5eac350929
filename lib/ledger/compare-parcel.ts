import { addDecimals, isSameAmount } from '../decimal';
import type { Decimal } from '../order';

export interface AskedParcel {
  readonly totalPrice: Decimal;
  readonly village: { readonly id: number; readonly name: string | null };
  readonly fee: Decimal | null;
}

/** The same of the parcel as the service has it; `null`: its answer does not tell. */
export interface ServiceParcel {
  readonly totalPrice: Decimal | null;
  readonly village: { readonly id: number; readonly name: string | null } | null;
  readonly fee: Decimal | null;
}

/** `not-told`: the service's answer does not say it; `not-asked`: nothing was asked or known beforehand. */
export interface Comparison {
  readonly of: 'amount' | 'village' | 'fee';
  readonly verdict: 'same' | 'differs' | 'not-told' | 'not-asked';
  readonly asked: string | null;
  readonly has: string | null;
}

/** Amounts by their value: `110` and `110.00` are the same. Villages by their ids. */
export function compareParcel(asked: AskedParcel, has: ServiceParcel): readonly Comparison[] {
  return [
    compareAmounts('amount', asked.totalPrice, has.totalPrice),
    {
      of: 'village',
      verdict: has.village === null ? 'not-told' : has.village.id === asked.village.id ? 'same' : 'differs',
      asked: nameOf(asked.village),
      has: has.village === null ? null : nameOf(has.village),
    },
    compareAmounts('fee', asked.fee, has.fee),
  ];
}

/** The spec shows no field of the embedded recipient (spec, Parcel): it is read as recipients are elsewhere. */
export function serviceParcelOf(record: {
  readonly total_price: Decimal | null;
  readonly parcel_delivery_cost: Decimal | null;
  readonly price_extra_fee: Decimal | null;
  readonly recipient: unknown;
}): ServiceParcel {
  const address = fieldOf(record.recipient, 'address');
  const id = fieldOf(address, 'village_id');
  const name = fieldOf(fieldOf(address, 'village'), 'name');
  const { parcel_delivery_cost: delivery, price_extra_fee: extra } = record;
  return {
    totalPrice: record.total_price,
    village: typeof id === 'number' ? { id, name: typeof name === 'string' ? name : null } : null,
    fee: delivery === null ? null : addDecimals(delivery, extra ?? '0'),
  };
}

function compareAmounts(of: 'amount' | 'fee', asked: Decimal | null, has: Decimal | null): Comparison {
  if (has === null) return { of, verdict: 'not-told', asked, has };
  if (asked === null) return { of, verdict: 'not-asked', asked, has };
  return { of, verdict: isSameAmount(asked, has) ? 'same' : 'differs', asked, has };
}

function nameOf({ id, name }: { readonly id: number; readonly name: string | null }): string {
  return name ?? String(id);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
