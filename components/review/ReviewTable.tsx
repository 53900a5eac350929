import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Reviewed, ReviewStatus } from '../../lib/review/review-status';
import type { RowActions } from '../outbox/row-actions';
import { useText } from '../text/use-text';
import { useVirtualRows } from '../ui/use-virtual-rows';
import type { Villages } from '../village-picker/villages';
import { ReviewRow } from './ReviewRow';
import { RowEditor } from './RowEditor';
import type { ReviewState } from './review-state';

/** What the next press on "next" leads to. */
const WAITS: ReadonlySet<ReviewStatus> = new Set(['doubtful', 'shared-phone', 'changed']);

/** Pixels; the styles say the same. */
const ROW_HEIGHT = 56;
const COLUMNS = ['order', 'recipient', 'village', 'street', 'amount', 'fee', 'state'] as const;

interface ReviewTableProps {
  readonly state: ReviewState;
  readonly villages: Villages;
  readonly actions: RowActions;
  readonly onAgain: (rowId: string) => void;
}

/**
 * The orders, of which only those that are seen are drawn. What stands open under a row takes the room of so many
 * rows as it is tall.
 */
export function ReviewTable({ state, villages, actions, onAgain }: ReviewTableProps) {
  const { t } = useText();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [slots, setSlots] = useState(6);
  const editor = useRef<HTMLDivElement>(null);
  const shown = state.shown.value;
  const opened = state.opened.value;
  const openIndex = opened === null ? -1 : shown.findIndex(({ order }) => order.orderId === opened.orderId);
  const room = openIndex < 0 ? 0 : slots;
  const rows = useVirtualRows(shown.length + room, ROW_HEIGHT, scroller);
  const last = shown.length + room - 1;

  useLayoutEffect(() => {
    const element = editor.current;
    if (element === null) return;
    const measure = () => setSlots(Math.max(1, Math.ceil(element.scrollHeight / ROW_HEIGHT)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [opened]);

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

  const isEditor = (index: number) => openIndex >= 0 && index > openIndex && index <= openIndex + room;
  const rowIndex = (index: number) => (openIndex >= 0 && index > openIndex ? index - room : index);
  const first = rows.items[0]?.index ?? 0;
  const end = rows.items.at(-1)?.index ?? -1;
  const drawnFrom = isEditor(first) ? openIndex + 1 : first;
  const drawnTo = isEditor(end) ? openIndex + room : end;
  const indexes = rows.items.map(({ index }) => index).filter((index) => !isEditor(index));
  const showsEditor = rows.items.some(({ index }) => isEditor(index) || index === openIndex);
  const open = openIndex < 0 ? undefined : shown[openIndex];
  const drawRow = (index: number) => {
    const reviewed = shown[rowIndex(index)];
    if (reviewed === undefined) return null;
    const { orderId } = reviewed.order;
    return (
      <ReviewRow
        key={orderId}
        reviewed={reviewed}
        index={rowIndex(index)}
        open={orderId === opened?.orderId}
        currency={state.account?.currency ?? null}
        fee={state.fees.value.get(orderId) ?? null}
        failure={state.notIntended.value.get(orderId) ?? null}
        findVillage={villages.find}
        onOpen={() => void toggle(reviewed)}
        onOpenInStore={() => void state.openInStore(orderId)}
      />
    );
  };
  return (
    <div class="review__scroller" ref={setScroller}>
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
          <Gap height={drawnFrom * ROW_HEIGHT} />
          {indexes.filter((index) => index <= openIndex || openIndex < 0).map(drawRow)}
          {showsEditor && open !== undefined && opened !== null && (
            <tr class="review__under" key="editor" style={{ blockSize: `${room * ROW_HEIGHT}px` }}>
              <td colSpan={COLUMNS.length}>
                <div ref={editor}>
                  <RowEditor
                    key={opened.orderId}
                    state={state}
                    reviewed={open}
                    form={opened.form}
                    villages={villages}
                    actions={actions}
                    onAgain={onAgain}
                    onDone={() => void done(opened.orderId)}
                    onNext={() => void next(opened.orderId)}
                  />
                </div>
              </td>
            </tr>
          )}
          {indexes.filter((index) => openIndex >= 0 && index > openIndex).map(drawRow)}
          <Gap height={(last - drawnTo) * ROW_HEIGHT} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr class="review__gap" style={{ blockSize: `${height}px` }}>
      <td colSpan={COLUMNS.length} />
    </tr>
  );
}
