import type { Order, PageOrder, StoreIdentity } from '../../../lib/order';
import { pageOrderSchema } from '../../../lib/order-schema';
import type { ListedOrder, StoreAdapter } from '../../../lib/stores/adapter';
import { blankOrder } from '../../../lib/stores/blank-order';
import { judgeOrder } from '../../../lib/stores/judge-order';
import { findListReader } from '../../../lib/stores/lists';
import { readOrder as readSent } from '../../../lib/stores/read-order';
import type { StoreKind } from '../../../lib/stores/registry';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import type { PracticeOrder } from '../../stores/practice-order';
import { openOrderPage } from './open-page';
import type { OpenPage } from './parse-page';

/** Judged as what a page sends is: parsed first. */
export function atDoor(sent: PageOrder): Order {
  return judgeOrder(pageOrderSchema.parse(sent) as PageOrder);
}

const { signal } = new AbortController();

/** What an open page says of its order, with what its store answers. */
export function readOpen(
  adapter: StoreAdapter,
  page: OpenPage,
  fetch: typeof globalThis.fetch,
): Promise<Order> {
  return readOrder({ adapter, ...page, fetch, signal });
}

/** What an open page alone says of its order. */
export function shownOn(adapter: StoreAdapter, { document, url }: OpenPage): Order {
  return judged(adapter).readDocument(document, url);
}

/** The orders of an open list. */
export function rowsOn(kind: StoreKind, { document, url }: OpenPage): readonly ListedOrder[] {
  return findListReader(kind)?.readRows(document, url) ?? [];
}

/** What a store's own data say of one of its orders, asked from an open page. */
export async function askedFrom(
  adapter: StoreAdapter,
  orderId: string,
  page: OpenPage,
  fetch: typeof globalThis.fetch,
): Promise<Order | null | undefined> {
  return judged(adapter).readStructured?.(orderId, { ...page, fetch, signal });
}

/** What a page's script reads of an order, as the background has it once it was judged. */
export async function readOrder(...asked: Parameters<typeof readSent>): Promise<Order> {
  const [asking, { onLate, ...waiting } = {}] = asked;
  const late = onLate && { onLate: (sent: PageOrder) => onLate(atDoor(sent)) };
  return atDoor(await readSent(asking, { ...waiting, ...late }));
}

/** The same of both readings that a reader has. */
export function judged(adapter: StoreAdapter): StoreAdapter {
  const { readStructured } = adapter;
  return {
    ...adapter,
    readDocument: (...asked) => atDoor(adapter.readDocument(...asked)),
    ...(readStructured !== undefined && {
      async readStructured(...asked) {
        const saved = await readStructured.apply(adapter, asked);
        return saved && atDoor(saved);
      },
    }),
  };
}

/** What the background makes of a store's own answer about an order. */
export function readAnswered(store: StoreIdentity, id: string, answer: object): Order {
  const blank = blankOrder(store, id, store.origin + store.basePath);
  return judgeOrder({ ...blank, answer: { ...answer } });
}

/** What the practice shop's page says of an order, as its script sends it. */
export function readDocumentOf(order: PracticeOrder): PageOrder {
  const { document, url } = openOrderPage(order);
  return woocommerce.readDocument(document, url);
}
