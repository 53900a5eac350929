import type { Page } from 'puppeteer-core';

/** A request of the page's script to its store's interface, in milliseconds since 1970. */
interface StoreRequest {
  readonly url: string;
  readonly end: number;
}

/** What happened on an order's page, in milliseconds since 1970. */
export interface Moments {
  /** The bar was drawn with the order. */
  readonly drawn: number;
  readonly pressed: number;
  /** The parcel's code was on the bar. */
  readonly coded: number;
}

type Noting = Window & { shahnaMoments?: Moments };

/**
 * Notes what a page's scripts ask of its store, from the browser's own log of its network: a page's own timings leave
 * out what an extension's script asks for.
 */
export async function noteStoreRequests(page: Page): Promise<readonly StoreRequest[]> {
  const session = await page.createCDPSession();
  const asked: StoreRequest[] = [];
  const begun = new Map<
    string,
    { readonly url: string; readonly wallTime: number; readonly timestamp: number }
  >();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime, timestamp }) => {
    if (/wp-json|rest_route/.test(url)) begun.set(requestId, { url, wallTime, timestamp });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = begun.get(requestId);
    if (request === undefined) return;
    const { url, wallTime } = request;
    asked.push({ url, end: 1000 * (wallTime + timestamp - request.timestamp) });
  });
  await session.send('Network.enable');
  return asked;
}

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
      if (event.isTrusted) moments.pressed = performance.timeOrigin + performance.now();
    },
    { capture: true },
  );
  const looking = setInterval(() => {
    const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.bar');
    const now = performance.timeOrigin + performance.now();
    if (moments.drawn === 0 && bar?.querySelector('.line.village')) moments.drawn = now;
    if (!bar?.querySelector('.line.code')) return;
    clearInterval(looking);
    moments.coded = now;
  }, 1);
}

/** Once the parcel's code is on the bar; the page itself looks for it, so that asking costs the press nothing. */
export async function readMoments(page: Page): Promise<Moments> {
  const shipped = await page.waitForFunction(
    () => {
      const { shahnaMoments } = window as Noting;
      return shahnaMoments !== undefined && shahnaMoments.coded > 0 ? shahnaMoments : null;
    },
    { polling: 100 },
  );
  return (await shipped.jsonValue()) as Moments;
}
