import type { CustomField, Order } from '../order';
import { foldWords } from '../villages/normalize';
import { setOf } from './field-kind';

const NEAR = setOf('near-before');

/**
 * Company and postcode of both addresses as fields that nobody knows: what few customers need a shop gives another label,
 * "the village", "another phone", "what it is near".
 */
export function relabelledFields(order: Pick<Order, 'shipping' | 'billing'>): readonly CustomField[] {
  return (['shipping', 'billing'] as const).flatMap((at) =>
    [order[at].company, order[at].postcode].flatMap((fact) =>
      fact.known ? [{ at, key: '', label: '', value: fact.value, means: 'unknown' as const }] : [],
    ),
  );
}

/** What it is near, by its first word: no company is called so. */
export function saysNear({ value }: CustomField): boolean {
  const [first = '', ...more] = foldWords(value);
  return more.length > 0 && NEAR.has(first);
}
