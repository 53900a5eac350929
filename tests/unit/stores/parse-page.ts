import { JSDOM } from 'jsdom';

/** One window for all pages: each would hold on to its memory. */
const { DOMParser } = new JSDOM('').window;

/** A page as a browser parses it; its scripts are not run. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
