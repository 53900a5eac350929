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
 * Whether the browser is certain that an element is drawn as it is: nothing of the page lies over any of it, whether
 * or not it takes presses, and no opacity, filter or distorting transform is laid on it. What is certain to the
 * browser errs towards no: an empty box over it counts, unless it is invisible.
 *
 * True where the browser has no such judgement (Firefox), and in a tab that nobody sees, which draws nothing: there no
 * eye is deceived, and no hand presses. False when the judgement does not come: a press that waited for its tab to be
 * seen again would be one that nobody makes any more.
 */
export function isDrawnPlainly(element: Element | null): Promise<boolean> {
  return new Promise((resolve) => {
    if (element === null) return resolve(false);
    if (document.hidden || !('isVisible' in IntersectionObserverEntry.prototype)) return resolve(true);
    const observer = new IntersectionObserver(([first]) => answer(first?.isVisible === true), {
      trackVisibility: true,
      // The least that the browser takes; the first answer does not wait for it.
      delay: 100,
    });
    const timer = setTimeout(answer, PATIENCE, false);
    function answer(drawn: boolean): void {
      clearTimeout(timer);
      observer.disconnect();
      resolve(drawn);
    }
    observer.observe(element);
  });
}
