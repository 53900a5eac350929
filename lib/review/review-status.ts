import type { TextId } from '../i18n/messages';
import type { OpenReview, ReviewOrder } from '../messaging/views/review';
import type { RowView } from '../messaging/views/row';
import { draftKey } from '../order-key';
import { isFormClosed, isMarkedWrong, isRefusedAsDuplicate } from '../outbox/meaning';
import { findLimitEnd, isStopped, needsPerson } from '../outbox/meaning-of-waiting';
import { phoneKey } from '../parcel/phone';
import { isCertain } from '../parcel/preflight';
import type { FieldChange } from './changes';

export type ReviewStatus = keyof typeof STATE_TITLES;

export type ReviewFilter = 'needs-you' | 'all' | 'ready' | 'shipped';

export interface Reviewed {
  readonly order: ReviewOrder;
  /** The newest row; `null`: never intended. */
  readonly row: RowView | null;
  readonly status: ReviewStatus;
  readonly sharedWith: SharedWith | null;
  /** What became of it since the person looked at it. */
  readonly changes: readonly FieldChange[];
}

/** An order whose parcel goes to the same phone. */
interface Holder {
  readonly number: string;
  /** `null`: not among those that were chosen. */
  readonly orderId: string | null;
  readonly key: string;
}

/** Those orders, but for what a person has said of them: all by number, and the first, whose parcel may carry this one. */
interface SharedWith extends Pick<Holder, 'orderId' | 'number'> {
  readonly keys: readonly string[];
}

const NEEDS_YOU: ReadonlySet<ReviewStatus> = new Set([
  'unreadable',
  'doubtful',
  'shared-phone',
  'changed',
  'refused',
  'unknown',
  'made',
  'wrong',
] as const);
const SHIPPED: ReadonlySet<ReviewStatus> = new Set(['created', 'made', 'settled']);
const UNDER_WAY: ReadonlySet<ReviewStatus> = new Set(['queued', 'stopped', 'sending']);

export function isShipped({ status }: Pick<Reviewed, 'status'>): boolean {
  return SHIPPED.has(status);
}

export function isShownUnder(filter: ReviewFilter, one: Reviewed): boolean {
  const { status } = one;
  if (filter === 'needs-you') return NEEDS_YOU.has(status) || isLeftToPerson(one);
  if (filter === 'ready') return status === 'ready';
  return filter === 'all' || isShipped(one);
}

/** It was to be sent, and waits for a person: for access to the service's site, or a word after a day. */
function isLeftToPerson({ status, row }: Pick<Reviewed, 'status' | 'row'>): boolean {
  return status === 'queued' && row !== null && needsPerson(row);
}

export function goesOn(one: Pick<Reviewed, 'status' | 'row'>): boolean {
  return one.status === 'sending' || (one.status === 'queued' && !isLeftToPerson(one));
}

/** Whether the order's parcel was handed to the outbox and not refused or taken back: its form is closed. */
export function isOutOfHand({ status }: Pick<Reviewed, 'status'>): boolean {
  return isShipped({ status }) || UNDER_WAY.has(status) || status === 'unknown' || status === 'wrong';
}

/** Refused as it was sent, with nothing left to mend that is known of: it may be sent once more. */
export function mayBeRetried({ status, order, row, changes }: Reviewed): boolean {
  if (status !== 'refused' || changes.length > 0 || (row !== null && isRefusedAsDuplicate(row))) return false;
  return order.form !== null && isCertain(order.form.draft);
}

/**
 * In the list's order. Of the orders of one phone the first goes; each after it waits for a person's word, as does
 * one whose phone has another order's parcel under way.
 */
