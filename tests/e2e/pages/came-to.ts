import type { Page } from 'puppeteer-core';
import { eventually } from '../eventually';

/** Once the tab is at this order. Not by the page: one that is about to be another cannot be asked in Firefox. */
export async function cameTo(page: Page, orderId: string): Promise<void> {
  await eventually(
    () => new URL(page.url()).search,
    (search) => search.includes(orderId),
  );
}
