import { computed, type Signal, signal } from '@preact/signals';
import type { Failure, FailureCode } from '../../lib/failure';
import type { InputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import type { ReviewIntention, ReviewOrder } from '../../lib/messaging/views/review';
import type { PressedRow } from '../../lib/review/collection';
import type { Reviewed, ReviewFilter } from '../../lib/review/review-status';
import { failureOf } from '../../lib/storage/log';
import type { createOpenOrder } from './open-order';
import { giveAnswer, type RowAnswer } from './RowQuestion';
import type { ReviewOrders } from './review-orders-state';
import { notQueued, type PressOfReview, pressedRows } from './review-steps';

type Choice = InputOf<'review/together'>['choice'];

interface PressesOptions {
  readonly collectionId: string;
  readonly ask: typeof send;
  readonly orders: ReviewOrders;
  readonly openOrder: Pick<ReturnType<typeof createOpenOrder>, 'open' | 'change'>;
  readonly reviewed: () => readonly Reviewed[];
  readonly filter: Signal<ReviewFilter>;
  /** Rows are being written to the outbox right now. */
  readonly shipping: Signal<boolean>;
  readonly refresh: () => void;
}

export function createReviewPresses(options: PressesOptions) {
  const { collectionId, ask, orders, openOrder } = options;
  const failure = signal<Failure | null>(null);
  /** The number of the order whose link may not have opened it: no tab of its store is open. */
  const openedAtLink = signal<string | null>(null);

  async function press(work: () => Promise<unknown>): Promise<void> {
    failure.value = null;
    try {
      await work();
    } catch (error) {
      failure.value = failureOf(error, 'review');
    }
    options.refresh();
  }
  const { intend, notIntended } = createIntending(options, press);
  const ship = (rows: PressedRow[]) => ask('review/ship', { collectionId, rows });

  return {
    failure: computed(() => failure.value),
    openedAtLink: computed(() => openedAtLink.value),
    notIntended,
    shipReady: () => intend('ready', ship),
    retryRefused: () => intend('refused', ship),
    force: (orderId: string) =>
      intend({ orderId }, async (rows) =>
        (await Promise.all(rows.map((row) => ask('review/force', { collectionId, ...row })))).flat(),
      ),
    /** Settles an order's one open question in its row, if it is still that question. */
    settle: (order: ReviewOrder, answer: RowAnswer) =>
      press(() => openOrder.change(order, (form) => giveAnswer(form, answer))),
    openInStore: (orderId: string) =>
      press(async () => {
        const { opened } = await ask('review/open-order', { collectionId, orderId });
        const order = orders.orders.peek().find((one) => one.orderId === orderId);
        openedAtLink.value = opened === 'at-link' ? (order?.number ?? orderId) : null;
      }),
    stop: () => press(() => ask('review/stop', { collectionId })),
    resume: () => press(() => ask('review/resume', { collectionId })),
    /** @param beside the orders that `both` names */
    decide: (orderId: string, choice: Choice, other: string | null, beside?: readonly string[]) =>
      press(async () => {
        if (!(await openOrder.open(null))) return;
        await ask('review/together', {
          collectionId,
          orderId,
          choice,
          with: other,
          ...(beside && { beside: [...beside] }),
        });
        await Promise.all([orders.reread(orderId), other === null ? null : orders.reread(other)]);
        // Two orders made one, or two again, as the person said.
        for (const decided of [orderId, other]) if (decided !== null) orders.look(decided);
      }),
  };
}

/** Orders that are written to the outbox by one press, and those that the newest did not queue, with why. */
function createIntending(
  { orders, openOrder, reviewed, filter, shipping }: PressesOptions,
  press: (work: () => Promise<unknown>) => Promise<void>,
) {
  const notIntended = signal<ReadonlyMap<string, FailureCode>>(new Map());

  /**
   * Closes the open form first, so that what is being typed is sent too; where it cannot be kept, nothing is sent. What
   * becomes ready only by that was not among those that the button counted.
   */
  async function intend(
    chosen: PressOfReview,
    send: (rows: PressedRow[]) => Promise<readonly ReviewIntention[]>,
  ): Promise<void> {
    if (shipping.peek()) return;
    shipping.value = true;
    const counted = new Set(pressedRows(reviewed(), chosen).map(({ orderId }) => orderId));
    await press(async () => {
      if (!(await openOrder.open(null))) return;
      const pressed = pressedRows(reviewed(), chosen).filter(({ orderId }) => counted.has(orderId));
      if (pressed.length === 0) return;
      filter.value = 'all';
      const failed = notQueued(await send(pressed));
      notIntended.value = failed;
      // An order that was certain may no longer be; its row says why.
      await Promise.all([...failed.keys()].map((orderId) => orders.reread(orderId)));
    });
    shipping.value = false;
  }

  return { intend, notIntended: computed(() => notIntended.value) };
}
