import { type Fact, unknown } from '../order';
import type { ListedOrder } from './adapter';
import { lineFact } from './facts';
import { cleanLine } from './text';

/** The rows that are known for certain, each order once, in their order. */
export function listedOnce<Row extends ListedOrder>(rows: Iterable<Row | null>): Row[] {
  const byId = new Map<string, Row>();
  for (const row of rows) if (row !== null && !byId.has(row.orderId)) byId.set(row.orderId, row);
  return [...byId.values()];
}

/** Where a link leads to on its page's own origin; `null` for anything else. */
export function findOwnAddress(link: string | null, url: URL): URL | null {
  const address = link === null ? null : URL.parse(link, url.href);
  if (address === null) return null;
  return address.origin === url.origin ? address : null;
}

export function isTicked(row: Element): boolean {
  const box = row.querySelector('input[type=checkbox]');
  return box !== null && 'checked' in box && box.checked === true;
}

/** A number as lists show it: one word with a digit in it, after a `#` that is not part of it. */
export function readShownNumber(text: string | null | undefined): Fact<string> {
  const word = /^#?(\S{1,50})$/.exec(cleanLine(text ?? ''))?.[1];
  if (word === undefined || !/\d/.test(word)) return unknown('not-shown');
  return lineFact(word, 'labelled-text');
}
