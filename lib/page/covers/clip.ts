import { type Area, EVERYWHERE, shared } from './area';
import { isPlaceOfPlaced } from './holders';

/** What of a subtree the boxes around it let show. */
export interface Clip {
  /** Of what is laid out in their flow. */
  readonly flow: Area;
  /** Of what is placed absolutely, which leaves boxes that are not placed themselves. */
  readonly placed: Area;
}

export const UNCLIPPED: Clip = { flow: EVERYWHERE, placed: EVERYWHERE };

/** What shows of an element itself. @param isOnTop it is in the top layer, which nothing clips */
export function ownClip(clip: Clip, { position }: CSSStyleDeclaration, isOnTop: boolean): Area {
  if (isOnTop || position === 'fixed') return EVERYWHERE;
  return position === 'absolute' ? clip.placed : clip.flow;
}

/** What shows of what is inside an element. Where it is not certain that the element clips, it does not. */
export function innerClip(clip: Clip, own: Area, element: Element, style: CSSStyleDeclaration): Clip {
  const flow = clips(element, style) ? shared(own, paddingBox(element)) : own;
  return { flow, placed: isPlaceOfPlaced(style) ? flow : clip.placed };
}

function clips(element: Element, { display, overflowX, overflowY }: CSSStyleDeclaration): boolean {
  const isBox = /^(block|inline-block|flow-root|(inline-)?(flex|grid)|list-item)$/.test(display);
  // Those of the page's root and body are the window's, and a set of fields does not clip its legend (HTML, 15.3.13).
  const isOwn = element instanceof HTMLElement && !element.matches('html, body, fieldset');
  return isBox && isOwn && [overflowX, overflowY].every((value) => /^(hidden|auto|scroll)$/.test(value));
}

function paddingBox(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}
