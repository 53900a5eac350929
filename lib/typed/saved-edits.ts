import * as z from 'zod/mini';
import type { Confirmation } from '../parcel/confirmation';
import { type OrderSaid, orderSaidSchema } from '../parcel/order-said';
import type { ParcelEdits } from '../parcel/parcel-draft';
import { parcelFieldsSchema } from '../parcel/parcel-fields-schema';
import { type AmountCurrencies, allIn, amountCurrenciesSchema } from '../parcel/typed-amounts';
import type { Together } from '../review/together';
import { changeIn, openDatabase } from '../storage/db';
import { readTogether } from '../storage/read-together';
import type { SavedEdits } from '../storage/records';
import { setAside } from '../storage/unreadable';

/** What every reader of a form relies on. */
export const readable = z.looseObject({
  key: z.string(),
  orderId: z.string(),
  edits: z.partial(parcelFieldsSchema),
  currencies: z.optional(amountCurrenciesSchema),
  said: z.optional(orderSaidSchema),
  confirmed: z.array(z.string()),
  together: z.optional(z.looseObject({ choice: z.enum(['held', 'both', 'merged']) })),
  joining: z.optional(z.string()),
});

/** What was typed under this key; one that cannot be read is set aside, and the form begins anew. */
export async function findEdits(key: string): Promise<SavedEdits | null> {
  const saved = await readTogether('drafts', (store) => store.get(key));
  if (saved === undefined || readable.safeParse(saved).success) return saved ?? null;
  await setAside('drafts', key, saved);
  return null;
}

/** What was decided about the orders of these keys whose phone others have too, in one look; `undefined`: nothing. */
export async function decidedTogether(
  keys: readonly string[],
): Promise<readonly (SavedEdits['together'] | undefined)[]> {
  const { store } = (await openDatabase()).transaction('drafts');
  const saved = await Promise.all(keys.map((key) => store.get(key)));
  return saved.map((one) => (readable.safeParse(one).success ? one?.together : undefined));
}

function noEdits(key: string, orderId: string): SavedEdits {
  return { key, orderId, edits: {}, confirmed: [] };
}

/** Keeps what was typed; what was decided about a shared phone stays. */
export async function saveEdits(saved: Omit<SavedEdits, 'together' | 'joining'>): Promise<void> {
  await changeIn('drafts', async (drafts) => {
    const { together, joining } = (await drafts.get(saved.key)) ?? {};
    await drafts.put({ ...saved, ...(together && { together }), ...(joining && { joining }) });
  });
}

/** Beside what was typed before, here or in another window; nothing where a fresh form has begun under the same key. */
export async function addEdits(added: {
  readonly key: string;
  readonly orderId: string;
  readonly edits?: ParcelEdits;
  /** Of the account that the form was shown with: in it the amounts were typed. `null`: nobody knows. */
  readonly currency?: string | null;
  /** What the order said as it was shown with the form. */
  readonly said?: OrderSaid | undefined;
  readonly confirmed?: readonly Confirmation[];
}): Promise<void> {
  const { key, orderId, edits = {}, currency = null, said = {}, confirmed = [] } = added;
  await changeIn('drafts', async (drafts) => {
    const before = (await drafts.get(key)) ?? noEdits(key, orderId);
    if (before.orderId !== orderId) return;
    await drafts.put({
      ...before,
      edits: { ...before.edits, ...edits },
      currencies: replaceEdits(Object.keys(edits), before.currencies, allIn(currency)),
      said: replaceEdits(Object.keys(edits), before.said, said),
      confirmed: [...new Set([...before.confirmed, ...confirmed])],
    });
  });
}

export function replaceEdits<Kept extends object>(
  typed: readonly string[],
  before: Partial<Kept> = {},
  now: Partial<Kept> = {},
): Partial<Kept> {
  const stays = Object.entries(before).filter(([name]) => !typed.includes(name));
  const comes = Object.entries(now).filter(([name]) => typed.includes(name));
  return Object.fromEntries([...stays, ...comes]) as Partial<Kept>;
}

/** The order that a form without one is of: this, where none has begun under its key. */
export async function beginForm(key: string, orderId: string): Promise<string> {
  return changeIn('drafts', async (drafts) => {
    const saved = (await drafts.get(key)) ?? noEdits(key, orderId);
    await drafts.put(saved);
    return saved.orderId;
  });
}

/**
 * Puts these in place of what stood there as typed, in one look: what is typed meanwhile stays.
 * @param from what must stand in each of them by then; left out: nothing typed
 * @param with.currencies of the amounts that are put in; `said`: what the order said as they were
 * @returns whether it did; nothing is changed where it did not
 */
export async function swapEdits(
  key: string,
  orderId: string,
  from: ParcelEdits,
  to: ParcelEdits,
  { currencies, said = {} }: { readonly currencies: AmountCurrencies; readonly said?: OrderSaid | undefined },
): Promise<boolean> {
  const names = Object.keys({ ...from, ...to }) as (keyof typeof to)[];
  return changeIn('drafts', async (drafts) => {
    const before = (await drafts.get(key)) ?? noEdits(key, orderId);
    if (!names.every((name) => before.edits[name] === from[name])) return false;
    await drafts.put({
      ...before,
      edits: replaceEdits(names, before.edits, to),
      currencies: replaceEdits(names, before.currencies, currencies),
      said: replaceEdits(names, before.said, said),
      joining: crypto.randomUUID(),
    });
    return true;
  });
}

/** Keeps what was decided about an order whose phone another has too, beside what was typed; `null`: nothing. */
export async function keepTogether(key: string, orderId: string, together: Together | null): Promise<void> {
  await changeIn('drafts', async (drafts) => {
    const { together: _, ...typed } = (await drafts.get(key)) ?? noEdits(key, orderId);
    const decided = { ...typed, joining: crypto.randomUUID() };
    await drafts.put(together === null ? decided : { ...decided, together });
  });
}

/**
 * What was decided about a shared phone stays: an order whose goods another parcel carries must not be shipped beside
 * it. What this form carried goes with the sum in it, unless its parcel is on its way; an order of whose several
 * parcels one is made stays in those.
 * @param orderId of the form as the person saw it: one that has begun anew since is not theirs to discard
 * @returns whether it was that one
 */
export async function clearEdits(
  key: string,
  orderId: string,
  { isOnItsWay, isBegun }: { readonly isOnItsWay: boolean; readonly isBegun: boolean },
): Promise<boolean> {
  return changeIn('drafts', async (drafts) => {
    const own = await drafts.get(key);
    if (own !== undefined && own.orderId !== orderId) return false;
    for (const { together, currencies, said, joining: _, ...saved } of await drafts.getAll()) {
      if (saved.key === key) {
        const { parcels } = saved.edits;
        const kept = { ...saved, ...(currencies && { currencies }), ...(together && { together }) };
        if (isBegun && parcels) await drafts.put({ ...kept, edits: { parcels }, confirmed: [] });
        else if (together === undefined) await drafts.delete(key);
        else await drafts.put({ ...saved, edits: {}, confirmed: [], together });
      } else if (together?.choice === 'merged' && together.carrierKey === key && !isOnItsWay)
        await drafts.put({ ...saved, ...(currencies && { currencies }), ...(said && { said }) });
    }
    return true;
  });
}

export async function deleteEdits(key: string): Promise<void> {
  const database = await openDatabase();
  await database.delete('drafts', key);
}
