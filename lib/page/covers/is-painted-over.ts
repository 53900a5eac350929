import { rootOf } from '../root-of';
import { type Area, meet } from './area';
import { type Clip, innerClip, ownClip, UNCLIPPED } from './clip';
import { generatedAreas } from './generated-areas';
import { readContent } from './generated-text';
import { areasOf, isPainted } from './painted-areas';
import { contextsOf, isBefore, isSurelyContext, laysItems, rankOf } from './stacking';
import { ancestorsOf, childrenOf } from './tree';

/** The most elements that are examined; a page with more counts as covering. */
const MOST = 30_000;

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
}

/**
 * Whether anything of the page is painted over these parts of our element. For Firefox, which does not judge it as
 * Chromium's IntersectionObserver does; `elementsFromPoint` leaves out what takes no presses (`pointer-events: none`)
 * and what is painted outside of a box (shadows, outlines). Goes through the whole page, as far as an extension sees
 * into it. A cover is what is painted later and, as measured, in the same place; where the order of painting is not
 * certain it errs towards yes.
 *
 * Not seen: `::first-letter`, `::marker`, letters that a font draws out of their boxes, pictures of view transitions,
 * other extensions' parts of the browser's window.
 */
export function isPaintedOver(host: Element, parts: readonly Element[]): boolean {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const around = ancestorsOf(host);
  // Nothing outside a closed root can tell where the host is painted.
  if (around.some((element) => rootOf(element) !== element.shadowRoot && element !== host)) return true;
  const contexts = contextsOf(around);
  const meets = (area: Area) => boxes.some((box) => meet(area, box));
  let left = MOST;

  function look(element: Element, { shared, above: within, display, clip }: Around): boolean {
    left -= 1;
    if (left < 0) return true;
    if (element === host) return false;
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0') return false;
    const isOnTop = element.matches(TOP_LAYER);
    const own = ownClip(clip, style, isOnTop);
    const inside: Omit<Around, 'shared' | 'above'> = {
      display: style.display === 'contents' ? display : style.display,
      clip: isOnTop ? UNCLIPPED : innerClip(clip, own, element, style),
    };
    if (element === contexts[shared]?.element) {
      return lookInside(element, { ...inside, shared: shared + 1, above: false });
    }
    const holds = around.includes(element);
    const rank = rankOf(style, laysItems(display));
    const above =
      !holds && (within || isOnTop || isAbove(contexts[shared], rank, (next) => !isBefore(element, next)));
    if (above && areasOf(element, style, own, inside.clip.flow).some(meets)) return true;
    // Everything inside a stacking context that is painted below the host is below it too.
    const isSealed = !above && !holds && isSurelyContext(style) && element.querySelector(TOP_LAYER) === null;
    return !isSealed && lookInside(element, { ...inside, shared, above });
  }

  function lookInside(element: Element, inside: Around): boolean {
    for (const name of ['::before', '::after', '::backdrop'] as const) {
      if (name === '::backdrop' && !element.matches(TOP_LAYER)) continue;
      const part = getComputedStyle(element, name);
      if (name !== '::backdrop' && (part.content === 'none' || part.content === 'normal')) continue;
      if (part.display === 'none' || part.visibility !== 'visible' || part.opacity === '0') continue;
      // What comes after an element's content comes after what the element holds.
      const isAfter = (next: Element) =>
        name === '::after' && element.contains(next)
          ? true
          : !isBefore(element, next) && !element.contains(next);
      const rank = rankOf(part, laysItems(inside.display));
      const above = inside.above || name === '::backdrop' || isAbove(contexts[inside.shared], rank, isAfter);
      const generated = readContent(part.content, element);
      const paints = isPainted(part) || generated.image || /\S/.test(generated.text);
      if (above && paints && generatedAreas(element, name, part, generated).some(meets)) return true;
    }
    return childrenOf(element).some((child) => look(child, inside));
  }

  const root = document.documentElement;
  return look(root, { shared: 0, above: false, display: 'block', clip: UNCLIPPED });
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
