/** Milliseconds to wait after a change for further ones, before the page is read again. */
const TOGETHER = 400;

export interface PageWatcher {
  /**
   * The page may show something else now. Called before the change is painted, so it must be cheap.
   * @returns true: of a page that is still coming there is nothing more to hear until it is whole
   */
  readonly changed: () => boolean;
  /** The page was changed a moment ago; at most a few times a second, however busy it is. */
  readonly settled: () => void;
}

/** Our own elements in a page: adding them is no change of the page. */
const OURS = /^shahna-/;

/**
 * Watches a page for everything after which it may show another order: its own loading, addresses changed
 * without loading (`pushState`, `#…`), parts loaded later, and scripts that remove foreign elements.
 */
export function watchPage({ changed, settled }: PageWatcher, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const isEnough = changed();
    // Hearing of each element that comes would delay the page.
    if (isEnough && document.readyState === 'loading') observer.disconnect();
    timer ??= setTimeout(() => {
      timer = undefined;
      settled();
    }, TOGETHER);
  };
  const observer = new MutationObserver((records) => {
    if (!records.every(isOurOwn)) look();
  });
  const begin = () => {
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    look();
  };
  let typing: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(typing);
  });
  // Typing into a form changes no element; the page is read again when the typing pauses.
  document.addEventListener(
    'input',
    () => {
      clearTimeout(typing);
      typing = setTimeout(look, TOGETHER);
    },
    { signal },
  );
  document.addEventListener('DOMContentLoaded', begin, { signal });
  addEventListener('hashchange', look, { signal });
  addEventListener('popstate', look, { signal });
  watchAddress(look, signal);
  begin();
}

/** Notices `pushState` and `replaceState`: by the browser's own event, or, in Firefox 140, by polling the address. */
function watchAddress(changed: () => void, signal: AbortSignal): void {
  if (typeof navigation === 'object') {
    navigation.addEventListener('currententrychange', changed, { signal });
    return;
  }
  let seen = location.href;
  const looking = setInterval(() => {
    if (location.href === seen) return;
    seen = location.href;
    changed();
  }, 1_000);
  signal.addEventListener('abort', () => clearInterval(looking));
}

/** Words that change where they stand add nothing, and are the page's: ours stand in closed roots. */
function isOurOwn({ addedNodes: [...added], removedNodes }: MutationRecord): boolean {
  const onlyAdds = added.length > 0 && removedNodes.length === 0;
  return onlyAdds && added.every(({ nodeName }) => OURS.test(nodeName.toLowerCase()));
}
