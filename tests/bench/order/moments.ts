import type { Page } from 'puppeteer-core';

/** A request of the page's script to the store, in milliseconds of the page's own clock. */
interface StoreRequest {
  readonly url: string;
  readonly end: number;
}

/** What happened on an order's page, in milliseconds of the page's own clock. */
export interface Moments {
  /** The store had answered for its order. */
  readonly answered: number;
  /** The bar was drawn with the order. */
  readonly drawn: number;
  readonly pressed: number;
  /** The parcel's code was on the bar. */
  readonly coded: number;
  readonly asked: readonly StoreRequest[];
}

type Noting = Window & { shahnaMoments?: { drawn: number; pressed: number; coded: number } };

/**
 * Runs in the page before its own scripts; builds for tests have an open root. It names no function inside: what runs
 * scripts here marks named functions in a way that the page does not know.
 */
export function noteMoments(): void {
  const moments = { drawn: 0, pressed: 0, coded: 0 };
  (window as Noting).shahnaMoments = moments;
  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted) moments.pressed = performance.now();
    },
    { capture: true },
  );
  const looking = setInterval(() => {
    const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.bar');
    if (moments.drawn === 0 && bar?.querySelector('.line.village')) moments.drawn = performance.now();
    if (!bar?.querySelector('.line.code')) return;
    clearInterval(looking);
    moments.coded = performance.now();
  }, 1);
}

export async function readMoments(page: Page): Promise<Moments> {
  return page.evaluate(() => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const asked = requests
      .filter(({ name }) => /wp-json|rest_route/.test(name))
      .map(({ name, responseEnd }) => ({ url: name, end: responseEnd }));
    const moments = (window as Noting).shahnaMoments ?? { drawn: 0, pressed: 0, coded: 0 };
    return { ...moments, answered: asked[0]?.end ?? Number.NaN, asked };
  });
}
