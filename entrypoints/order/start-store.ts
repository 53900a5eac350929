import { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import { findAsk, onSignal } from '../../lib/messaging/signals';
import { findShared, type Notes, type RunningPage, type StartList } from '../../lib/page/shared-world';
import { startAlone } from '../../lib/page/start-alone';
import { watchPage } from '../../lib/page/watch-page';
import type { StoreAdapter } from '../../lib/stores/adapter';
import { findOrderAddress } from '../../lib/stores/order-address';
import { startOrder } from './start-order';

/**
 * Runs on the pages of an enabled store: shows the bar on its orders and the badges on its lists, however the store
 * navigates; on any other page of the site it does nothing. A store's script is registered at run time, only where
 * the person enabled the store. It starts before the page is drawn, so that the bar has its place from the first
 * frame on and nothing moves when the bar comes.
 *
 * @param notes what writes the store's notes, where it takes them
 */
export function startStore(adapter: StoreAdapter, notes?: Notes): void {
  // One host may have two stores at two ports, which browsers do not tell apart: each script runs alone of its kind.
  const all = startAlone(`store-${adapter.kind}`);
  let running: { readonly key: string; readonly page: RunningPage; readonly end: AbortController } | null =
    null;

  function look(): boolean {
    // Before there is a body there is nothing to recognise a page by.
    const page = document.body === null ? null : adapter.detect(document, new URL(location.href));
    const key = page && JSON.stringify(page);
    if (running?.key === key) return running?.page.keep() ?? false;
    running?.end.abort();
    running = null;
    if (page === null || key === null) return false;
    const end = new AbortController();
    const signal = AbortSignal.any([end.signal, all.signal]);
    const leave = () => all.abort();
    notes?.keepWritten(page.store, signal);
    const started =
      page.page === 'order'
        ? startOrder(adapter, signal, leave, notes)
        : startListLater(adapter, page.store, signal, leave);
    running = { key, page: started, end };
    return false;
  }

  /** Our own pages open an order by the address that this tab knows. */
  const answerAddress = (message: unknown, _from: unknown, respond: (reply: object) => void): undefined => {
    const asked = findAsk(message, 'order-address');
    if (asked === null || document.body === null) return;
    const address = findOrderAddress(adapter, asked, { document, url: new URL(location.href) });
    if (address !== null) respond({ address });
  };
  onSignal(answerAddress, all.signal);
  watchPage({ changed: look, settled: () => running?.page.reread() }, all.signal);
}

/** Has the list's script loaded when a list is opened, and starts it: an order's page does not carry it. */
const startListLater: StartList = (adapter, store, signal, leave) => {
  let list: RunningPage | null = null;

  async function load(): Promise<void> {
    if (findShared('shahnaList') === null) await send('orders/list-script', {});
    if (!signal.aborted) list = findShared('shahnaList')?.(adapter, store, signal, leave) ?? null;
  }

  load().catch((error: unknown) => {
    if (!signal.aborted && error instanceof Failure && error.code === 'store-not-enabled') leave();
  });
  return { keep: () => list?.keep() ?? false, reread: () => list?.reread() };
};
