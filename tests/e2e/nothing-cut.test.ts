import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PARTS } from '../../entrypoints/options/use-section';
import { writeDeliveries, writeRows } from '../practice/made-rows';
import { AMBIGUOUS, PAID, PLAIN, practiceOrders } from '../stores/orders';
import { eventually } from './eventually';
import { inBothBrowsers, type Part, toldOnce } from './in-both-browsers';
import { World } from './world';

/** A laptop's window, at 100, 150 and 200 %, and the width at which WordPress's admin folds its menu. */
const WIDTHS = [1280, 853, 782, 640] as const;
const SECTIONS = [
  ['', '.day__row'],
  ['parcels', '.ledger__table'],
  ['labels', '.label__code'],
  ['outbox', '.outbox__row'],
  ['cash', '[data-age]'],
] as const;
/** Many screens in one go; each wait has an end of its own. */
const PATIENT = { timeout: 600_000 };

/** What a merchant reads is neither cut nor under something else, however wide the window is. */
inBothBrowsers('nothing is cut, broken or under something else', (kind) => {
  // From the right and from the left; Hebrew differs from Arabic in its words alone.
  const languages = toldOnce(kind) === it ? (['ar', 'en', 'he'] as const) : (['ar', 'en'] as const);
  describe.each(languages)('in %s', (language) => {
    let world: World;

    beforeAll(async () => {
      world = await World.openReady({ kind, language });
      world.store.setOrders(practiceOrders);
    });
    afterAll(() => world.close());

    async function look(
      page: Page,
      what: string,
      widths: readonly number[],
      height = 800,
    ): Promise<string[]> {
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewport({ width, height });
        await eventually(
          () => page.evaluate(() => document.querySelector('[aria-busy="true"]') === null),
          (isStill) => isStill,
        );
        found.push(...(await page.evaluate(readFaults)).map((fault) => `${what}, ${width} px: ${fault}`));
      }
      return found;
    }

    it('on the desk and in the settings', PATIENT, async () => {
      const found: string[] = [];
      const blank = await world.extension.blank();
      // Half of them of today, whatever hour it is.
      const apart = (Date.now() - new Date().setHours(0, 0, 0, 0)) / 20;
      await writeRows(blank, 40, Date.now(), { apart });
      await writeDeliveries(blank, 40, Date.now());
      const parts = PARTS.map(({ name }) => [name, `#${name}-section:not([hidden])`] as const);
      for (const [file, shown] of [
        ['desk.html', SECTIONS],
        ['options.html', parts],
      ] as const) {
        const page = await world.extension.openPage(`${file}#/${shown[0]?.[0]}`);
        for (const [hash, ready] of shown) {
          await page.evaluate((to) => location.replace(to), `#/${hash}`);
          await page.waitForSelector(ready);
          found.push(...(await look(page, `${file}#/${hash}`, WIDTHS)));
        }
        await page.close();
      }
      expect(found).toEqual([]);
    });

    it('in the popup and on the bar', PATIENT, async () => {
      const found: string[] = [];
      for (const id of [PLAIN, AMBIGUOUS, PAID]) {
        const order = await world.openOrder(world.store.orderUrl(id));
        await order.barWhere(({ action }) => action !== null);
        found.push(...(await look(order.page, `bar of ${id}`, [...WIDTHS, 400])));
        const popup = await world.openPopup(order);
        await popup.ready();
        found.push(...(await look(popup.page, `popup of ${id}`, [400], 600)));
        await popup.close();
        await order.page.close();
      }
      expect(found).toEqual([]);
    });

    const tell: Part = language === 'en' ? it : () => undefined;
    tell(
      'and what is looked with sees a cut word, a cut block, a broken word and two that overlap',
      async () => {
        const page = await world.extension.openPage('options.html#/general');
        await page.waitForSelector('#general-section:not([hidden])');
        await page.evaluate(() => {
          const [one, other] = document.querySelectorAll<HTMLElement>(
            '#general-section :is(h2, legend, label)',
          );
          if (one)
            one.style.cssText = 'inline-size: 8px; overflow: hidden; white-space: nowrap; display: block';
          const broken = document.createElement('p');
          broken.textContent = 'broken';
          broken.style.cssText = 'inline-size: 20px; overflow-wrap: anywhere';
          document.body.append(broken);
          const over = document.createElement('p');
          over.textContent = 'over it';
          over.style.cssText = 'position: absolute; margin: 0';
          other?.before(over);
          const frame = document.createElement('div');
          frame.style.cssText = 'block-size: 20px; overflow: hidden';
          const tall = document.createElement('button');
          tall.style.cssText = 'display: block; block-size: 40px';
          frame.append(tall);
          document.body.append(frame);
        });
        const faults = await page.evaluate(readFaults);
        expect(faults).toContainEqual(expect.stringMatching(/^cut: /));
        expect(faults).toContainEqual(expect.stringMatching(/^cut by its frame: <button/));
        expect(faults).toContain('broken: broken');
        expect(faults).toContainEqual(expect.stringMatching(/over it/));
        await page.close();
      },
    );
  });
});

