import type { RunningPage } from '../../lib/page/running-page';
import { watchPage } from '../../lib/page/watch-page';
import type { StoreAdapter, StorePage } from '../../lib/stores/adapter';
import { startListLater } from './start-list-later';
import { startOrder } from './start-order';

/**
 * Follows the page from order to order and list to list, however the store navigates.
 * @param all ends everything of ours on the page.
 */
export function startPages(adapters: readonly StoreAdapter[], all: AbortController): void {
  let running: { readonly key: string; readonly page: RunningPage; readonly end: AbortController } | null =
    null;

  function look(): void {
    const found = detect(adapters);
    const key = found === null ? null : keyOf(found.page);
    if (running?.key === key) {
      running?.page.keep();
      return;
    }
    running?.end.abort();
    running = null;
    if (found === null || key === null) return;
    const end = new AbortController();
    const signal = AbortSignal.any([end.signal, all.signal]);
    const leave = () => all.abort();
    const { adapter, page } = found;
    const started =
      page.page === 'order'
        ? startOrder(adapter, signal, leave)
        : startListLater(adapter, page.store, signal, leave);
    running = { key, page: started, end };
  }

  watchPage({ changed: look, settled: () => running?.page.reread() }, all.signal);
}

function detect(adapters: readonly StoreAdapter[]) {
  // Before there is a body there is nothing to tell a page by.
  if (document.body === null) return null;
  const url = new URL(location.href);
  for (const adapter of adapters) {
    const page = adapter.detect(document, url);
    if (page !== null) return { adapter, page };
  }
  return null;
}

function keyOf(page: StorePage): string {
  const { kind, basePath } = page.store;
  return JSON.stringify([kind, basePath, page.page, page.page === 'order' ? page.orderId : null]);
}
