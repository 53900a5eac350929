import { rootOf } from './root-of';

export interface Changes {
  /** Runs our own changes of the root. A change outside of `draw` is the page's, or another extension's. */
  own(draw: () => void): void;
  /** Whether the root's content and styles are unchanged. After one foreign change the answer stays false. */
  areOurs(): boolean;
}

/** Milliseconds between two looks for what no observer reports; less than the bar must stand unchanged. */
const EVERY = 500;

/**
 * Notices what a page changes in our closed root. Firefox tells every listener which element an event came from, those
 * in closed roots too (`originalTarget`), and with it the root: the page could change what is said there, or lay a
 * button elsewhere. Observers tell of changed elements, words and attributes; what they do not tell of is looked at from
 * time to time and at each question: sheets, animations, places scrolled to, roots within. The rules of our own sheet
 * are closed to the page ("Not allowed to access cross-origin stylesheet").
 */
export function watchChanges(root: ShadowRoot, signal: AbortSignal): Changes {
  const { host } = root;
  let changed = false;
  const observer = new MutationObserver((records) => {
    changed ||= records.length > 0;
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });

  function own(draw: () => void): void {
    changed ||= observer.takeRecords().length > 0;
    draw();
    observer.takeRecords();
  }

  function areOurs(): boolean {
    changed ||= observer.takeRecords().length > 0 || (host.isConnected && !isDrawnAsMade());
    return !changed;
  }

  function isDrawnAsMade(): boolean {
    return (
      [...root.styleSheets].every(({ disabled, media }) => !disabled && media.mediaText === '') &&
      root.adoptedStyleSheets.length === 0 &&
      root.fullscreenElement === null &&
      // A rule's own animation, as that of a wheel that turns, is one of the rules.
      root.getAnimations().every((one) => one instanceof CSSAnimation) &&
      [...root.querySelectorAll('*')].every(
        (element) => element.scrollTop === 0 && element.scrollLeft === 0 && rootOf(element) === null,
      )
    );
  }

  const timer = setInterval(areOurs, EVERY);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    observer.disconnect();
  });
  return { own, areOurs };
}
