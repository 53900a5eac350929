import { browser } from 'wxt/browser';

/** What opens the panel: each browser has its own, and none of them is in every browser that is supported. */
interface PanelApi {
  readonly sidebarAction?: { open(): Promise<void> };
  readonly sidePanel?: { open(options: { readonly tabId: number }): Promise<void> };
}

/**
 * Opens the panel beside a tab's page. The browser does so only within a person's press: nothing may be awaited before.
 */
export async function openPanel(tabId: number): Promise<void> {
  const { sidebarAction, sidePanel } = browser as PanelApi;
  await (sidebarAction?.open() ?? sidePanel?.open({ tabId }));
}
