import type { SettleChoice } from '../../lib/messaging/row-messages';
import type { send } from '../../lib/messaging/send';
import type { RowView } from '../../lib/messaging/views/row';

export type RowActions = ReturnType<typeof createRowActions>;

/** What is given to whatever shows how a row stands and what can be done about it. */
export interface RowProps {
  readonly row: RowView;
  readonly actions: RowActions;
}

/**
 * What a person can do about a row. Each is done when it resolves. @throws Failure
 * @param onRow told of the row as it is after each.
 */
export function createRowActions(ask: typeof send, onRow: (row: RowView) => void) {
  return {
    settle: async ({ id }: RowView, choice: SettleChoice) =>
      onRow(await ask('row/settle', { rowId: id, choice })),
    enterCode: async ({ id }: RowView, parcelCode: string) =>
      onRow(await ask('row/enter-code', { rowId: id, parcelCode })),
    tryNow: async ({ id }: RowView) => onRow(await ask('row/try-now', { rowId: id })),
    withdraw: async ({ id }: RowView) => onRow(await ask('row/withdraw', { rowId: id })),
    lookAgain: async ({ id }: RowView) => onRow(await ask('row/look-again', { rowId: id })),
    /** Opens its order in its store, by the address at which it opens now. */
    openOrder: async ({ id }: RowView) => {
      await ask('row/open-order', { rowId: id });
    },
    markWrong: async ({ id }: RowView, wrong: boolean) =>
      onRow(await ask('row/mark-wrong', { rowId: id, wrong })),
    /** Sends these, which wait for a person's word, or takes them back. */
    decide: async (rows: readonly RowView[], choice: 'send' | 'leave') => {
      await ask('rows/decide', { rowIds: rows.map(({ id }) => id), choice });
    },
  };
}
