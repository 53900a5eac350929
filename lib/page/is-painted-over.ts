import { rootOf } from './root-of';

/** The most elements that are examined; a page with more counts as covering. */
const MOST = 30_000;

/** Elements that paint something whatever their styles are. */
const REPLACED = 'img, video, canvas, iframe, embed, object, input, select, textarea, button, svg, svg *';

const TOP_LAYER = ':modal, :popover-open, :fullscreen';

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const EVERYWHERE: Area = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** The stacking order at the place of a subtree. */
interface Stack {
  /** How many of the stacking contexts around the host contain this subtree too. */
  readonly shared: number;
  /** Whether it is painted over the host, with all its content. */
  readonly above: boolean;
}

/**
 * Whether anything of the page is painted over these parts of our element. For Firefox, which does not judge it as
 * Chromium's IntersectionObserver does; `elementsFromPoint` leaves out what takes no presses (`pointer-events: none`)
 * and what is painted outside of a box (shadows, outlines). Goes through the whole page, as far as an extension sees
 * into it, and where the order of painting is not certain errs towards yes.
 *
 * Not seen: `::first-letter`, `::marker`, pictures of view transitions, other extensions' parts of the browser's
 * window.
 */
export function isPaintedOver(host: Element, parts: readonly Element[]): boolean {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const around = ancestorsOf(host);
  // Nothing outside a closed root can tell where the host is painted.
  if (around.some((element) => rootOf(element) !== element.shadowRoot && element !== host)) return true;
  const contexts = contextsOf(around);
  let left = MOST;

  function look(element: Element, { shared, above: within }: Stack): boolean {
    left -= 1;
    if (left < 0) return true;
    if (element === host) return false;
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0') return false;
    const next = contexts[shared];
    if (element === next?.element) return lookInside(element, style, { shared: shared + 1, above: false });
    const holds = around.includes(element);
    const above =
      !holds && (within || element.matches(TOP_LAYER) || isAbove(levelOf(style), isAfter(element)));
    if (above && areasOf(element, style).some(meets)) return true;
    // Everything inside a stacking context that is painted below the host is below it too.
    const isSealed = !above && !holds && isSurelyContext(style) && element.querySelector(TOP_LAYER) === null;
    if (isSealed) return false;
    return lookInside(element, style, { shared, above });

    function isAbove(level: number, after: boolean): boolean {
      const own = next?.level ?? 0;
      return level > own || (level === own && after);
    }

    function isAfter(one: Element): boolean {
      return next === undefined || (one.compareDocumentPosition(next.element) & 4) === 0;
    }
  }

  function lookInside(element: Element, style: CSSStyleDeclaration, stack: Stack): boolean {
    for (const name of ['::before', '::after', '::backdrop'] as const) {
      if (name === '::backdrop' && !element.matches(TOP_LAYER)) continue;
      const part = getComputedStyle(element, name);
      if (name !== '::backdrop' && (part.content === 'none' || part.content === 'normal')) continue;
      if (part.display === 'none' || part.visibility !== 'visible' || part.opacity === '0') continue;
      const next = contexts[stack.shared];
      const after = name === '::after' || (next !== undefined && isBefore(next.element, element));
      const level = levelOf(part);
      const own = next?.level ?? 0;
      const above = stack.above || name === '::backdrop' || level > own || (level === own && after);
      if (above && (isPainted(part) || /"./.test(part.content))) {
        if (areasAround(boxOfPart(element, style, part), part).some(meets)) return true;
      }
    }
    return childrenOf(element).some((child) => look(child, stack));
  }

  function meets(area: Area): boolean {
    return boxes.some(
      (box) =>
        area.left < box.right && area.right > box.left && area.top < box.bottom && area.bottom > box.top,
    );
  }

  return look(document.documentElement, { shared: 0, above: false });
}

/** The host and its ancestors, from the innermost. */
function ancestorsOf(host: Element): readonly Element[] {
  const around: Element[] = [];
  for (let at: Element | null = host; at !== null; at = parentOf(at)) around.push(at);
  return around;
}

/** The ancestors that may form stacking contexts, from the outermost, and the host, which always does. */
function contextsOf(
  around: readonly Element[],
): readonly { readonly element: Element; readonly level: number }[] {
  return around
    .flatMap((element, index) => {
      const style = getComputedStyle(element);
      const parent = around[index + 1];
      const isItem = parent !== undefined && /flex|grid/.test(getComputedStyle(parent).display);
      const hasLevel = style.position !== 'static' || isItem;
      const isContext = index === 0 || isSurelyContext(style) || mayBeContext(style);
      if (!isContext && !(isItem && style.zIndex !== 'auto')) return [];
      return { element, level: hasLevel ? levelOf(style) : 0 };
    })
    .toReversed();
}

/** Of a page that wants its cover overlooked: what is a context is painted as one. */
function isSurelyContext({ display, position, zIndex, opacity }: CSSStyleDeclaration): boolean {
  if (display === 'contents') return false;
  const isOwn = position === 'fixed' || position === 'sticky';
  return isOwn || (position !== 'static' && zIndex !== 'auto') || Number(opacity) < 1;
}

function mayBeContext(style: CSSStyleDeclaration): boolean {
  const { transform, translate, rotate, scale, filter, backdropFilter, perspective, clipPath, maskImage } =
    style;
  return (
    [transform, translate, rotate, scale, filter, backdropFilter, perspective, clipPath, maskImage].some(
      (value) => value !== undefined && value !== 'none',
    ) ||
    style.mixBlendMode !== 'normal' ||
    style.isolation !== 'auto' ||
    style.willChange !== 'auto' ||
    style.contain !== 'none' ||
    style.containerType !== 'normal'
  );
}

/** A level is one of flex and grid items too; elsewhere it counts for nothing, which errs towards a cover. */
function levelOf({ zIndex, position }: CSSStyleDeclaration): number {
  const level = Number.parseInt(zIndex, 10);
  if (Number.isNaN(level)) return 0;
  return position === 'static' ? Math.max(level, 0) : level;
}

/** The boxes that an element paints: its own, its text where that overflows, and shadows and outlines around them. */
function areasOf(element: Element, style: CSSStyleDeclaration): readonly Area[] {
  if (style.visibility !== 'visible') return [];
  const areas: Area[] = [];
  const words = [...element.childNodes].some(
    (node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ''),
  );
  if (words) {
    const range = document.createRange();
    range.selectNodeContents(element);
    areas.push(range.getBoundingClientRect());
  }
  if (words || isPainted(style) || element.matches(REPLACED)) areas.push(element.getBoundingClientRect());
  return areas.flatMap((area) => areasAround(area, style));
}

function isPainted(style: CSSStyleDeclaration): boolean {
  const { backgroundColor, backgroundImage, boxShadow, outlineStyle, borderImageSource, mixBlendMode } =
    style;
  return (
    !/^transparent$|[,/] ?0(\.0+)?\)$/.test(backgroundColor) ||
    [backgroundImage, boxShadow, outlineStyle, borderImageSource, style.backdropFilter].some(
      (value) => value !== undefined && value !== 'none',
    ) ||
    mixBlendMode !== 'normal' ||
    [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].some(
      (width) => width !== '0px',
    ) ||
    (style.display === 'list-item' && style.listStyleImage !== 'none')
  );
}

