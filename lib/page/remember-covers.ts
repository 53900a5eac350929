/** Milliseconds that a cover is remembered: longer than from seeing a thing to pressing it. */
const REMEMBERED = 500;

export interface Covers {
  /** What is looked at from now on; once is enough while it stays the same. */
  watch(element: Element): void;
  /** Whether something lies over it or lay over it a moment ago. */
  recent(): boolean;
}

/**
 * Remembers what was drawn over the bar. A page hears of a press before we do: what lay over the bar while the person
 * looked could be gone when they press. An element out of sight, or not looked at by the browser yet, is not covered.
 * Firefox judges none of this: never covered there.
 */
export function rememberCovers(signal: AbortSignal): Covers {
  let watched: Element | null = null;
  let covered = false;
  let last = Number.NEGATIVE_INFINITY;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, isVisible, time } of entries) {
        if (covered) last = time;
        covered = isIntersecting && isVisible === false;
      }
    },
    { trackVisibility: true, delay: 100 },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  return {
    watch(element) {
      if (element === watched) return;
      observer.disconnect();
      watched = element;
      observer.observe(element);
    },
    recent: () => covered || performance.now() - last < REMEMBERED,
  };
}
