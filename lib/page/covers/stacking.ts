import { isHeldTogether, isSet } from './holders';
import { ancestorsOf, childrenOf } from './tree';

/** A stacking context around the host, or the host itself. */
export interface Context {
  readonly element: Element;
  readonly level: number;
}

/** The ancestors that may form stacking contexts, from the outermost, and the host, which always does. */
export function contextsOf(around: readonly Element[]): readonly Context[] {
  return around
    .flatMap((element, index) => {
      const style = getComputedStyle(element);
      if (style.display === 'contents') return [];
      const isItem = laysItems(displayAround(around.slice(index + 1)));
      const isContext = index === 0 || isSurelyContext(style) || mayBeContext(style);
      if (!isContext && !(isItem && style.zIndex !== 'auto')) return [];
      return [
        {
          element,
          level: style.position !== 'static' || isItem ? Number.parseInt(style.zIndex, 10) || 0 : 0,
        },
      ];
    })
    .toReversed();
}

/** The display of the innermost that has a box of its own; `null`: none of them has. */
function displayAround(around: readonly Element[]): string | null {
  return around.map((one) => getComputedStyle(one).display).find((display) => display !== 'contents') ?? null;
}

/** Whether such a box lays its children out as items, of which a level counts without a place of their own. */
export function laysItems(display: string | null): boolean {
  return display !== null && /flex|grid/.test(display);
}

/** Of a page that wants its cover overlooked: what is a context is painted as one. */
export function isSurelyContext({ display, position, zIndex, opacity }: CSSStyleDeclaration): boolean {
  if (display === 'contents') return false;
  const isOwn = position === 'fixed' || position === 'sticky';
  return isOwn || (position !== 'static' && zIndex !== 'auto') || Number(opacity) < 1;
}

function mayBeContext(style: CSSStyleDeclaration): boolean {
  const { clipPath, maskImage, mixBlendMode, isolation } = style;
  const isApart = mixBlendMode !== 'normal' || isolation !== 'auto';
  return isHeldTogether(style) || [clipPath, maskImage].some(isSet) || isApart;
}

/**
 * Where something stands among what its stacking context paints (CSS 2.2, appendix E): what is neither placed nor a
 * context of its own comes after negative levels and before all others.
 */
export function rankOf(style: CSSStyleDeclaration, isItem: boolean): number {
  const isRaised = style.position !== 'static' || isSurelyContext(style) || mayBeContext(style);
  if (isRaised || (isItem && style.zIndex !== 'auto')) return levelOf(style);
  return FLAT;
}

/** After all negative levels, before the level 0. */
const FLAT = -0.5;

/** A level counts for nothing where it stands on what is neither placed nor an item, which errs towards a cover. */
function levelOf({ zIndex, position }: CSSStyleDeclaration): number {
  const level = Number.parseInt(zIndex, 10);
  if (Number.isNaN(level)) return 0;
  return position === 'static' ? Math.max(level, 0) : level;
}

/** Whether an item has another place than the document says, where painting goes by that. */
export function isOrdered({ order }: CSSStyleDeclaration): boolean {
  return order !== '0';
}

/** Whether one comes before the other as they are painted, slots in their places, and does not hold it. */
export function isBefore(one: Element, other: Element): boolean {
  const [ones, others] = [ancestorsOf(one).toReversed(), ancestorsOf(other).toReversed()];
  const at = ones.findIndex((element, index) => element !== others[index]);
  const [apart, holder] = [ones[at], ones[at - 1]];
  const beside = others[at];
  if (apart === undefined || beside === undefined || holder === undefined) return false;
  const children = childrenOf(holder);
  return children.indexOf(apart) < children.indexOf(beside);
}
