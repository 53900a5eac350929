import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from '@tanstack/virtual-core';
import { useLayoutEffect, useReducer, useState } from 'preact/hooks';

/** Rows beyond the edges that are drawn too, so that a turn of the wheel shows no gap. */
const OVERSCAN = 8;

export interface VirtualRows {
  /** What is to be drawn now, each with where it begins, in pixels. */
  readonly items: readonly VirtualItem[];
  /** How tall all rows are together, in pixels. */
  readonly height: number;
  scrollTo(index: number): void;
  /** The `ref` of rows that are as tall as what is in them; they say their place in `data-item`. */
  readonly measure: (row: HTMLElement | null) => void;
}

/**
 * Draws of a long list only what is seen.
 * @param rowHeight of every row that is not measured, in pixels.
 * @param scroller the element that scrolls; `null` until it stands there.
 * @param keyOf names a row by what is in it, where rows are measured: its height goes with it
 */
export function useVirtualRows(
  count: number,
  rowHeight: number,
  scroller: HTMLElement | null,
  keyOf: (index: number) => string | number = (index) => index,
): VirtualRows {
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
  return {
    items: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    measure: virtualizer.measureElement,
  };
}
