import { browser } from 'wxt/browser';

/**
 * Shows the desk: the tab in which it stands already, else a new one.
 * @param hash the section, e.g. `#/parcels`; left out: as it stands, or its first section.
 */
export async function openDesk(hash?: `#/${string}`): Promise<void> {
  const address = browser.runtime.getURL('/desk.html');
  const url = address + (hash ?? '');
  const [open] = await browser.tabs.query({ url: `${address}*` });
  if (open?.id === undefined) {
    await browser.tabs.create({ url });
    return;
  }
  await browser.tabs.update(open.id, { active: true, ...(hash !== undefined && { url }) });
  if (open.windowId !== undefined) await browser.windows.update(open.windowId, { focused: true });
}
