/** A page's styles may draw before and after our element; that would look like ours, and `elementFromPoint` takes it for ours. */
const NOTHING_OF_THE_PAGE = ':host::before,:host::after{content:none!important}';

/**
 * An element of ours in the page, with a closed root of its own that the page can neither read nor reach.
 *
 * It is made in a document without a window, where no custom elements are defined. In the page's own document, a page
 * that defines an element of this name would have its constructor run first, and `attachInternals` there gives it the
 * closed root. An element that had its root before it was defined keeps it to itself.
 */
export function makeHost(
  name: `shahna-${string}`,
  style: readonly string[],
): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.implementation.createHTMLDocument('').createElement(name);
  // A browser that translates the page would put other words in place of ours, and take what is drawn from us.
  host.translate = false;
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = document.createElement('style');
  sheet.textContent = NOTHING_OF_THE_PAGE + style.join('');
  root.append(sheet);
  return { host, root };
}

/**
 * Takes out what an earlier copy of a script left in the page: Firefox ends that one with an update, before it can take
 * out its own.
 */
export function removeOld(name: `shahna-${string}`): void {
  for (const old of document.querySelectorAll(name)) old.remove();
}

/** Keeps keys and presses inside our elements from the page's listeners. */
export function keepFromPage(element: Element, signal: AbortSignal): void {
  for (const type of ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown', 'copy'] as const) {
    element.addEventListener(type, (event) => event.stopPropagation(), { signal });
  }
}
