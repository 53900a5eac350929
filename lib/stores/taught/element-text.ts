import { cleanLines } from '../text';

/** Elements that begin a line of their own. */
const LINES =
  /^(?:address|article|blockquote|br|caption|dd|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|option|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** What no person reads, and what holds other things than its text. */
const UNREAD = /^(?:script|style|template|noscript|svg|input|select|textarea|object|iframe)$/;
/** How deep and how much is read of any element. */
const DEPTH = 60;
const LENGTH = 20_000;

/** Whether an element is one of a form's, whose value is not among the page's text. */
export function isControl(element: Element): boolean {
  return /^(?:input|select|textarea)$/.test(element.localName);
}

/**
 * What stands in an element, line by line: a form field's value (the chosen option's words), else its text as
 * people see it, whatever the page's styles are.
 */
export function elementText(element: Element): string {
  return cleanLines(isControl(element) ? controlText(element) : rawText(element));
}

function controlText(element: Element): string {
  if ('selectedOptions' in element) {
    const [chosen] = element.selectedOptions as HTMLCollectionOf<HTMLOptionElement>;
    return chosen?.textContent ?? '';
  }
  // Neither secrets nor boxes to tick say anything of an order.
  if (/^(?:password|checkbox|radio|file|submit|button|image)$/.test(element.getAttribute('type') ?? ''))
    return '';
  return 'value' in element && typeof element.value === 'string' ? element.value.slice(0, LENGTH) : '';
}

function rawText(element: Element): string {
  const parts: string[] = [];
  let length = 0;
  const visit = (node: Node, depth: number): void => {
    if (depth > DEPTH || length > LENGTH) return;
    if (node.nodeType === 3) {
      // A line break in the source is a blank to people.
      const text = (node.nodeValue ?? '').replace(/\s+/g, ' ');
      parts.push(text);
      length += text.length;
      return;
    }
    if (node.nodeType !== 1) return;
    const name = (node as Element).localName;
    if (UNREAD.test(name)) return;
    const ownLine = LINES.test(name);
    if (ownLine) parts.push('\n');
    for (let child = node.firstChild; child !== null; child = child.nextSibling) visit(child, depth + 1);
    if (ownLine) parts.push('\n');
  };
  visit(element, 0);
  return parts.join('').replace(/\n{2,}/g, '\n');
}
