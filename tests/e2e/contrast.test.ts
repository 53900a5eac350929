import axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { AMBIGUOUS, PAID, PLAIN } from '../stores/orders';
import { inBothBrowsers } from './in-both-browsers';
import { World } from './world';

const PARTS = ['accounts', 'stores', 'taught', 'villages', 'numbers', 'language', 'transfer', 'log', 'about'];
const SECTIONS = ['parcels', 'outbox', 'review', 'webhook'];

/** Every kind of page with what a browser alone can judge: the colours as they are painted. */
inBothBrowsers('nothing to reproach, colours too', (kind) => {
  describe.each(['ar', 'en', 'he'] as const)('in %s', (language) => {
    it('on the bar, in the popup, the settings and the desk, in light and dark', async () => {
      const found: string[] = [];
      const world = await World.open({ kind, language });
      const look = async (page: Page, what: string) => {
        await page.bringToFront();
        // Firefox, driven, takes the system's colours alone.
        for (const colours of kind === 'chromium' ? ['light', 'dark'] : ['light']) {
          if (kind === 'chromium') {
            // Without motion, so that no colour is caught on its way.
            await page.emulateMediaFeatures([
              { name: 'prefers-color-scheme', value: colours },
              { name: 'prefers-reduced-motion', value: 'reduce' },
            ]);
          }
          found.push(...(await violationsOn(page)).map((each) => `${what}, ${colours}: ${each}`));
        }
      };
      const lookAt = async (path: string, ready: string) => {
        const page = await world.extension.openPage(path);
        await page.waitForSelector(ready);
        await look(page, path);
        await page.close();
      };
      try {
        await lookAt('options.html', '.step');
        await world.setUpAccount();
        await world.enableStore();
        for (const part of PARTS) await lookAt(`options.html#/${part}`, `#${part}-section`);
        for (const id of [PLAIN, AMBIGUOUS, PAID]) {
          const order = await world.openOrder(world.store.orderUrl(id));
          await order.readBar();
          await look(order.page, `bar of ${id}`);
          const popup = await world.openPopup(order);
          await popup.ready();
          await look(popup.page, `popup of ${id}`);
          await popup.close();
          if (id === PLAIN) {
            await order.pressBar();
            await order.barWhere(({ tone }) => tone === 'good');
            await look(order.page, 'bar of a parcel');
            const shipped = await world.openPopup(order);
            await shipped.page.waitForSelector('.outcome');
            await look(shipped.page, 'popup of a parcel');
            await shipped.close();
          }
          await order.page.close();
        }
        await lookAt('popup.html?tab=-1', '.tools');
        for (const section of SECTIONS) await lookAt(`desk.html#/${section}`, 'main h1');
      } finally {
        await world.close();
      }
      expect(found).toEqual([]);
    });
  });
});

/** What axe finds; on a store's page of the bar alone. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const bar = document.querySelector('shahna-bar');
    const moving = [...document.getAnimations(), ...(bar?.shadowRoot?.getAnimations() ?? [])];
    const ending = moving.filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const { violations } = await checker.run(bar ?? document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) =>
      [
        id,
        ...nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 120)} ${failureSummary}`),
      ].join(' | '),
    );
  });
}
