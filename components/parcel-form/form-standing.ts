import { compareDecimals } from '../../lib/decimal';
import type { FormView } from '../../lib/messaging/views/form';
import type { FeeQuote, KnownRecipient, SizeQuote } from '../../lib/messaging/views/service';
import { isFormClosed } from '../../lib/outbox/meaning';
import { collectedBy } from '../../lib/outbox/meaning-of-parts';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
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
    feeOfAnother: now.typed.totalPrice === undefined && isReckonedForAnother(now),
    collectedBefore: isCollectedBefore(now, another),
    past,
    recipientBlocked: recipients.state === 'answered' && recipients.answer.some(({ blocked }) => blocked),
    sizeRejected: size.state === 'answered' && size.answer.rejected,
  };
}

/** Whether the fee is part of the total and is of another village than the one picked now. */
export function isReckonedForAnother({ form, account, fields }: FormStanding): boolean {
  const { fields: reckoned, reckoning } = form.draft;
  // A fee that could not be asked for is no line; behind the amount's digest (`saidBy`) stands the village that it is of.
  const saysFeeTo = form.said?.totalPrice?.includes(' ');
  const isPart = saysFeeTo || reckoning.some(({ kind }) => kind === 'delivery');
  if (!isPart || account?.totalIncludesDelivery) return false;
  // In a form filled from a chat, the fee is the one that the text names.
  return form.key !== 'manual' && reckoned.village?.id !== fields.village?.id;
}

/** The order's first parcel collects the same amount already as a second one would, or one that was refused. */
function isCollectedBefore({ form: { row }, typed }: FormStanding, another: boolean): boolean {
  if (row === null || typed.totalPrice !== undefined) return false;
  return row.collectedBefore || (another && isFormClosed(row) && compareDecimals(collectedBy(row), '0') > 0);
}

/**
 * The fee to the village just picked, by which the amount is calculated, or one that was typed before is asked about.
 * @param reckoning the order is being drafted anew for it
 */
export function isFeeComing(now: FormStanding, fee: Asked<FeeQuote>, reckoning: boolean): boolean {
  return (fee.state === 'waiting' || reckoning) && isReckonedForAnother(now);
}

/** Edits of a parcel that was made by now are not kept: they must not fill the next form. */
export function keepsTyped({ row }: FormView, another: boolean): boolean {
  return another || !isFormClosed(row);
}

/** Whether both are of one parcel. One filled by hand that was made gives way to a new one under the same key. */
export function isSameParcel(one: FormView, other: FormView): boolean {
  return one.key === other.key && one.order.orderId === other.order.orderId;
}
