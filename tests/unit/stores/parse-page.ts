import { JSDOM } from 'jsdom';

/** One window for all pages: each would hold on to its memory. */
const { DOMParser } = new JSDOM('').window;

let last: { readonly html: string; readonly document: Document } | null = null;

/**
 * A page as a browser parses it, the caller's own; its scripts are not run. Properties open one page hundreds of
 * times, and a copy of what was parsed takes half the time of parsing.
 */
export function parsePage(html: string): Document {
  if (last?.html !== html) last = { html, document: new DOMParser().parseFromString(html, 'text/html') };
  return last.document.cloneNode(true) as Document;
}
