import { cleanLine } from './text';

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

/** The lines of an element's text: each `<br>` ends one, a break in the source does not. Empty ones are left out. */
export function cellLines(element: Element): string[] {
  return brokenText(element, (text) => text.replace(/\s+/g, ' '))
    .split('\n')
    .map(cleanLine)
    .filter((line) => line !== '');
}

/** Text of several lines whose own breaks were given a `<br>` each, and are still there behind it. */
export function noteText(element: Element): string {
  return brokenText(element, (text) => text.replace(/^\r?\n/, ''));
}

function brokenText(element: Element, clean: (text: string) => string): string {
  return [...element.childNodes]
    .map((node) => (node.nodeName === 'BR' ? '\n' : clean(node.textContent ?? '')))
    .join('');
}
