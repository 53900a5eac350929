import { haveDecimals, isDecimal } from '../../lib/decimal';
import { TITLES } from '../../lib/i18n/titles';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { Reviewed, ReviewStatus } from '../../lib/review/review-status';
import { feeOfOrder, sentIn } from '../../lib/review/review-totals';
import type { RowActions } from '../outbox/row-actions';
import { useText } from '../text/use-text';
import { titleClass, useVirtualRows, type VirtualRows, VirtualTable } from '../ui/VirtualTable';
import { ReviewRow } from './ReviewRow';
import { RowEditor } from './RowEditor';
import type { RowAnswer } from './RowQuestion';
import type { ReviewState } from './review-state';

/** The states of the rows that the button "next" leads to. */
const WAITS: ReadonlySet<ReviewStatus> = new Set(['doubtful', 'shared-phone', 'changed']);

/** Pixels of a row without a reason; the styles say the same. */
const ROW_HEIGHT = 56;
const COLUMNS = ['order', 'recipient', 'village', 'street', 'amount', 'fee', 'state'] as const;

interface ReviewTableProps {
  readonly state: ReviewState;
  readonly actions: RowActions;
  readonly onAgain: (rowId: string) => void;
}

/** The orders. Only those in sight are rendered, each as tall as its content. */
export function ReviewTable({ state, actions, onAgain }: ReviewTableProps) {
  const { t } = useText();
  const shown = state.shown.value;
  const opened = state.opened.value;
  const aligned = haveDecimals(
    shown
      .map(({ order, row }) => row?.totalPrice ?? order.form?.draft.fields.totalPrice ?? '')
      .filter(isDecimal),
  );
  const openIndex = opened === null ? -1 : shown.findIndex(({ order }) => order.orderId === opened.orderId);
  // The form under the open row is a table row of its own.
  const editorAt = openIndex < 0 ? -1 : openIndex + 1;
  const orderAt = (item: number) => shown[editorAt >= 0 && item > editorAt ? item - 1 : item];
  const rows = useVirtualRows(shown.length + (editorAt < 0 ? 0 : 1), ROW_HEIGHT, (item) =>
    item === editorAt ? 'editor' : (orderAt(item)?.order.orderId ?? item),
  );

  const { toggle, done, next, answer } = rowMoves(state, rows);
  const drawOrder = (item: number) => {
    const reviewed = orderAt(item);
    if (reviewed === undefined) return null;
    const { orderId } = reviewed.order;
    return (
      <ReviewRow
        key={orderId}
        reviewed={reviewed}
        index={shown.indexOf(reviewed)}
        item={item}
        measure={rows.measure}
        open={orderId === opened?.orderId}
        currency={sentIn(reviewed) ?? state.account?.currency ?? null}
        fee={feeOfOrder(reviewed, state.fees.value.get(orderId) ?? null)}
        aligned={aligned}
        failure={state.notIntended.value.get(orderId) ?? null}
        findVillage={state.findVillage}
        onOpen={() => void toggle(reviewed)}
        onOpenInStore={() => void state.openInStore(orderId)}
        onAnswer={(given) => void answer(reviewed.order, given)}
      />
    );
  };
  const drawEditor = (reviewed: Reviewed) =>
    opened && (
      <tr class="review__under" key="editor" ref={rows.measure} data-item={editorAt}>
        <td colSpan={COLUMNS.length}>
          <RowEditor
            key={opened.orderId}
            state={state}
            reviewed={reviewed}
            form={opened.form}
            actions={actions}
            onAgain={onAgain}
            onDone={() => void done(opened.orderId)}
            onNext={() => void next(opened.orderId)}
            hasNext={state.reviewed.value.some(
              ({ order, status }) => order.orderId !== opened.orderId && WAITS.has(status),
            )}
          />
        </td>
      </tr>
    );
  const open = shown[openIndex];
  const head = COLUMNS.map((column) => (
    <th key={column} class={titleClass('review', column)} scope="col">
      {t(TITLES[column])}
    </th>
  ));
  return (
    <VirtualTable
      name="review"
      class="label-rows"
      label={t('review-table')}
      count={shown.length}
      rows={rows}
      head={head}
      draw={(item) => (item === editorAt ? open !== undefined && drawEditor(open) : drawOrder(item))}
    />
  );
}

/** What presses in a row and in its form lead to, and where the focus goes with them. */
function rowMoves(state: ReviewState, rows: VirtualRows) {
  const focusRow = (orderId: string) => {
    const index = state.shown.peek().findIndex(({ order }) => order.orderId === orderId);
    if (index >= 0) rows.focus(index);
  };
  const toggle = async ({ order }: Reviewed) => {
    await state.open(state.opened.peek()?.orderId === order.orderId ? null : order);
  };
  const done = async (orderId: string) => {
    if (await state.open(null)) focusRow(orderId);
  };
  /** The next after this row, or else the first from the top. */
  const next = async (orderId: string) => {
    if (!(await state.open(null))) return;
    const all = state.reviewed.peek();
    const here = all.findIndex(({ order }) => order.orderId === orderId);
    const ahead = [...all.slice(here + 1), ...all.slice(0, here + 1)];
    const wanted = ahead.find(({ status }) => WAITS.has(status));
    if (wanted === undefined) return focusRow(orderId);
    await state.open(wanted.order);
    const index = state.shown.peek().findIndex(({ order }) => order.orderId === wanted.order.orderId);
    if (index >= 0) rows.scrollTo(index);
  };
  /** The focus moves to the next question, or, after the last, to the button that ships. */
  const answer = async (order: ReviewOrder, given: RowAnswer) => {
    await state.settle(order, given);
    requestAnimationFrame(() => {
      const next = rows.scroller?.querySelector<HTMLElement>('.review__question .button');
      (next ?? document.querySelector<HTMLElement>('.desk__head .button--primary'))?.focus();
    });
  };
  return { toggle, done, next, answer };
}
