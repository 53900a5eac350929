import * as z from 'zod/mini';
import { isZero } from '../decimal';
import { hashOf } from '../hash-of';
import type { AddressText } from '../villages/address';
import { doubt } from './finding';
import type { Finding, FindingCode, ParcelDraft, ParcelEdits } from './parcel-draft';
import { parseAmount } from './parse-amount';

const FIELDS = ['totalPrice', 'village', 'streetName', 'phone', 'firstName'] as const;
const said = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const amountSaid = z.string().check(z.regex(/^[0-9a-f]{64}( \d+)?$/));

/**
 * What an order says of what these fields are made from, each as a digest: it tells whether the order still says so.
 * Behind the amount's stands the village whose fee is a part of it.
 */
export const orderSaidSchema = z.partial(
  z.object({ totalPrice: amountSaid, village: said, streetName: said, phone: said, firstName: said }),
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

/**
 * What an order itself says, by its draft before anything is laid over that, and by where it says the parcel goes.
 * @param feeTo the village whose fee is a part of the amount, by its number; `null`: none is
 */
export async function saidBy(
  { reckoning, findings, words = {} }: Pick<ParcelDraft, 'reckoning' | 'findings' | 'words'>,
  address: AddressText,
  feeTo: number | null,
): Promise<OrderSaid> {
  const lines = reckoning.filter(({ kind }) => kind !== 'delivery' && kind !== 'to-collect');
  const codes = findings.flatMap(({ field, code }) =>
    field === 'totalPrice' && !OF_FEE.has(code) ? [code] : [],
  );
  const parts = [[lines, codes], [address], [words.phone], [words.firstName]];
  const [amount, village, phone, firstName] = await Promise.all(
    parts.map((part) => hashOf(JSON.stringify(part))),
  );
  const totalPrice = feeTo === null ? amount : `${amount} ${feeTo}`;
  return { totalPrice, village, streetName: village, phone, firstName };
}

/**
 * An order may say something else by now: the amount may have been paid since, the village may be of another address.
 * @param typed the fields that they wrote
 * @param before what the order said then; earlier versions kept nothing
 */
export function findOutdated(typed: ParcelEdits, before: OrderSaid, now: OrderSaid): readonly Finding[] {
  return FIELDS.flatMap((field) => {
    const [then, since] = [before[field], now[field]];
    if (!(field in typed) || then === undefined || since === undefined) return [];
    const [own, feeTo] = then.split(' ');
    const [ownNow, feeToNow] = since.split(' ');
    // Earlier versions kept no village; and to none is anything collected where that is nothing.
    const isFeeOfAnother = feeTo !== feeToNow && feeTo !== undefined && feeToNow !== undefined;
    const isChanged = own !== ownNow || (isFeeOfAnother && !isNothing(typed.totalPrice));
    return isChanged ? [doubt(field, 'order-changed', { said: since })] : [];
  });
}

function isNothing(amount: string | undefined): boolean {
  const read = parseAmount(amount ?? '');
  return read.ok && isZero(read.value);
}
