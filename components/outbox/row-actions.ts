import type { SettleChoice } from '../../lib/messaging/row-messages';
import type { send } from '../../lib/messaging/send';
import type { RowView } from '../../lib/messaging/views/row';

/** What a person can do about a row. Each is done when it resolves. @throws Failure */
export interface RowActions {
  settle(row: RowView, choice: SettleChoice): Promise<void>;
  enterCode(row: RowView, parcelCode: string): Promise<void>;
  tryNow(row: RowView): Promise<void>;
  withdraw(row: RowView): Promise<void>;
  lookAgain(row: RowView): Promise<void>;
  /** Opens its order in its store, by the address at which it opens now. */
  openOrder(row: RowView): Promise<void>;
  markWrong(row: RowView, wrong: boolean): Promise<void>;
  /** Sends these, which wait for a person's word, or takes them back. */
  decide(rows: readonly RowView[], choice: 'send' | 'leave'): Promise<void>;
}

/** @param onRow told of the row as it is after each. */
export function createRowActions(ask: typeof send, onRow: (row: RowView) => void): RowActions {
  return {
    settle: async ({ id }, choice) => onRow(await ask('row/settle', { rowId: id, choice })),
    enterCode: async ({ id }, parcelCode) => onRow(await ask('row/enter-code', { rowId: id, parcelCode })),
    tryNow: async ({ id }) => onRow(await ask('row/try-now', { rowId: id })),
    withdraw: async ({ id }) => onRow(await ask('row/withdraw', { rowId: id })),
    openOrder: async ({ id }) => {
      await ask('row/open-order', { rowId: id });
    },
    decide: async (rows, choice) => {
      await ask('rows/decide', { rowIds: rows.map(({ id }) => id), choice });
    },
    markWrong: async ({ id }, wrong) => onRow(await ask('row/mark-wrong', { rowId: id, wrong })),
    lookAgain: async ({ id }) => onRow(await ask('row/look-again', { rowId: id })),
  };
}
