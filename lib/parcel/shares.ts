import { isSameAmount, sumKnown } from '../decimal';
import { doubt } from './finding';
import type { Finding, ParcelFields, ParcelShare } from './parcel-draft';
import { optionalAmount, parseAmount } from './parse-amount';

/** The same order in so many parcels: what was written stays, a new one collects nothing, and the first collects all. */
export function divideInto(
  count: number,
  { parcels, totalPrice, description }: Pick<ParcelFields, 'parcels' | 'totalPrice' | 'description'>,
): readonly ParcelShare[] {
  if (count < 2) return [];
  return Array.from(
    { length: count },
    (_, index) => parcels[index] ?? { amount: index === 0 ? totalPrice : '0', description },
  );
}

/** What the parcels collect together; `null` while an amount cannot be read, and where the order goes in one. */
export function sumOfShares(parcels: readonly ParcelShare[]): string | null {
  return parcels.length === 0 ? null : sumKnown(parcels.map(({ amount }) => optionalAmount(amount)));
}

/** That the parcels collect more or less than the order asks for is a doubt: it may be meant. */
export function checkSum({ parcels, totalPrice }: ParcelFields): readonly Finding[] {
  const total = parseAmount(totalPrice);
  const sum = sumOfShares(parcels);
  if (sum === null || !total.ok || isSameAmount(sum, total.value)) return [];
  return [doubt('parcels', 'parcels-differ', { sum, total: total.value })];
}
