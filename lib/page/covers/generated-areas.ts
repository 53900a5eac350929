import { type Area, EVERYWHERE, grow, px } from './area';
import { type Drawn, drawnIn, lettersOf, stretched } from './drawn';
import { type Generated, textSize } from './generated-text';
import { type Holder, holdersOf, isSet } from './holders';
import { areasAround } from './painted-areas';
import { parentOf } from './tree';

/**
 * Where what a page's styles put before, after or behind an element may be painted. No browser tells its box, but what
 * it is made of: measured lengths, the transform, and what its place is counted from.
 */
export function generatedAreas(
  element: Element,
  name: '::before' | '::after' | '::backdrop',
  part: CSSStyleDeclaration,
  generated: Generated,
  drawn: Drawn,
): readonly Area[] {
  const { position, offsetPath } = part;
  if (generated.image || isSet(offsetPath)) return [EVERYWHERE];
  const isPlaced = position === 'absolute' || position === 'fixed';
  const boxes = !isPlaced
    ? [boxInFlow(element, part, generated, drawn.stretch)]
    : name === '::backdrop'
      ? [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }]
      : holdersOf(element, position === 'fixed').map((holder) => boxPlaced(holder, part, generated));
  const { stretch, lines } = drawnIn(drawn, part);
  const beside = stretched(lines + lettersOf(part), stretch);
  return boxes.flatMap((box) => areasAround(grow(box, beside), part, stretch)).map(drawn.filtered);
}

/** The border box, as far as the browser has measured it, and how much of it is padding and border. */
function sizeOf(part: CSSStyleDeclaration) {
  const { boxSizing, width, height } = part;
  const x =
    px(part.paddingLeft) + px(part.paddingRight) + px(part.borderLeftWidth) + px(part.borderRightWidth);
  const y =
    px(part.paddingTop) + px(part.paddingBottom) + px(part.borderTopWidth) + px(part.borderBottomWidth);
  const isWhole = boxSizing === 'border-box' && width !== 'auto';
  return { width: px(width) + (isWhole ? 0 : x), height: px(height) + (isWhole ? 0 : y), x, y };
}

function boxPlaced(
  { left, top, scaleX, scaleY }: Holder,
  part: CSSStyleDeclaration,
  { text }: Generated,
): Area {
  const size = sizeOf(part);
  const words = textSize(text, part, size.width);
  const from = { x: px(part.left) + px(part.marginLeft), y: px(part.top) + px(part.marginTop) };
  const box = { left: from.x, top: from.y, right: from.x + size.width, bottom: from.y + size.height };
  // Text that has no room hangs out of its box.
  const filled = grow(box, Math.max(words.width - size.width, 0), Math.max(words.height - size.height, 0));
  const moved = transformed(filled, box, part);
  return {
    left: left + moved.left * scaleX,
    top: top + moved.top * scaleY,
    right: left + moved.right * scaleX,
    bottom: top + moved.bottom * scaleY,
  };
}

/** In the flow it stands in the box of its element, or as far out as it is larger or moved. */
function boxInFlow(element: Element, part: CSSStyleDeclaration, { text }: Generated, stretch: number): Area {
  let around: Element | null = element;
  while (around !== null && getComputedStyle(around).display === 'contents') around = parentOf(around);
  const box = (around ?? element).getBoundingClientRect();
  const size = sizeOf(part);
  const words = textSize(text, part, Math.max(size.width, box.width));
  const width = Math.max(size.width, words.width + size.x);
  const height = Math.max(size.height, words.height + size.y);
  const matrix = matrixOf(part);
  const larger = Math.max(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d));
  const turned = matrix.isIdentity ? 0 : Math.hypot(width, height) * Math.max(larger, 1);
  const asideX = Math.abs(px(part.left)) + Math.abs(px(part.marginLeft)) + Math.abs(px(part.marginRight));
  const asideY = Math.abs(px(part.top)) + Math.abs(px(part.marginTop)) + Math.abs(px(part.marginBottom));
  return grow(
    box,
    Math.max(stretched(width, stretch) - box.width, 0) +
      stretched(turned + Math.abs(matrix.e) + asideX, stretch),
    Math.max(stretched(height, stretch) - box.height, 0) +
      stretched(turned + Math.abs(matrix.f) + asideY, stretch),
  );
}

/** The box around an area after the part's transform, which turns about a point of its own box. */
function transformed(area: Area, box: Area, part: CSSStyleDeclaration): Area {
  const matrix = matrixOf(part);
  if (matrix.isIdentity) return area;
  const [x = 0, y = 0] = part.transformOrigin.split(' ').map(px);
  const about = new DOMMatrix()
    .translate(box.left + x, box.top + y)
    .multiply(matrix)
    .translate(-box.left - x, -box.top - y);
  const corners = [
    [area.left, area.top],
    [area.right, area.top],
    [area.left, area.bottom],
    [area.right, area.bottom],
  ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(about));
  const [xs, ys] = [corners.map(({ x, w }) => x / w), corners.map(({ y, w }) => y / w)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** All that moves a part, in the order in which it applies. Lengths are in pixels by now; shares are of its own size. */
function matrixOf(part: CSSStyleDeclaration): DOMMatrix {
  const { translate, rotate, scale, transform } = part;
  const size = sizeOf(part);
  const [x = '', y = ''] = translate === 'none' ? [] : translate.split(' ');
  const length = (value: string, of: number) => (value.endsWith('%') ? (px(value) / 100) * of : px(value));
  const matrix = new DOMMatrix().translate(length(x, size.width), length(y, size.height));
  if (rotate !== 'none')
    matrix.multiplySelf(new DOMMatrix(`rotate(${/\S+(deg|rad|turn)/.exec(rotate)?.[0] ?? '0deg'})`));
  if (scale !== 'none') {
    const [wide = '1', high = wide] = scale.split(' ');
    matrix.scaleSelf(Number.parseFloat(wide), Number.parseFloat(high));
  }
  return transform === 'none' ? matrix : matrix.multiply(new DOMMatrix(transform));
}
