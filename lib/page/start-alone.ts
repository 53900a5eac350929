import { browser } from 'wxt/browser';

/**
 * Lets only the newest of a script's copies in a page live: an update of the extension leaves the one that stood
 * there, which no variable reaches, and a tab may be given one twice.
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
