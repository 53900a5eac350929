import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PARTS } from '../../entrypoints/options/use-section';
import { writeDeliveries, writeRows } from '../practice/made-rows';
import { AMBIGUOUS, CLOSED_VILLAGE, PAID, PLAIN, practiceOrders } from '../stores/orders';
import { readCollected } from './collected';
import { eventually } from './eventually';
import { inBothBrowsers, onlyIn, toldOnce } from './in-both-browsers';
import { findFilled } from './in-forced-colours';
import { lookWithAxe, paint, RULES_OF_DRAWING } from './look-with-axe';
import { madeOrder } from './made-order';
import { ListPage } from './pages/list-page';
import { PopupPage } from './pages/popup-page';
import { pressOn } from './pages/press-on';
import { ReviewPage } from './pages/review-page';
import { seedWishes } from './seeded-wishes';
import { World } from './world';

/** Every section of the desk, each beside one of another title. */
const SECTIONS = [
  ...['parcels', 'today', 'review', 'cash', 'labels', 'handover'],
  ...['quotes', 'contents', 'employees', 'webhook', 'journeys'],
];
/** Of so many, each state is one of some. */
const ROWS = 66;
/** A parcel that was made, of those that `writeRows` makes. */
const MADE = 'made-3';
const [LOST, REFUSED, DIVIDED, FORCED] = [882, 883, 884, 885] as const;
/** The practice service has a parcel to it already. */
const TAKEN_PHONE = '0599000111';
/** Many screens in one go. */
const PATIENT = { timeout: 600_000 };

/**
 * Every kind of page with what a browser alone can judge: the colours as they are painted, light and dark. Chromium reads
 * from the right, Firefox from the left: a language changes no colour. What a browser paints by itself, fields and choices
 * and what is pressed, stands in the settings.
 */
