import * as z from 'zod/mini';
import { COUNTRIES, PHONE_FORMS } from '../parcel/countries';
import { findValue, forgetValue, keepValue } from '../storage/values';

/** An account as it is being typed, until it is saved; without the key, since nothing here is encrypted. */
const draftSchema = z.readonly(
  z.object({
    name: z.string(),
    address: z.string(),
    environment: z.nullable(z.enum(['live', 'testing'])),
    /** An offered ISO 4217 code, `other`, or empty: not chosen. */
    currency: z.string(),
    otherCurrency: z.string(),
    numberRule: z.nullable(z.enum(['whole', 'two-decimals'])),
    totalIncludesDelivery: z.enum(['yes', 'no']),
    deliveryPaidBy: z.nullable(z.enum(['recipient', 'sender'])),
    paidOrders: z.enum(['collect-nothing', 'ask']),
    /** Left out by an earlier version. */
    mustConfirm: z._default(z.enum(['yes', 'no', 'unknown']), 'unknown'),
    length: z.string(),
    width: z.string(),
    height: z.string(),
    weight: z.string(),
    descriptionTemplate: z.string(),
    /** `null`: not said yet. */
    country: z.nullable(z.enum(COUNTRIES)),
    phoneForm: z.enum(PHONE_FORMS),
    keyField: z.string(),
  }),
);
export type AccountDraft = z.infer<typeof draftSchema>;

const keptSchema = z.readonly(
  z.object({
    /** `null`: of a new account. */
    accountId: z.nullable(z.string()),
    draft: draftSchema,
  }),
);
export type KeptDraft = z.infer<typeof keptSchema>;

const NAME = 'account-draft';

/** What was being typed when the page was last closed; `null` when nothing was, or it cannot be read any more. */
export async function findDraft(): Promise<KeptDraft | null> {
  return keptSchema.safeParse(await findValue(NAME)).data ?? null;
}

export async function saveDraft(kept: KeptDraft): Promise<void> {
  await keepValue(NAME, kept);
}

export async function discardDraft(): Promise<void> {
  await forgetValue(NAME);
}
