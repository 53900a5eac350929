import type { FormattedOrder, PartyName } from '../order';
import { PAGE_LIMITS as MOST } from '../order-limits';

/** How a page prints addresses. */
interface Printed extends Readonly<Record<PartyName, string>> {
  readonly lines: (block: Element) => readonly string[];
  /** Whether a line is the customer's name elsewhere on the page. */
  readonly isName: (line: string) => boolean;
}

/** The addresses of a page as it prints them, in lines of its shop's own form: the background reads their parts. */
export function printedAddresses(
  document: Document,
  { shipping, billing, lines, isName }: Printed,
): Pick<FormattedOrder, 'formatted'> {
  const textOf = (parts: readonly string[]) => parts.filter(Boolean).join('\n').slice(0, MOST.text);
  const read = (selector: string) => {
    const blocks = Array.from(document.querySelectorAll(selector), (block) => textOf(lines(block)));
    // Two that differ are none.
    return [...new Set(blocks)].slice(0, 2);
  };
  const formatted = { shipping: read(shipping), billing: read(billing) };
  const all = [...formatted.shipping, ...formatted.billing].flatMap((block) => block.split('\n'));
  return { formatted: { ...formatted, names: textOf(all.filter(isName)) } };
}
