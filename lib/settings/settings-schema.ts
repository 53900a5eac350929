import * as z from 'zod/mini';
import { LONGEST_TEXT, MESSAGE_KINDS, unknownPlaceholders } from '../customer-messages/message-text';
import { isTrackingLink } from '../customer-messages/tracking-link';
import { LANGUAGES } from '../i18n/language';
import { LABEL_LAYOUTS } from '../labels/label-layout';
import { ORDER_LIMITS } from '../order-limits';
import { LONGEST_HOLD } from '../outbox/due';
import { FIELD_MEANINGS } from '../parcel/field-meanings';
import { STORE_KINDS } from '../stores/registry';
import { accountSchema } from './account';

const textSchema = z.string().check(
  z.maxLength(LONGEST_TEXT),
  z.refine((text) => unknownPlaceholders(text).length === 0),
);

/** The shop's own texts to its customers, by what they are about and by language; one left out is as it came with us. */
const messageTextsSchema = z.partialRecord(
  z.enum(MESSAGE_KINDS),
  z.partialRecord(z.enum(LANGUAGES), textSchema),
);

const fieldText = z.string().check(z.maxLength(ORDER_LIMITS.line));
const pointedFieldSchema = z.object({ key: fieldText, label: fieldText });

const statusId = z.string().check(z.minLength(1), z.maxLength(100));

/** What of an order follows its parcel. `seen`: the person has seen one such change before it was written. */
const followSchema = z.readonly(
  z.object({
    tracking: z.exactOptional(z.enum(['wanted', 'seen'])),
    status: z.exactOptional(z.enum(['wanted', 'seen'])),
    /** What a parcel's fate makes of the order's status; left out: it stays. */
    statusOn: z.exactOptional(
      z.object({ delivered: z.exactOptional(statusId), returned: z.exactOptional(statusId) }),
    ),
    /** Statuses of which the store mails its customers may be chosen: the person has read that it does. */
    mayMail: z.exactOptional(z.literal(true)),
    /** The store's own statuses, as one of its orders' pages offered them last. */
    statuses: z.exactOptional(
      z.readonly(
        z.array(z.object({ id: statusId, name: z.string().check(z.maxLength(200)) })).check(z.maxLength(200)),
      ),
    ),
  }),
);
export type Follow = z.infer<typeof followSchema>;

const storeSchema = z.readonly(
  z.object({
    /** With its port; the browser's own pattern may be wider. */
    origin: z.string().check(z.refine(isSiteOrigin)),
    /** `null`: ships with whichever account is active. */
    accountId: z.nullable(z.string()),
    /** The kind its pages were recognised as; left out while it is not known. */
    kind: z.exactOptional(z.enum(STORE_KINDS)),
    /** The path its admin lives under, once known: no script of ours runs outside of it. */
    basePath: z.exactOptional(z.string().check(z.regex(/^\/(?:[^?#\s]*\/)?$/))),
    /** Orders shipped from it, up to `ORDERS_TO_CONFIRM`, where its reader is not proven. Shown alone. */
    confirmed: z.exactOptional(z.int()),
    /** Statuses of its own that nobody knew, at which the person has shipped orders all the same; the newest last. */
    shippedStatuses: z.exactOptional(z.readonly(z.array(z.string()))),
    /** Whether the code of a parcel is put into its order's notes, where the store takes that. */
    noteOrders: z.exactOptional(z.boolean()),
    /** The person has read what is put there, and answered. */
    noteSeen: z.exactOptional(z.literal(true)),
    /** What follows parcels into the orders beside the notes; left out: nothing. */
    follow: z.exactOptional(followSchema),
    /** Which of the store's own fields the person said mean what; left out while they said nothing. */
    fields: z.exactOptional(z.partialRecord(z.enum(FIELD_MEANINGS), pointedFieldSchema)),
    /** What the person said that a currency's sign on its pages means, where the store tells no more: `₪` → `ILS`. */
    currencySigns: z.exactOptional(
      z.record(z.string().check(z.maxLength(20)), z.string().check(z.regex(/^[A-Z]{3}$/))),
    ),
  }),
);
export type EnabledStore = z.infer<typeof storeSchema>;

export const MOST_RETURNED = 3;

export const LOOKS = ['system', 'light', 'dark'] as const;

/**
 * What the person set. Each part is read by itself: one that is damaged costs no other. What was put back to how it
 * comes is kept as that, or a file would set it once more.
 */
export const settingsParts = {
  accounts: accountSchema,
  stores: storeSchema,
  activeAccountId: z.nullable(z.string()),
  language: z.enum(['auto', 'ar', 'en', 'he']),
  /** The colours of our own pages; left out: as the system's. */
  look: z.optional(z.enum(LOOKS)),
  /** How long each press is held, so that it can be undone; left out: not at all, and it is offered once. */
  holdSeconds: z.optional(z.int().check(z.minimum(0), z.maximum(LONGEST_HOLD / 1_000))),
  /** Whether the browser notifies the person of what needs them while they look elsewhere; left out: it does not. */
  notifies: z.optional(z.boolean()),
  /** How many parcels to a phone must have come back for the next to be asked about; 0, or left out: none is. */
  askReturned: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_RETURNED))),
  /** Whether the popup offers the panel that stays beside the page; left out: it does not. */
  panel: z.optional(z.boolean()),
  /** What customers are written by WhatsApp; `null`, or left out: nothing is offered. */
  messages: z.optional(z.nullable(messageTextsSchema)),
  /** Where a customer sees their parcel, with `{code}` for its code; empty, or left out: nothing stands for `{link}`. */
  trackingLink: z.optional(z.string().check(z.refine((link) => link === '' || isTrackingLink(link)))),
  /** How labels were printed last. */
  labelLayout: z.optional(z.enum(LABEL_LAYOUTS)),
};
export type SettingName = keyof typeof settingsParts;

const settingsSchema = z.readonly(
  z.object({
    ...settingsParts,
    version: z.literal(1),
    accounts: z.readonly(z.array(accountSchema)),
    stores: z.readonly(z.array(storeSchema)),
  }),
);
export type Settings = z.infer<typeof settingsSchema>;
export type LanguageSetting = Settings['language'];

function isSiteOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === origin;
}
