import { rootOf } from '../root-of';
import { type Area, EVERYWHERE, grow, px, shared } from './area';
import { cast, type Drawn, drawnIn, filteredBy, lettersOf, shadowsIn, stretched } from './drawn';
import { readContent } from './generated-text';
import { isSet } from './holders';

/** Elements that paint something whatever their styles are. */
const REPLACED =
  'img, video, audio, canvas, iframe, embed, object, input, select, textarea, button, svg, svg *, progress, meter, math *';

/**
 * What an element itself paints, as the browser has measured it: its boxes, the lines of its own text, and shadows and
 * outlines around them.
 * @param own what shows of its boxes
 * @param inner what shows of its text
 * @param drawn how what stands around it has it drawn
 */
export function areasOf(
  element: Element,
  style: CSSStyleDeclaration,
  own: Area,
  inner: Area,
  drawn: Drawn,
): readonly Area[] {
  if (style.visibility !== 'visible') return [];
  const { stretch } = drawnIn(drawn, style);
  const areas = linesOf(element).flatMap((line) => areasOfWords(line, element, style, drawn, inner));
  const marker = stretched(markerReach(element, style), stretch);
  if (marker > 0) areas.push(shared(grow(element.getBoundingClientRect(), marker), own));
  if (!isPainted(style) && !element.matches(REPLACED)) return areas.map(drawn.filtered);
  const boxes = [...element.getClientRects()].flatMap((box) => areasAround(box, style, stretch));
  return [...areas, ...boxes.map((area) => shared(area, own))].map(drawn.filtered);
}

/** Markers that no page can make others of, and are a sign or a number. */
const KNOWN_MARKERS = /^(?:disc|circle|square|decimal|disclosure-(?:open|closed))$/;

/** How far from its item a list's marker may be painted; no browser tells where it is. */
function markerReach(element: Element, { display, listStyleType }: CSSStyleDeclaration): number {
  if (!display.includes('list-item')) return 0;
  const part = getComputedStyle(element, '::marker');
  const content = readContent(part.content, element);
  if (content.image) return Infinity;
  const written = content.text || /^"(.*)"$/s.exec(listStyleType)?.[1];
  if (written === undefined && listStyleType === 'none') return 0;
  if (written === undefined && !KNOWN_MARKERS.test(listStyleType)) return Infinity;
  return px(part.fontSize) * (written?.length ?? 4);
}

/** What words paint in a line; a page may have its first line or letter look otherwise. */
function areasOfWords(
  line: Area,
  element: Element,
  style: CSSStyleDeclaration,
  drawn: Drawn,
  inner: Area,
): readonly Area[] {
  const first = ['::first-line', '::first-letter'].map((name) => getComputedStyle(element, name));
  // No browser tells the box of a letter.
  if (first.some(isPainted)) return [inner];
  return [style, ...first].flatMap((one) => {
    const { stretch, lines } = drawnIn(drawn, one);
    const beside = stretched(lines + lettersOf(one), stretch);
    return areasAround(grow(line, beside), one, stretch).map((area) => shared(area, inner));
  });
}

/** Of its own words, of those of its root, and of those that a slot has painted in its place. */
function linesOf(element: Element): readonly Area[] {
  const range = document.createRange();
  const slotted = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
  return [...element.childNodes, ...(rootOf(element)?.childNodes ?? []), ...slotted].flatMap((node) => {
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
    [
      backgroundImage,
      boxShadow,
      outlineStyle,
      borderImageSource,
      style.backdropFilter,
      style.columnRuleStyle,
    ].some(isSet) ||
    mixBlendMode !== 'normal' ||
    // The bars by which it is scrolled.
    /scroll|auto/.test(`${style.overflowX} ${style.overflowY}`) ||
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
export function areasAround(box: Area, style: CSSStyleDeclaration, stretch = 1): readonly Area[] {
  const { boxShadow, textShadow, outlineStyle, outlineWidth, outlineOffset } = style;
  if (hasMarkerOfUnknownSize(style)) return [EVERYWHERE];
  const outline = outlineStyle === 'none' ? 0 : px(outlineWidth) + Math.max(px(outlineOffset), 0);
  const areas = [
    grow(box, stretched(Math.max(outsetOf(style), outline, columnRuleOf(style)), stretch)),
    ...shadowsIn(`${boxShadow} ${textShadow}`).map((shadow) => cast(box, shadow, stretch)),
  ];
  return areas.map((area) => filteredBy(area, style, stretch));
}

/** A line between columns that is wider than what is between them lies over them, and beyond. */
function columnRuleOf({ columnRuleStyle, columnRuleWidth }: CSSStyleDeclaration): number {
  return columnRuleStyle === 'none' ? 0 : px(columnRuleWidth);
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
