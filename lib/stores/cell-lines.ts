import { cleanLine } from './text';

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
