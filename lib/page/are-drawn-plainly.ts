/** What TypeScript's own words do not have yet, since one browser alone has it. */
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

/** Milliseconds until no answer is one. A frame is all it takes, but a tab that is left meanwhile draws none. */
const PATIENCE = 1_000;

/**
 * Whether the browser is certain that elements are drawn as they are: nothing of the page lies over any of them,
 * whether or not it takes presses, and no opacity, filter or distorting transform is laid on them. What is certain to
 * the browser errs towards no: an empty box over one counts, unless it is invisible. In Chromium alone.
 *
 * False when the judgement does not come: a press that waited for its tab to be seen again would be one that nobody
 * makes any more.
 */
export function areDrawnPlainly(elements: readonly Element[]): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting = new Set(elements);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isVisible } of entries) {
          if (isVisible !== true) return answer(false);
          waiting.delete(target);
        }
        if (waiting.size === 0) answer(true);
      },
      // The least that the browser takes; the first answer does not wait for it.
      { trackVisibility: true, delay: 100 },
    );
    const timer = setTimeout(answer, PATIENCE, false);
    function answer(drawn: boolean): void {
      clearTimeout(timer);
      observer.disconnect();
      resolve(drawn);
    }
    for (const element of elements) observer.observe(element);
  });
}
