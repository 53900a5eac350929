import { useState } from 'preact/hooks';
import { haveDecimals, isDecimal } from '../../lib/decimal';
import type { ReviewOrder } from '../../lib/messaging/views/review';
import type { Reviewed, ReviewStatus } from '../../lib/review/review-status';
import type { RowActions } from '../outbox/row-actions';
import { useText } from '../text/use-text';
import { GapRow } from '../ui/GapRow';
import { useVirtualRows } from '../ui/use-virtual-rows';
import type { Villages } from '../village-picker/villages';
import { ReviewRow } from './ReviewRow';
import { RowEditor } from './RowEditor';
import type { ReviewState } from './review-state';
import type { RowAnswer } from './row-question';

/** What the next press on "next" leads to. */
const WAITS: ReadonlySet<ReviewStatus> = new Set(['doubtful', 'shared-phone', 'changed']);

/** Pixels of a row that has nothing to say; the styles say the same. */
const ROW_HEIGHT = 56;
const COLUMNS = ['order', 'recipient', 'village', 'street', 'amount', 'fee', 'state'] as const;

interface ReviewTableProps {
  readonly state: ReviewState;
  readonly villages: Villages;
  readonly actions: RowActions;
  readonly onAgain: (rowId: string) => void;
}

/** The orders, of which only those that are seen are drawn; each is as tall as what it has to say. */
export function ReviewTable({ state, villages, actions, onAgain }: ReviewTableProps) {
  const { t } = useText();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const shown = state.shown.value;
  const opened = state.opened.value;
  const aligned = haveDecimals(
    shown
      .map(({ order, row }) => row?.totalPrice ?? order.form?.draft.fields.totalPrice ?? '')
      .filter(isDecimal),
  );
  const openIndex = opened === null ? -1 : shown.findIndex(({ order }) => order.orderId === opened.orderId);
  // What stands open under a row is a row of its own, as tall as it is.
  const editorAt = openIndex < 0 ? -1 : openIndex + 1;
  const orderAt = (item: number) => shown[editorAt >= 0 && item > editorAt ? item - 1 : item];
  const rows = useVirtualRows(shown.length + (editorAt < 0 ? 0 : 1), ROW_HEIGHT, scroller, (item) =>
    item === editorAt ? 'editor' : (orderAt(item)?.order.orderId ?? item),
  );

  const focusRow = (orderId: string) => {
    const index = state.shown.peek().findIndex(({ order }) => order.orderId === orderId);
    if (index < 0) return;
    rows.scrollTo(index);
    requestAnimationFrame(() =>
      scroller?.querySelector<HTMLElement>(`[data-index="${index}"] .review__open`)?.focus(),
    );
  };
  const toggle = async ({ order }: Reviewed) => {
    await state.open(opened?.orderId === order.orderId ? null : order);
  };
  const done = async (orderId: string) => {
    await state.open(null);
    focusRow(orderId);
  };
  /** From this one on, and then from the top. */
  const next = async (orderId: string) => {
    await state.open(null);
    const all = state.reviewed.peek();
    const here = all.findIndex(({ order }) => order.orderId === orderId);
    const ahead = [...all.slice(here + 1), ...all.slice(0, here + 1)];
    const wanted = ahead.find(({ status }) => WAITS.has(status));
    if (wanted === undefined) return focusRow(orderId);
    await state.open(wanted.order);
    const index = state.shown.peek().findIndex(({ order }) => order.orderId === wanted.order.orderId);
    if (index >= 0) rows.scrollTo(index);
  };
  /** Up and down go from row to row, beyond what is drawn too. */
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const target = event.target as Element;
    const from = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    if (step === 0 || from === undefined) return;
    const to = shown[Math.min(Math.max(Number(from) + step, 0), shown.length - 1)];
    event.preventDefault();
    if (to !== undefined) focusRow(to.order.orderId);
  };

  /** The keyboard goes on to the next that can be answered so, and then to the press that ships. */
  const answer = async (order: ReviewOrder, given: RowAnswer) => {
    await state.settle(order, given);
    requestAnimationFrame(() => {
      const next = scroller?.querySelector<HTMLElement>('.review__question .button');
      (next ?? document.querySelector<HTMLElement>('.desk__head .button--primary'))?.focus();
    });
  };
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
        currency={state.account?.currency ?? null}
        fee={state.fees.value.get(orderId) ?? null}
        aligned={aligned}
        failure={state.notIntended.value.get(orderId) ?? null}
        findVillage={villages.find}
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
            villages={villages}
            actions={actions}
            onAgain={onAgain}
            onDone={() => void done(opened.orderId)}
            onNext={() => void next(opened.orderId)}
          />
        </td>
      </tr>
    );
  const open = shown[openIndex];
  return (
    <div class="review__scroller label-rows" ref={setScroller}>
      <table
        class="review__table"
        aria-label={t('review-table')}
        aria-rowcount={shown.length + 1}
        onKeyDown={move}
      >
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map((column) => (
              <th key={column} class={`review__title review__cell review__cell--${column}`} scope="col">
                {t(`review-column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <GapRow height={rows.items[0]?.start ?? 0} columns={COLUMNS.length} />
          {rows.items.map(({ index }) =>
            index === editorAt ? open !== undefined && drawEditor(open) : drawOrder(index),
          )}
          <GapRow height={rows.height - (rows.items.at(-1)?.end ?? 0)} columns={COLUMNS.length} />
        </tbody>
      </table>
    </div>
  );
}
