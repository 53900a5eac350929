import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { InputOf } from '../../lib/messaging/protocol';
import type { send } from '../../lib/messaging/send';
import type { OpenReview, ReviewOrder } from '../../lib/messaging/views/review';
import type { FeeQuote } from '../../lib/messaging/views/service';
import { findChanges } from '../../lib/review/changes';
import { isOutOfHand, type Reviewed, reviewOrders } from '../../lib/review/review-status';
import type { Account } from '../../lib/settings/account';
import { feeQuestion } from '../parcel-form/quote-questions';
import type { Villages } from '../village-picker/villages';
import { createBlockedRecipients, withBlocked } from './blocked-recipients';
import { createOpenOrder, type OpenOrderState } from './open-order';
import { createReviewOrders, type ReviewOrders } from './review-orders-state';
import { createReviewPresses } from './review-presses';
import { createReviewRows } from './review-rows-state';
import { firstFilter, shownOrders } from './review-steps';
import type { Seen } from './seen';

export type ReviewState = ReturnType<typeof createReviewState>;

/** A review: its orders, what became of them, the one whose form is open, and what its buttons do. */
export function createReviewState(
  view: OpenReview,
  account: Account | null,
  villages: Villages,
  ask: typeof send,
  today: () => string,
  seenBefore: Seen = new Map(),
) {
  const { collectionId, accountId } = view;
  const shipping = signal(false);
  const isUnderWay = () => reviewed.peek().some(({ status }) => status === 'queued' || status === 'sending');
  const isBusy = () => shipping.peek() || isUnderWay();
  const blocked = createBlockedRecipients(account ?? { id: accountId }, ask, isBusy);
  const fees = createFees(accountId, ask);
  const orders = createReviewOrders(
    view,
    ask,
    (order) => {
      fees.want(order);
      blocked.want(order);
    },
    seenBefore,
  );
  const openOrder = createOpenOrder(account, villages, ask, orders.reread, orders.onLeft, today);
  const rows = createReviewRows({ collectionId, ask, orders, isBusy, onLooked: blocked.goOn });
  const reviewed = createReviewed(orders, openOrder, blocked, rows);
  const filter = signal(firstFilter(reviewed.peek()));
  for (const order of view.orders) fees.want(order);
  for (const { order } of reviewed.peek().filter((one) => !isOutOfHand(one))) blocked.want(order);
  const { refresh, readRows, onRow } = rows;

  return {
    ...openOrder,
    ...createReviewPresses({
      ...{ collectionId, ask, orders, openOrder, filter, shipping, refresh },
      reviewed: () => reviewed.peek(),
    }),
    ...{ account, findVillage: villages.find },
    reviewed,
    filter,
    shown: computed(() => shownOrders(reviewed.value, filter.value, openOrder.opened.value?.orderId)),
    fees: fees.known,
    shipping: computed(() => shipping.value),
    look: orders.look,
    /** The store ships with another account: the review is to be opened anew, with what was seen in this one. */
    moved: computed(() => orders.moved.value),
    seen: computed(() => orders.seen.value),
    readRows,
    refresh,
    onRow,
  };
}

/** Each order with what became of it, and what changed since it was seen. */
function createReviewed(
  { orders, openPhones, seen }: ReviewOrders,
  { withOwnChanges }: Pick<OpenOrderState, 'withOwnChanges'>,
  { phones }: Pick<ReturnType<typeof createBlockedRecipients>, 'phones'>,
  { rows }: Pick<ReturnType<typeof createReviewRows>, 'rows'>,
): ReadonlySignal<readonly Reviewed[]> {
  const changes = computed(() => {
    const known = orders.value.flatMap(({ orderId, form }) => {
      const before = seen.value.get(orderId);
      if (form === null || before === undefined) return [];
      return [[orderId, findChanges(withOwnChanges(orderId, before), form.draft.fields)] as const];
    });
    return new Map(known);
  });
  return computed(() => {
    const shown = orders.value.map((order) => withBlocked(order, phones.value));
    return reviewOrders({ orders: shown, openPhones: openPhones.value }, rows.value, changes.value);
  });
}

/** Questions under way at once. */
const AT_ONCE = 4;

/** The quoted fee of each order. Nothing waits for it, and a stale quote is never shown. */
function createFees(accountId: string, ask: typeof send) {
  /** What each order's fee depends on, by the order's id. */
  const wanted = signal<ReadonlyMap<string, string>>(new Map());
  const quotes = signal<ReadonlyMap<string, FeeQuote>>(new Map());
  const asked = new Set<string>();
  const waiting: InputOf<'quote/fee'>[] = [];
  let working = 0;

  async function work(): Promise<void> {
    for (let question = waiting.shift(); question !== undefined; question = waiting.shift()) {
      const words = JSON.stringify(question);
      // A fee that is not known is said to be unknown, and asked for again.
      const quote = await ask('quote/fee', question).catch(() => null);
      if (quote === null) asked.delete(words);
      else quotes.value = new Map(quotes.peek()).set(words, quote);
    }
    working -= 1;
  }

  return {
    known: computed(
      () =>
        new Map(
          [...wanted.value].flatMap(([orderId, words]) => {
            const quote = quotes.value.get(words);
            return quote === undefined ? [] : [[orderId, quote] as const];
          }),
        ),
    ),
    /** Asks for the order's fee, when its turn comes; of many orders to one village it is asked once. */
    want({ orderId, form }: ReviewOrder): void {
      const question = form === null ? null : feeQuestion(accountId, form.draft.fields);
      const words = JSON.stringify(question);
      if (wanted.peek().get(orderId) !== words) wanted.value = new Map(wanted.peek()).set(orderId, words);
      if (question === null || asked.has(words)) return;
      asked.add(words);
      waiting.push(question);
      if (working >= AT_ONCE) return;
      working += 1;
      void work();
    },
  };
}
