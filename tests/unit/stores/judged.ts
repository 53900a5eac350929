import type { Order, PageOrder, StoreIdentity } from '../../../lib/order';
import { pageOrderSchema } from '../../../lib/order-schema';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { blankOrder } from '../../../lib/stores/blank-order';
import { judgeOrder } from '../../../lib/stores/judge-order';
import { readOrder as readSent } from '../../../lib/stores/read-order';
import { woocommerce } from '../../../lib/stores/woocommerce/reader';
import type { PracticeOrder } from '../../stores/practice-order';
import { openOrderPage } from './open-page';

/** Judged as what a page sends is: parsed first. */
export function atDoor(sent: PageOrder): Order {
  return judgeOrder(pageOrderSchema.parse(sent) as PageOrder);
}

/** What a page's script reads of an order, as the background has it once it was judged. */
export async function readOrder(...asked: Parameters<typeof readSent>): Promise<Order> {
  const [adapter, document, url, fetch, signal, onLate, early] = asked;
  const late = onLate && ((sent: PageOrder) => onLate(atDoor(sent)));
  return atDoor(await readSent(adapter, document, url, fetch, signal, late, early));
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
