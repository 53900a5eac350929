import type { KeyInput, Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { writeRows } from '../practice/made-rows';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { DeskPage } from './pages/desk-page';
import { Hand } from './pages/hand';
import { shownText } from './pages/shown-text';
import { worldFor } from './world-for';

const PARCELS = 60;
/** As `writeRows` numbers them. */
const codes = Array.from({ length: PARCELS }, (_, index) => `SB${100_000 + index * 7}`);
/** It stays at home. */
const MISSING = 'SB100049';

const hand = new Hand();

inBothBrowsers('a driver takes sixty parcels', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind });
  let desk: DeskPage;

  beforeAll(async () => {
    // An hour apart at most: all of them are of the last two days.
    await writeRows(await world.extension.blank(), PARCELS, Date.now(), { states: [] });
    desk = await DeskPage.open(world.extension);
  });

  it('with a sheet that Today prints by one press', async () => {
    await desk.says('60 parcels to hand over');
    const printed = await watchPrinter(desk.page);
    await hand.press(desk.page, 'a ::-p-text(Print the sheet)');
    await shows(desk.page, '.sheet__foot', '60 parcels');
    await desk.page.waitForFunction(() => (window as unknown as { printed: number }).printed === 1);
    expect(hand.done('print the sheet of sixty', { presses: 1 }).presses).toBe(1);
    expect(await printed()).toBe(1);
  });

  it('ticked with a scanner, wherever the focus is; a wrong one is seen, heard and told', async () => {
    const tones = await watchTones(desk.page);
    await desk.page.focus('.handover__tools .button--primary');
    for (const code of codes) {
      if (code === MISSING) continue;
      if (code === codes[20]) await scan(desk.page, 'SB999999');
      await scan(desk.page, code);
    }
    await shows(desk.page, '[role="status"]', '59 of 60 scanned');
    expect(await tones()).toBe(1);
    expect(await desk.page.$$('.sheet input:checked')).toHaveLength(59);
  });

  once('and says which are missing before the rest is handed over, which outlasts the page', async () => {
    await desk.close();
    desk = await DeskPage.open(world.extension, '#/handover');
    await desk.says('59 of 60 scanned');
    const tones = await watchTones(desk.page);
    await scan(desk.page, 'SB999999');
    await shows(desk.page, '[role="alert"]', 'SB999999 is not on this sheet');
    await hand.press(desk.page, '.handover__tools .button--primary');
    await shows(desk.page, '[role="alert"]', MISSING);
    expect(await tones()).toBe(2);
    await hand.press(desk.page, '[role="alert"] button');
    await desk.says('Marked: 59');
    expect(hand.done('hand over with one missing', { presses: 2 }).presses).toBe(2);
    await shows(desk.page, '.sheet__foot', '1 parcel');
    await desk.close();
    desk = await DeskPage.open(world.extension);
    await desk.says('One parcel to hand over');
  });

  once('and what is scanned wherever the focus is opens its parcel, one after the other', async () => {
    await desk.page.focus('main a');
    for (const code of [codes[5], codes[1]] as const) {
      await scan(desk.page, code ?? '');
      await shows(desk.page, '.details', code ?? '');
    }
  });

  it('but what is typed into a field stays there, and `?` still shows the keys', async () => {
    await desk.close();
    desk = await DeskPage.open(world.extension, '#/review');
    const field = await desk.page.waitForSelector('.cash__drop input.input');
    await field?.focus();
    await scan(desk.page, codes[7] ?? '');
    expect(await field?.evaluate((input) => (input as HTMLInputElement).value)).toContain(codes[7]);
    expect(await desk.page.evaluate(() => location.hash)).toBe('#/review');
    await field?.evaluate((input) => (input as HTMLInputElement).blur());
    await desk.page.keyboard.press('?');
    await desk.page.waitForSelector('.key-help');
  });
});

/**
 * Waits until a part of the page says it.
 * @throws Error with what the page says instead
 */
async function shows(page: Page, selector: string, text: string): Promise<void> {
  const isShown = (part: string, wanted: string) =>
    [...document.querySelectorAll(part)].some(({ textContent }) =>
      (textContent ?? '').replace(/[\u2066-\u2069]/g, '').includes(wanted),
    );
  await page.waitForFunction(isShown, { polling: 100 }, selector, text).catch(async (error: unknown) => {
    throw new Error(`“${text}” never came in ${selector}; instead: ${await shownText(page)}`, {
      cause: error,
    });
  });
}

/**
 * As a scanner does: keys, and Enter, in one go. A pause of a second between two of them, as a busy machine makes it
 * where each key is awaited, is the end of a scan.
 */
async function scan(page: Page, code: string): Promise<void> {
  await Promise.all([...code, 'Enter'].map((key) => page.keyboard.press(key as KeyInput)));
}

/** How often the page was handed to the printer from now on. */
async function watchPrinter(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { printed: 0, print: () => Object.assign(window, { printed: 1 }) });
  });
  return () => page.evaluate(() => (window as unknown as { printed: number }).printed);
}

/** How many tones the page sounds from now on. */
async function watchTones(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { start } = OscillatorNode.prototype;
    Object.assign(window, { tones: 0 });
    OscillatorNode.prototype.start = function (when) {
      (window as unknown as { tones: number }).tones += 1;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones);
}
