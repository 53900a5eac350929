import { type Browser, browser } from 'wxt/browser';
import { LIVE } from '../../../lib/messaging/live';
import { findRelay } from '../../../lib/shop-relay/kept-relay';
import { logged } from '../../../lib/storage/log';
import { wait } from '../../../lib/wait';
import { questionPace, waitForNext } from './catch-up';

/** Milliseconds below which an answer without news was not held open as was asked. */
const HELD_OPEN = 5_000;
/** Milliseconds after which it is looked again whether a page of ours is open. */
const LOOK_AGAIN = 1_000;

const pages = new Set<Browser.runtime.Port>();
/** Ends what is held open; `null`: nothing is. */
let held: AbortController | null = null;

/** A page of ours was opened: as long as one is, what the relay has is fetched at once. */
export function onConnect(port: Browser.runtime.Port): void {
  const own = browser.runtime.getURL('/');
  if (port.name !== LIVE || !port.sender?.url?.startsWith(own)) return;
  pages.add(port);
  // A message on the port keeps this background alive; it carries nothing.
  port.onMessage.addListener(() => undefined);
  port.onDisconnect.addListener(() => {
    pages.delete(port);
    if (pages.size === 0) held?.abort();
  });
  holdOpen();
}

export function isPageOpen(): boolean {
  return pages.size > 0;
}

/** Resolves once no page of ours is open, be it one that has not said so yet to a background that has just started. */
export async function whenNoPageIsOpen(): Promise<void> {
  while (isPageOpen() || (await isPageShown())) {
    await wait(LOOK_AGAIN);
  }
}

async function isPageShown(): Promise<boolean> {
  const shown = await browser.runtime.getContexts({ contextTypes: ['TAB', 'POPUP', 'SIDE_PANEL'] });
  return shown.length > 0;
}

/** Holds a request at the relay open while there are pages; called anew when a relay was joined. */
export function holdOpen(): void {
  if (held !== null || pages.size === 0) return;
  held = new AbortController();
  void hold(held.signal)
    .catch(logged('wait for the relay'))
    .finally(() => {
      held = null;
      // A page was opened while the last one was being closed.
      if (pages.size > 0) void findRelay().then((relay) => relay?.state === 'joined' && holdOpen());
    });
}

async function hold(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if ((await findRelay())?.state !== 'joined') return;
    const began = Date.now();
    const { isAnswered, hasNews } = await waitForNext(signal);
    const wasHeld = isAnswered && Date.now() - began >= HELD_OPEN;
    if (hasNews || wasHeld) questionPace.afterNews();
    else await questionPace.afterNothing(signal);
  }
}