export function reviewOrders(
  { orders, openPhones }: Pick<OpenReview, 'orders' | 'openPhones'>,
  rows: ReadonlyMap<string, RowView>,
  changesOf: ReadonlyMap<string, readonly FieldChange[]>,
): readonly Reviewed[] {
  const store = orders.find(({ form }) => form !== null)?.form?.order.store ?? '';
  const keyOf = ({ orderId }: ReviewOrder) => draftKey({ store, orderId });
  const holders = new Map<string, readonly Holder[]>();
  for (const { phoneKey: phone, number, key } of openPhones) hold(phone, { number, orderId: null, key });
  const standing = orders.map((order) => {
    const row = rows.get(order.orderId) ?? order.form?.row ?? null;
    const changes = changesOf.get(order.orderId) ?? [];
    const status = statusOf(order, row);
    return {
      order,
      row,
      status: status === 'ready' && changes.length > 0 ? 'changed' : status,
      changes,
    } as const;
  });
  // Orders that were handed to the outbox take their phones first, wherever they stand in the list.
  for (const one of standing.filter(isOutOfHand)) takePhone(one);
  return standing.map((one) => {
    const ofPhone = holders.get(phoneOf(one) ?? '') ?? [];
    const others = ofPhone.filter(({ key }) => key !== keyOf(one.order));
    const sharedWith = sharedOf(one.order, others);
    if (isOutOfHand(one) || one.status === 'set-aside') return { ...one, sharedWith };
    takePhone(one);
    const undecided = sharedWith !== null && one.status === 'ready';
    return { ...one, sharedWith, status: undecided ? 'shared-phone' : one.status };
  });

  function takePhone(one: Omit<Reviewed, 'sharedWith'>): void {
    const phone = phoneOf(one);
    const { orderId, number } = one.order;
    if (phone !== null) hold(phone, { number: number ?? orderId, orderId, key: keyOf(one.order) });
  }

  function hold(phone: string, holder: Holder): void {
    const known = holders.get(phone) ?? [];
    if (known.every(({ key }) => key !== holder.key)) holders.set(phone, [...known, holder]);
  }
}

/** A person's word that two parcels are to go holds for the orders that it was said of. */
function sharedOf({ together }: ReviewOrder, others: readonly Holder[]): SharedWith | null {
  const said = together?.choice === 'both' ? (together.beside ?? []) : [];
  const asked = others.filter(({ key }) => !said.includes(key));
  const [first] = asked;
  if (first === undefined) return null;
  const number = asked.map((holder) => holder.number).join(', ');
  return { number, orderId: first.orderId, keys: others.map(({ key }) => key) };
}

function phoneOf({ order, row }: Pick<Reviewed, 'order' | 'row'>): string | null {
  const phone = isFormClosed(row) ? row.phone : order.form?.draft.fields.phone;
  return phone === undefined || phone.trim() === '' ? null : phoneKey(phone);
}

function statusOf({ form, together }: ReviewOrder, row: RowView | null): ReviewStatus {
  // Once it has come back the form counts again.
  if (isFormClosed(row)) {
    if (isStopped(row)) return 'stopped';
    // The answer was 429, and it is asked about by itself then: nobody is needed before.
    if (row.state === 'unknown' && findLimitEnd(row) !== null) return 'queued';
    return row.state === 'made-code-unknown' ? 'made' : row.state;
  }
  if (row !== null && isMarkedWrong(row)) return 'wrong';
  if (form === null) return 'unreadable';
  if (together !== null && together.choice !== 'both') return 'set-aside';
  if (row?.state === 'refused') return 'refused';
  return isCertain(form.draft) ? 'ready' : 'doubtful';
}

/** How an order stands in a review, and what that is called; what became of a parcel is called as everywhere. */
export const STATE_TITLES = {
  // A person has to look first.
  unreadable: 'reading-as-none',
  doubtful: 'doubts-title',
  'shared-phone': 'review-state-shared-phone',
  // One press would ship it, but it is not what the person saw.
  changed: 'review-state-changed',
  ready: 'review-state-ready',
  // A person keeps it back, or another order's parcel carries it.
  'set-aside': 'review-state-set-aside',
  queued: 'row-queued',
  stopped: 'review-state-stopped',
  sending: 'row-sending',
  refused: 'row-refused',
  unknown: 'row-unknown',
  made: 'row-made-code-unknown',
  created: 'row-created',
  // Its parcel was marked as wrong, and another is a deliberate act.
  wrong: 'row-wrong',
  settled: 'row-settled',
} as const satisfies Record<string, TextId>;
