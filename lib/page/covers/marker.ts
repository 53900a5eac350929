import { px } from './area';
import { readContent } from './generated-text';

/** Markers that no page can make others of, and are a sign or a number. */
const KNOWN = /^(?:disc|circle|square|decimal|disclosure-(?:open|closed))$/;

/** How far from its item a list's marker may be painted; no browser tells where it is. */
export function markerReach(element: Element, { display, listStyleType }: CSSStyleDeclaration): number {
  if (!display.includes('list-item')) return 0;
  const part = getComputedStyle(element, '::marker');
  const content = readContent(part.content, element);
  if (content.image) return Infinity;
  const written = content.text || /^"(.*)"$/s.exec(listStyleType)?.[1];
  if (written === undefined && listStyleType === 'none') return 0;
  if (written === undefined && !KNOWN.test(listStyleType)) return Infinity;
  return px(part.fontSize) * (written?.length ?? 4);
}
