import type { CustomField, PageTexts } from '../../order';
import { cut } from '../controls';
import { cellLines, lineBreaks, noteText } from '../elements';
import { labelledFields } from '../labelled-fields';
import { collectTexts, textsAt } from '../places';
import { PANEL_PLACES, PRODUCT, TOTAL } from './places';

/**
 * Where 2.3 and 3.x keep an order: three tables below each other in one panel, of which the products' alone has rows of
 * totals, four columns wide.
 */
function findPanels(document: Document) {
  const tables = [...document.querySelectorAll('#content .panel-body > table.table-bordered')];
  const [products, other] = tables.filter((table) => table.querySelector('td[colspan="4"]') !== null);
  if (products === undefined || other !== undefined) return null;
  const siblings = tables.filter((table) => table.parentElement === products.parentElement);
  const bodies = products.querySelectorAll('tbody');
  const at = siblings.indexOf(products);
  const addresses = at === 1 ? [...(siblings[0]?.querySelectorAll('tbody > tr > td') ?? [])] : [];
  const notes = siblings.length === at + 2 ? [...(siblings[at + 1]?.querySelectorAll('tbody td') ?? [])] : [];
  const isPair = addresses.length <= 2;
  return {
    rows: bodies.length === 1 ? [...(bodies[0]?.children ?? [])] : [],
    billing: isPair ? addresses[0] : undefined,
    // Without a shipping method there is one address alone.
    shipping: isPair ? addresses[1] : undefined,
    note: notes.length === 1 ? notes[0] : undefined,
  };
}

/** What stands on the order's page of 2.3 and 3.x. */
export function collectPanels(document: Document): PageTexts {
  const { at, controls = [] } = collectTexts(document, PANEL_PLACES);
  const panels = findPanels(document);
  const { rows = [], billing, shipping, note } = panels ?? {};
  const isTotal = (row: Element) => row.firstElementChild?.getAttribute('colspan') === '4';
  const said = (cell: Element | undefined, text = lineBreaks) =>
    cell === undefined ? [] : [cut(text(cell))];
  return {
    at: {
      ...at,
      panel: [''],
      panels: panels === null ? [] : [''],
      billingLines: said(billing),
      shippingLines: said(shipping),
      note: said(note, noteText),
    },
    rows: {
      products: rows.filter((row) => !isTotal(row)).map((row) => textsAt(row, PRODUCT)),
      totals: rows.filter(isTotal).map((row) => textsAt(row, TOTAL)),
    },
    controls,
  };
}

/**
 * The shop's own fields as 3.x's page of an order prints them (`#tab-additional`): tables of the customer, of the address that is
 * billed and of the one that is sent to, those alone that have something in them, behind titles in the admin's language;
 * the last one is of the browser. Both addresses have the same fields, so that tables with a label in common are the two.
 * Of one alone nobody knows whose it is.
 */
export function readPanelFields(document: Document): readonly CustomField[] {
  const { billing, shipping } = findPanels(document) ?? {};
  // Behind their names.
  const [billed, sent] = [billing, shipping].map((cell) => cell && cellLines(cell).slice(1).join('\n'));
  const isOneAddress = billed === sent;
  const tables = [...document.querySelectorAll('#tab-additional table')];
  const all = tables.map((table) => labelledFields(table, 'thead', 'order'));
  const ofBrowser = all.at(-1) ?? [];
  const shareLabel = (some: typeof ofBrowser, others: typeof ofBrowser) =>
    some.some(({ label }) => others.some((other) => other.label === label));
  const ofPeople = all.filter((some) => !shareLabel(some, ofBrowser));
  const [ofSent = [], ofBilled = []] = ofPeople.toReversed();
  const areTwo = shareLabel(ofBilled, ofSent);
  return ofPeople.flatMap((some) => {
    const isSent = areTwo && some === ofSent;
    const at = isSent ? 'shipping' : areTwo && some === ofBilled ? 'billing' : 'order';
    const means = at === 'order' && !isOneAddress ? ({ means: 'unknown' } as const) : {};
    return some.map((field) => ({ ...field, at, ...means }));
  });
}
