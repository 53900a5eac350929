import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Failure, FailureCode } from '../../lib/messaging/failure';
import type { InputOf } from '../../lib/messaging/protocol';
import type { ReviewIntention, ReviewOrder, ReviewView } from '../../lib/messaging/review-views';
import type { send } from '../../lib/messaging/send';
import type { FeeQuote, RowView } from '../../lib/messaging/views';
import {
  isOutOfHand,
  isShownUnder,
  mayBeRetried,
  type Reviewed,
  type ReviewFilter,
  reviewOrders,
} from '../../lib/review/review-status';
import type { Account } from '../../lib/storage/account';
import { failureOf } from '../parcel-form/ask';
import type { Villages } from '../village-picker/villages';
import { createBlockedRecipients, withBlocked } from './blocked-recipients';
import { createFees } from './fees';
import { createOpenOrder, type OpenOrderState } from './open-order';

/** Milliseconds between two looks at what became of the rows: hundreds may end within seconds. */
const BETWEEN_LOOKS = 1_000;

type Choice = InputOf<'review/together'>['choice'];

export interface ReviewState extends OpenOrderState {
  readonly account: Account | null;
  readonly reviewed: ReadonlySignal<readonly Reviewed[]>;
  readonly filter: Signal<ReviewFilter>;
  readonly shown: ReadonlySignal<readonly Reviewed[]>;
  readonly fees: ReadonlySignal<ReadonlyMap<string, FeeQuote>>;
  /** Being written down just now. */
  readonly shipping: ReadonlySignal<boolean>;
  /** Why the newest press was not done. */
  readonly failure: ReadonlySignal<Failure | null>;
  /** Orders that the newest press did not send on their way, and why. */
  readonly notIntended: ReadonlySignal<ReadonlyMap<string, FailureCode>>;
  shipReady(): Promise<void>;
  retryRefused(): Promise<void>;
  force(orderId: string): Promise<void>;
  stop(): Promise<void>;
  resume(): Promise<void>;
  decide(orderId: string, choice: Choice, other: string | null): Promise<void>;
  /** What became of the rows, read anew; however often it is asked for, one look at a time. */
  refresh(): Promise<void>;
  onRow(row: RowView): void;
}

export function createReviewState(
  view: ReviewView,
  account: Account | null,
  villages: Villages,
  ask: typeof send,
  today: string,
): ReviewState {
  const { collectionId, accountId } = view;
  const orders = signal(view.orders);
  const rows = signal<ReadonlyMap<string, RowView>>(new Map());
  const shipping = signal(false);
  const failure = signal<Failure | null>(null);
  const notIntended = signal<ReadonlyMap<string, FailureCode>>(new Map());
  const blocked = createBlockedRecipients(accountId, ask, () => shipping.peek() || isUnderWay());
  const reviewed = computed(() =>
    reviewOrders(
      {
        orders: orders.value.map((order) => withBlocked(order, blocked.phones.value)),
        openPhones: view.openPhones,
      },
      rows.value,
    ),
  );
  const filter = signal<ReviewFilter>(
    reviewed.peek().some((one) => isShownUnder('needs-you', one)) ? 'needs-you' : 'all',
  );
  const fees = createFees(accountId, ask);
  for (const order of view.orders) fees.want(order);
  for (const { order } of reviewed.peek().filter((one) => !isOutOfHand(one))) blocked.want(order);
  const openOrder = createOpenOrder(account, villages, ask, reread, today);
  let looking = false;
  let lookAgain = false;

  async function reread(orderId: string): Promise<ReviewOrder | null> {
    try {
      const order = await ask('review/read', { collectionId, orderId });
      orders.value = orders.peek().map((one) => (one.orderId === orderId ? order : one));
      fees.want(order);
      blocked.want(order);
      return order;
    } catch {
      // What cannot be read anew now stays as it was read before.
      return null;
    }
  }

  async function refresh(): Promise<void> {
    lookAgain = true;
    if (looking) return;
    looking = true;
    while (lookAgain) {
      lookAgain = false;
      const outcomes = await ask('review/outcomes', { collectionId }).catch(() => null);
      if (outcomes !== null) rows.value = new Map(outcomes.map(({ orderId, row }) => [orderId, row]));
      // One that could not be read may have been read on its own page meanwhile.
      await Promise.all(orders.peek().map(({ orderId, form }) => (form === null ? reread(orderId) : null)));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    }
    looking = false;
    blocked.goOn();
  }

  function isUnderWay(): boolean {
    return reviewed.peek().some(({ status }) => status === 'queued' || status === 'sending');
  }

  async function press(work: () => Promise<unknown>): Promise<void> {
    failure.value = null;
    try {
      await work();
    } catch (error) {
      failure.value = failureOf(error);
    }
    void refresh();
  }

  /** What is still being typed is part of what is sent. */
  async function intend(
    chosen: (one: Reviewed) => boolean,
    send: (orderIds: string[]) => Promise<readonly ReviewIntention[]>,
  ): Promise<void> {
    if (shipping.peek()) return;
    shipping.value = true;
    await press(async () => {
      await openOrder.open(null);
      const orderIds = reviewed
        .peek()
        .filter(chosen)
        .map(({ order }) => order.orderId);
      if (orderIds.length === 0) return;
      filter.value = 'all';
      const intentions = await send(orderIds);
      const failed = intentions.flatMap(({ orderId, failure: code }) =>
        code === null ? [] : ([[orderId, code]] as const),
      );
      notIntended.value = new Map(failed);
      // What was certain a moment ago is not any more: its row says why.
      await Promise.all(failed.map(([orderId]) => reread(orderId)));
    });
    shipping.value = false;
  }

  return {
    ...openOrder,
    account,
    reviewed,
    filter,
    shown: computed(() =>
      reviewed.value.filter(
        (one) => isShownUnder(filter.value, one) || one.order.orderId === openOrder.opened.value?.orderId,
      ),
    ),
    fees: fees.known,
    shipping: computed(() => shipping.value),
    failure: computed(() => failure.value),
    notIntended: computed(() => notIntended.value),
    shipReady: () =>
      intend(
        ({ status }) => status === 'ready',
        (orderIds) => ask('review/ship', { collectionId, orderIds }),
      ),
    retryRefused: () => intend(mayBeRetried, (orderIds) => ask('review/ship', { collectionId, orderIds })),
    force: (orderId) =>
      intend(
        ({ order }) => order.orderId === orderId,
        () => ask('review/force', { collectionId, orderId }),
      ),
    stop: () => press(() => ask('review/stop', { collectionId })),
    resume: () => press(() => ask('review/resume', { collectionId })),
    decide: (orderId, choice, other) =>
      press(async () => {
        await openOrder.open(null);
        await ask('review/together', { collectionId, orderId, choice, with: other });
        await Promise.all([reread(orderId), other === null ? null : reread(other)]);
      }),
    refresh,
    onRow(row) {
      const [entry] = [...rows.peek()].filter(([, known]) => known.id === row.id);
      if (entry === undefined) return;
      rows.value = new Map(rows.peek()).set(entry[0], row);
    },
  };
}
