import * as z from 'zod/mini';
import { storeSchema } from '../order-schema';
import { currencyCode } from '../parcel/typed-amounts';
import { barMessages } from './bar-messages';
import { customerMessages } from './customer-messages';
import { content, page } from './define-message';
import { formMessages } from './form-messages';
import { storeKeyText } from './inputs';
import { noteMessages } from './note-messages';
import { perSite } from './rate';
import { reviewMessages } from './review-messages';
import { rowMessages } from './row-messages';
import { teachMessages } from './teach-messages';
import { relayMessages, toolMessages } from './tool-messages';

const { kind, basePath } = storeSchema.shape;

/** `content`: from the top frame of an enabled store alone, so often a minute; `page`: from our own pages alone. */
export const protocol = {
  ...barMessages,
  ...noteMessages,
  ...formMessages,
  ...rowMessages,
  ...reviewMessages,
  ...toolMessages,
  ...relayMessages,
  ...teachMessages,
  ...customerMessages,

  /** Each changes the settings and may register scripts anew; a page of a store says it once. */
  'store/recognised': content({ kind, basePath }).atMost(perSite(10)),
  /** What a currency's sign on a store's pages means, as a person said it of one of its orders. */
  'store/currency': page({
    store: storeKeyText,
    sign: z.string().check(z.minLength(1), z.maxLength(20)),
    currency: currencyCode,
  }),
  'stores/reconcile': page(),
  /** The language of the settings changed: the browser's menu is made again in the new one. */
  'language/changed': page(),
} as const;

type Protocol = typeof protocol;
export type MessageName = keyof Protocol;
export type InputOf<Name extends MessageName> = z.infer<Protocol[Name]['input']>;
export type OutputOf<Name extends MessageName> = Protocol[Name]['output'];
