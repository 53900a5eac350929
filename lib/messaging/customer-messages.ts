import * as z from 'zod/mini';
import { MESSAGE_KINDS } from '../customer-messages/message-text';
import { CODES } from '../customer-messages/whatsapp';
import { LANGUAGES } from '../i18n/language';
import { ORDER_LIMITS } from '../order-limits';
import { MOST_PARCELS } from '../parcel/rules';
import { currencyCode } from '../parcel/typed-amounts';
import { MOST_OF_SHEET } from '../sheet/sheet-lines';
import { page } from './define-message';
import { decimal, formKey, id, phoneText } from './inputs';
import type { MessageState, MessageView } from './views/message';

const messageFact = z.string().check(z.maxLength(ORDER_LIMITS.line));
/** By what it is remembered that a message was sent, an order's form or a row; `null`: it is not. */
const subject = formKey;
const messagesAsked = {
  kind: z.enum(MESSAGE_KINDS),
  accountId: id,
  messages: z.array(z.object({ subject, phone: phoneText })).check(z.maxLength(MOST_OF_SHEET)),
};
const messageSent = { kind: z.enum(MESSAGE_KINDS), subject, sent: z.boolean() };
/** To which customer, and about what; a name, number or village that is not known is empty. */
const messageWish = {
  kind: z.enum(MESSAGE_KINDS),
  subject: z.nullable(subject),
  accountId: id,
  phone: phoneText,
  name: messageFact,
  number: messageFact,
  codes: z.readonly(z.array(messageFact).check(z.maxLength(MOST_PARCELS))),
  /** `null`: it is not known. */
  amount: z.nullable(decimal),
  /** In which the amount is; `null`: the account's. */
  currency: z.nullable(currencyCode),
  village: messageFact,
  /** When the parcel was made, in milliseconds since the epoch; `null`: it was not. */
  madeAt: z.nullable(z.int()),
  /** `null`: by the letters of the name. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** Chosen by the person, and kept for the phone; `null`: as it was kept, or as its digits say. */
  countryCode: z.nullable(z.enum(CODES)),
};

export const customerMessages = {
  /** A text to a customer as the shop words it, written and not sent; `null`: none is offered. */
  'message/write': page(messageWish).answers<MessageView | null>(),
  /** How each message of a bulk stands, in their order. */
  'message/states': page(messagesAsked).answers<readonly MessageState[]>(),
  /** The person opened a message, or said whether they sent it. */
  'message/sent': page(messageSent),
} as const;
