/** By the clock of this background, in milliseconds. */
let startedAt = -Infinity;

export function noteBrowserStart(): void {
  startedAt = performance.now();
}

/** Whether the browser started within these milliseconds: it may still be opening the tabs it had before. */
export function hasJustStarted(within: number): boolean {
  return performance.now() - startedAt < within;
}