inBothBrowsers('nothing to reproach, colours too', (kind) => {
  const once = toldOnce(kind);
  const look = lookWithAxe(once === it ? null : RULES_OF_DRAWING);
  const folder = mkdtempSync(join(tmpdir(), 'reproached-'));
  let world: World;

  beforeAll(async () => {
    world = await World.open({ kind, language: kind === 'chromium' ? 'ar' : 'en', dark: true });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await world.close();
  });

  /** Each part of a page, by its address and by what is there once it is shown. */
  async function lookThrough(
    page: Page,
    parts: readonly (readonly [hash: string, ready: string])[],
  ): Promise<string[]> {
    const found: string[] = [];
    for (const [hash, ready] of parts) {
      await page.evaluate((to) => location.replace(to), `#/${hash}`);
      await page.waitForSelector(ready);
      found.push(...(await look(page, `${new URL(page.url()).pathname}#/${hash}`)));
    }
    return found;
  }

  /** A file dropped on the page: its columns are asked about. */
  async function showColumns(page: Page, place: string, lines: readonly string[]): Promise<void> {
    const path = join(folder, `${place}.csv`);
    writeFileSync(path, lines.join('\r\n'));
    const input = await page.waitForSelector(`input[data-file="${place}"]`);
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  }

  it('in the guide and in each part of the settings', PATIENT, async () => {
    const options = await world.extension.openPage('options.html#/');
    await options.waitForSelector('.step');
    const found = [...(await look(options, 'guide'))];
    const popup = await world.extension.openPage('popup.html');
    await popup.waitForSelector('main h2');
    found.push(...(await look(popup, 'popup without an account')));
    await popup.close();
    await world.setUpAccount({ environment: 'testing' });
    await world.enableStore();
    await options.close();
    const settings = await world.extension.openPage('options.html#/');
    const parts = PARTS.map(({ name }) => [name, `#${name}-section:not([hidden])`] as const);
    found.push(...(await lookThrough(settings, parts)));
    await settings.close();
    expect(found).toEqual([]);
  });

  once('on a desk that has nothing to show', PATIENT, async () => {
    const found: string[] = [];
    const desk = await world.extension.openPage('desk.html#/');
    for (const section of SECTIONS) {
      const title = await desk.waitForSelector('main h1');
      const before = await title?.evaluate(({ textContent }) => textContent);
      await desk.evaluate((to) => location.replace(to), `#/${section}`);
      // The title and what stands below it are drawn at once.
      await desk.waitForFunction(
        (other) => document.querySelector('main h1')?.textContent !== other,
        {},
        before ?? null,
      );
      found.push(...(await look(desk, `empty ${section}`)));
    }
    await desk.close();
    expect(found).toEqual([]);
  });

  once('on the bar, in the popup and in the panel', PATIENT, async () => {
    const found: string[] = [];
    const refused = madeOrder(REFUSED, { recipient: { phone: TAKEN_PHONE } });
    world.store.setOrders([
      ...practiceOrders,
      madeOrder(LOST),
      refused,
      madeOrder(DIVIDED),
      madeOrder(FORCED),
    ]);
    const blank = await world.extension.blank();
    await writeRows(blank, ROWS, Date.now());
    await writeDeliveries(blank, ROWS, Date.now());
    await seedWishes(blank, MADE, world.store.url);

    for (const id of [AMBIGUOUS, CLOSED_VILLAGE, PAID, PLAIN]) {
      const order = await world.goOnTo(world.store.orderUrl(id));
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
    }

    const pressed = [
      [PLAIN, 'good', 'a[href^="https://wa.me/"]'],
      [LOST, 'warning', '.settle'],
      [REFUSED, 'bad', '.parcel-form .button--caution'],
    ] as const;
    for (const [id, tone, ready] of pressed) {
      const order = await world.goOnTo(world.store.orderUrl(id));
      await order.barWhere(({ action }) => action !== null);
      if (id === LOST) {
        const fault = { operation: 'parcels/create', kind: 'html', status: 502, times: 1 } as const;
        world.sandbox.control.setFault(fault);
      }
      await order.pressBar();
      await order.barWhere((bar) => bar.tone === tone);
      found.push(...(await look(order.page, `bar of ${id}, pressed`)));
      const popup = await world.openPopup(order);
      await popup.page.waitForSelector(ready);
      found.push(...(await look(popup.page, `popup of ${id}, pressed`)));
      await popup.close();
    }

    const order = await world.goOnTo(world.store.orderUrl(DIVIDED));
    await order.barWhere(({ action }) => action !== null);
    const panel = await PopupPage.beside(world.extension, order);
    await panel.ready();
    await pressOn(panel.page, '[data-edit="parcels"] button');
    await panel.page.waitForSelector('[data-field="parcels"] input');
    found.push(...(await look(panel.page, 'panel of an order in two parcels')));
    await panel.close();
    const alone = await PopupPage.beside(world.extension);
    await alone.page.waitForSelector('[data-field="pasted"]');
    found.push(...(await look(alone.page, 'panel beside no order')));
    await alone.close();
    expect(found).toEqual([]);
  });

  once('on the desk of a busy day', PATIENT, async () => {
    const desk = await world.extension.openPage('desk.html#/');
    await desk.waitForSelector('[data-note="shown"]');
    const found = await lookThrough(desk, [
      ['today', '.day__row'],
      [`parcels/${MADE}`, '.details'],
      ['labels', '.label__code'],
      ['handover', '.sheet input'],
      ['cash', '[data-age]'],
    ]);
    await showColumns(desk, 'statement', ['أ,ب,ج', 'SB100000,90,20']);
    await desk.waitForSelector('.cash__columns');
    found.push(...(await look(desk, 'columns of a statement')));
    await desk.keyboard.press('?');
    await desk.waitForSelector('.key-help');
    found.push(...(await look(desk, 'keys')));
    await desk.close();
    expect(found).toEqual([]);
  });

  once('on a list, and in the review of what was chosen on it', PATIENT, async () => {
    const found: string[] = [];
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
    await showColumns(review.page, 'sheet', ['رقم الطلب,الاسم,ج', '1,سلمى,0599123456']);
    await review.page.waitForSelector('.cash__columns');
    found.push(...(await look(review.page, 'columns of a sheet')));
    await review.close();
    expect(found).toEqual([]);
  });

  it('on a bar that follows the page it stands in, and on pages of ours as the system prefers', async () => {
    const order = await world.goOnTo(world.store.orderUrl(AMBIGUOUS));
    await order.barWhere(({ action }) => action !== null);
    const surfaces: string[] = [];
    for (const colours of ['light', 'dark'] as const) {
      await paint(order.page, colours);
      surfaces.push(await order.page.evaluate(surface));
    }
    await order.page.evaluate(() => document.documentElement.style.removeProperty('color-scheme'));
    surfaces.push(await order.page.evaluate(surface));
    expect(surfaces[1]).not.toBe(surfaces[0]);
    // A page that says nothing is light, though the system prefers dark.
    expect(surfaces[2]).toBe(surfaces[0]);
    const settings = await world.extension.openPage('options.html#/general');
    await settings.waitForSelector('#general-section:not([hidden])');
    const asPreferred = await settings.evaluate(surface);
    await paint(settings, 'light');
    expect(await settings.evaluate(surface)).not.toBe(asPreferred);
    await paint(settings, 'dark');
    expect(await settings.evaluate(surface)).toBe(asPreferred);
    await settings.close();
  });

  // No driver forces colours upon Firefox.
  onlyIn('chromium', kind)('and in forced colours the main button alone is filled', async () => {
    const main = [expect.stringContaining('primary')];
    const order = await world.goOnTo(world.store.orderUrl(FORCED));
    await order.barWhere(({ action }) => action !== null);
    expect(await findFilled(order.page), 'bar').toEqual(main);
    const popup = await world.openPopup(order);
    await popup.ready();
    expect(await findFilled(popup.page), 'popup').toEqual(main);
    await popup.close();
    const review = await ReviewPage.open(world.extension);
    expect(await findFilled(review.page), 'review').toEqual(main);
    await review.close();
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.press(`#cb-select-${FORCED}`);
    await list.barWhere((said) => said?.includes('(1)') ?? false);
    expect(await findFilled(list.page), 'list').toEqual(main);
    await list.page.close();
  });

  it('and what is looked with sees a grey that is too faint on light and on dark, on a page and on the bar', async () => {
    const settings = await world.extension.openPage('options.html#/accounts');
    await settings.waitForSelector('#accounts-section:not([hidden])');
    await settings.evaluate(() => document.documentElement.style.setProperty('--ink-soft', '#7a7a7a'));
    const found = await look(settings, 'settings');
    for (const colours of ['light', 'dark'])
      expect(found).toContainEqual(expect.stringContaining(`${colours}: color-contrast`));
    await settings.close();
    const order = await world.goOnTo(world.store.orderUrl(AMBIGUOUS));
    await order.barWhere(({ action }) => action !== null);
    await order.page.evaluate(() =>
      document
        .querySelector('shahna-bar')
        ?.shadowRoot?.querySelector<HTMLElement>('.says .message')
        ?.style.setProperty('color', '#7a7a7a'),
    );
    expect(await look(order.page, 'bar')).toContainEqual(expect.stringContaining('color-contrast'));
  });
});

/** Runs in the page: what it is painted on, or our bar in it. */
function surface(): string {
  const bar = document.querySelector('shahna-bar')?.shadowRoot?.querySelector('.bar');
  return getComputedStyle(bar ?? document.body).backgroundColor;
}
