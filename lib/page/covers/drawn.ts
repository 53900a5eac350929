import { type Area, around, EVERYWHERE, grow, px } from './area';

/** What the styles around something make of it beyond what is measured. */
export interface Drawn {
  /** How many times as long as its lengths say something may be drawn; 1: it is neither larger nor turned. */
  readonly stretch: number;
  /** How far from words the lines are that are drawn under or through them. */
  readonly lines: number;
  /** Where something of an area is painted, itself and what filters make of it. */
  readonly filtered: (area: Area) => Area;
}

export const DRAWN_PLAINLY: Drawn = { stretch: 1, lines: 0, filtered: (area) => area };

/** A stretch that says of what is turned, and no larger, that it is. */
const TURNED = 1.5;

/** What is made of an element's content. */
export function drawnIn(drawn: Drawn, style: CSSStyleDeclaration): Drawn {
  const stretch = drawn.stretch * stretchOf(style);
  return {
    stretch,
    lines: Math.max(drawn.lines, linesOf(style)),
    filtered: movesPaint(style) ? (area) => drawn.filtered(filteredBy(area, style, stretch)) : drawn.filtered,
  };
}

/** Whether what stands in an element is painted elsewhere too; other filters change colours. */
export function movesPaint({ filter }: CSSStyleDeclaration): boolean {
  return /url|blur|shadow/.test(filter);
}

function stretchOf({ scale, rotate, offsetPath, transform, zoom }: CSSStyleDeclaration): number {
  const isTurned = [rotate, offsetPath].some((value) => value !== undefined && value !== 'none');
  const [x = '1', y = x] = scale === 'none' ? [] : scale.split(' ');
  const scaled = scale === 'none' ? 1 : Math.max(TURNED, Math.abs(px(x)), Math.abs(px(y)));
  return Math.max(px(zoom), 1) * scaled * sizeOf(transform) * (isTurned ? TURNED : 1);
}

function sizeOf(transform: string): number {
  if (/^none$|^matrix\(1, 0, 0, 1,/.test(transform)) return 1;
  const [a, b, c, d] = (/^matrix\((.+)\)$/.exec(transform)?.[1] ?? '').split(',').map(Number);
  // In space, what comes towards the eye may grow without end.
  if (a === undefined || b === undefined || c === undefined || d === undefined) return Infinity;
  return Math.max(TURNED, Math.hypot(a, b, c, d));
}

/** A length as it may be drawn. */
export function stretched(length: number, stretch: number): number {
  return length === 0 ? 0 : length * stretch;
}

/** Where an element's own filter paints what it paints. */
export function filteredBy(area: Area, { filter }: CSSStyleDeclaration, stretch: number): Area {
  if (/url/.test(filter)) return EVERYWHERE;
  let painted = area;
  for (const [, blur] of filter.matchAll(/blur\((\S+)px\)/g))
    painted = grow(painted, stretched(3 * px(blur), stretch));
  // Each shadow is of all that the one before it made.
  for (const shadow of shadowsIn(filter)) painted = around(painted, cast(painted, shadow, stretch));
  return painted;
}

interface Shadow {
  readonly x: number;
  readonly y: number;
  /** How far around it is painted. */
  readonly reach: number;
}

const SHADOW = /(-?[\d.e+-]+)px (-?[\d.e+-]+)px (-?[\d.e+-]+)px(?: (-?[\d.e+-]+)px)?/g;

export function shadowsIn(styles: string): readonly Shadow[] {
  return Array.from(styles.matchAll(SHADOW), ([, x, y, blur, spread]) => ({
    x: px(x),
    y: px(y),
    // A blur of a filter's shadow spreads over three of its lengths.
    reach: 3 * px(blur) + Math.max(px(spread), 0),
  }));
}

/** Where a shadow of an area is painted; of what is turned nobody says in which direction. */
export function cast(area: Area, { x, y, reach }: Shadow, stretch: number): Area {
  if (stretch !== 1) return grow(area, stretched(reach + Math.abs(x) + Math.abs(y), stretch));
  const { left, top, right, bottom } = grow(area, reach);
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** How far the page's strokes and marks of letters reach out of their lines. */
export function lettersOf({
  webkitTextStrokeWidth,
  textEmphasisStyle,
  fontSize,
}: CSSStyleDeclaration): number {
  const marks = textEmphasisStyle === 'none' ? 0 : px(fontSize);
  return px(webkitTextStrokeWidth) / 2 + marks;
}

function linesOf(style: CSSStyleDeclaration): number {
  if (style.textDecorationLine === 'none') return 0;
  const { textDecorationThickness: thickness, textUnderlineOffset: offset } = style;
  // Waves are some times as high as they are thick.
  return 4 * lengthOf(thickness, style) + lengthOf(offset, style);
}

/** The most that a length may come to, which may be a share of the letters' size, or a sum. */
function lengthOf(value: string | undefined, { fontSize }: CSSStyleDeclaration): number {
  const parts = (value ?? '').matchAll(/([\d.]+)(px|%)/g);
  return Array.from(parts, ([, length, unit]) => px(length) * (unit === '%' ? px(fontSize) / 100 : 1)).reduce(
    (sum, length) => sum + length,
    0,
  );
}