/** Runs in the page: of our bar where there is one, else of the whole page. */
function readFaults(): string[] {
  const root = document.querySelector('shahna-bar')?.shadowRoot ?? document.body;
  const page = document.scrollingElement;
  const faults: string[] = [];
  if (root === document.body && page !== null && page.scrollWidth > page.clientWidth + 1)
    faults.push(`the page is ${page.scrollWidth} wide in ${page.clientWidth}`);
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  // A frame that neither scrolls nor says by an ellipsis that there is more.
  const isOutside = (element: Element, box: Box): boolean => {
    for (let frame = element.parentElement; frame !== null; frame = frame.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(frame);
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
      const edges = frame.getBoundingClientRect();
      const across = box.left < edges.left - 1 || box.right > edges.right + 1;
      const down = box.top < edges.top - 1 || box.bottom > edges.bottom + 1;
      if (across && /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis') return true;
      if (down && /hidden|clip/.test(overflowY) && webkitLineClamp === 'none') return true;
    }
    return false;
  };
  const blocks = 'button, .button, input, select, textarea, img, svg, progress, .card, .notice, .tag';
  for (const block of root.querySelectorAll<HTMLElement>(blocks)) {
    const box = block.getBoundingClientRect();
    if (box.width > 1 && block.checkVisibility({ opacityProperty: true }) && isOutside(block, box))
      faults.push(`cut by its frame: ${block.outerHTML.slice(0, 60)}`);
  }
  const texts = [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const style = getComputedStyle(element);
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isApart = element.closest('svg, select, option, [aria-hidden="true"]') !== null;
    if (own.length === 0 || !isSeen || isApart) return [];
    const around: Element[] = [];
    for (let one: Element | null = element; one !== null; one = one.parentElement) around.push(one);
    // What is for hearing alone has a clip or no size.
    if (around.some((one) => getComputedStyle(one).clipPath !== 'none' || one.clientWidth === 1)) return [];
    const frames = around.slice(1).filter((one) => getComputedStyle(one).overflowY !== 'visible');
    const isCut =
      style.overflowX !== 'visible' &&
      style.textOverflow !== 'ellipsis' &&
      element.scrollWidth > element.clientWidth + 1;
    const said = (element.textContent ?? '').trim().slice(0, 40);
    if (isCut) faults.push(`cut: ${said}`);
    // Of the height of its letters: Firefox gives all the room that the font claims, which lines of Arabic share.
    const half = Number.parseFloat(style.fontSize) / 2;
    return own.flatMap((node) => {
      const range = document.createRange();
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(
        /(?<!\p{L})\p{L}{2,12}(?!\p{L})/gu,
      )) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = Array.from(range.getClientRects(), ({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > half) faults.push(`broken: ${word}`);
      }
      range.selectNodeContents(node);
      // What is scrolled away lies under nothing.
      const isInView = (box: DOMRect) =>
        frames.every((frame) => {
          const { top, bottom } = frame.getBoundingClientRect();
          return box.bottom > top + 1 && box.top < bottom - 1;
        });
      // What is shortened with an ellipsis ends where its own box does.
      const ends = element.getBoundingClientRect();
      const isShortened = style.overflowX !== 'visible';
      return [...range.getClientRects()].filter(isInView).map((drawn) => {
        const left = isShortened ? Math.max(drawn.left, ends.left) : drawn.left;
        const right = isShortened ? Math.min(drawn.right, ends.right) : drawn.right;
        const middle = (drawn.top + drawn.bottom) / 2;
        return { element, said, box: { left, right, top: middle - half, bottom: middle + half } };
      });
    });
  });
  for (const { element, said, box } of texts)
    if (isOutside(element, box)) faults.push(`cut by its frame: ${said}`);
  for (const [at, one] of texts.entries()) {
    for (const other of texts.slice(at + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (one.element !== other.element && across > 2 && down > 3)
        faults.push(`overlap: ${one.said} | ${other.said}`);
    }
  }
  return [...new Set(faults)].slice(0, 12);
}
