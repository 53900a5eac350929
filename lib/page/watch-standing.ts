import { STOOD, type Standing } from '../press/press-rule';

const FIREFOX = import.meta.env.FIREFOX;

export interface StandingWatch {
  /** These parts, which say this, are shown from now on. */
  watch(parts: readonly Element[], said: string | null): void;
  /** Takes the result of our own check for covers. After a cover, the time counts from the next check that finds none. */
  look(isCovered: boolean): void;
  /**
   * Whether they stood there until now, from long enough before a press began.
   * @param begun as `performance.now` tells it
   */
  judge(begun: number): Standing;
}

/** `outside`: not wholly within the window; `drawn-over`: within it, and not drawn as it is. */
type Seen = 'whole' | 'outside' | 'drawn-over';

/**
 * Follows how long what a press would ship stands on the screen: a page may change or cover it just before a press,
 * and hears of a press before we do. Firefox tells only whether the parts are within the window, Chromium also whether
 * they are drawn as they are (`isVisible`).
 */
export function watchStanding(signal: AbortSignal): StandingWatch {
  /** How each part is seen; `null`: the browser has not said yet. */
  let parts = new Map<Element, Seen | null>();
  let said: string | null = null;
  let covered = false;
  let since = Infinity;

  const isHidden = () =>
    (!FIREFOX && [...parts.values()].includes('drawn-over')) || document.hidden || covered;
  const begin = (at: number) => {
    since = isHidden() || [...parts.values()].some((seen) => seen !== 'whole') ? Infinity : at;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target, intersectionRatio, time } = entry;
        // Parts that were only just scrolled into the window are too recent, even though nothing covers them.
        const seen =
          intersectionRatio <= 0.95
            ? 'outside'
            : !FIREFOX && entry.isVisible === false
              ? 'drawn-over'
              : 'whole';
        if (!parts.has(target) || parts.get(target) === seen) continue;
        parts.set(target, seen);
        begin(time);
      }
    },
    { threshold: [0, 0.96, 1], ...(!FIREFOX && { trackVisibility: true, delay: 100 }) },
  );
  document.addEventListener('visibilitychange', () => begin(performance.now()), { signal });
  signal.addEventListener('abort', () => observer.disconnect());

  return {
    watch(shown, saying) {
      const isSame = shown.length === parts.size && shown.every((part) => parts.has(part));
      if (isSame && saying === said) return;
      if (!isSame) {
        observer.disconnect();
        parts = new Map(shown.map((part) => [part, null]));
        for (const part of shown) observer.observe(part);
      }
      said = saying;
      begin(performance.now());
    },
    look(isCovered) {
      if (isCovered === covered) return;
      covered = isCovered;
      begin(performance.now());
    },
    judge(begun) {
      if (begun - since >= STOOD) return 'stood';
      return isHidden() ? 'not-seen' : 'too-soon';
    },
  };
}
