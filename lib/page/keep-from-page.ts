/** Keeps keys and presses inside our elements from the page's listeners. */
export function keepFromPage(element: Element, signal: AbortSignal): void {
  for (const type of ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown', 'copy'] as const) {
    element.addEventListener(type, (event) => event.stopPropagation(), { signal });
  }
}
