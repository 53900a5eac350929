import { type Fact, unknown } from '../order';
import type { ListedOrder, ListReader } from './adapter';
import { type Addressed, findOrderId, type RecognisedBy } from './definition';
import { findOnlyElement } from './elements';
import { lineFact } from './facts';
import { findOwnAddress } from './fetch-store';
import type { StoreKind } from './registry';
import { cleanLine } from './text';

interface ListShape extends Pick<ListReader, 'atOnce'> {
  /** Its rows; those of any table where it is left out. */
  readonly rows?: string;
  /** An attribute in which a row names its order's page, beside its links. */
  readonly address?: string;
  /** Links of a row that all lead to its order: it is not read where one does not. */
  readonly links?: string;
  /** What of a row has the order's id for its value: of another id the row is not read. */
  readonly idCell?: string;
  /** What of a row shows the order's number; its link to the order where it is left out, `null` where nothing does. */
  readonly numberCell?: string | null | ((row: Element) => Element | null);
  /** It need not have a digit in it. */
  readonly isWord?: true;
}

interface FoundOrder {
  readonly orderId: string;
  readonly address: URL;
  /** What names it: a link, or the row. */
  readonly by: Element;
}

export function listOf(
  store: RecognisedBy & Addressed<StoreKind>,
  { rows = 'tr', address: attribute, links, idCell, numberCell, isWord, ...more }: ListShape = {},
): ListReader {
  const { detect, orderLink, sessionInAddresses } = store;
  const cellOf = (row: Element) => {
    if (typeof numberCell === 'function') return numberCell(row);
    return numberCell == null ? null : findOnlyElement(row, numberCell);
  };
  return {
    ...more,
    readRows(document, url) {
      const page = detect(document, url);
      if (page?.page !== 'order-list') return [];
      const findId = (address: URL) => findOrderId(store, address, page.store);
      return listedOnce(
        Array.from(document.querySelectorAll(rows), (row) => {
          const found = findOnlyOrder(row, { attribute, links }, url, findId);
          const said = found && idCell && row.querySelector(idCell)?.getAttribute('value');
          if (found === null || (idCell !== undefined && said !== found.orderId)) return null;
          const { orderId, address, by } = found;
          const cell = cellOf(row);
          const text = (numberCell === undefined ? by : cell)?.textContent;
          return {
            orderId,
            number: isWord
              ? lineFact(cleanLine(text ?? '').replace(/^#/, ''), 'labelled-text')
              : readShownNumber(text),
            link: orderLink(page.store, orderId, address),
            ...(sessionInAddresses && { opens: address.href }),
            selected: row.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked === true,
            element: cell ?? (by === row ? null : by.closest('td')) ?? row,
          };
        }),
      );
    },
  };
}

export function listedOnce<Row extends ListedOrder>(rows: Iterable<Row | null>): Row[] {
  const byId = new Map<string, Row>();
  for (const row of rows) if (row !== null && !byId.has(row.orderId)) byId.set(row.orderId, row);
  return [...byId.values()];
}

/** One word with a digit in it, after a `#` that is not part of it. */
function readShownNumber(text: string | null | undefined): Fact<string> {
  const word = /^#?(\S{1,50})$/.exec(cleanLine(text ?? ''))?.[1];
  if (word === undefined || !/\d/.test(word)) return unknown('not-shown');
  return lineFact(word, 'labelled-text');
}

/** The only id that a row names, with the first such address; `null` when there is none or two. */
function findOnlyOrder(
  row: Element,
  { attribute, links }: Record<'attribute' | 'links', string | undefined>,
  url: URL,
  findId: (address: URL) => string | null,
): FoundOrder | null {
  const named = attribute === undefined ? [] : [[row, row.getAttribute(attribute)] as const];
  const linked = [...row.querySelectorAll(links ?? 'a[href]')].map(
    (link) => [link, link.getAttribute('href')] as const,
  );
  let only: FoundOrder | null = null;
  for (const [by, href] of [...named, ...linked]) {
    const address = findOwnAddress(href, url);
    const orderId = address && findId(address);
    if (address === null || orderId === null) {
      // A link that must lead to the order leads elsewhere.
      if (links !== undefined) return null;
      continue;
    }
    if (only !== null && only.orderId !== orderId) return null;
    only ??= { orderId, address, by };
  }
  return only;
}
