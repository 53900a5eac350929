import { type Fact, unknown } from '../order';
import type { ListedOrder } from './adapter';
import { lineFact } from './facts';
import { cleanLine } from './text';

/** The rows that are known for certain, each order once, in their order. */
export function listedOnce(rows: Iterable<ListedOrder | null>): ListedOrder[] {
  const byId = new Map<string, ListedOrder>();
  for (const row of rows) if (row !== null && !byId.has(row.orderId)) byId.set(row.orderId, row);
  return [...byId.values()];
}

/** Where a link of the list leads to on the list's own origin; `null` for anything else. */
export function findOwnAddress(link: Element, url: URL): URL | null {
  const href = link.getAttribute('href') ?? '';
  if (!URL.canParse(href, url.href)) return null;
  const address = new URL(href, url.href);
  return address.origin === url.origin ? address : null;
}

interface FoundOrder {
  readonly orderId: string;
  readonly link: string;
  readonly anchor: Element;
}

/** The only id that a row's links lead to, with the first such address; `null` when there is none or two. */
export function findOnlyOrder(
  links: Iterable<Element>,
  url: URL,
  findId: (address: URL) => string | null,
): FoundOrder | null {
  let only: FoundOrder | null = null;
  for (const anchor of links) {
    const address = findOwnAddress(anchor, url);
    const orderId = address === null ? null : findId(address);
    if (address === null || orderId === null) continue;
    if (only !== null && only.orderId !== orderId) return null;
    only ??= { orderId, link: address.href, anchor };
  }
  return only;
}

/** A list's rows, each known by the one order that its links lead to; `describe` says the rest of it. */
export function rowsByLinks(
  rows: Iterable<Element>,
  url: URL,
  findId: (address: URL) => string | null,
  describe: (row: Element, found: FoundOrder) => Pick<ListedOrder, 'number' | 'link' | 'opens' | 'element'>,
): ListedOrder[] {
  return listedOnce(
    Array.from(rows, (row) => {
      const found = findOnlyOrder(row.querySelectorAll('a[href]'), url, findId);
      return found && { orderId: found.orderId, selected: isTicked(row), ...describe(row, found) };
    }),
  );
}

/** Whether the store's own checkbox of a row is ticked. */
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
