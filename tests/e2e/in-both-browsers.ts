import { describe, it } from 'vitest';
import type { BrowserKind } from '../browsers/find-browser';

const KINDS: readonly BrowserKind[] = ['chromium', 'firefox'];
const isWanted = (kind: BrowserKind) => (process.env.SHAHNA_ONLY ?? kind) === kind;

/** One story, told in both browsers. `SHAHNA_ONLY=firefox` tells it in one, and all of it there. */
export function inBothBrowsers(story: string, tell: (kind: BrowserKind) => void): void {
  for (const kind of KINDS.filter(isWanted)) describe(`${story}, in ${kind}`, () => tell(kind));
}

/**
 * A story of which the browsers know no difference, told in one: what it needs of the other is probed by the stories
 * that `tests/README.md` names beside it.
 * @param where the one that it is told in, unless the other alone is asked for
 */
export function inOneBrowser(story: string, where: BrowserKind, tell: (kind: BrowserKind) => void): void {
  const kind = toldIn(where);
  describe(`${story}, in ${kind}`, () => tell(kind));
}

/**
 * Tells the parts of a story of which the browsers know no difference in one of them; the story's other parts probe the
 * other. `tests/README.md` lists which, and why.
 */
export function toldOnce(kind: BrowserKind, where: BrowserKind = 'chromium'): Part {
  return toldIf(kind === toldIn(where));
}

function toldIn(where: BrowserKind): BrowserKind {
  return isWanted(where) ? where : where === 'chromium' ? 'firefox' : 'chromium';
}

/** Tells a part of a story where only one of the browsers has what it is about; elsewhere there is no such part. */
export function onlyIn(wanted: BrowserKind, kind: BrowserKind): Part {
  return toldIf(kind === wanted);
}

/** Tells a part of a story, or leaves it out. */
export function toldIf(isTold: boolean): Part {
  return isTold ? it : () => undefined;
}

export interface Part {
  (part: string, tell: () => Promise<void>): void;
  (part: string, options: { readonly timeout: number }, tell: () => Promise<void>): void;
}
