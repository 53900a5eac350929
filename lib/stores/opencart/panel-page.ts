import { type Fact, unknown } from '../../order';
import { blankParty } from '../blank-order';
import { indexControls } from '../controls';
import { cellLines, noteText } from '../elements';
import { lineFact, noteFact } from '../facts';
import { readPrintedFields } from './custom-fields';
import { readStatus } from './form-page';
import { readProductRow, readTotalRow } from './product-rows';
import type { ShownOrder } from './shown-order';

/** Where 2.3 and 3.x keep an order: rows with an icon each, and three tables below each other. */
interface Panels {
  readonly rows: readonly Element[];
  readonly billingLines: readonly string[] | null;
  readonly shippingLines: readonly string[] | null;
  readonly note: Element | null;
}

/** The tables stand in one panel; the products' is the only one with rows of totals, four columns wide. */
export function findPanels(document: Document): Panels | null {
  const tables = [...document.querySelectorAll('#content .panel-body > table.table-bordered')];
  const [products, other] = tables.filter((table) => table.querySelector('td[colspan="4"]') !== null);
  if (products === undefined || other !== undefined) return null;
  const siblings = tables.filter((table) => table.parentElement === products.parentElement);
  const bodies = products.querySelectorAll('tbody');
  const at = siblings.indexOf(products);
  const addresses = at === 1 ? [...(siblings[0]?.querySelectorAll('tbody > tr > td') ?? [])] : [];
  const notes = siblings.length === at + 2 ? [...(siblings[at + 1]?.querySelectorAll('tbody td') ?? [])] : [];
  const [billing, shipping, more] = addresses;
  const isPair = more === undefined;
  return {
    rows: bodies.length === 1 ? [...(bodies[0]?.children ?? [])] : [],
    billingLines: billing === undefined || !isPair ? null : cellLines(billing),
    // Without a shipping method there is one address alone.
    shippingLines: shipping === undefined || !isPair ? null : cellLines(shipping),
    note: notes.length === 1 ? (notes[0] ?? null) : null,
  };
}

/** The order's page of 2.3 and 3.x, which names hardly anything: of the addresses their lines are sent. */
export function readPanelPage(document: Document): ShownOrder {
  const panels = findPanels(document);
  const rows = panels?.rows ?? [];
  const isTotal = (row: Element) => row.firstElementChild?.getAttribute('colspan') === '4';
  const shippingMethod = readIconRow(document, 'fa-truck');
  return {
    shipping: blankParty('not-shown'),
    billing: { ...blankParty('not-shown'), phone: readIconRow(document, 'fa-phone') },
    printed: { shipping: panels?.shippingLines ?? null, billing: panels?.billingLines ?? null },
    ...readStatus(indexControls(document)),
    // Its title, which the shop words as it likes: the code is not on the page.
    paymentMethod: readIconRow(document, 'fa-credit-card'),
    customerNote: panels?.note
      ? noteFact(noteText(panels.note), 'labelled-text')
      : unknown(panels === null ? 'not-shown' : 'absent'),
    lines: rows.filter((row) => !isTotal(row)).flatMap((row) => readProductRow(row) ?? []),
    totals: rows.filter(isTotal).map(readTotalRow),
    shippingMethod: shippingMethod.known ? shippingMethod.value : null,
    shippingCode: null,
    fields: readPrintedFields(document, isSamePlace(panels)),
    currency: unknown('not-shown'),
    ownNote: null,
  };
}

/** Whether both addresses say the same behind their names. */
function isSamePlace(panels: Panels | null): boolean {
  const [billing, shipping] = [panels?.billingLines, panels?.shippingLines].map((lines) =>
    lines?.slice(1).join('\n'),
  );
  return billing === shipping;
}

/** The second cell of the row whose first one has this icon; if there are rows of two kinds, neither is used. */
function readIconRow(document: Document, icon: string): Fact<string> {
  const texts = new Set(
    [...document.querySelectorAll(`#content td:first-child i.${icon}`)].map((found) => {
      const row = found.closest('tr');
      return row?.childElementCount === 2 ? row.lastElementChild?.textContent : undefined;
    }),
  );
  const [text] = texts;
  return texts.size > 1 ? unknown('disagree') : lineFact(text, 'labelled-text');
}
