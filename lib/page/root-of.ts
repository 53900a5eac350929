/** The shadow root that is drawn in place of an element's content. Firefox shows extensions closed roots too. */
export function rootOf(element: Element): ShadowRoot | null {
  const { openOrClosedShadowRoot } = element as { readonly openOrClosedShadowRoot?: ShadowRoot | null };
  return openOrClosedShadowRoot ?? element.shadowRoot;
}
