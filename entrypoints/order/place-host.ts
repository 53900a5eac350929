import type { StoreAdapter } from '../../lib/stores/adapter';

type Anchor = NonNullable<ReturnType<NonNullable<StoreAdapter['anchor']>>>;

/**
 * Puts the bar where the store's own actions are, or over the page's lower corner where the store has no such
 * place. While the page is being loaded its place may be still to come. A bar that stands where it should is
 * left alone: moving it would take the keyboard from it.
 * @returns whether it stands among the store's own actions
 */
export function placeHost(host: HTMLElement, adapter: StoreAdapter): boolean {
  const anchor = adapter.anchor?.(document) ?? null;
  if (anchor === null) {
    if (document.readyState === 'loading' || isInCorner(host)) return false;
    host.dataset.place = 'corner';
    document.body.append(host);
  } else if (!isAt(host, anchor)) {
    host.dataset.place = 'inline';
    anchor.element[anchor.position](host);
  }
  return anchor !== null;
}

function isInCorner(host: HTMLElement): boolean {
  return host.dataset.place === 'corner' && host.isConnected;
}

/** The same parent is enough: if another program also keeps an element there, both would move theirs for ever. */
function isAt(host: HTMLElement, { element, position }: Anchor): boolean {
  const parent = position === 'append' ? element : element.parentElement;
  return host.dataset.place === 'inline' && host.parentElement === parent;
}
