import type { CustomField, Order } from '../order';
import { findExonyms } from '../villages/find-exonyms';
import { foldWords } from '../villages/normalize';
import { setOf } from './field-kind';

const NEAR = setOf('near-before');

/** What few customers need a shop gives another label: "the village", "another phone", "what it is near". */
export function relabelledFields(order: Pick<Order, 'shipping' | 'billing'>): readonly CustomField[] {
  return (['shipping', 'billing'] as const).flatMap((at) =>
    [order[at].company, order[at].postcode].flatMap((fact) =>
      fact.known && !isFirm(fact.value)
        ? [{ at, key: '', label: '', value: fact.value, means: 'unknown' as const }]
        : [],
    ),
  );
}

/** One word in Latin letters sounds like a village as easily ("Beta"), but for a town's known spelling. */
function isFirm(value: string): boolean {
  return /^\p{Script=Latin}+$/u.test(value) && findExonyms(foldWords(value)).length === 0;
}

/** What it is near, by its first word: no company is called so. */
export function saysNear({ value }: CustomField): boolean {
  const [first = '', ...more] = foldWords(value);
  return more.length > 0 && NEAR.has(first);
}
