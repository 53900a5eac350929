import { compareDecimals } from '../../lib/decimal';
import type { FormView } from '../../lib/messaging/views/form';
import type { FeeQuote, KnownRecipient, SizeQuote } from '../../lib/messaging/views/service';
import { isFormClosed } from '../../lib/outbox/meaning';
import { collectedBy } from '../../lib/outbox/meaning-of-parts';
import type { ParcelFieldName, ParcelFields } from '../../lib/parcel/parcel-draft';
import type { CheckContext } from '../../lib/parcel/preflight';
import type { Account } from '../../lib/settings/account';
import type { Asked } from './ask';

export interface FormStanding {
  readonly form: FormView;
  readonly account: Account | null;
  readonly fields: ParcelFields;
  readonly typed: Partial<ParcelFields>;
}

/** What the look-ups have answered so far. */
interface LookedUp {
  readonly village: CheckContext['village'];
  readonly recipients: Asked<readonly KnownRecipient[]>;
  readonly size: Asked<SizeQuote>;
  readonly past: CheckContext['past'] | null;
}

/**
 * What the look-ups know for the checks.
 * @param another a second parcel of the order was asked for
 */
export function checksOf(now: FormStanding, another: boolean, { village, recipients, size, past }: LookedUp) {
  return {
    village,
    learnedMaximum: now.form.learnedMaximum,
    feeOfAnother: isReckonedForAnother(now),
    collectedBefore: isCollectedBefore(now, another),
    past,
    recipientBlocked: recipients.state === 'answered' && recipients.answer.some(({ blocked }) => blocked),
    sizeRejected: size.state === 'answered' && size.answer.rejected,
  };
}

/** Whether the quoted fee is part of the total and was quoted for another village than the one picked now. */
export function isReckonedForAnother({ form, account, fields, typed }: FormStanding): boolean {
  const { fields: reckoned, reckoning } = form.draft;
  const isPart = !account?.totalIncludesDelivery && reckoning.some(({ kind }) => kind === 'delivery');
  const isTyped = typed.totalPrice !== undefined;
  // In a form filled from a chat, the fee is the one that the text names.
  return isPart && form.key !== 'manual' && !isTyped && reckoned.village?.id !== fields.village?.id;
}

/** The order's first parcel collects the same amount already as a second one would, or one that was refused. */
function isCollectedBefore({ form: { row }, typed }: FormStanding, another: boolean): boolean {
  if (row === null || typed.totalPrice !== undefined) return false;
  return row.collectedBefore || (another && isFormClosed(row) && compareDecimals(collectedBy(row), '0') > 0);
}

/**
 * The amount, while it is being calculated for the village just picked: not a question for the person.
 * @param reckoning the order is being drafted anew for it
 */
export function isWaitedFor(
  now: FormStanding,
  field: ParcelFieldName,
  fee: Asked<FeeQuote>,
  reckoning: boolean,
): boolean {
  const isAsked = fee.state === 'waiting' || reckoning;
  return field === 'totalPrice' && isAsked && isReckonedForAnother(now);
}

/** Edits of a parcel that was made by now are not kept: they must not fill the next form. */
export function keepsTyped({ row }: FormView, another: boolean): boolean {
  return another || !isFormClosed(row);
}

/** Whether both are of one parcel. One filled by hand that was made gives way to a new one under the same key. */
export function isSameParcel(one: FormView, other: FormView): boolean {
  return one.key === other.key && one.order.orderId === other.order.orderId;
}