/** A box, extended by its shadows and outline. */
function areasAround(box: Area, style: CSSStyleDeclaration): readonly Area[] {
  const { boxShadow, textShadow, filter, outlineStyle, outlineWidth, outlineOffset } = style;
  const isBoundless = style.borderImageSource !== 'none' || /url|blur/.test(filter);
  if (isBoundless || (style.display === 'list-item' && style.listStyleImage !== 'none')) return [EVERYWHERE];
  const areas = [box];
  if (outlineStyle !== 'none') areas.push(grow(box, px(outlineWidth) + Math.max(px(outlineOffset), 0)));
  const shadows = `${boxShadow} ${textShadow} ${filter}`;
  for (const [, x, y, blur, spread] of shadows.matchAll(/(\S+)px (\S+)px (\S+)px(?: (\S+)px)?/g)) {
    const by = px(blur) + Math.max(px(spread), 0);
    const { left, top, right, bottom } = grow(box, by);
    areas.push({ left: left + px(x), right: right + px(x), top: top + px(y), bottom: bottom + px(y) });
  }
  return areas;
}

/** The box of what a page's styles put before or after an element's own content, which no browser tells. */
function boxOfPart(element: Element, style: CSSStyleDeclaration, part: CSSStyleDeclaration): Area {
  const isMoved = [part.transform, part.translate, part.rotate, part.scale].some((value) => value !== 'none');
  const words = /^"(.+)"$/.exec(part.content)?.[1]?.length ?? 0;
  const width = sum(part, 'width', 'paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth');
  const height = sum(part, 'height', 'paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth');
  const around =
    words * px(part.fontSize) + sum(part, 'marginLeft', 'marginRight', 'marginTop', 'marginBottom');
  if (isMoved || (words === 0 && /url|gradient/.test(part.content))) return EVERYWHERE;
  const isPlaced = part.position === 'absolute' || part.position === 'fixed';
  if (!isPlaced) {
    const box = element.getBoundingClientRect();
    const beside = Math.max(width - box.width, 0) + Math.max(height - box.height, 0);
    return grow(box, beside + around + sum(part, 'left', 'top'));
  }
  const [x, y] = part.position === 'fixed' ? [0, 0] : originOf(element, style);
  const [left, top] = [x + px(part.left), y + px(part.top)];
  return grow({ left, top, right: left + width, bottom: top + height }, around);
}

/** Where the positions of what stands absolutely in an element are counted from. */
function originOf(element: Element, style: CSSStyleDeclaration): readonly [number, number] {
  let [at, of]: [Element | null, CSSStyleDeclaration] = [element, style];
  while (of.position === 'static' && !mayBeContext(of)) {
    at = parentOf(at);
    if (at === null) return [-scrollX, -scrollY];
    of = getComputedStyle(at);
  }
  const { left, top } = at.getBoundingClientRect();
  return [left + at.clientLeft, top + at.clientTop];
}

function sum(style: CSSStyleDeclaration, ...names: readonly (keyof CSSStyleDeclaration)[]): number {
  return names.reduce<number>((all, name) => all + Math.abs(px(String(style[name]))), 0);
}

/** A length in pixels; 0 for anything else, such as `auto`. */
function px(length: string | undefined): number {
  return Number.parseFloat(length ?? '') || 0;
}

function grow({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

function isBefore(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & 4) !== 0;
}

/** As it is painted: what stands in a slot stands in the slot's place. */
function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** As they are painted: in the place of an element's own content stands what its root holds. */
function childrenOf(element: Element): readonly Element[] {
  const inner = rootOf(element);
  if (inner !== null) return [...inner.children];
  const slotted = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return slotted.length > 0 ? slotted : [...element.children];
}
