import type { Problem } from './problem';
import { foldText, saysText } from './problem';
import { type Refusal, says } from './refusals';

/** `can't create parcel with total price more than <limit>`; in what form the limit stands is not shown. */
const PRICE_OVER_LIMIT = /^can'?t create parcel with total price more than\b(.*)$/;
const LIMIT = /(?<![\d.,-])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?![\d.,])/;

const priceOverLimit: Refusal = {
  code: 'price-over-limit',
  matches: (problem) => problem.status < 500 && findPriceText(problem) !== undefined,
  params(problem) {
    const limit = LIMIT.exec(findPriceText(problem) ?? '')?.[0].replaceAll(',', '');
    return limit === undefined ? {} : { limit };
  },
};

/** What stands behind the known words, digits of any script as 0 to 9. */
function findPriceText(problem: Problem): string | undefined {
  return problem.texts
    .map((text) => PRICE_OVER_LIMIT.exec(foldText(text))?.[1])
    .find((rest) => rest !== undefined)
    ?.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}

const recipientBlocked: Refusal = {
  code: 'recipient-blocked',
  matches: (problem) =>
    problem.status < 500 &&
    (problem.body.recipient_blocked === true || saysText(problem, 'Recipient is blocked')),
};

/**
 * The last of create's rows, since a repeat takes it as evidence that a parcel was made: where the service names
 * another reason, that one counts, and the field alone counts only where the answer says that it failed.
 */
const duplicateRecipient: Refusal = {
  code: 'duplicate-recipient',
  matches: ({ status, body, ...problem }) =>
    status < 500 &&
    (saysText({ status, body, ...problem }, 'phone number is duplicated from same customer parcels phone') ||
      (body.success === false && duplicatePhone(body.duplicate) !== undefined)),
  params({ body }) {
    const phone = duplicatePhone(body.duplicate);
    return phone === undefined ? {} : { phone };
  },
};

function duplicatePhone(duplicate: unknown): string | undefined {
  const phone = typeof duplicate === 'number' ? String(duplicate) : duplicate;
  return typeof phone === 'string' && phone.trim() !== '' ? phone.trim() : undefined;
}

/** Spec, Errors, Create parcel. */
export const CREATE_REFUSALS: readonly Refusal[] = [
  says('closed-village', 'closed village'),
  says('hidden-village', 'hidden village'),
  recipientBlocked,
  says('operation-not-allowed', 'unauthorized operation'),
  says('dimensions-not-accepted', 'أبعاد الطرد غير متناسبة'),
  priceOverLimit,
  says('parcel-not-added', 'failed to add'),
  duplicateRecipient,
];

/** Spec, Errors, Restore parcel. A 403 whose message is `unauthorized` is about the permission, not the key. */
export const RESTORE_REFUSALS: readonly Refusal[] = [
  says('parcel-not-found', 'PARCEL_NOT_FOUND'),
  says('parcel-not-deleted', 'PARCEL_IS_NOT_DELETED'),
  says('no-permission', 'NO_PERMISSION'),
  {
    code: 'no-permission',
    matches: (problem) => problem.status === 403 && saysText(problem, 'unauthorized'),
  },
  says('parcel-not-found', 'parcel not found'),
  says('parcel-not-deleted', 'parcel is not deleted'),
];

/** Spec, Errors, Simulate lifecycle. */
export const TEST_REFUSALS: readonly Refusal[] = [says('parcel-not-found', 'not found')];

/** Spec, Errors, Size extra fee. */
export const SIZE_REFUSALS: readonly Refusal[] = [says('parcel-not-found', 'Parcel not found')];
