import { browser } from 'wxt/browser';

/**
 * Opens the form of a parcel that was intended before, for one more of the same order; in a window of its own, as the
 * bar's review has it where a popup cannot be opened.
 */
export function shipAgain(rowId: string): void {
  const url = `${browser.runtime.getURL('/popup.html')}?${new URLSearchParams({ again: rowId })}`;
  void browser.windows.create({ url, type: 'popup', width: 430, height: 680 });
}
