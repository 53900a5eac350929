import { expect, it } from 'vitest';
import { eventually } from './eventually';
import { inBothBrowsers } from './in-both-browsers';
import { Keys } from './pages/keys';
import { OptionsPage } from './pages/options-page';
import { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

inBothBrowsers('with the keyboard alone', (kind) => {
  const world = worldFor({ kind, account: { environment: 'testing' } });
  let page: PopupPage;
  let keys: Keys;

  async function openAt(path: string): Promise<void> {
    page = await PopupPage.at(world.extension, path);
    keys = await Keys.on(page.page);
  }
  const requests = (operation: string) =>
    world.sandbox.control.ledger().requests.filter((request) => request.operation === operation);
  const answered = (operation: string, count: number) =>
    eventually(
      () => requests(operation).filter(({ committed }) => committed).length,
      (seen) => seen === count,
    );
  const headed = (heading: string) =>
    page.page.waitForFunction(
      (wanted) => document.querySelector('h1')?.textContent?.includes(wanted),
      {},
      heading,
    );
  async function openTools(): Promise<void> {
    await openAt('options.html#/tools');
    await page.page.waitForSelector('#tools-section:not([hidden])');
  }
  /**
   * To a tool of the desk, by its link in the settings. From the page's top: past its end the keyboard is in the
   * browser's own bar, and Firefox, driven, does not give it back.
   */
  async function go(tool: string): Promise<void> {
    await openTools();
    await keys.use(tool);
    await headed(tool);
  }
  /** Types into the combobox that has the keyboard and takes the first of what is found. */
  async function pickFirst(text: string, wanted: string): Promise<void> {
    await page.page.keyboard.type(text);
    await page.page.waitForSelector(`[role="option"] ::-p-text(${wanted})`);
    await keys.press('ArrowDown', 'Enter');
  }

  it('a content is changed', async () => {
    await openAt('desk.html#/contents');
    await headed('Contents');
    await keys.fill('id', '602');
    await keys.to({ name: 'No change' });
    await keys.press('ArrowDown', 'ArrowDown');
    await keys.fill('itemName', 'صابون');
    await keys.fill('quantity', '4');
    // A photo is chosen by a button; the browser's own window comes then.
    await keys.to({ name: 'Choose a file' });
    await keys.use('Change the content');
    await page.says('Saved:');
    expect(requests('parcel-content/update')).toMatchObject([
      { committed: true, body: { item_name: 'صابون', quantity: '4' } },
    ]);
    await page.close();
  });

  it('fees of two villages are asked for, and one is taken out', async () => {
    await go('Quote a fee');
    await page.page.waitForSelector('[data-field="village"] [role="combobox"]');
    await keys.to({ field: 'village' });
    await pickFirst('عنبتا', 'عنبتا');
    await page.page.waitForSelector('tr[data-village="938"]');
    // The keyboard is where the next village is typed.
    await eventually(
      () => keys.place(),
      ({ field }) => field === 'village',
    );
    await pickFirst('الرام', 'الرام');
    await page.page.waitForSelector('tr[data-village="1145"]');
    await keys.fill('actualPrice', '2500');
    await eventually(
      () => requests('parcels/fees').filter(({ body }) => body?.price === 2500).length,
      (count) => count === 2,
    );
    await keys.use('Remove عنبتا');
    await page.page.waitForFunction(() => document.querySelectorAll('tr[data-village]').length === 1);
    await eventually(
      () => keys.place(),
      ({ field }) => field === 'village',
    );
    await page.close();
  });

  it('a journey is played, saved and taken up again', async () => {
    await go('Journeys');
    await keys.fill('parcelCode', 'SB900001');
    await keys.fill('status', '21');
    await keys.fill('position', '108');
    await keys.use('Try it out');
    await page.says('The parcel was moved');
    expect(requests('parcels/test-parcel')).toMatchObject([
      { committed: true, body: { parcel_code: 'SB900001', parcel_status_id: 21, parcel_position_id: 108 } },
    ]);
    await keys.fill('journeyName', 'Out');
    await keys.use('Save');
    await page.says('(one step)');
    await keys.to({ name: 'Out (one step)' }, 'back');
    await keys.press('Enter');
    expect(await page.value('status')).toBe('21');
    await page.close();
  });

  it('the webhook is set, and an event is read', async () => {
    await go('Webhook');
    await keys.fill('webhook', 'https://hooks.example.com/parcels');
    await keys.use('I know that this replaces', ' ');
    await keys.use('Save');
    await page.says('Saved.');
    await answered('customer/webhookURL', 1);
    await keys.fill('event', '{"event":"parcel","parcel_code":"SB1"');
    await page.says('no event of the delivery company');
    await page.close();
  });

  it('an account is added and put to use', async () => {
    await world.extension.allow(world.sandbox.url);
    await openAt('options.html#/accounts');
    await page.page.waitForSelector(
      '#accounts-section:not([hidden]) button ::-p-text(Add a delivery account)',
    );
    // The card above asks once the list of villages is read; on a busy machine that moves the form out of the window.
    await page.says('Does this account deliver in Palestine and Israel?');
    await keys.use('Add a delivery account');
    await page.page.waitForSelector('#account-address');
    const { name, key } = { name: 'Premium', key: 'premium-key' };
    await keys.to({ name: 'Delivery company’s address' });
    await page.page.keyboard.type(world.sandbox.url);
    await keys.to({ name: 'API key' });
    await page.page.keyboard.type(key);
    await keys.to({ name: 'Your shop’s name' });
    await page.page.keyboard.type(name);
    await keys.use('Edit');
    await keys.to({ name: 'Real parcels' });
    await keys.press('ArrowDown');
    await keys.to({ name: 'Currency' });
    await keys.press('ArrowDown', 'ArrowUp');
    await keys.to({ name: 'Whole amounts only' });
    await keys.press('ArrowDown');
    await keys.use('Save and check');
    // Past the form's last button Tab would leave the page: once it is saved, the keyboard is at its card.
    await eventually(
      () => keys.place(),
      (place) => place.name === name,
    );
    // Its own card asks the same once its list is read, and moves what is below.
    await eventually(
      () => page.page.$$eval('.account-card', countAsking),
      (asking) => asking === 2,
    );
    await keys.use('Use this account');
    await page.page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.account-card')].some(
          (card) => card.textContent?.includes(wanted) && card.textContent.includes('In use'),
        ),
      {},
      name,
    );
    await page.close();
  });

  it('an employee of the new account is updated', async () => {
    await openTools();
    await keys.use(/a premium account/, ' ');
    await page.page.waitForSelector('a[href="/desk.html#/employees"]');
    await keys.to({ name: 'Employees' }, 'back');
    await keys.press('Enter');
    await headed('Employees');
    await page.page.waitForSelector('[data-field="village"] [role="combobox"]');
    await keys.fill('id', '541');
    await keys.use(/^Employee$/, ' ');
    await keys.use('Yes', ' ');
    await keys.fill('firstName', 'دانا');
    await keys.fill('businessName', 'بيدر');
    await keys.fill('phoneNumber', '0599100541');
    await keys.to({ field: 'village' });
    await pickFirst('قباطية', 'قباطية');
    await keys.to({ name: 'No change' });
    await keys.press('ArrowDown', 'ArrowDown');
    await keys.fill('permission', '79');
    await keys.use(/^Add$/);
    await keys.use('Update the employee');
    await page.says('Saved:');
    expect(requests('premium-customer/employees')).toMatchObject([
      { committed: true, body: { type: 'employee', active: true, village_id: 742, permissions: [79] } },
    ]);
    await page.close();
  });

  it('a pasted order is shipped', async () => {
    await openAt('popup.html?tab=-1');
    await page.page.waitForSelector('main button');
    await keys.use('Paste an order');
    await page.page.waitForSelector('[data-field="pasted"] textarea');
    await keys.to({ field: 'pasted' });
    const lines = [
      'الاسم: سلمى الحاج',
      'جوال: 0599123456',
      'العنوان: جنين شارع الناصرة',
      'المجموع: 150 شيكل',
    ];
    for (const line of lines) {
      await page.page.keyboard.type(line);
      await keys.press('Enter');
    }
    await eventually(
      () => page.value('phone'),
      (phone) => phone !== '',
    );
    await keys.fill('description', 'كتاب');
    await keys.to({ name: /^Ship ·/ });
    await page.hasBeenRead();
    await keys.press('Enter');
    await eventually(
      () => world.parcels().length,
      (count) => count === 1,
    );
    await page.close();
  });

  it('the other account is put to work again on the desk', async () => {
    await openAt('desk.html#/webhook');
    await page.page.waitForSelector('.rail select');
    await keys.to({ name: 'Account in use' });
    await keys.press('ArrowUp');
    const options = await OptionsPage.open(world.extension);
    await options.page.waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('.account-card')].some(
          (card) => card.textContent?.includes(wanted) && card.textContent.includes('In use'),
        ),
      {},
      world.account().name,
    );
    await options.close();
    await page.close();
  });
});

/** Runs in the page. */
function countAsking(cards: readonly Element[]): number {
  const asked = 'Does this account deliver in Palestine and Israel?';
  return cards.filter(({ textContent }) => textContent?.includes(asked)).length;
}
