import { amountText } from '../decimal';
import type { Decimal } from '../order';
import { parseAmount } from '../parcel/parse-amount';
import { plainText } from '../parcel/plain-text';
import { isAmount } from '../parcel/rules';
import { foldProblem, type Problem, saysText } from './problem';
import { type ServiceRefusal, says } from './refusals';

const PRICE_OVER_LIMIT = /^can'?t create parcel with total price more than\b/;
const BEHIND_PRICE_TEXT = /total\s+price\s+more\s+than\b(.*)$/isu;
/** In an English sentence, and with at most two decimals (spec, Limits), these commas part thousands. */
const COMMA_THOUSANDS = /^\D*\d{1,3}(?:,\d{3})+(?:\.\d+)?\D*$/;
/** A comma that can only be the decimal mark; the service may have cut the number as well. */
const LONE_DECIMAL_COMMA = /^[^.,]*,\d{1,2}\D*$/;

const priceOverLimit: ServiceRefusal = {
  code: 'price-over-limit',
  matches: (problem) => problem.status < 500 && findPriceText(problem) !== undefined,
  params(problem) {
    const limit = readLimit(findPriceText(problem) ?? '');
    return limit === null ? {} : { limit };
  },
};

function findPriceText(problem: Problem): string | undefined {
  return problem.texts.find((text) => PRICE_OVER_LIMIT.test(foldProblem(text)));
}

/**
 * How the limit is written is not shown, so it is read only where nothing else follows and the number has one
 * reading: one read wrongly would warn of every parcel.
 */
function readLimit(sentence: string): Decimal | null {
  const written = plainText(BEHIND_PRICE_TEXT.exec(sentence)?.[1] ?? '').replace(/[.!]+$/, '');
  if (LONE_DECIMAL_COMMA.test(written)) return null;
  const parsed = parseAmount(COMMA_THOUSANDS.test(written) ? written.replaceAll(',', '') : written);
  return parsed.ok && isAmount(parsed.value, 'two-decimals') ? amountText(parsed.value) : null;
}

const recipientBlocked: ServiceRefusal = {
  code: 'recipient-blocked',
  matches: (problem) =>
    problem.status < 500 &&
    (problem.body.recipient_blocked === true || saysText(problem, 'Recipient is blocked')),
};

/**
 * The last of create's rows, since a repeat takes it as evidence that a parcel was made. The field alone counts only
 * where the answer says that it failed.
 */
const duplicateRecipient: ServiceRefusal = {
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
export const CREATE_REFUSALS: readonly ServiceRefusal[] = [
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
export const RESTORE_REFUSALS: readonly ServiceRefusal[] = [
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
