import { addDecimals, negateDecimal, sumKnown } from '../decimal';
import type { Decimal } from '../order';
import type { OrderReference } from '../order-key';
import { cutText } from '../parcel/cut-text';
import { findFeeIn } from '../parcel/delivery-line';
import type { OrderSaid } from '../parcel/order-said';
import type { ParcelDraft, ParcelFieldName, ParcelFields } from '../parcel/parcel-draft';
import { optionalAmount } from '../parcel/parse-amount';
import { isCertain } from '../parcel/preflight';
import { DESCRIPTION_LENGTH } from '../parcel/rules';
import type { AmountCurrencies } from '../parcel/typed-amounts';

/** Kept with what was typed into the form of an order whose phone another order has too. */
export type Together =
  | { readonly choice: 'held' }
  | {
      readonly choice: 'both';
      /** The orders that were named then (`draftKey`): one that comes to the phone later is asked about. */
      readonly beside?: readonly string[];
    }
  | {
      readonly choice: 'merged';
      /** Of the order whose parcel carries it, as people know it, as its store does, and as its form is kept. */
      readonly number: string;
      /** The carried order as its store names it; earlier versions kept none. */
      readonly order?: OrderReference;
      readonly carrierId: string;
      readonly carrierKey: string;
      /** What the merge put into the carrier's form, and what was typed there before. */
      readonly merged: MergedFields;
      /** What was seen of the carried order then; earlier versions kept nothing. */
      readonly seen?: SeenOrder;
      readonly before: Partial<MergedFields>;
      /** In which currencies the amounts before were typed; earlier versions kept none. */
      readonly beforeIn?: AmountCurrencies;
      /** What the carrier's order said as they were typed; earlier versions kept nothing. */
      readonly beforeSaid?: OrderSaid;
    };

interface SeenOrder {
  readonly totalPrice: string;
  readonly village: number | null;
  /** Nothing is collected for it since it was paid; earlier versions kept none. */
  readonly isPaid?: boolean;
}

export function seenOf({ fields, findings }: Pick<ParcelDraft, 'fields' | 'findings'>): SeenOrder {
  const isPaid = findings.some(({ code }) => code === 'already-paid');
  return { totalPrice: fields.totalPrice, village: fields.village?.id ?? null, isPaid };
}

/** Nothing of the order is left to be asked, so that another's parcel may carry it; that one does already is no question. */
export function mayBeCarried({ findings }: Pick<ParcelDraft, 'findings'>): boolean {
  return isCertain({ findings: findings.filter(({ code }) => code !== 'merged-elsewhere') });
}

/** What a parcel that carries two orders holds instead of the first one's own. */
export type MergedFields = Pick<
  ParcelFields,
  'totalPrice' | 'actualPrice' | 'description' | 'referenceNumber'
>;

/**
 * Both amounts collected together with the fee of one delivery. `null` when either amount is not certain, since
 * nobody would see a doubt in the sum, or anything is asked of the second one; and where the villages are not known
 * to be the same.
 * @param isSum the first one's amount was added up so before
 */
export function mergeParcels(first: ParcelDraft, second: ParcelDraft, isSum: boolean): MergedFields | null {
  const isSure = (field: ParcelFieldName) => [first, second].every((draft) => isFree(draft, field));
  if (!isSure('totalPrice') || !mayBeCarried(second)) return null;
  const { village } = first.fields;
  if (village === null || village.id !== second.fields.village?.id) return null;
  const totalPrice = sumTotals(first, second, isSum);
  if (totalPrice === null) return null;
  return {
    totalPrice,
    actualPrice: isSure('actualPrice')
      ? (sum(first.fields.actualPrice, second.fields.actualPrice) ?? '')
      : '',
    description: cutText(
      join(first.fields.description, second.fields.description, ' + '),
      DESCRIPTION_LENGTH.maximum,
    ),
    referenceNumber: join(first.fields.referenceNumber, second.fields.referenceNumber, ', '),
  };
}

function isFree({ findings }: ParcelDraft, name: ParcelFieldName): boolean {
  return findings.every(({ field, severity }) => field !== name || severity === 'notice');
}

/** Each amount has the fee in it where that comes on top of totals; a person may have written theirs without it. */
function sumTotals(first: ParcelDraft, second: ParcelDraft, isSum: boolean): Decimal | null {
  const total = sum(first.fields.totalPrice, second.fields.totalPrice);
  const fee = findFeeIn(second.reckoning);
  if (total === null || fee === null || findFeeIn(first.reckoning) === null) return total;
  const areReckoned = (isSum || isReckoned(first)) && isReckoned(second);
  return areReckoned ? addDecimals(total, negateDecimal(fee)) : null;
}

function isReckoned({ origins }: ParcelDraft): boolean {
  return origins.totalPrice.from === 'reckoning';
}

function sum(first: string, second: string): Decimal | null {
  return sumKnown([optionalAmount(first), optionalAmount(second)]);
}

function join(first: string, second: string, between: string): string {
  return [first, second].filter((text) => text.trim() !== '').join(between);
}
