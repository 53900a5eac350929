import { isOpaque } from '../is-plainly-seen';
import { rootOf } from '../root-of';
import { type Area, meet } from './area';
import { type Clip, innerClip, ownClip, UNCLIPPED } from './clip';
import { DRAWN_PLAINLY, type Drawn, drawnIn, movesPaint } from './drawn';
import { generatedAreas } from './generated-areas';
import { readContent } from './generated-text';
import { areasOf, isPainted } from './painted-areas';
import { contextsOf, isBefore, isOrdered, isSurelyContext, laysItems, rankOf } from './stacking';
import { ancestorsOf, childrenOf } from './tree';

/** The most elements that are examined; a page with more counts as covering. */
const MOST_ELEMENTS = 30_000;

const TOP_LAYER = ':modal, :popover-open, :fullscreen';

/** What is known of a subtree from what it stands in. */
interface Around {
  /** How many of the stacking contexts around the host contain this subtree too. */
  readonly shared: number;
  /** Whether it is painted over the host, with all its content. */
  readonly above: boolean;
  /** The display of the box in which it is laid out. */
  readonly display: string;
  readonly clip: Clip;
  /** Its place among equals is another one than in the document. */
  readonly ordered: boolean;
  readonly drawn: Drawn;
}

const AROUND_PAGE = { shared: 0, above: false, display: 'block', clip: UNCLIPPED, drawn: DRAWN_PLAINLY };

/**
 * Whether anything of the page is painted over these parts of our element. For Firefox, which does not judge it as
 * Chromium's IntersectionObserver does; `elementsFromPoint` leaves out what takes no presses (`pointer-events: none`)
 * and what is painted outside of a box (shadows, outlines). Goes through the whole page, as far as an extension sees
 * into it. A cover is what is painted later and, as measured, in the same place; where the order of painting is not
 * certain it errs towards yes.
 *
 * Not seen: letters that a font draws out of their boxes, pictures of view transitions,
 * other extensions' parts of the browser's window.
 */
export function isPaintedOver(host: Element, parts: readonly Element[]): boolean {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const around = ancestorsOf(host);
  if (!isPlaceKnown(host, around)) return true;
  const contexts = contextsOf(around);
  const meets = (area: Area) => boxes.some((box) => meet(area, box));
  const ordered = around.some((element) => isOrdered(getComputedStyle(element)));
  let left = MOST_ELEMENTS;

  function look(element: Element, given: Around): boolean {
    left -= 1;
    if (left < 0) return true;
    if (element === host) return false;
    const style = getComputedStyle(element);
    if (style.display === 'none' || (isClear(style) && !holdsOnTop(element))) return false;
    const isOnTop = element.matches(TOP_LAYER);
    const { shared, display, drawn } = isOnTop ? { ...given, drawn: DRAWN_PLAINLY } : given;
    const own = ownClip(given.clip, style, isOnTop);
    const inside: Omit<Around, 'shared' | 'above'> = {
      display: style.display === 'contents' ? display : style.display,
      clip: isOnTop || movesPaint(style) ? UNCLIPPED : innerClip(given.clip, own, element, style),
      ordered: given.ordered || isOrdered(style),
      drawn: drawnIn(drawn, style),
    };
    if (element === contexts[shared]?.element) {
      return lookInside(element, { ...inside, shared: shared + 1, above: false });
    }
    const holds = around.includes(element);
    const rank = rankOf(style, laysItems(display));
    const isAfter = (next: Element) => inside.ordered || !isBefore(element, next);
    const above = !holds && (given.above || isOnTop || isAbove(contexts[shared], rank, isAfter));
    if (above && areasOf(element, style, own, inside.clip.flow, drawn).some(meets)) return true;
    // Everything inside a stacking context that is painted below the host is below it too.
    const isSealed = !above && !holds && isSurelyContext(style) && !holdsOnTop(element);
    return !isSealed && lookInside(element, { ...inside, shared, above });
  }

  function lookInside(element: Element, inside: Around): boolean {
    for (const name of ['::before', '::after', '::backdrop'] as const) {
      const part = getComputedStyle(element, name);
      if (!isMade(element, name, part)) continue;
      // What comes after an element's content comes after what the element holds.
      const isAfter = (next: Element) =>
        inside.ordered ||
        isOrdered(part) ||
        (name === '::after' && element.contains(next)) ||
        (!isBefore(element, next) && !element.contains(next));
      const rank = rankOf(part, laysItems(inside.display));
      const above = inside.above || name === '::backdrop' || isAbove(contexts[inside.shared], rank, isAfter);
      const generated = readContent(part.content, element);
      const paints = isPainted(part) || generated.image || /\S/.test(generated.text);
      if (above && paints && generatedAreas(element, name, part, generated, inside.drawn).some(meets))
        return true;
    }
    return childrenOf(element).some((child) => look(child, inside));
  }

  return look(document.documentElement, { ...AROUND_PAGE, ordered });
}

/** Whether it can be told where among the others the host is painted, by what it stands in. */
function isPlaceKnown(host: Element, around: readonly Element[]): boolean {
  // Nothing outside a closed root can tell where the host is painted, and no level counts in a drawing.
  const isHidden = (element: Element) => rootOf(element) !== element.shadowRoot && element !== host;
  if (around.some((element) => element instanceof SVGElement || isHidden(element))) return false;
  // What a page's root has a slot in hides the host as well, which the host's own parents do not tell.
  return !around.some((element) => element.getRootNode() instanceof ShadowRoot && !isOpaque(element));
}

/** Whether a page's styles put something before, after or behind an element that may be seen. */
function isMade(element: Element, name: string, part: CSSStyleDeclaration): boolean {
  const isThere = name === '::backdrop' ? element.matches(TOP_LAYER) : !/^(none|normal)$/.test(part.content);
  return isThere && part.display !== 'none' && part.visibility === 'visible' && !isClear(part);
}

/** What has no box has nothing that could be clear. */
function isClear({ display, opacity }: CSSStyleDeclaration): boolean {
  return opacity === '0' && display !== 'contents';
}

/** Whether something in an element, or in a root in it, is drawn in the top layer, which nothing around it hides. */
function holdsOnTop(element: Element): boolean {
  if (element.querySelector(TOP_LAYER) !== null) return true;
  return [element, ...element.querySelectorAll('*')].some((one) =>
    [...(rootOf(one)?.children ?? [])].some((child) => child.matches(TOP_LAYER) || holdsOnTop(child)),
  );
}

/** Whether what has such a rank is painted over the next context around the host. */
function isAbove(
  next: ReturnType<typeof contextsOf>[number] | undefined,
  rank: number,
  isAfter: (next: Element) => boolean,
): boolean {
  if (next === undefined) return true;
  return rank > next.level || (rank === next.level && isAfter(next.element));
}
