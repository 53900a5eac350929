import { addDecimals, negateDecimal, sumKnown } from '../decimal';
import type { Decimal } from '../order';
import type { OrderReference } from '../order-key';
import { cutText } from '../parcel/cut-text';
import { findFeeIn } from '../parcel/delivery-line';
import type { OrderSaid } from '../parcel/order-said';
import type { Finding, ParcelDraft, ParcelFieldName, ParcelFields } from '../parcel/parcel-draft';
import { optionalAmount } from '../parcel/parse-amount';
import { phoneKey } from '../parcel/phone';
import { isCertain } from '../parcel/preflight';
import { characterCount, DESCRIPTION_LENGTH } from '../parcel/rules';
import type { AmountCurrencies } from '../parcel/typed-amounts';
import { foldWords } from '../villages/normalize';
import { skeletonOfWords } from '../villages/skeleton';

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

/**
 * Nothing of the order is left to be asked, so that another's parcel may carry it: that one does already is no question,
 * and the parcel goes by its own street.
 */
export function mayBeCarried({ findings }: Pick<ParcelDraft, 'findings'>): boolean {
  const isOwn = ({ field, code }: Finding) => field === 'streetName' && code === 'required';
  return isCertain({ findings: findings.filter((one) => one.code !== 'merged-elsewhere' && !isOwn(one)) });
}

/** What a parcel that carries two orders holds instead of the first one's own. */
export type MergedFields = Pick<
  ParcelFields,
  'totalPrice' | 'actualPrice' | 'description' | 'referenceNumber'
> &
  Partial<Pick<ParcelFields, 'note' | 'customerPrivateNote' | 'phone2' | 'streetName'>>;

/**
 * Both amounts collected together with the fee of one delivery. `null` when either amount is not certain, since
 * nobody would see a doubt in the sum, or anything is asked of the second one; and where the villages are not known
 * to be the same, or the second says what the first one's parcel would not.
 * @param isSum the first one's amount was added up so before
 */
export function mergeParcels(first: ParcelDraft, second: ParcelDraft, isSum: boolean): MergedFields | null {
  const isSure = (field: ParcelFieldName) => [first, second].every((draft) => isFree(draft, field));
  if (!isSure('totalPrice') || !mayBeCarried(second)) return null;
  const { village } = first.fields;
  if (village === null || village.id !== second.fields.village?.id) return null;
  const street = joinStreets(first, second.fields.streetName);
  const more = joinSaid(first.fields, second.fields);
  if (street === null || more === null) return null;
  const totalPrice = sumTotals(first, second, isSum);
  if (totalPrice === null) return null;
  return {
    totalPrice,
    actualPrice: isSure('actualPrice')
      ? (sum(first.fields.actualPrice, second.fields.actualPrice) ?? '')
      : '',
    description: joinGoods(first.fields.description, second.fields.description),
    referenceNumber: join(first.fields.referenceNumber, second.fields.referenceNumber, ', '),
    ...(street !== first.fields.streetName && { streetName: street }),
    ...more,
  };
}

/** What makes a parcel another one, and cannot be said of two. */
const ALIKE = ['isReplacement', 'plannedDate', 'parcelType', 'weight', 'length', 'width', 'height'] as const;

/** What the parcel says more where the second order goes with it; `null`: it cannot say all of it. */
function joinSaid(first: ParcelFields, second: ParcelFields): Partial<MergedFields> | null {
  const areAlike = ALIKE.every((name) => first[name] === second[name]);
  const isInSeveral = [...first.parcels, ...second.parcels].length > 0;
  if (!areAlike || isInSeveral || !areOnePerson(first, second)) return null;
  const phones = [first.phone, first.phone2, ''].map(phoneKey);
  const [phone2, ...others] = [second.phone, second.phone2].filter((one) => !phones.includes(phoneKey(one)));
  if (others.length > 0 || (phone2 !== undefined && first.phone2 !== '')) return null;
  const notes = (['note', 'customerPrivateNote'] as const)
    .filter((name) => !first[name].includes(second[name]))
    .map((name) => [name, join(first[name], second[name], '\n')]);
  return { ...Object.fromEntries(notes), ...(phone2 !== undefined && { phone2 }) };
}

/** The fuller of two streets; `null`: they are two, or what is asked of the first one would go unanswered. */
function joinStreets({ fields: { streetName }, findings }: ParcelDraft, other: string): string | null {
  if (saysAll(streetName, other)) return streetName;
  const isAsked = findings.some(
    ({ field, code, severity }) => field === 'streetName' && severity !== 'notice' && code !== 'required',
  );
  return !isAsked && saysAll(other, streetName) ? other : null;
}

const SCRIPTS = [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Script=Latin}/u];

/** People write their name in the script that a shop is in: of two scripts it is to sound alike as far as both go. */
function areOnePerson({ firstName: name, phone }: ParcelFields, second: ParcelFields): boolean {
  const { firstName: other } = second;
  if (saysAll(name, other) || saysAll(other, name)) return true;
  const shareScript = SCRIPTS.some((script) => script.test(name) && script.test(other));
  if (shareScript || phoneKey(phone) !== phoneKey(second.phone)) return false;
  const [short = '', long = ''] = [name, other]
    .map((one) => skeletonOfWords(foldWords(one)))
    .toSorted((one, two) => one.length - two.length);
  return short !== '' && long.startsWith(short);
}

function saysAll(text: string, other: string): boolean {
  const words = new Set(foldWords(text));
  return foldWords(other).every((word) => words.has(word));
}

/** Each order's goods are named: where both are too long, half of the room is left to the second's. */
function joinGoods(first: string, second: string): string {
  const { maximum } = DESCRIPTION_LENGTH;
  const room =
    maximum - AND.length - Math.min(characterCount(second), Math.floor((maximum - AND.length) / 2));
  return cutText(join(cutText(first, room), second, AND), maximum);
}

const AND = ' + ';

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
