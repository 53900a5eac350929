import { cleanLine, linesIn } from './text';

/**
 * The one element of a selector; `null` when there is none, and when there are several that say different things:
 * nothing tells then which is meant.
 */
export function findOnlyElement(within: ParentNode, selector: string): Element | null {
  const [first, ...others] = within.querySelectorAll(selector);
  if (first === undefined) return null;
  return others.every((other) => other.textContent === first.textContent) ? first : null;
}

/** What stands in an element, as one line; empty where there is no such element. */
export function lineOf(element: Element | null | undefined): string {
  return cleanLine(element?.textContent ?? '');
}

export function cellLines(element: Element): string[] {
  return linesIn(lineBreaks(element));
}

/** An element's text with its lines as people see them: each `<br>` ends one, a break in the source does not. */
export function lineBreaks(element: Element): string {
  return withBreaks(element, /\s+/g, ' ');
}

/**
 * Text of several lines whose own breaks were given a `<br>` each, and are still there behind it.
 *
 * @param what `nodeValue` leaves out the elements in it
 */
export function noteText(element: Element, what: 'nodeValue' | 'textContent' = 'textContent'): string {
  return withBreaks(element, /^\n/, '', what);
}

/** Comments are no text of it. */
function withBreaks(
  { childNodes }: Element,
  blank: RegExp,
  instead: string,
  what: 'nodeValue' | 'textContent' = 'textContent',
): string {
  return Array.from(childNodes, (node) => {
    if (node.nodeType === 8) return '';
    return node.nodeName === 'BR' ? '\n' : (node[what] ?? '').replace(blank, instead);
  }).join('');
}
