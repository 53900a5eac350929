import { describe, it } from 'vitest';
import type { BrowserKind } from '../browsers/find-browser';

/** One story, told in both browsers. `SHAHNA_ONLY=firefox` tells it in one. */
export function inBothBrowsers(story: string, tell: (kind: BrowserKind) => void): void {
  const kinds: readonly BrowserKind[] = ['chromium', 'firefox'];
  const wanted = kinds.filter((kind) => (process.env.SHAHNA_ONLY ?? kind) === kind);
  for (const kind of wanted) describe(`${story}, in ${kind}`, () => tell(kind));
}

/** Tells a part of a story where only one of the browsers has what it is about; elsewhere there is no such part. */
export function onlyIn(
  wanted: BrowserKind,
  kind: BrowserKind,
): (part: string, tell: () => Promise<void>) => void {
  return kind === wanted ? it : () => undefined;
}
