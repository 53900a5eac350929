import { JSDOM } from 'jsdom';
import { judgeOrder } from '../../lib/stores/judge-order';
import { readOrder } from '../../lib/stores/read-order';
import type { CapturedOrderPage } from './captured-store';
import { type Captured, compareOrder, type FieldVerdict, type Verdict } from './compare';
import { judgeDraft } from './judge-draft';

export interface CheckedField extends FieldVerdict {
  readonly store: string;
  readonly version: string;
  readonly page: string;
}

/**
 * Reads every captured order page through the store's own reader, compares each field with `truth.json`, and the parcel
 * that is drafted from it with `meant.json`.
 * @throws StorePageError when a page that is recognised cannot be read.
 */
export async function checkPages(pages: readonly CapturedOrderPage[]): Promise<readonly CheckedField[]> {
  const fields: CheckedField[] = [];
  for (const page of pages) {
    const { store, version, file } = page;
    const verdicts = await checkPage(page);
    fields.push(...verdicts.map((field) => ({ store, version, page: file, ...field })));
  }
  return fields;
}

/** @throws StorePageError as `readOrder` */
export async function checkPage(page: CapturedOrderPage): Promise<readonly FieldVerdict[]> {
  // Readers parse what they fetch as the browser does.
  globalThis.DOMParser ??= new JSDOM('').window.DOMParser;
  const { adapter, document, url, fetch, truth, meant } = page;
  const sent = await readOrder({ adapter, document, url, fetch, signal: new AbortController().signal });
  const order = judgeOrder(sent);
  return [
    ...(truth === null ? [] : compareOrder(order, truth, capturedOf(page))),
    ...(meant === null ? [] : judgeDraft(order, meant)),
  ];
}

function capturedOf({ adapter, document, isFormCaptured }: CapturedOrderPage): Captured {
  return {
    text: document.documentElement.outerHTML,
    isFormCaptured,
    // OpenCart keeps one phone with an order, the customer's: there the recipient has no other.
    hasOnePhone: adapter.kind === 'opencart',
  };
}

/** How many fields have one of these verdicts. */
export function count(fields: readonly FieldVerdict[], ...verdicts: readonly Verdict[]): number {
  return fields.filter(({ verdict }) => verdicts.includes(verdict)).length;
}
