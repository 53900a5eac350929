/** Missing in TypeScript's own types, since only Chromium has it. */
declare global {
  interface IntersectionObserverInit {
    readonly trackVisibility?: boolean;
    /** Milliseconds. */
    readonly delay?: number;
  }
  interface IntersectionObserverEntry {
    readonly isVisible?: boolean;
  }
}

/** Milliseconds after which a missing answer counts as no. One frame is enough, but a tab in the background draws none. */
const TIMEOUT = 1_000;

/**
 * Whether the browser is certain that elements are drawn as they are: nothing of the page lies over any of them,
 * whether or not it takes presses, and no opacity, filter or distorting transform applies to them. In doubt the browser
 * says no: an empty box over an element counts as a cover, unless it is invisible. In Chromium alone.
 *
 * @returns `null` when the tab was left before the browser answered: nothing is drawn in it then. False when it does not
 *   answer in time: a press must not wait until its tab is seen again.
 */
export function areDrawnPlainly(elements: readonly Element[]): Promise<boolean | null> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve(null);
    const waiting = new Set(elements);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isVisible } of entries) {
          if (isVisible !== true) return answer(false);
          waiting.delete(target);
        }
        if (waiting.size === 0) answer(true);
      },
      // The shortest delay that the browser allows; the first answer comes without it.
      { trackVisibility: true, delay: 100 },
    );
    const timer = setTimeout(answer, TIMEOUT, false);
    const leave = () => document.hidden && answer(null);
    document.addEventListener('visibilitychange', leave);
    function answer(drawn: boolean | null): void {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
      observer.disconnect();
      resolve(drawn);
    }
    for (const element of elements) observer.observe(element);
  });
}
