import { browser } from 'wxt/browser';

/**
 * Ends all but the newest copy of a script in a page: an update of the extension leaves the old copy running, and no
 * variable of the new one reaches it; a tab may also be given a script twice.
 * @returns ends this copy; aborted when a newer one starts.
 */
export function startAlone(script: string): AbortController {
  const end = new AbortController();
  const { signal } = end;
  const started = `${browser.runtime.id}:${script}`;
  document.dispatchEvent(new Event(started));
  document.addEventListener(started, () => end.abort(), { signal });
  return end;
}
