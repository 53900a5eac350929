import { signal } from '@preact/signals';
import { coalesced } from '../../lib/coalesced';
import type { send } from '../../lib/messaging/send';
import type { RowView } from '../../lib/messaging/views/row';
import { restAfter } from '../../lib/rest-after';
import { wait } from '../../lib/wait';
import type { ReviewOrders } from './review-orders-state';
import { takenBack } from './review-steps';

/** Milliseconds at least between two looks at what became of the rows: hundreds may end within seconds. */
const BETWEEN_LOOKS = 1_000;

interface RowsOptions {
  readonly collectionId: string;
  readonly ask: typeof send;
  readonly orders: ReviewOrders;
  /** Rows are being written or sent. */
  readonly isBusy: () => boolean;
  /** A look has ended. */
  readonly onLooked: () => void;
}

/** What became of the orders that were sent, by the order's id. */
export function createReviewRows({ collectionId, ask, orders, isBusy, onLooked }: RowsOptions) {
  const rows = signal<ReadonlyMap<string, RowView>>(new Map());
  /** Something changed since the orders were drafted. */
  let isStale = false;

  const readRows = coalesced(async () => {
    const began = performance.now();
    // What was seen last stays; the next change has it asked again.
    const outcomes = await ask('review/outcomes', { collectionId }).catch(() => null);
    const before = rows.peek();
    if (outcomes !== null) rows.value = new Map(outcomes.map(({ orderId, row }) => [orderId, row]));
    // While parcels are being sent only those are drafted anew that the store's answer took back.
    if (isBusy()) {
      await Promise.all(takenBack(before, rows.peek()).map((orderId) => orders.reread(orderId)));
    } else if (isStale) {
      isStale = false;
      if (!(await orders.rereadAll())) isStale = true;
    }
    const rest = restAfter(performance.now() - began, BETWEEN_LOOKS);
    await wait(rest);
    onLooked();
  });

  return {
    rows,
    /** Has it read anew what became of the rows; however often it is asked for, one look at a time. */
    readRows,
    /** Has the orders drafted anew too, once nothing is being sent. */
    refresh(): void {
      isStale = true;
      readRows();
    },
    onRow(row: RowView): void {
      const [entry] = [...rows.peek()].filter(([, known]) => known.id === row.id);
      if (entry !== undefined) rows.value = new Map(rows.peek()).set(entry[0], row);
    },
  };
}
