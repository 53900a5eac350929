import type { InputOf } from '../../lib/messaging/protocol';
import { EMPTY_FIELDS } from '../../lib/parcel/empty-fields';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';
import { plainText } from '../../lib/parcel/plain-text';
import type { QuoteFields } from '../../lib/quotes/quote-fields';
import { feeQuestion, sizeQuestion } from '../parcel-form/quote-questions';

export function feeAskedIn(
  accountId: string,
  fields: QuoteFields,
  village: VillageChoice,
): InputOf<'quote/fee'> | null {
  return feeQuestion(accountId, { ...EMPTY_FIELDS, actualPrice: fields.actualPrice, village });
}

/** `null` where no size was typed, or something of it cannot be read: nothing is asked then. */
export function sizeAskedIn(
  accountId: string,
  fields: QuoteFields,
  village: VillageChoice,
): InputOf<'quote/size'> | null {
  const { length, width, height } = fields;
  const size = sizeQuestion(accountId, { ...EMPTY_FIELDS, length, width, height, village });
  const companionId = findId(fields.companionId);
  const parcelCode = fields.parcelCode.trim();
  if (size === null || companionId === 'unreadable') return null;
  return {
    ...size,
    ...(parcelCode !== '' && { parcelCode }),
    ...(companionId !== null && { companionId }),
  };
}

/** `null`: none typed. */
export function findId(typed: string): number | null | 'unreadable' {
  const text = plainText(typed);
  if (text === '') return null;
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 'unreadable';
}
