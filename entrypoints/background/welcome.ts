import { type Browser, browser } from 'wxt/browser';

/** A person's first sight of the extension: the page that leads from install to the first parcel. */
export function openWelcome({ reason }: Browser.runtime.InstalledDetails): void {
  if (reason === 'install') void browser.runtime.openOptionsPage();
}
