import { useLayoutEffect, useState } from 'preact/hooks';

/** Rows beyond the edges that are drawn too, so that a turn of the wheel shows no gap. */
const OVERSCAN = 8;

export interface VirtualRows {
  /** The rows that are to be drawn now, one after another. */
  readonly indexes: readonly number[];
  /** How tall the rows before and after those are together, in pixels. */
  readonly before: number;
  readonly after: number;
  scrollTo(index: number): void;
}

/**
 * Draws of a long list only what is seen.
 * @param rowHeight of every row, in pixels.
 * @param scroller the element that scrolls; `null` until it stands there.
 */
export function useVirtualRows(count: number, rowHeight: number, scroller: HTMLElement | null): VirtualRows {
  const [top, setTop] = useState(0);
  const [fitting, setFitting] = useState(0);

  useLayoutEffect(() => {
    if (scroller === null) return;
    const look = () => {
      setTop(Math.floor(scroller.scrollTop / rowHeight));
      setFitting(Math.ceil(scroller.clientHeight / rowHeight) + 1);
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);

  // A list that became shorter is drawn to its end before the browser has scrolled back to it.
  const seenFrom = Math.max(0, Math.min(top, count - fitting));
  const from = Math.max(0, seenFrom - OVERSCAN);
  const to = fitting === 0 ? 0 : Math.min(count, seenFrom + fitting + OVERSCAN);
  return {
    indexes: Array.from({ length: to - from }, (_, nth) => from + nth),
    before: from * rowHeight,
    after: (count - to) * rowHeight,
    scrollTo(index) {
      if (scroller === null) return;
      const lowest = (index + 1) * rowHeight - scroller.clientHeight;
      const shown = Math.min(Math.max(scroller.scrollTop, lowest), index * rowHeight);
      scroller.scrollTop = shown;
      setTop(Math.floor(shown / rowHeight));
    },
  };
}
