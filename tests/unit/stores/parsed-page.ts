import type { OpenPage } from './open-page';
import { parsePage } from './parse-page';

/** A page opened without a browser; its scripts are not run. */
export function parsedPage(html: string, address: string): OpenPage {
  return { document: parsePage(html), url: new URL(address) };
}
