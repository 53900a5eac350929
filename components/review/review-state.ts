import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { coalesced } from '../../lib/coalesced';
import type { Failure, FailureCode } from '../../lib/failure';
import type { InputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import type { ReviewIntention, ReviewOrder, ReviewView } from '../../lib/messaging/views/review';
import type { RowView } from '../../lib/messaging/views/row';
import type { FeeQuote } from '../../lib/messaging/views/service';
import { isWithdrawn } from '../../lib/outbox/meaning';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import { findChanges, withChangesOf } from '../../lib/review/changes';
import type { PressedRow } from '../../lib/review/collection';
import {
  isOutOfHand,
  isShownUnder,
  mayBeRetried,
  type Reviewed,
  type ReviewFilter,
  reviewOrders,
} from '../../lib/review/review-status';
import type { Account } from '../../lib/settings/account';
import { failureOf } from '../../lib/storage/log';
import type { Villages } from '../village-picker/villages';
import { createBlockedRecipients, withBlocked } from './blocked-recipients';
import { createFees } from './fees';
import { createOpenOrder, type OpenOrderState } from './open-order';
import { giveAnswer, type RowAnswer } from './RowQuestion';
import { type Seen, withAmountsSeen } from './seen';

/** Milliseconds between two looks at what became of the rows: hundreds may end within seconds. */
const BETWEEN_LOOKS = 1_000;

type Choice = InputOf<'review/together'>['choice'];

export interface ReviewState extends OpenOrderState {
  readonly account: Account | null;
  readonly reviewed: ReadonlySignal<readonly Reviewed[]>;
  readonly filter: Signal<ReviewFilter>;
  readonly shown: ReadonlySignal<readonly Reviewed[]>;
  readonly fees: ReadonlySignal<ReadonlyMap<string, FeeQuote>>;
  /** Rows are being written to the outbox right now. */
  readonly shipping: ReadonlySignal<boolean>;
  /** Why the newest press was not done. */
  readonly failure: ReadonlySignal<Failure | null>;
  /** Orders that the newest press did not queue, and why. */
  readonly notIntended: ReadonlySignal<ReadonlyMap<string, FailureCode>>;
  shipReady(): Promise<void>;
  retryRefused(): Promise<void>;
  force(orderId: string): Promise<void>;
  /** Settles an order's one open question in its row, if it is still that question. */
  settle(order: ReviewOrder, answer: RowAnswer): Promise<void>;
  /** Opens an order in its store. */
  openInStore(orderId: string): Promise<void>;
  /** The number of the order whose link may not have opened it: no tab of its store is open. */
  readonly openedAtLink: ReadonlySignal<string | null>;
  stop(): Promise<void>;
  resume(): Promise<void>;
  decide(orderId: string, choice: Choice, other: string | null): Promise<void>;
  /** The person looked at what became of an order since they saw it. */
  look(orderId: string): void;
  /** The store ships with another account by now: the review is to be opened anew, with what was seen in this one. */
  readonly moved: ReadonlySignal<boolean>;
  readonly seen: ReadonlySignal<Seen>;
  /** Has it read anew what became of the rows; however often it is asked for, one look at a time. */
  readRows(): void;
  /** Has the orders drafted anew too, once nothing is being sent. */
  refresh(): void;
  onRow(row: RowView): void;
}

export function createReviewState(
  view: ReviewView,
  account: Account | null,
  villages: Villages,
  ask: typeof send,
  today: string,
  seenBefore: Seen = new Map(),
): ReviewState {
  const { collectionId, accountId } = view;
  const orders = signal(view.orders);
  const openPhones = signal(view.openPhones);
  const moved = signal(false);
  const seen = signal<Seen>(seenBefore);
  seeNew();
  const rows = signal<ReadonlyMap<string, RowView>>(new Map());
  const shipping = signal(false);
  const failure = signal<Failure | null>(null);
  const notIntended = signal<ReadonlyMap<string, FailureCode>>(new Map());
  const openedAtLink = signal<string | null>(null);
  const owner = account ?? { id: accountId };
  const blocked = createBlockedRecipients(owner, ask, () => shipping.peek() || isUnderWay());
  const openOrder = createOpenOrder(account, villages, ask, reread, onLeft, today);
  const changes = computed(
    () =>
      new Map(
        orders.value.flatMap(({ orderId, form }) => {
          const before = seen.value.get(orderId);
          if (form === null || before === undefined) return [];
          const known = openOrder.withOwnChanges(orderId, before);
          return [[orderId, findChanges(known, form.draft.fields)] as const];
        }),
      ),
  );
  const reviewed = computed(() =>
    reviewOrders(
      {
        orders: orders.value.map((order) => withBlocked(order, blocked.phones.value)),
        openPhones: openPhones.value,
      },
      rows.value,
      changes.value,
    ),
  );
  const filter = signal<ReviewFilter>(
    reviewed.peek().some((one) => isShownUnder('needs-you', one)) ? 'needs-you' : 'all',
  );
  const fees = createFees(accountId, ask);
  for (const order of view.orders) fees.want(order);
  for (const { order } of reviewed.peek().filter((one) => !isOutOfHand(one))) blocked.want(order);

  /** Marks what is shown for the first time as seen. */
  function seeNew(): void {
    const fresh = orders.peek().flatMap(({ orderId, form }) => {
      return form === null || seen.peek().has(orderId) ? [] : [[orderId, form.draft.fields] as const];
    });
    if (fresh.length > 0) seen.value = new Map([...seen.peek(), ...fresh]);
  }

  function see(orderId: string, fields: ParcelFields | undefined): void {
    if (fields !== undefined) seen.value = new Map(seen.peek()).set(orderId, fields);
  }

  function look(orderId: string): void {
    see(orderId, orders.peek().find((order) => order.orderId === orderId)?.form?.draft.fields);
  }

  /** Marks what the person typed into a row's form, and what followed from it, as seen. */
  function onLeft(orderId: string, opened: ParcelFields, left: ParcelFields): void {
    const before = seen.peek().get(orderId);
    if (before !== undefined) see(orderId, withChangesOf(before, opened, left));
  }

  function take(order: ReviewOrder): void {
    seen.value = withAmountsSeen(seen.peek(), orders.peek(), [order]);
    orders.value = orders.peek().map((one) => (one.orderId === order.orderId ? order : one));
    fees.want(order);
    blocked.want(order);
    seeNew();
  }

  async function rereadAll(): Promise<void> {
    isStale = false;
    // After a failure the last reading stays until the next change; each press is checked against what was shown.
    const now = await ask('review/reread', { collectionId }).catch(() => null);
    isStale ||= now === null;
    if (now === null) return;
    moved.value = now.accountId !== accountId;
    if (moved.peek()) return;
    openPhones.value = now.openPhones;
    seen.value = withAmountsSeen(seen.peek(), orders.peek(), now.orders);
    orders.value = now.orders;
    for (const order of now.orders) {
      fees.want(order);
      blocked.want(order);
    }
    seeNew();
  }

  async function reread(orderId: string): Promise<ReviewOrder | null> {
    try {
      const order = await ask('review/read', { collectionId, orderId });
      take(order);
      return order;
    } catch {
      // After a failure the last reading stays.
      return null;
    }
  }

  /** Something changed since the orders were drafted. */
  let isStale = false;
  const readRows = coalesced(async () => {
    // What was seen last stays; the next change has it asked again.
    const outcomes = await ask('review/outcomes', { collectionId }).catch(() => null);
    const before = rows.peek();
    if (outcomes !== null) rows.value = new Map(outcomes.map(({ orderId, row }) => [orderId, row]));
    // While parcels are being sent only those are drafted anew that the store's answer took back.
    if (shipping.peek() || isUnderWay()) {
      const back = [...rows.peek()].filter(
        ([orderId, row]) => isWithdrawn(row) && before.get(orderId)?.state !== row.state,
      );
      await Promise.all(back.map(([orderId]) => reread(orderId)));
    } else if (isStale) await rereadAll();
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
    blocked.goOn();
  });

  function refresh(): void {
    isStale = true;
    readRows();
  }

  function isUnderWay(): boolean {
    return reviewed.peek().some(({ status }) => status === 'queued' || status === 'sending');
  }

  async function press(work: () => Promise<unknown>): Promise<void> {
    failure.value = null;
    try {
      await work();
    } catch (error) {
      failure.value = failureOf(error, 'review');
    }
    refresh();
  }

  /** Closes the open form first, so that what is being typed is sent too. */
  async function intend(
    chosen: (one: Reviewed) => boolean,
    send: (rows: PressedRow[]) => Promise<readonly ReviewIntention[]>,
  ): Promise<void> {
    if (shipping.peek()) return;
    shipping.value = true;
    await press(async () => {
      await openOrder.open(null);
      const pressed = reviewed
        .peek()
        .filter(chosen)
        .map(({ order: { orderId, digest } }) => ({ orderId, digest: digest ?? '' }));
      if (pressed.length === 0) return;
      filter.value = 'all';
      const intentions = await send(pressed);
      const failed = intentions.flatMap(({ orderId, failure: code }) =>
        code === null ? [] : ([[orderId, code]] as const),
      );
      notIntended.value = new Map(failed);
      // An order that was certain may no longer be; its row says why.
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
        (rows) => ask('review/ship', { collectionId, rows }),
      ),
    retryRefused: () => intend(mayBeRetried, (rows) => ask('review/ship', { collectionId, rows })),
    force: (orderId) =>
      intend(
        ({ order }) => order.orderId === orderId,
        async (rows) =>
          (await Promise.all(rows.map((row) => ask('review/force', { collectionId, ...row })))).flat(),
      ),
    settle: (order, answer) => press(() => openOrder.change(order, (form) => giveAnswer(form, answer))),
    openedAtLink: computed(() => openedAtLink.value),
    openInStore: (orderId) =>
      press(async () => {
        const { opened } = await ask('review/open-order', { collectionId, orderId });
        const number = orders.peek().find((order) => order.orderId === orderId)?.number ?? orderId;
        openedAtLink.value = opened === 'at-link' ? number : null;
      }),
    stop: () => press(() => ask('review/stop', { collectionId })),
    resume: () => press(() => ask('review/resume', { collectionId })),
    decide: (orderId, choice, other) =>
      press(async () => {
        await openOrder.open(null);
        await ask('review/together', { collectionId, orderId, choice, with: other });
        await Promise.all([reread(orderId), other === null ? null : reread(other)]);
        // Two orders made one, or two again, as the person said.
        for (const decided of [orderId, other]) if (decided !== null) look(decided);
      }),
    look,
    moved: computed(() => moved.value),
    seen: computed(() => seen.value),
    readRows,
    refresh,
    onRow(row) {
      const [entry] = [...rows.peek()].filter(([, known]) => known.id === row.id);
      if (entry === undefined) return;
      rows.value = new Map(rows.peek()).set(entry[0], row);
    },
  };
}
