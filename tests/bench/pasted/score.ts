import type { PastedOrder } from '../../../lib/pasted/pasted-order';
import type { Village } from '../../../lib/villages/village';
import type { Example } from './example';

/** What the reader took from an example, in the words an example is written in. */
export type Taken = Omit<Example, 'id' | 'text'>;

export const FIELDS = ['name', 'phones', 'village', 'street', 'amount', 'currency', 'note'] as const;
export type Field = (typeof FIELDS)[number];

/** A village counts as taken when it is certain, whether or not it is open. */
export function takenFrom(order: PastedOrder): Taken {
  const village: Village | undefined = order.place?.match.recognised
    ? order.place.match.candidates[0]?.village
    : undefined;
  return {
    name: order.name?.value ?? null,
    phones: order.phones.map(({ value }) => value),
    village: village === undefined ? null : `${village.city}/${village.name}`,
    street: order.street?.value ?? null,
    amount: order.amount?.value.value ?? null,
    currency: order.amount?.value.currency ?? null,
    note: order.note?.value ?? null,
  };
}

export function isSame(field: Field, taken: Taken, meant: Taken): boolean {
  return JSON.stringify(taken[field]) === JSON.stringify(meant[field]);
}
