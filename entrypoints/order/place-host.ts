import type { StoreAdapter } from '../../lib/stores/adapter';

/**
 * Puts the bar where the store's own actions are, or over the page's lower corner where the store has no such
 * place. While the page is being loaded its place may be still to come. A bar that stands where it should is
 * left alone: moving it would take the keyboard from it.
 * @returns whether it stands among the store's own actions
 */
export function placeHost(host: HTMLElement, adapter: StoreAdapter): boolean {
  const anchor = adapter.anchor?.(document) ?? null;
  if (anchor === null && document.readyState === 'loading') return false;
  const place = anchor === null ? 'corner' : 'inline';
  const { element, position } = anchor ?? { element: document.body, position: 'append' as const };
  const parent = position === 'append' ? element : element.parentElement;
  // The same parent is enough: if another program also keeps an element there, both would move theirs for ever.
  if (host.dataset.place !== place || host.parentElement !== parent) {
    host.dataset.place = place;
    element[position](host);
  }
  return anchor !== null;
}
