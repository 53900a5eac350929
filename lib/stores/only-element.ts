/**
 * The one element of a selector; `null` when there is none, and when there are several that say different things:
 * nothing tells then which is meant.
 */
export function findOnlyElement(within: ParentNode, selector: string): Element | null {
  const [first, ...others] = within.querySelectorAll(selector);
  if (first === undefined) return null;
  return others.every((other) => other.textContent === first.textContent) ? first : null;
}
