import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

/** Rows beyond the edges that are drawn too, so that a turn of the wheel shows no gap. */
const OVERSCAN = 8;

export type VirtualRows = ReturnType<typeof useVirtualRows>;

/** One function for all drawings: with another one every row would be laid out anew, at each turn of the wheel. */
const byIndex = (index: number) => index;

/**
 * Draws of a long list only what is seen.
 * @param rowHeight of every row that is not measured, in pixels.
 * @param keyOf names a row by what is in it, where rows are measured: its height goes with it
 */
export function useVirtualRows(
  count: number,
  rowHeight: number,
  keyOf: (index: number) => string | number = byIndex,
) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [, redraw] = useReducer((drawn: number, _: null) => drawn + 1, 0);
  const options = {
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    getItemKey: keyOf,
    indexAttribute: 'data-item',
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: () => redraw(null),
  };
  const [virtualizer] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index);
  return {
    /** What is to be drawn now, each with where it begins, in pixels. */
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    scroller,
    setScroller,
    scrollTo,
    /** Focuses the button that opens a row, which may not be rendered yet. */
    focus(index: number) {
      scrollTo(index);
      requestAnimationFrame(() =>
        scroller?.querySelector<HTMLElement>(`[data-index="${index}"] [aria-expanded]`)?.focus(),
      );
    },
    /** The `ref` of rows that are as tall as what is in them; they say their place in `data-item`. */
    measure: virtualizer.measureElement,
  };
}

interface VirtualTableProps {
  /** The class that those of its parts begin with: `ledger` makes `ledger__table`. */
  readonly name: string;
  readonly class?: string;
  readonly label: string;
  /** Number of data rows; an open row's form is not counted. */
  readonly count: number;
  readonly rows: VirtualRows;
  readonly head: ComponentChildren;
  readonly draw: (item: number) => ComponentChildren;
}

/** A table that scrolls by itself. Up and down go from row to row, beyond what is drawn too. */
export function VirtualTable(props: VirtualTableProps) {
  const { name, label, count, rows, head, draw } = props;
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const from = (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset.index;
    if (step === 0 || from === undefined) return;
    event.preventDefault();
    rows.focus(Math.min(Math.max(Number(from) + step, 0), count - 1));
  };
  // Takes the space of the rows that are not rendered. One cell alone: over more columns than a narrow window shows,
  // it would make columns of its own.
  const gap = (height: number) =>
    height > 0 && (
      <tr class="gap-row" style={{ blockSize: `${height}px` }}>
        <td />
      </tr>
    );
  return (
    <div class={`surface long-table ${name}__scroller ${props.class ?? ''}`.trim()} ref={rows.setScroller}>
      <table class={`table ${name}__table`} aria-label={label} aria-rowcount={count + 1} onKeyDown={move}>
        <thead class="soft small">
          <tr aria-rowindex={1}>{head}</tr>
        </thead>
        <tbody>
          {gap(rows.items[0]?.start ?? 0)}
          {rows.items.map(({ index }) => draw(index))}
          {gap(rows.height - (rows.items.at(-1)?.end ?? 0))}
        </tbody>
      </table>
    </div>
  );
}

/** Their points stand under each other. */
const AMOUNTS: readonly string[] = ['amount', 'fee'];

function columnClass(table: string, name: string): string {
  return `${table}__cell ${table}__cell--${name}${AMOUNTS.includes(name) ? ' amounts' : ''}`;
}

export function titleClass(table: string, name: string): string {
  return `long-table__title ${table}__title ${columnClass(table, name)}`;
}

interface CellProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

/** The cells of such a table, each with the class of its column. */
export function cellOf(table: string) {
  return function Cell({ name, children }: CellProps) {
    return (
      <td class={columnClass(table, name)}>
        <div class={`long-table__inside ${table}__inside`}>{children}</div>
      </td>
    );
  };
}
