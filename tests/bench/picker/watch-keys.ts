import type { Page } from 'puppeteer-core';

/** What the page itself saw of one key. */
export interface KeyTimes {
  /** Milliseconds from the key until what it found stands in the page. */
  readonly script: number;
  /** 1: the first picture after the key has it; 2: a later one. */
  readonly frame: number;
  /** Milliseconds from the key until the picture was handed over; with the wait for the next picture. */
  readonly drawn: number;
}

declare global {
  interface Window {
    shahnaKeys: { script: number; frame: number; drawn: number }[];
  }
}

/**
 * Runs in the popup; writes down every key typed into the village's field. It names no function inside: what runs
 * scripts here marks named functions in a way that the page does not know.
 */
export function watchKeys(): void {
  window.shahnaKeys = [];
  document.addEventListener(
    'keydown',
    (event) => {
      const key = { script: 0, frame: 0, drawn: 0 };
      const { timeStamp } = event;
      window.shahnaKeys.push(key);
      requestAnimationFrame(() => {
        const typed = document.querySelector<HTMLInputElement>('[data-field="village"] input')?.value ?? '';
        const list = document.querySelector<HTMLElement>('[role="listbox"]');
        // The list names what it was made for: nothing of the key before can be taken for this one's.
        key.frame = list !== null && list.dataset.query === typed && list.offsetHeight > 0 ? 1 : 2;
        requestAnimationFrame(() => {
          key.drawn = performance.now() - timeStamp;
        });
      });
      new MutationObserver((_, observer) => {
        const typed = document.querySelector<HTMLInputElement>('[data-field="village"] input')?.value ?? '';
        const list = document.querySelector<HTMLElement>('[role="listbox"]');
        if (list?.dataset.query !== typed || list.hidden) return;
        observer.disconnect();
        key.script = performance.now() - timeStamp;
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    },
    { capture: true },
  );
}

export function readKeyTimes(page: Page): Promise<readonly KeyTimes[]> {
  return page.evaluate(() => window.shahnaKeys);
}
