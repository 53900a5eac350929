import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { openPages } from '../browsers/open-pages';
import { writeRows } from '../practice/made-rows';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { pressOn } from './pages/press-on';
import { worldFor } from './world-for';

inBothBrowsers('the desk is one tab beside everything else', (kind) => {
  const world = worldFor({ kind, account: { environment: 'testing' } });

  const desks = async () => {
    const pages = await openPages(world.extension.browser);
    const addresses = await Promise.all(
      pages.map((page) => page.evaluate(() => location.href).catch(() => '')),
    );
    return pages.filter((_, index) => addresses[index]?.includes('/desk.html'));
  };

  it('opens from the popup, and the same tab comes to the front the next time', async () => {
    for (const time of ['first', 'second']) {
      const popup = await world.openPopup();
      await pressOn(popup.page, '.header .button ::-p-text(Desk)');
      const [page, ...more] = await eventually(desks, (found) => found.length > 0);
      expect([time, more]).toEqual([time, []]);
      await eventually(() => isSeen(page), Boolean);
      await popup.close();
    }
    const [page] = await desks();
    const desk = await DeskPage.in(page as Page);
    expect(await desk.text()).toContain('Practice account');
    expect(await page?.title()).toBe('Shahna · Today');
    await desk.close();
  });

  it('is led to by its address, and an unknown place leads to its first section', async () => {
    const desk = await DeskPage.open(world.extension, '#/nowhere/at%all?x');
    expect(await desk.page.title()).toBe('Shahna · Today');
    await desk.close();
  });

  it('scrolls in its section alone, however many orders need a person', async () => {
    const blank = await world.extension.blank();
    await writeRows(blank, 246, Date.now());
    await blank.close();
    const desk = await DeskPage.open(world.extension, '#/');
    await desk.page.setViewport({ width: 1366, height: 400 });
    for (const [section, ready] of [
      ['', '.outbox__row'],
      ['parcels/made-3', '.details'],
    ] as const) {
      await desk.page.evaluate((to) => location.replace(to), `#/${section}`);
      await desk.page.waitForSelector(ready);
      const [whole, shown] = await desk.page.evaluate(heights);
      expect([section, whole]).toEqual([section, shown]);
    }
    await desk.close();
  });
});

/** How tall the page is, and how much of it the window shows. */
function heights(): readonly [number, number] {
  const { scrollHeight, clientHeight } = document.documentElement;
  return [scrollHeight, clientHeight];
}

function isSeen(page: Page | undefined): Promise<boolean> {
  return page?.evaluate(() => document.visibilityState === 'visible') ?? Promise.resolve(false);
}
