import * as z from 'zod/mini';
import { doubt } from './finding';
import type { Finding } from './parcel-draft';

const FIELDS = ['totalPrice', 'village'] as const;
const said = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What an order says of what these fields are made from, each as a digest: it tells whether the order still says so. */
export const orderSaidSchema = z.partial(z.object({ totalPrice: said, village: said }));
export type OrderSaid = Readonly<z.infer<typeof orderSaidSchema>>;

/**
 * The doubts about what a person wrote over an order that says something else by now: the amount that was answered may have
 * been paid since, the village may be of another address.
 * @param typed the fields that they wrote
 * @param before what the order said then; earlier versions kept nothing
 */
export function findOutdated(
  typed: readonly string[],
  before: OrderSaid,
  now: OrderSaid,
): readonly Finding[] {
  return FIELDS.flatMap((field) => {
    const isKnown = typed.includes(field) && before[field] !== undefined && now[field] !== undefined;
    return isKnown && before[field] !== now[field]
      ? [doubt(field, 'order-changed', { said: now[field] })]
      : [];
  });
}
