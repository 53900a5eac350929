import * as z from 'zod/mini';
import { hashOf } from '../hash-of';
import type { AddressText } from '../villages/address';
import { doubt } from './finding';
import type { Finding, FindingCode, ParcelDraft } from './parcel-draft';

const FIELDS = ['totalPrice', 'village', 'streetName', 'phone', 'firstName'] as const;
const said = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What an order says of what these fields are made from, each as a digest: it tells whether the order still says so. */
export const orderSaidSchema = z.partial(
  z.object({ totalPrice: said, village: said, streetName: said, phone: said, firstName: said }),
);
export type OrderSaid = Readonly<z.infer<typeof orderSaidSchema>>;

/** Findings at the amount that are there, or are not, by the company's fee, which is another each day. */
const OF_FEE: ReadonlySet<FindingCode> = new Set([
  'delivery-unknown',
  'delivery-not-collected',
  'delivery-taken-off',
  'delivery-charged-twice',
  'nothing-to-collect',
]);

/** What an order itself says, by its draft before anything is laid over that, and by where it says the parcel goes. */
export async function saidBy(
  { reckoning, findings, words = {} }: Pick<ParcelDraft, 'reckoning' | 'findings' | 'words'>,
  address: AddressText,
): Promise<OrderSaid> {
  const lines = reckoning.filter(({ kind }) => kind !== 'delivery' && kind !== 'to-collect');
  const codes = findings.flatMap(({ field, code }) =>
    field === 'totalPrice' && !OF_FEE.has(code) ? [code] : [],
  );
  const parts = [[lines, codes], [address], [words.phone], [words.firstName]];
  const [totalPrice, village, phone, firstName] = await Promise.all(
    parts.map((part) => hashOf(JSON.stringify(part))),
  );
  return { totalPrice, village, streetName: village, phone, firstName };
}

/**
 * An order may say something else by now: the amount may have been paid since, the village may be of another address.
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
