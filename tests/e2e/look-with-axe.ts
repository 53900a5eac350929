import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { eventually } from './eventually';

const COLOURS = ['light', 'dark'] as const;
type Colours = (typeof COLOURS)[number];

/** The rules that other colours can change: the same page in its second colours is held to these alone. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'] as const;
/** Those that a browser's own drawing can change: the others judge names and roles, the same elements in both. */
export const RULES_OF_DRAWING = [...RULES_OF_COLOUR, 'scrollable-region-focusable'] as const;
/** Less than half as long as its readable form, which each page would read anew. */
const AXE = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};void 0`;
/** What the toolbar's popup has. */
const POPUP = { width: 400, height: 600 };

/** What axe has against a page as it stands open, or against our bar in a store's. */
export type Look = (page: Page, what: string) => Promise<readonly string[]>;

/**
 * Looks at a page with all that can be unfolded unfolded, and in light and dark colours without opening it anew: our own
 * pages by the setting for it, a store's by what it says of itself.
 * @param rules `null`: all that axe has
 */
export function lookWithAxe(rules: readonly string[] | null): Look {
  return async (page, what) => {
    await page.bringToFront();
    if (page.url().includes('/popup.html')) await page.setViewport(POPUP);
    await page.evaluate(unfold);
    const found: string[] = [];
    for (const [index, colours] of COLOURS.entries()) {
      await paint(page, colours);
      const violations = await violationsOn(page, index === 0 ? rules : RULES_OF_COLOUR);
      found.push(...violations.map((each) => `${what}, ${colours}: ${each}`));
    }
    return found;
  };
}

/** Has a page drawn in these colours, whatever the system prefers. */
export async function paint(page: Page, colours: Colours): Promise<void> {
  const drawn = await page.evaluate(chooseColours, colours);
  expect(drawn).toBe(colours);
}

/**
 * What axe finds once nothing moves any more; on a store's page on the bar alone. That it judged the colour of some
 * text at all is a part of it.
 */
async function violationsOn(page: Page, rules: readonly string[] | null): Promise<readonly string[]> {
  // Colours on their way, and what is faint while it is busy, are not what a person reads.
  await eventually(
    () => page.evaluate(listMoving),
    ({ length }) => length === 0,
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(AXE);
    await page.evaluate(measureLettersAlone);
  }
  return page.evaluate(
    async (only) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const shown = document.querySelector('shahna-bar, shahna-list') ?? document;
      const { violations, passes } = await checker.run(shown, {
        // Of what passes one example is enough: to describe each takes longer than to judge them all.
        resultTypes: ['violations'],
        // No rule of ours asks for what would be fetched anew, and none of our pages has a frame.
        preload: false,
        iframes: false,
        selectors: false,
        ...(only !== null && { runOnly: only }),
      });
      const judged = [...violations, ...passes].some(({ id }) => id === 'color-contrast');
      const told = violations.map(({ id, nodes }) =>
        [id, ...nodes.slice(0, 3).map((node) => `${node.html.slice(0, 120)} ${node.failureSummary}`)].join(
          ' | ',
        ),
      );
      return judged ? told : ['no colour was judged', ...told];
    },
    rules && [...rules],
  );
}

/** Runs in the page. */
function chooseColours(colours: string): string {
  const root = document.documentElement;
  if (location.protocol.startsWith('http')) root.style.colorScheme = colours;
  else root.dataset.look = colours;
  return getComputedStyle(root).colorScheme;
}

/**
 * Runs in the page. Axe leaves out the letters of an icon font, which it knows by a word that is narrower than its
 * letters one by one. Arabic letters that join are so too: without this a page in Arabic would hardly be judged.
 */
function measureLettersAlone(): void {
  CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: text.length * 10 }) as TextMetrics;
}

/** Runs in the page. */
function unfold(): void {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
}

/** Runs in the page: what is at work or on its way, of what is seen; elsewhere Firefox begins a move and ends none. */
function listMoving(): string[] {
  const roots = [document, document.querySelector('shahna-bar, shahna-list')?.shadowRoot];
  return roots.flatMap((root) => {
    const busy = [...(root?.querySelectorAll('[aria-busy="true"], .panel--out-of-sight') ?? [])];
    const moves = (root?.getAnimations() ?? []).filter(({ playState }) => playState === 'running');
    const moved = moves.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
    const all = [...busy, ...moved.filter((one) => one?.checkVisibility())];
    return all.map((one) => one?.outerHTML.slice(0, 100) ?? '');
  });
}
