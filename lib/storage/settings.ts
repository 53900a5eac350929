import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { LABEL_LAYOUTS, type LabelLayout } from '../labels/label-layout';
import { Failure } from '../messaging/failure';
import { STORE_KINDS, type StoreKind } from '../order';
import type { Account } from './account';

/** A store's site that the person enabled. The origin has its port; the browser's own pattern may be wider. */
export interface EnabledStore {
  readonly origin: string;
  /** `null`: ships with whichever account is active. */
  readonly accountId: string | null;
  /** What its pages were recognised as; left out while nobody knows. */
  readonly kind?: StoreKind;
  /** The path its admin lives under, once known: no script of ours runs outside of it. */
  readonly basePath?: string;
  /**
   * How many orders the person shipped from it, up to `ORDERS_TO_CONFIRM`, where its reader is not proven; left
   * out where it is, or nothing was read yet. Shown to the person; what counts is what was shipped.
   */
  readonly confirmed?: number;
  /** Whether the code of a parcel is put into its order's notes, where the store takes that. */
  readonly noteOrders?: boolean;
}

/** Orders that are sent at once where nothing else is set, and at most. */
export const AT_ONCE = 4;
const MOST_AT_ONCE = 8;

export type LanguageSetting = 'auto' | 'ar' | 'en' | 'he';

export interface Settings {
  readonly version: 1;
  readonly accounts: readonly Account[];
  readonly activeAccountId: string | null;
  readonly stores: readonly EnabledStore[];
  readonly language: LanguageSetting;
  /** Orders that are sent at once, of those nobody waits for; left out, `AT_ONCE`. */
  readonly atOnce?: number | undefined;
  /** How labels were printed last. */
  readonly labelLayout?: LabelLayout | undefined;
}

const amount = z.string().check(z.regex(/^\d+(\.\d+)?$/));

const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  identityVersion: z.int(),
  environment: z.enum(['live', 'testing']),
  numberRule: z.enum(['whole', 'two-decimals']),
  currency: z.string(),
  deliveryPaidBy: z.enum(['recipient', 'sender']),
  totalIncludesDelivery: z.boolean(),
  paidOrders: z.enum(['collect-nothing', 'ask']),
  size: z.nullable(z.object({ length: z.int(), width: z.int(), height: z.int() })),
  weight: z.nullable(amount),
  descriptionTemplate: z.string(),
}) satisfies z.ZodMiniType<Account>;

export const settingsSchema = z.object({
  version: z.literal(1),
  accounts: z.array(accountSchema),
  activeAccountId: z.nullable(z.string()),
  stores: z.array(
    z.object({
      origin: z.string(),
      accountId: z.nullable(z.string()),
      kind: z.exactOptional(z.enum(STORE_KINDS)),
      basePath: z.exactOptional(z.string().check(z.regex(/^\/(?:[^?#\s]*\/)?$/))),
      confirmed: z.exactOptional(z.int()),
      noteOrders: z.exactOptional(z.boolean()),
    }),
  ),
  language: z.enum(['auto', 'ar', 'en', 'he']),
  atOnce: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_AT_ONCE))),
  labelLayout: z.optional(z.enum(LABEL_LAYOUTS)),
}) satisfies z.ZodMiniType<Settings>;

const KEY = 'settings';

const fresh: Settings = { version: 1, accounts: [], activeAccountId: null, stores: [], language: 'auto' };

/**
 * What the person set. It holds no key (those are in the vault).
 * @throws Failure `storage-unavailable` when what is kept is not settings; it is left as it is, never overwritten.
 */
export async function readSettings(): Promise<Settings> {
  return readSettingsIn(await browser.storage.local.get(KEY));
}

/** The settings among what `storage.local` holds. @throws Failure as `readSettings` */
export function readSettingsIn({ [KEY]: kept }: Readonly<Record<string, unknown>>): Settings {
  if (kept === undefined) return fresh;
  const parsed = settingsSchema.safeParse(kept);
  if (!parsed.success) throw new Failure('storage-unavailable');
  return parsed.data;
}

/** Changes settings, one change at a time across all pages of the extension. */
export function changeSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  return navigator.locks.request('settings', async () => {
    const changed = change(await readSettings());
    await browser.storage.local.set({ [KEY]: changed });
    return changed;
  });
}

/** Calls back on every change of the settings, until the returned function is called. */
export function watchSettings(changed: () => void): () => void {
  const listener = (changes: Record<string, unknown>, area: string) => {
    if (area === 'local' && KEY in changes) changed();
  };
  browser.storage.onChanged.addListener(listener);
  return () => browser.storage.onChanged.removeListener(listener);
}

/** The account that ships a store's orders: its own, else the active one. */
export function findAccount(settings: Settings, store: EnabledStore | null): Account | null {
  const id = store?.accountId ?? settings.activeAccountId;
  return settings.accounts.find((account) => account.id === id) ?? null;
}
