import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

/**
 * An account as it is being typed. There is no place for the key in it: what is typed is kept in
 * `storage.local` until it is saved or given up, and the key must never be there.
 */
export interface AccountDraft {
  readonly name: string;
  readonly address: string;
  readonly environment: 'live' | 'testing' | null;
  /** An offered ISO 4217 code, `other`, or empty: not chosen. */
  readonly currency: string;
  readonly otherCurrency: string;
  readonly numberRule: 'whole' | 'two-decimals' | null;
  readonly totalIncludesDelivery: 'yes' | 'no';
  readonly deliveryPaidBy: 'recipient' | 'sender' | null;
  readonly paidOrders: 'collect-nothing' | 'ask';
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  readonly descriptionTemplate: string;
}

export interface KeptDraft {
  /** `null`: of a new account. */
  readonly accountId: string | null;
  readonly draft: AccountDraft;
}

const draftSchema = z.object({
  name: z.string(),
  address: z.string(),
  environment: z.nullable(z.enum(['live', 'testing'])),
  currency: z.string(),
  otherCurrency: z.string(),
  numberRule: z.nullable(z.enum(['whole', 'two-decimals'])),
  totalIncludesDelivery: z.enum(['yes', 'no']),
  deliveryPaidBy: z.nullable(z.enum(['recipient', 'sender'])),
  paidOrders: z.enum(['collect-nothing', 'ask']),
  length: z.string(),
  width: z.string(),
  height: z.string(),
  weight: z.string(),
  descriptionTemplate: z.string(),
}) satisfies z.ZodMiniType<AccountDraft>;

const keptSchema = z.object({
  accountId: z.nullable(z.string()),
  draft: draftSchema,
}) satisfies z.ZodMiniType<KeptDraft>;

const KEY = 'account-draft';

/** What was being typed when the page was last closed; `null` when nothing was, or it cannot be read any more. */
export async function findDraft(): Promise<KeptDraft | null> {
  const { [KEY]: kept } = await browser.storage.local.get(KEY);
  return keptSchema.safeParse(kept).data ?? null;
}

export async function saveDraft(kept: KeptDraft): Promise<void> {
  await browser.storage.local.set({ [KEY]: kept });
}

export async function discardDraft(): Promise<void> {
  await browser.storage.local.remove(KEY);
}
