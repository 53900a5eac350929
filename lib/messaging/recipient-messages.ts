import * as z from 'zod/mini';
import type { PastParcels } from '../parcel/past-parcels';
import { answers } from './answers';
import { id, messageSent, messagesAsked, messageWish, phoneText } from './inputs';
import type { MessageState, MessageView } from './views/message';
import type { KnownRecipient } from './views/service';

/** What our pages ask about whom a parcel goes to. */
export const recipientMessages = {
  'recipient/find': answers<readonly KnownRecipient[]>()(
    'page',
    z.object({ accountId: id, phone: phoneText }),
  ),
  /** What was shipped to a phone before, without the parcels of the order that is shown; `null`: nothing. */
  'recipient/past': answers<PastParcels | null>()(
    'page',
    z.object({ accountId: id, phone: phoneText, store: id, orderId: id }),
  ),
  /** A text to a customer as the shop words it, written and not sent; `null`: none is offered. */
  'message/write': answers<MessageView | null>()('page', messageWish),
  /** How each message of a bulk stands, in their order. */
  'message/states': answers<readonly MessageState[]>()('page', messagesAsked),
  /** The person opened a message, or said whether they sent it. */
  'message/sent': answers<null>()('page', messageSent),
} as const;
