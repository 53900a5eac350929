import { type Area, EVERYWHERE, grow, px, shared } from './area';

/** Elements that paint something whatever their styles are. */
const REPLACED = 'img, video, canvas, iframe, embed, object, input, select, textarea, button, svg, svg *';

/**
 * What an element itself paints, as the browser has measured it: its boxes, the lines of its own text, and shadows and
 * outlines around them.
 * @param own what shows of its boxes
 * @param inner what shows of its text
 */
export function areasOf(
  element: Element,
  style: CSSStyleDeclaration,
  own: Area,
  inner: Area,
): readonly Area[] {
  if (style.visibility !== 'visible') return [];
  const areas = linesOf(element).flatMap((line) =>
    areasAround(line, style).map((area) => shared(area, inner)),
  );
  if (!isPainted(style) && !element.matches(REPLACED)) return areas;
  const boxes = [...element.getClientRects()].flatMap((box) => areasAround(box, style));
  return [...areas, ...boxes.map((area) => shared(area, own))];
}

function linesOf(element: Element): readonly Area[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !/\S/.test(node.nodeValue ?? '')) return [];
    range.selectNode(node);
    return [...range.getClientRects()];
  });
}

export function isPainted(style: CSSStyleDeclaration): boolean {
  const { backgroundColor, backgroundImage, boxShadow, outlineStyle, borderImageSource, mixBlendMode } =
    style;
  return (
    !/^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(backgroundColor) ||
    [backgroundImage, boxShadow, outlineStyle, borderImageSource, style.backdropFilter].some(
      (value) => value !== undefined && value !== 'none',
    ) ||
    mixBlendMode !== 'normal' ||
    [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].some(
      (width) => width !== '0px',
    ) ||
    hasMarkerOfUnknownSize(style)
  );
}

function hasMarkerOfUnknownSize({ display, listStyleImage }: CSSStyleDeclaration): boolean {
  return display === 'list-item' && listStyleImage !== 'none';
}

/** A box, and what its shadows, outline, borders' pictures and filters paint around it. */
export function areasAround(box: Area, style: CSSStyleDeclaration): readonly Area[] {
  const { boxShadow, textShadow, filter, outlineStyle, outlineWidth, outlineOffset } = style;
  // A filter of the page's own may paint anywhere.
  if (/url/.test(filter) || hasMarkerOfUnknownSize(style)) return [EVERYWHERE];
  const blur = px(/blur\((\S+)px\)/.exec(filter)?.[1]);
  const areas = [box, grow(box, 3 * blur + outsetOf(style))];
  if (outlineStyle !== 'none') areas.push(grow(box, px(outlineWidth) + Math.max(px(outlineOffset), 0)));
  const shadows = `${boxShadow} ${textShadow} ${filter}`;
  for (const [, x, y, around, spread] of shadows.matchAll(/(\S+)px (\S+)px (\S+)px(?: (\S+)px)?/g)) {
    // A blur of a filter's shadow spreads over three of its lengths.
    const { left, top, right, bottom } = grow(box, 3 * px(around) + Math.max(px(spread), 0));
    areas.push({ left: left + px(x), right: right + px(x), top: top + px(y), bottom: bottom + px(y) });
  }
  return areas;
}

/** How far a border's picture reaches out of its box: lengths, or multiples of the border's width. */
function outsetOf(style: CSSStyleDeclaration): number {
  if (style.borderImageSource === 'none') return 0;
  const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = style;
  const width = Math.max(...[borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].map(px));
  return Math.max(
    ...style.borderImageOutset
      .split(' ')
      .map((outset) => (outset.endsWith('px') ? px(outset) : px(outset) * width)),
  );
}
