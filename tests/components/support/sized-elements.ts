/** jsdom lays nothing out; a list that draws what is seen must be given something to see. */
export function giveElementsSize(height: number): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, get: () => height },
    clientWidth: { configurable: true, get: () => 1000 },
  });
}
