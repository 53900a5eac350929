/** What is typed or pressed in ours is not the page's business. */
export function keepFromPage(element: Element, signal: AbortSignal): void {
  for (const type of ['keydown', 'keyup', 'keypress', 'click', 'pointerdown', 'mousedown', 'copy'] as const) {
    element.addEventListener(type, (event) => event.stopPropagation(), { signal });
  }
}
