import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BLANK } from '../browsers/open-extension';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { madeOrder } from './made-order';
import { DeskPage } from './pages/desk-page';
import { returnToVersion1 } from './return-to-version-1';
import { World } from './world';

const KEY = 'practice-key';

inOneBrowser('an upgrade from where settings were in storage.local', 'firefox', (kind) => {
  let world: World;
  const profile = mkdtempSync(join(tmpdir(), 'shahna-upgraded-'));

  beforeAll(async () => {
    world = await World.openReady({ kind, profile });
    world.store.setOrders([madeOrder(991), madeOrder(992)]);
  });
  afterAll(async () => {
    await world.close();
    rmSync(profile, { recursive: true, force: true });
  });

  async function ship(id: number) {
    const page = await world.openOrder(world.store.orderUrl(id));
    await page.barWhere(({ action }) => action === 'Ship');
    await page.pressBar();
    await page.barWhere(({ tone }) => tone === 'good');
    await page.page.close();
  }

  it('has nothing new to tell to whom all of it is new', async () => {
    const seen = await world.extension.blank();
    await eventually(
      () => seen.evaluate(readNewsSeen),
      (version) => version !== null,
    );
    expect(await newsOf(await DeskPage.open(world.extension))).toEqual([]);
  });

  it('loses nothing, and ships with the key that was kept without an address', async () => {
    await ship(991);
    const page = await world.extension.openPage(BLANK);
    const settings = await page.evaluate(readKeptSettings);
    const before = await page.evaluate(returnToVersion1, KEY);
    expect(before).toBeGreaterThan(0);
    await page.close();

    if (kind === 'chromium') await world.extension.stopBackground();
    else await world.restartBrowser();
    await ship(992);
    expect(world.parcels().map(({ referenceNumber }) => referenceNumber)).toEqual(['991', '992']);

    const later = await world.extension.blank();
    expect(await later.evaluate(readKeptSettings)).toEqual(settings);
    // The old copy goes, and the parcel of before is still known.
    await eventually(
      () => later.evaluate(readOldSettings),
      (text) => text === '{}',
    );
    const shipped = await world.openOrder(world.store.orderUrl(991));
    await shipped.barWhere(({ tone, action }) => tone === 'good' && action !== 'Ship');
    await shipped.page.close();
  });

  it('tells on Today in three lines what is new, until the person has seen them', async () => {
    const kept = await world.extension.blank();
    // As every version left it that told no news.
    await kept.evaluate(forgetNewsSeen);
    expect(await newsOf(await DeskPage.open(world.extension))).toHaveLength(3);
    // Told again until it is said to be seen.
    const desk = await DeskPage.open(world.extension);
    await desk.says('New in Shahna');
    await desk.press('Close');
    await desk.page.waitForFunction(() => document.querySelector('.points') === null);
    await desk.close();
    await eventually(
      () => kept.evaluate(readNewsSeen),
      (version) => version !== null,
    );
    expect(await newsOf(await DeskPage.open(world.extension))).toEqual([]);
  });
});

/** The lines that Today tells as new. */
async function newsOf({ page }: DeskPage): Promise<readonly string[]> {
  await page.waitForSelector('.today');
  // Whether there are any is read from the database as the page opens: what is asked later is answered later.
  await page.evaluate(readNewsSeen);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  const lines = await page.$$eval('.points li', (all) => all.map(({ textContent }) => textContent ?? ''));
  await page.close();
  return lines;
}

/** The version whose news were seen; `null`: none. Runs in a page of the extension. */
function readNewsSeen(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('values').objectStore('values').get('news-seen');
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result ?? null);
      };
    };
  });
}

/** Runs in a page of the extension. */
function forgetNewsSeen(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('shahna');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('values', 'readwrite');
      writing.objectStore('values').delete('news-seen');
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

/** What `storage.local` has of the settings. Runs in a page of the extension. */
async function readOldSettings(): Promise<string> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', Api>;
  return JSON.stringify(await (browser ?? chrome).storage.local.get('settings'));
}

interface Api {
  readonly storage: { readonly local: { get(key: string): Promise<object> } };
}
