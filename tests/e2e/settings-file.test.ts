import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExtensionBrowser, openExtension } from '../browsers/open-extension';
import { creationsIn } from '../sandbox/ledger';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { DeskPage } from './pages/desk-page';
import { OrderPage } from './pages/order-page';
import { PopupPage } from './pages/popup-page';
import { pressOn } from './pages/press-on';
import { builtFor, World } from './world';

const KEY = 'practice-key';
const PASSPHRASE = 'كلمات كثيرة للذكرى';
/** A town that no list has, and the village it was taken for. */
const UNKNOWN = { city: 'قلعة الياسمين', state: 'نابلس' };
const SABASTIYA = 368;

inOneBrowser('all settings, in a file from one browser to another', 'chromium', (kind) => {
  let world: World;
  const others: ExtensionBrowser[] = [];

  beforeAll(async () => {
    world = await World.openReady({ kind });
    world.store.setOrders([madeOrder(801, { recipient: UNKNOWN }), madeOrder(802, { recipient: UNKNOWN })]);
  });
  afterAll(async () => {
    for (const other of others) await other.close();
    await world.close();
  });

  const sentTo = (orderId: number) =>
    world
      .parcels()
      .filter(({ referenceNumber }) => referenceNumber === String(orderId))
      .map(({ villageId }) => villageId);

  /** A browser of somebody who has never had the extension. */
  async function openFresh(): Promise<ExtensionBrowser> {
    const fresh = await openExtension({ kind, extension: builtFor(kind), headless: true, language: 'en' });
    others.push(fresh);
    return fresh;
  }

  /** Saves the settings by the presses a person makes. @returns the file's text */
  async function save(passphrase: string | null): Promise<string> {
    const options = await PopupPage.at(world.extension, 'options.html#/transfer');
    await options.page.waitForSelector('#transfer-section');
    const saved = await (await DeskPage.in(options.page)).savedTexts();
    if (passphrase !== null) {
      const box = await options.page.waitForSelector('#transfer-section input[type="checkbox"]');
      await box?.click();
      await options.type('passphrase', passphrase);
      await options.type('passphraseAgain', passphrase);
    }
    await pressOn(options.page, '#transfer-section button ::-p-text(Save as a file)');
    await options.says('Saved.');
    const [text = ''] = await saved();
    await options.close();
    return text;
  }

  /** Chooses the file on the settings' page. */
  async function take(extension: ExtensionBrowser, text: string): Promise<PopupPage> {
    const path = join(mkdtempSync(join(tmpdir(), 'shahna-settings-')), 'settings.json');
    writeFileSync(path, text);
    const options = await PopupPage.at(extension, 'options.html');
    const picker = await options.page.waitForSelector('input[data-file="settings"]');
    await (picker as ElementHandle<HTMLInputElement>).uploadFile(path);
    return options;
  }

  /** Checks the account, giving access where the browser asks for it. @returns the outcome, or why it failed */
  async function check(settings: PopupPage): Promise<string | undefined> {
    await pressOn(settings.page, '[data-testid="account-check"] button');
    const outcome = () => settings.page.evaluate(readOutcome);
    const isThere = (seen: string | undefined) => seen !== undefined && seen !== 'checking';
    const first = await eventually(outcome, isThere);
    if (first !== 'permission-missing') return first;
    await settings.press('Give access');
    return eventually(outcome, (seen) => isThere(seen) && seen !== first);
  }

  it('come without keys unless they are asked for, and the account then asks for its key', async () => {
    const order = await world.openOrder(world.store.orderUrl(801));
    await order.barWhere(({ action }) => action === 'Review');
    const popup = await world.openPopup(order);
    await popup.ready();
    await popup.pickVillage('سبسطية', 'سبسطية');
    await popup.ship();
    await order.barWhere(({ tone }) => tone === 'good');
    await popup.close();

    const text = await save(null);
    expect(text).not.toContain(KEY);
    expect(JSON.parse(text)).toMatchObject({ shahna: 'settings', version: 5, keys: null });

    const fresh = await openFresh();
    const options = await take(fresh, text);
    await options.says('without a key · one saved village');
    await options.press('Import settings');
    await options.says('Saved.');
    await options.close();
    await fresh.allow(world.sandbox.url);
    const settings = await PopupPage.at(fresh, 'options.html');
    const before = world.sandbox.control.ledger().requests.length;
    expect(await check(settings)).toBe('key-unavailable');
    await settings.says('There is no key for this account that can be read. Enter it again in the settings.');
    // Without a key nothing is asked of the service.
    expect(world.sandbox.control.ledger().requests).toHaveLength(before);
    await settings.close();
  });

  it('bring the keys to who knows the passphrase, and ship there as they did here', async () => {
    const text = await save(PASSPHRASE);
    expect(text).not.toContain(KEY);
    expect(text).not.toContain(PASSPHRASE);

    const fresh = await openFresh();
    const options = await take(fresh, text);
    await options.type('filePassphrase', 'not the passphrase');
    await options.press('Open the keys');
    await options.says('This passphrase does not open the keys');
    expect(await options.value('filePassphrase')).toBe('not the passphrase');
    await options.type('filePassphrase', PASSPHRASE);
    await options.press('Open the keys');
    await options.says('with its key · one saved village');
    await options.press('Import settings');
    await options.says('Saved.');
    await options.close();

    // The browser is the only one that can give access; a person presses for each.
    await fresh.allow(world.sandbox.url);
    await fresh.allow(world.store.url);
    const settings = await PopupPage.at(fresh, 'options.html');
    expect(await check(settings)).toBe('received');
    await settings.page.evaluate(() => {
      location.hash = '#/stores';
    });
    const store = await settings.page.waitForSelector('.store[data-granted]');
    if ((await store?.evaluate((row) => row.getAttribute('data-granted'))) === 'false') {
      await settings.press('Give access');
    }
    await settings.page.waitForSelector('.store[data-granted="true"]');
    await settings.close();

    const order = await OrderPage.open(fresh, world.store.orderUrl(802));
    // The town was learned in the other browser.
    const bar = await order.barWhere(({ action }) => action === 'Ship');
    expect(bar.lines.village).toBe('سبسطية، نابلس');
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    await eventually(
      () => sentTo(802),
      (villages) => villages.length === 1,
    );
    expect(sentTo(802)).toEqual([SABASTIYA]);
    const creations = creationsIn(world.sandbox.control.ledger());
    expect(creations.at(-1)?.body).toMatchObject({ Service_API_KEY: KEY });
  });
});

/** Runs in the page. */
function readOutcome(): string | undefined {
  const result = document.querySelector<HTMLElement>('[data-testid="check-result"]');
  return result?.dataset.code ?? result?.dataset.outcome;
}
