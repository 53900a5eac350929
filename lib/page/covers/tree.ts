import { rootOf } from '../root-of';

/** As it is painted: what stands in a slot stands in the slot's place. */
export function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** As they are painted: in the place of an element's own content stands what its root holds. */
export function childrenOf(element: Element): readonly Element[] {
  const inner = rootOf(element);
  if (inner !== null) return [...inner.children];
  const slotted = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return slotted.length > 0 ? slotted : [...element.children];
}

/** The element and its ancestors, from the innermost. */
export function ancestorsOf(element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) around.push(at);
  return around;
}
