import { cleanLine } from '../text';
import { elementText } from './element-text';
import type { TaughtPlace } from './teaching';

type LabelPlace = Extract<TaughtPlace, { by: 'label' }>;

/** No label is longer; longer texts are not looked at. Characters. */
const LONGEST = 60;
/** How far a label's own wrapping goes. */
const WRAPPING = 5;

/** A label as it is compared: without the colon, star or number sign behind it. */
export function labelOf(raw: string): string {
  return cleanLine(raw).replace(/[\s:：*؛.،,#–-]+$/u, '');
}

/** Whether a text can be a label: short, in words, with no number in it that may be the order's own. */
export function isLabel(label: string): boolean {
  return label.length <= LONGEST && /\p{L}/u.test(label) && !/\p{Nd}{3}/u.test(label);
}

/** Every short text of the page by the label it would be. */
export type LabelIndex = ReadonlyMap<string, readonly Text[]>;

export function indexLabels(document: Document): LabelIndex {
  const labels = new Map<string, Text[]>();
  const root = document.body;
  if (root === null) return labels;
  const walker = document.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const raw = node.nodeValue ?? '';
    if (!/\S/.test(raw)) continue;
    const colon = raw.search(/[:：#]/);
    const label = labelOf(colon < 0 ? (raw.length > 2 * LONGEST ? '' : raw) : raw.slice(0, colon));
    if (label === '' || label.length > LONGEST) continue;
    const others = labels.get(label);
    if (others === undefined) labels.set(label, [node as Text]);
    else others.push(node as Text);
  }
  return labels;
}

export function findBeside(labels: LabelIndex, place: LabelPlace): readonly Element[] {
  const found = new Set<Element>();
  for (const text of labels.get(place.label) ?? []) {
    for (const element of besideText(text, place)) {
      const target = element && (place.inside === null ? element : onlyWithin(element, place.inside));
      if (target === null) continue;
      if (place.section === null || sectionOf(text) === place.section) found.add(target);
    }
  }
  return [...found];
}

function besideText(text: Text, { label, beside }: LabelPlace): readonly (Element | null)[] {
  const parent = text.parentElement;
  if (parent === null) return [];
  switch (beside) {
    case 'control':
      return [parent.closest('label')?.control ?? null];
    case 'cell':
      return [nextOf(parent.closest('td, th'), label)];
    case 'term':
      return [nextOf(parent.closest('dt'), label)];
    case 'next':
      return [nextAfter(text, parent, label)];
    case 'start':
      return [begunBy(parent, label)];
    case 'column':
      return columnOf(parent.closest('th, td'), label);
  }
}

/** The cell or term after one that says the label and nothing else. */
function nextOf(element: Element | null, label: string): Element | null {
  return element !== null && labelOf(elementText(element)) === label ? element.nextElementSibling : null;
}

/** The element after the label's text, or after what wraps the label alone. An empty one is not passed over. */
function nextAfter(text: Text, parent: Element, label: string): Element | null {
  let node: Text | Element = text;
  let outer: Element | null = parent;
  for (let level = 0; level < WRAPPING && outer !== null; level += 1) {
    if (labelOf(elementText(outer)) !== label) break;
    node = outer;
    if (node.nextElementSibling !== null) break;
    outer = outer.parentElement;
  }
  return node.nextElementSibling;
}

/** The smallest element around a label that says more than it and begins with it. */
function begunBy(parent: Element, label: string): Element | null {
  let element: Element | null = parent;
  for (let level = 0; level < WRAPPING && element !== null; level += 1, element = element.parentElement) {
    const text = elementText(element);
    if (!text.startsWith(label)) return null;
    if (labelOf(text) !== label) return element;
  }
  return null;
}

/** The cells under a heading, in rows of as many cells as the heading's: others are not of the list. */
function columnOf(heading: Element | null, label: string): readonly Element[] {
  const row = heading?.parentElement;
  const table = heading?.closest('table');
  if (heading == null || row == null || table == null || labelOf(elementText(heading)) !== label) return [];
  const index = [...row.children].indexOf(heading);
  const cells: Element[] = [];
  for (const other of table.querySelectorAll('tr')) {
    if (other === row || other.children.length !== row.children.length || other.closest('thead') !== null)
      continue;
    const cell = other.children[index];
    if (cell !== undefined) cells.push(cell);
  }
  return cells;
}

function onlyWithin(element: Element, tag: string): Element | null {
  const [only, more] = element.getElementsByTagName(tag);
  return only !== undefined && more === undefined ? only : null;
}

const HEADING = 'h1, h2, h3, h4, h5, h6, legend, caption, summary';

export function sectionOf(node: Node): string | null {
  for (let at: Node | null = node; at !== null; at = at.parentNode) {
    for (let before = at.previousSibling; before !== null; before = before.previousSibling) {
      if (before.nodeType !== 1) continue;
      const element = before as Element;
      if (element.matches(HEADING)) return labelOf(elementText(element)).slice(0, LONGEST);
      // A heading in a head of its own; of several the last is the nearest.
      const within = element.matches('header, div, summary') ? element.querySelectorAll(HEADING) : [];
      const last = within[within.length - 1];
      if (last !== undefined && within.length === 1) return labelOf(elementText(last)).slice(0, LONGEST);
    }
  }
  return null;
}
