import * as z from 'zod/mini';
import { MOST_LABELS } from '../labels/label-layout';
import { ROW_TICKS } from '../outbox/state';
import { page } from './define-message';
import { id, parcelCode } from './inputs';
import type { CutShortPress } from './views/review';
import type { RowView } from './views/row';

const settleChoice = z.union([
  z.object({ was: z.literal('made'), parcelCode }),
  z.object({ was: z.literal('not-made'), next: z.enum(['send-again', 'leave']) }),
]);
export type SettleChoice = z.infer<typeof settleChoice>;

const rowIds = z.array(id).check(z.maxLength(MOST_LABELS));

export const rowMessages = {
  /** Rows that wait for the service or for a person; those that need a person first. */
  'outbox/list': page().answers<readonly RowView[]>(),
  'row/read': page({ rowId: id }).answers<RowView>(),
  /** A person says what became of an unknown row, having looked for themselves. */
  'row/settle': page({ rowId: id, choice: settleChoice }).answers<RowView>(),
  'row/enter-code': page({ rowId: id, parcelCode }).answers<RowView>(),
  'row/try-now': page({ rowId: id }).answers<RowView>(),
  /** There is no call to withdraw a parcel: it is marked here, so that another may be made. */
  'row/mark-wrong': page({ rowId: id, wrong: z.boolean() }).answers<RowView>(),
  /** A person says that these were confirmed in the company's panel, or handed over, or takes that back. */
  'rows/tick': page({ rowIds, tick: z.enum(ROW_TICKS), ticked: z.boolean() }),
  /** What pages asked for faster than a person presses: all of these are sent now, or none. */
  'rows/decide': page({ rowIds, choice: z.enum(['send', 'leave']) }),
  'row/withdraw': page({ rowId: id }).answers<RowView>(),
  'row/look-again': page({ rowId: id }).answers<RowView>(),
  /** Opens the row's order in its store. */
  'row/open-order': page({ rowId: id }),
  /** Presses in a review that were cut short more than a day ago: nothing of them is sent by itself. */
  'outbox/cut-short': page().answers<readonly CutShortPress[]>(),
  'outbox/decide-cut-short': page({ collectionId: id, choice: z.enum(['send', 'leave']) }),
  /** A person has these returned parcels before them. */
  'returned/seen': page({ codes: z.array(id) }),
  /** Whether the labels of these rows, with these codes, came out of the printer. */
  'labels/printed': page({
    labels: z.array(z.object({ rowId: id, parcelCode: id })).check(z.maxLength(MOST_LABELS)),
    printed: z.boolean(),
  }),
} as const;
