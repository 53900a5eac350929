import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { MOST_COLLECTED } from './collection';

const orderIds = z.readonly(z.array(z.string()).check(z.maxLength(MOST_COLLECTED)));
const seenListSchema = z.object({
  /** The store's key (`storeKey`): a site may have several. */
  store: z.string(),
  /** In the list's own order. */
  orderIds,
  /** Those that say of themselves that they have a parcel. */
  shipped: orderIds,
});

export type SeenList = Readonly<z.infer<typeof seenListSchema>>;

/** One for each site, so that no page can have many kept. */
const keyOf = (origin: string) => `seen-list ${origin}`;

/** Kept for the browser's session alone: on the next day the list is another. */
export async function keepSeenList(origin: string, list: SeenList): Promise<void> {
  await browser.storage.session.set({ [keyOf(origin)]: list });
}

/** The list that was seen last on a site (`https://shop.example`). */
export async function findSeenList(origin: string): Promise<SeenList | null> {
  const key = keyOf(origin);
  const { [key]: kept } = await browser.storage.session.get(key);
  return seenListSchema.safeParse(kept).data ?? null;
}
