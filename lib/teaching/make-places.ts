import { isControl } from '../stores/taught/element-text';
import { isLabel, labelOf, sectionOf } from '../stores/taught/labels';
import { findPlace, type Page } from '../stores/taught/places';
import { type BesideLabel, type Step, type TaughtPlace, TEACHING_LIMITS } from '../stores/taught/teaching';
import { isStable } from './stable';

/** Attributes that name what stands in an element; others (`href`, `style`, `title`) say something else. */
const NAMING = /^(?:itemprop|aria-label|autocomplete|data-[a-z][a-z0-9-]*)$/;
const TAG = /^[a-z][a-z0-9-]{0,39}$/;
/** How far from an element its labels are looked for. */
const REACH = 4;

export interface Pointed {
  readonly page: Page;
  readonly element: Element;
  /** Whether it is one of a list, of which all are meant. */
  readonly list: boolean;
  /** Texts of this very order, which no lasting name contains. */
  readonly ofOrder: readonly string[];
}

/**
 * Every way in which an element could be found again on another order's page, from the most to the least trusted.
 * None counts elements. Whether they read the right thing here is for the caller to see.
 */
export function makePlaces(pointed: Pointed): readonly TaughtPlace[] {
  const { list } = pointed;
  const places = [
    ...(list ? [] : [...byId(pointed), ...byName(pointed)]),
    ...byAttributes(pointed),
    ...byLabels(pointed),
    ...byStructure(pointed),
  ];
  return places.slice(0, TEACHING_LIMITS.ways);
}

function byId({ element, ofOrder }: Pointed): readonly TaughtPlace[] {
  return isStable(element.id, ofOrder) ? [{ by: 'id', id: element.id }] : [];
}

function byName({ element, ofOrder }: Pointed): readonly TaughtPlace[] {
  const name = element.getAttribute('name') ?? '';
  return isControl(element) && isStable(name, ofOrder) ? [{ by: 'name', name }] : [];
}

function byAttributes({ element, ofOrder }: Pointed): readonly TaughtPlace[] {
  const tag = element.localName;
  if (!TAG.test(tag)) return [];
  const places: TaughtPlace[] = [];
  for (const { name, value } of element.attributes) {
    if (!NAMING.test(name) || !isStable(name, ofOrder)) continue;
    if (isStable(value, ofOrder)) places.push({ by: 'attribute', tag, name, value, begins: false });
    // Bare: the store's own name for what stands there, whatever its value is.
    else if (name.startsWith('data-'))
      places.push({ by: 'attribute', tag, name, value: null, begins: false });
  }
  if (tag === 'a' && element.getAttribute('href')?.startsWith('tel:'))
    places.push({ by: 'attribute', tag, name: 'href', value: 'tel:', begins: true });
  return places.slice(0, 4);
}

function byLabels(pointed: Pointed): readonly TaughtPlace[] {
  const { page, element, list } = pointed;
  const places: TaughtPlace[] = [];
  for (const [beside, raw, container] of list ? columnLabels(element) : labelsOf(page, element)) {
    const label = labelOf(raw);
    if (!isLabel(label)) continue;
    const inside = container === element ? null : element.localName;
    const place: TaughtPlace = { by: 'label', label, beside, section: null, inside };
    const section = sectionOf(element);
    const alone = findPlace(page, place).length === 1 || list;
    places.push(alone || section === null || !isLabel(section) ? place : { ...place, section });
  }
  return places;
}

type FoundLabel = readonly [beside: BesideLabel, label: string, container: Element];

/** Every text beside an element that may be its label. */
export function labelsOf(page: Page, element: Element): readonly FoundLabel[] {
  const found: FoundLabel[] = [];
  if ('labels' in element && element.labels !== null) {
    for (const label of element.labels as NodeListOf<HTMLLabelElement>) {
      // A label that wraps its control holds the control's words too.
      const words = [...label.childNodes].find(
        (node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''),
      );
      found.push(['control', words?.nodeValue ?? page.text(label), element]);
    }
  }
  const cell = element.closest('td, th');
  const beforeCell = cell?.previousElementSibling;
  if (cell != null && beforeCell != null && !isOneOfMany(cell, beforeCell))
    found.push(['cell', page.text(beforeCell), cell]);
  const term = element.closest('dd');
  if (term?.previousElementSibling?.localName === 'dt')
    found.push(['term', page.text(term.previousElementSibling), term]);
  let at: Element | null = element;
  for (let level = 0; level < REACH && at !== null && at.localName !== 'body'; level += 1) {
    const before = wordsBefore(page, at);
    if (before !== null) {
      if (!/^(?:td|th|dd)$/.test(at.localName)) found.push(['next', before, at]);
      break;
    }
    at = at.parentElement;
  }
  const start = /^([^\n:：#]{1,60})[:：#]/.exec(page.text(element))?.[1];
  if (start !== undefined && !isControl(element)) found.push(['start', start, element]);
  return found;
}

/** Cells of a list's row are not labels of each other: only a heading's cell, or the first of two, is. */
function isOneOfMany(cell: Element, before: Element): boolean {
  return before.localName !== 'th' && (cell.parentElement?.children.length ?? 0) > 2;
}

/** The words right before an element, in the same parent; `null` when there are none. */
function wordsBefore(page: Page, element: Element): string | null {
  for (let node = element.previousSibling; node !== null; node = node.previousSibling) {
    if (node.nodeType === 3 && /[\p{L}\d]/u.test(node.nodeValue ?? '')) return node.nodeValue;
    if (node.nodeType === 1) return page.text(node as Element);
  }
  return null;
}

/** The heading of the column that a cell stands in. */
function columnLabels(element: Element): readonly FoundLabel[] {
  const cell = element.closest('td, th');
  const row = cell?.parentElement;
  const table = cell?.closest('table');
  if (cell == null || row == null || table == null) return [];
  const index = [...row.children].indexOf(cell);
  for (const heading of table.querySelectorAll('tr')) {
    const head = heading.children[index];
    if (heading === row || heading.children.length !== row.children.length || head?.localName !== 'th')
      continue;
    return [['column', head.textContent ?? '', cell]];
  }
  return [];
}

function byStructure({ page, element, list, ofOrder }: Pointed): readonly TaughtPlace[] {
  const steps: Step[] = [];
  let at: Element | null = element;
  while (at !== null && at.localName !== 'html' && steps.length < TEACHING_LIMITS.steps) {
    if (!TAG.test(at.localName)) return [];
    const step = stepOf(at, at === element, ofOrder);
    steps.unshift(step);
    const place: TaughtPlace = { by: 'structure', steps: [...steps] };
    const anchored = step.id !== null || step.attribute !== null;
    if (anchored || at.localName === 'body') {
      return list || findPlace(page, place).length === 1 ? [place] : [];
    }
    at = at.parentElement;
  }
  const place: TaughtPlace = { by: 'structure', steps };
  return list || findPlace(page, place).length === 1 ? [place] : [];
}

/** What of an element does not change. The pointed one's own id and attributes are ways of their own. */
function stepOf(element: Element, own: boolean, ofOrder: readonly string[]): Step {
  const classes = [...element.classList].filter((name) => isStable(name, ofOrder));
  const naming = [...element.attributes].find(
    ({ name, value }) => NAMING.test(name) && isStable(name, ofOrder) && isStable(value, ofOrder),
  );
  return {
    tag: element.localName,
    id: !own && isStable(element.id, ofOrder) ? element.id : null,
    attribute: own || naming === undefined ? null : { name: naming.name, value: naming.value },
    classes: classes.slice(0, TEACHING_LIMITS.classes),
  };
}
