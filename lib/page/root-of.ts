/** What stands inside of an element in its place. Firefox shows extensions closed roots too. */
export function rootOf(element: Element): ShadowRoot | null {
  const { openOrClosedShadowRoot } = element as { readonly openOrClosedShadowRoot?: ShadowRoot | null };
  return openOrClosedShadowRoot ?? element.shadowRoot;
}
