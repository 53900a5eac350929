import axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTS } from '../../entrypoints/options/use-part';
import { writeDeliveries, writeRows } from '../practice/made-rows';
import { AMBIGUOUS, CLOSED_VILLAGE, PAID, PLAIN, practiceOrders } from '../stores/orders';
import { readCollected } from './collected';
import { eventually } from './eventually';
import { inBothBrowsers, type Part, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import { ListPage } from './pages/list-page';
import { ReviewPage } from './pages/review-page';
import { World } from './world';

type Colours = 'light' | 'dark';

/** What is looked at in one direction of writing and one browser. Firefox takes its colours when it starts. */
const LOOKS = [
  { language: 'ar', firefox: 'dark' },
  { language: 'en', firefox: 'light' },
] as const;
const SECTIONS = [
  '',
  'parcels',
  'review',
  'outbox',
  'cash',
  'tools',
  'labels',
  'quotes',
  'contents',
  'employees',
  'webhook',
  'journeys',
] as const;
const LOST = 882;
/** The rules that other colours can change: the same page in its second colours is held to these alone. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'] as const;
/** Many screens in one go; each wait has an end of its own. */
const PATIENT = { timeout: 600_000 };
/** What the toolbar's popup has. */
const POPUP = { width: 400, height: 600 };

/** Every kind of page with what a browser alone can judge: the colours as they are painted. */
inBothBrowsers('nothing to reproach, colours too', (kind) => {
  describe.each(LOOKS)('in $language', ({ language, firefox }) => {
    let world: World;
    // The language changes no colour: Firefox looks at the desk and the review in one of them.
    const once: Part = language === 'ar' ? it : toldOnce(kind);
    const schemes: readonly Colours[] = kind === 'chromium' ? ['light', 'dark'] : [firefox];

    beforeAll(async () => {
      world = await World.open({ kind, language, dark: firefox === 'dark' });
    });
    afterAll(() => world.close());

    /** What axe finds on a page, or on our bar in a store's, in each of the colours. */
    async function look(page: Page, what: string): Promise<readonly string[]> {
      const found: string[] = [];
      await page.bringToFront();
      if (page.url().includes('/popup.html')) await page.setViewport(POPUP);
      for (const [index, colours] of schemes.entries()) {
        await paint(page, colours);
        const violations = await violationsOn(page, index === 0 ? null : RULES_OF_COLOUR);
        found.push(...violations.map((each) => `${what}, ${colours}: ${each}`));
      }
      return found;
    }

    async function paint(page: Page, colours: Colours): Promise<void> {
      if (kind === 'chromium') {
        await page.emulateMediaFeatures([
          { name: 'prefers-color-scheme', value: colours },
          { name: 'prefers-reduced-motion', value: 'reduce' },
        ]);
      }
      expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(
        colours === 'dark',
      );
      // Our bar in a store's page follows what that page says of itself.
      if (page.url().startsWith('http')) await page.evaluate(sayScheme, colours);
    }

    /** Each part of a page, by its address and by what is there once it is shown. */
    async function lookThrough(
      file: string,
      parts: readonly (readonly [hash: string, ready: string])[],
    ): Promise<string[]> {
      const page = await world.extension.openPage(`${file}#/${parts[0]?.[0]}`);
      const found: string[] = [];
      for (const [hash, ready] of parts) {
        await page.evaluate((to) => location.replace(to), `#/${hash}`);
        await page.waitForSelector(ready);
        found.push(...(await look(page, `${file}#/${hash}`)));
      }
      await page.close();
      return found;
    }

    it('in the guide and in each part of the settings', PATIENT, async () => {
      const guide = await lookThrough('options.html', [['', '.step']]);
      const popup = await lookThrough('popup.html', [['', 'main h2']]);
      await world.setUpAccount();
      await world.enableStore();
      const parts = PARTS.map(({ name }) => [name, `#${name}-section:not([hidden])`] as const);
      expect([...guide, ...popup, ...(await lookThrough('options.html', parts))]).toEqual([]);
    });

    it('on the bar and in the popup', PATIENT, async () => {
      const found: string[] = [];
      world.store.setOrders([...practiceOrders, madeOrder(LOST)]);
      for (const id of [AMBIGUOUS, CLOSED_VILLAGE, PAID, PLAIN, LOST]) {
        const order = await world.openOrder(world.store.orderUrl(id));
        await order.barWhere(({ action }) => action !== null);
        found.push(...(await look(order.page, `bar of ${id}`)));
        const popup = await world.openPopup(order);
        await popup.ready();
        found.push(...(await look(popup.page, `popup of ${id}`)));
        if (id === AMBIGUOUS) {
          await popup.type('village', 'جبع جنين');
          await popup.page.waitForSelector('.picker__city mark');
          found.push(...(await look(popup.page, 'picker')));
        }
        await popup.close();
        if (id === PLAIN || id === LOST) {
          if (id === LOST) {
            world.sandbox.control.setFault({
              operation: 'parcels/create',
              kind: 'html',
              status: 502,
              times: 1,
            });
          }
          await order.pressBar();
          await order.barWhere(({ tone }) => tone === (id === PLAIN ? 'good' : 'warning'));
          found.push(...(await look(order.page, `bar of ${id}, pressed`)));
          const outcome = await world.openPopup(order);
          await outcome.page.waitForSelector('.outcome');
          found.push(...(await look(outcome.page, `popup of ${id}, pressed`)));
          await outcome.close();
        }
        await order.page.close();
      }
      expect(found).toEqual([]);
    });

    once('on the desk', PATIENT, async () => {
      const found: string[] = [];
      // Each in a page of its own: a title alone does not tell that the section before it is gone.
      for (const section of SECTIONS) found.push(...(await lookThrough('desk.html', [[section, 'main h1']])));
      expect(found).toEqual([]);
    });

    once('on the desk of a busy day', PATIENT, async () => {
      const blank = await world.extension.blank();
      await writeRows(blank, 90, Date.now());
      await writeDeliveries(blank, 90, Date.now());
      const found = await lookThrough('desk.html', [
        ['', '.day__row'],
        ['parcels/made-3', '.details'],
        ['labels', '.label__code'],
        ['cash', '[data-age]'],
      ]);
      const outbox = await world.extension.openPage('desk.html#/outbox');
      await (await outbox.waitForSelector('.outbox__row summary'))?.click();
      found.push(...(await look(outbox, 'outbox, one open')));
      await outbox.close();
      expect(found).toEqual([]);
    });

    once('on a list, and in the review of what was chosen on it', PATIENT, async () => {
      const found: string[] = [];
      world.store.setOrders(practiceOrders);
      const list = await ListPage.open(world.extension, world.store.listUrl());
      await list.press(...practiceOrders.map(({ id }) => `#cb-select-${id}`));
      await list.barWhere((said) => said?.includes(`(${practiceOrders.length})`) ?? false);
      found.push(...(await look(list.page, 'list')));
      await list.ship();
      await eventually(
        () => readCollected(world.extension),
        ([newest]) => newest?.orders.length === practiceOrders.length,
      );
      await list.page.close();
      const review = await ReviewPage.open(world.extension);
      await review.show('all');
      found.push(...(await look(review.page, 'review')));
      await review.openByKeyboard(AMBIGUOUS);
      found.push(...(await look(review.page, 'review, one open')));
      await review.close();
      expect(found).toEqual([]);
    });

    it('on a bar that follows the page it stands in, whatever the system prefers', async () => {
      const order = await world.openOrder(world.store.orderUrl(AMBIGUOUS));
      await order.barWhere(({ action }) => action !== null);
      await paint(order.page, schemes.at(-1) ?? 'dark');
      const surfaces: string[] = [];
      for (const scheme of ['normal', 'dark', 'light']) {
        await order.page.evaluate(sayScheme, scheme);
        surfaces.push(await order.page.evaluate(surfaceOfBar));
      }
      expect(surfaces[0]).toBe(surfaces[2]);
      expect(surfaces[1]).not.toBe(surfaces[2]);
      await order.page.close();
    });

    it('and what is looked with sees a grey that is too faint on light and on dark, on a page and on the bar', async () => {
      const settings = await world.extension.openPage('options.html#/accounts');
      await settings.waitForSelector('#accounts-section:not([hidden])');
      await settings.evaluate(() => document.documentElement.style.setProperty('--ink-soft', '#7a7a7a'));
      expect(await look(settings, 'settings')).toContainEqual(expect.stringContaining('color-contrast'));
      await settings.close();
      const order = await world.openOrder(world.store.orderUrl(AMBIGUOUS));
      await order.barWhere(({ action }) => action !== null);
      await order.page.evaluate(() =>
        document
          .querySelector('shahna-bar')
          ?.shadowRoot?.querySelector<HTMLElement>('.bar')
          ?.style.setProperty('--warning', '#7a7a7a'),
      );
      expect(await look(order.page, 'bar')).toContainEqual(expect.stringContaining('color-contrast'));
      await order.page.close();
    });
  });
});

/**
 * What axe finds once nothing moves any more; on a store's page on the bar alone. That it judged the colour of some
 * text at all is a part of it.
 * @param rules `null`: all that it has
 */
async function violationsOn(page: Page, rules: readonly string[] | null): Promise<readonly string[]> {
  // Colours on their way, and what is faint while it is busy, are not what a person reads.
  await eventually(
    () => page.evaluate(isMoving),
    (moving) => !moving,
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
    await page.evaluate(measureLettersAlone);
  }
  return page.evaluate(
    async (only) => {
      const { axe: checker } = globalThis as unknown as { axe: typeof axe };
      const shown = document.querySelector('shahna-bar, shahna-list') ?? document;
      const { violations, passes } = await checker.run(shown, {
        // Of what passes one example is enough: to describe each takes longer than to judge them all.
        resultTypes: ['violations'],
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

/**
 * Runs in the page. Axe leaves out the letters of an icon font, which it knows by a word that is narrower than its
 * letters one by one. Arabic letters that join are so too: without this a page in Arabic would hardly be judged.
 */
function measureLettersAlone(): void {
  CanvasRenderingContext2D.prototype.measureText = (text) => ({ width: text.length * 10 }) as TextMetrics;
}

/** Runs in the page. */
function isMoving(): boolean {
  const bar = document.querySelector('shahna-bar, shahna-list')?.shadowRoot;
  const busy = bar?.querySelector('[aria-busy="true"]') ?? document.querySelector('[aria-busy="true"]');
  const hidden = document.querySelector('.panel--out-of-sight');
  const moves = [...document.getAnimations(), ...(bar?.getAnimations() ?? [])];
  return busy !== null || hidden !== null || moves.some(({ playState }) => playState === 'running');
}

/** Runs in a store's page, which says in which colours it is drawn. */
function sayScheme(scheme: string): void {
  document.documentElement.style.colorScheme = scheme;
}

/** Runs in a store's page: what our bar is painted on. */
function surfaceOfBar(): string {
  const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.bar');
  return bar == null ? '' : getComputedStyle(bar).backgroundColor;
}
