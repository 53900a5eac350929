import { parentOf } from './tree';

/** Where positions are counted from, and how large its lengths are drawn. */
export interface Holder {
  readonly left: number;
  readonly top: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

const WINDOW: Holder = { left: 0, top: 0, scaleX: 1, scaleY: 1 };

/** Whether what is placed absolutely in such an element is surely placed in it. */
export function isPlaceOfPlaced({ position }: CSSStyleDeclaration): boolean {
  return position !== 'static';
}

/** Whether a style is one of those that make an element hold what is placed in it, and paint as one. */
export function isHeldTogether(style: CSSStyleDeclaration): boolean {
  const { transform, translate, rotate, scale, perspective, filter, backdropFilter } = style;
  return (
    [transform, translate, rotate, scale, perspective, filter, backdropFilter].some(isSet) ||
    style.willChange !== 'auto' ||
    style.contain !== 'none' ||
    style.containerType !== 'normal'
  );
}

/** What a browser does not know is `undefined`. */
export function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== 'none';
}

/** Whether what is placed in such an element, be it fixed, may be placed in it for another reason. */
function mayHold(style: CSSStyleDeclaration): boolean {
  return isHeldTogether(style) || isSet(style.offsetPath) || style.contentVisibility !== 'visible';
}

/** All that what is placed in an element may be counted from: more than one where a style does not tell. */
export function holdersOf(element: Element, isFixed: boolean): readonly Holder[] {
  const holders: Holder[] = [];
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const isSure = !isFixed && isPlaceOfPlaced(style);
    if (isSure || mayHold(style)) holders.push(holderOf(at));
    if (isSure) return holders;
  }
  return [...holders, isFixed ? WINDOW : { ...WINDOW, left: -scrollX, top: -scrollY }];
}

function holderOf(element: Element): Holder {
  const { left, top, width, height } = element.getBoundingClientRect();
  const scaleX = element instanceof HTMLElement && element.offsetWidth > 0 ? width / element.offsetWidth : 1;
  const scaleY =
    element instanceof HTMLElement && element.offsetHeight > 0 ? height / element.offsetHeight : 1;
  return {
    left: left + (element.clientLeft - element.scrollLeft) * scaleX,
    top: top + (element.clientTop - element.scrollTop) * scaleY,
    scaleX,
    scaleY,
  };
}
