import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { PARTS } from '../../entrypoints/options/use-section';
import { DeskPage } from '../e2e/pages/desk-page';
import { PopupPage } from '../e2e/pages/popup-page';
import { replaceText } from '../e2e/pages/replace-text';
import type { World } from '../e2e/world';

/** Taller than any window, so that a whole form is seen at once. */
const WIDE = { width: 1280, height: 1300 };
const NARROW = { width: 400, height: 1700 };
const NUMBERS = new URL('../e2e/files/numbers.json', import.meta.url).pathname;
/** Opens a settings file by its passphrase. */
const OPEN_FILE = '#transfer-section form:has([data-field="filePassphrase"]) .button';

type Take = (page: Page, name: string, size?: { width: number; height: number }) => Promise<void>;

/** The desk's sections for the rest of the service, the settings' file, and the popup's tools. */
export async function photographService(world: World, take: Take): Promise<void> {
  const both = async (page: Page, name: string) => {
    await take(page, `service-${name}`, WIDE);
    await take(page, `service-${name}-narrow`, NARROW);
    await page.setViewport({ width: 1280, height: 900 });
  };
  const open = async (path: string) => {
    const page = await PopupPage.at(world.extension, path);
    await page.page.waitForSelector('main h1');
    return page;
  };
  // By a locator: a button that is drawn anew while it is gone to is found again.
  const click = (page: Page, selector: string) => page.locator(selector).click();

  const contents = await open('desk.html#/contents');
  await contents.page.waitForSelector('[data-field="id"]');
  await both(contents.page, 'contents');
  await contents.type('id', '601');
  await click(contents.page, '#content-item-product');
  await contents.type('productId', '999');
  await contents.type('quantity', 'x');
  await click(contents.page, '.button--primary');
  await contents.type('quantity', '2');
  await (
    (await contents.page.waitForSelector('input[data-file="itemImage"]')) as ElementHandle<HTMLInputElement>
  ).uploadFile(new URL('../../assets/screenshot.png', import.meta.url).pathname);
  await contents.page.waitForSelector('.photo__seen');
  await click(contents.page, '.button--primary');
  await contents.page.waitForSelector('[data-field="productId"][data-tone="error"]');
  await both(contents.page, 'contents-refused');
  await contents.type('productId', '902');
  await click(contents.page, '.button--primary');
  await contents.page.waitForSelector('.notice--good');
  await both(contents.page, 'contents-done');
  await contents.close();

  world.sandbox.control.deleteParcel('SB900001');
  const restored = await DeskPage.open(world.extension, '#/parcels');
  await click(restored.page, '.desk__head .button:last-of-type');
  await replaceText(restored.page, '.ledger__beside input', 'SB900001');
  await click(restored.page, '.details > div > .button');
  await click(restored.page, '.button--caution');
  await restored.page.waitForSelector('.seen-contents a');
  await both(restored.page, 'restored');
  await restored.close();

  const employees = await open('desk.html#/employees');
  await employees.page.waitForSelector('[data-field="village"] [role="combobox"]');
  await both(employees.page, 'employees');
  await employees.type('id', '541');
  await click(employees.page, '#employee-type-sales_representative');
  await click(employees.page, '#employee-permissions-replace');
  await click(employees.page, '.card .form-sheet > div > .button--primary');
  await both(employees.page, 'employees-problems');
  await click(employees.page, '#employee-active-yes');
  for (const [name, text] of [
    ['firstName', 'دانا'],
    ['businessName', 'بيدر'],
    ['phoneNumber', '0599100541'],
    ['fixedCommission', '5'],
    ['percentCommission', '2.5'],
    ['permission', '71'],
  ] as const) {
    await employees.type(name, text);
  }
  await click(employees.page, '.numbers__add .button');
  await click(employees.page, '.card .form-sheet > div > .button--primary');
  await employees.page.waitForSelector('.notice--bad');
  await both(employees.page, 'employees-refused');
  await employees.close();

  const quotes = await open('desk.html#/quotes');
  await quotes.page.waitForSelector('[data-field="village"] [role="combobox"]');
  await both(quotes.page, 'quotes-empty');
  for (const [village, id] of [
    ['عنبتا', 938],
    ['الرام', 1145],
    ['الناصرة', 1568],
  ] as const) {
    await quotes.pickVillage(village, village);
    await quotes.page.waitForSelector(`tr[data-village="${id}"]`);
  }
  await quotes.type('actualPrice', '3000');
  for (const side of ['length', 'width', 'height']) await quotes.type(side, '60');
  await quotes.page.waitForFunction(() => document.querySelectorAll('.quotes__wait').length === 0);
  await both(quotes.page, 'quotes');
  await quotes.type('length', '160');
  await quotes.page.waitForSelector('strong.quotes__bad');
  await both(quotes.page, 'finding-size-rejected');
  await quotes.type('parcelCode', 'NOWHERE');
  await quotes.page.waitForSelector('div.quotes__bad');
  await both(quotes.page, 'quotes-refused');
  await quotes.close();

  const journeys = await open('desk.html#/journeys');
  await journeys.type('parcelCode', 'SB900001');
  await journeys.type('status', '21');
  await journeys.type('position', '108');
  await click(journeys.page, '.journey__presses .button');
  await journeys.page.waitForSelector('.notice--good');
  await click(journeys.page, '.journey > .actions .button');
  await replaceText(journeys.page, '[data-step="2"] [data-field="status"] input', '999');
  await replaceText(journeys.page, '[data-step="2"] [data-field="position"] input', '111');
  await click(journeys.page, '[data-step="2"] .journey__presses .button');
  await journeys.page.waitForSelector('.notice--bad');
  await journeys.type('journeyName', 'حتى الباب');
  await both(journeys.page, 'journeys');
  await journeys.close();

  const webhook = await open('desk.html#/webhook');
  await both(webhook.page, 'webhook');
  await webhook.type('webhook', 'https://hooks.example.com/parcels');
  await click(webhook.page, '.webhook__form input[type="checkbox"]');
  await click(webhook.page, '.webhook__form .button--primary');
  await webhook.page.waitForSelector('.notice--good');
  await webhook.type(
    'event',
    '{"event":"parcel","parcel_code":"SB900001","parcel_status_id":21,"parcel_position_id":108,"note":"الاتصال قبل الوصول","reference_number":"A-1001"}',
  );
  await webhook.page.waitForSelector('.event');
  await both(webhook.page, 'save');
  await webhook.close();

  const numbers = await open('options.html#/numbers');
  await (
    (await numbers.page.waitForSelector('input[data-file="numbers"]')) as ElementHandle<HTMLInputElement>
  ).uploadFile(NUMBERS);
  await numbers.page.waitForSelector('#numbers-section .notice--good');
  await numbers.page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLDetailsElement>('#numbers-section details'))
      one.open = true;
  });
  await both(numbers.page, 'numbers');
  await numbers.close();
  for (const { name } of PARTS) {
    const page = await open(`options.html#/${name}`);
    await both(page.page, `options-${name}`);
    await page.close();
  }
  const options = await open('options.html#/transfer');
  const saved = await (await DeskPage.in(options.page)).savedTexts();
  await click(options.page, '#transfer-section input[type="checkbox"]');
  await options.type('passphrase', 'short');
  await click(options.page, '#transfer-section .button');
  await both(options.page, 'transfer-short');
  await options.type('passphrase', 'long enough words');
  await options.type('passphraseAgain', 'long enough words');
  await click(options.page, '#transfer-section .button');
  await options.page.waitForSelector('#transfer-section .notice');
  const [text = ''] = await saved();
  const path = join(mkdtempSync(join(tmpdir(), 'shahna-settings-')), 'settings.json');
  writeFileSync(path, text.replace('"language": "auto"', '"language": "he"'));
  const file = await options.page.waitForSelector('input[data-file="settings"]');
  await (file as ElementHandle<HTMLInputElement>).uploadFile(path);
  await options.type('filePassphrase', 'wrong');
  await click(options.page, OPEN_FILE);
  await both(options.page, 'transfer-locked');
  await options.type('filePassphrase', 'long enough words');
  await click(options.page, OPEN_FILE);
  await options.page.waitForSelector('section.transfer');
  await both(options.page, 'transfer-compared');
  await options.close();
  await photographTools(world, take);
}

/** What the popup offers where no order is open. */
async function photographTools(world: World, take: Take): Promise<void> {
  const size = { width: 400, height: 600 };
  for (const [at, name] of ['paste', 'by-hand', 'recipient', 'fee'].entries()) {
    const popup = await world.openPopup();
    await popup.page.setViewport(size);
    await popup.page.waitForSelector('main button');
    const buttons = await popup.page.$$('main button');
    await buttons[at]?.click();
    if (name === 'paste') {
      await popup.type(
        'pasted',
        'مرحبا 🌹\nالاسم: سلمى الحاج\nجوال: ٠٥٩٩١٢٣٤٥٦\nالعنوان: جنين شارع الناصرة\nالمجموع: 150 شيكل',
      );
    }
    if (name === 'recipient') await replaceText(popup.page, 'main input[type="tel"]', '0599000222');
    if (name === 'fee') await popup.pickVillage('عنبتا', 'عنبتا');
    await new Promise((resolve) => setTimeout(resolve, 900));
    await take(popup.page, `service-popup-${name}`, size);
    await popup.close();
  }
}
