export interface Positions {
  watch(buttons: readonly Element[]): void;
  /** Compares where they stand with where they were seen last. */
  look(): void;
}

/** Shares of a button at which the browser tells that it leaves its place: also where it is rounded at a zoomed page. */
const SHARES = Array.from({ length: 101 }, (_, share) => share / 100);

/**
 * Tells when a button is moved. The browser itself is asked: it is observed through a window as large as the button,
 * which it leaves by moving, and that is told of every picture that is painted. Where it looks by itself a page could
 * put the button back before each look.
 */
export function watchPositions(
  signal: AbortSignal,
  onMoved: (button: Element, at: number) => void,
): Positions {
  const followed = new Map<Element, { box: DOMRect; readonly observer: IntersectionObserver | null }>();
  signal.addEventListener('abort', () => leave([...followed.keys()]));

  function leave(buttons: readonly Element[]): void {
    for (const button of buttons) {
      followed.get(button)?.observer?.disconnect();
      followed.delete(button);
    }
  }

  function follow(button: Element): void {
    leave([button]);
    const box = button.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const insets = [box.top, clientWidth - box.right, clientHeight - box.bottom, box.left];
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last !== undefined) place(button, last.boundingClientRect, last.time);
      },
      { rootMargin: insets.map((inset) => `${-Math.floor(inset)}px`).join(' '), threshold: SHARES },
    );
    followed.set(button, { box, observer });
    observer.observe(button);
  }

  function place(button: Element, now: DOMRectReadOnly, at: number): void {
    const known = followed.get(button);
    if (known === undefined || !isApart(known.box, now)) return;
    onMoved(button, at);
    follow(button);
  }

  return {
    watch(buttons) {
      leave([...followed.keys()].filter((button) => !buttons.includes(button)));
      for (const button of buttons) {
        if (followed.has(button)) continue;
        onMoved(button, performance.now());
        follow(button);
      }
    },
    look() {
      const at = performance.now();
      for (const button of [...followed.keys()]) place(button, button.getBoundingClientRect(), at);
    },
  };
}

/** By a pixel or more. */
function isApart(one: DOMRectReadOnly, other: DOMRectReadOnly): boolean {
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return sides.some((side) => Math.abs(one[side] - other[side]) >= 1);
}
