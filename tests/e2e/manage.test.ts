import type { ElementHandle } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { PopupPage } from './pages/popup-page';
import { pressOn } from './pages/press-on';
import { replaceText } from './pages/replace-text';
import { worldFor } from './world-for';

const NUMBERS = new URL('./files/numbers.json', import.meta.url).pathname;

inOneBrowser('looking after an account', 'chromium', (kind) => {
  const world = worldFor({ kind, account: { environment: 'testing' } });
  let code: string;

  beforeAll(async () => {
    code = await shipOne();
  });

  /** Ships a parcel by hand, so that there is one to speak of. @returns its code */
  async function shipOne(): Promise<string> {
    const popup = await world.openPopup();
    await popup.press('Paste an order');
    await popup.type(
      'pasted',
      'الاسم: سلمى الحاج\nجوال: 0599123456\nالعنوان: جنين شارع الناصرة\nالمجموع: 150 شيكل',
    );
    await eventually(
      () => popup.value('phone'),
      (phone) => phone !== '',
    );
    await popup.type('description', 'كتاب');
    await popup.ship();
    await eventually(
      () => world.parcels().length,
      (count) => count === 1,
    );
    await popup.close();
    return world.parcels()[0]?.parcelCode ?? '';
  }

  const openDesk = async (section: string) => PopupPage.at(world.extension, `desk.html#/${section}`);
  const requests = (operation: string) =>
    world.sandbox.control.ledger().requests.filter((request) => request.operation === operation);

  it('plays a journey step by step, saves it, and shows what the service answered', async () => {
    const desk = await openDesk('journeys');
    await desk.type('parcelCode', code);
    await desk.type('status', '21');
    await desk.type('position', '١٠٨');
    await desk.press('Add a step');
    await replaceText(desk.page, '[data-step="2"] [data-field="status"] input', '33');
    await replaceText(desk.page, '[data-step="2"] [data-field="position"] input', '111');
    await replaceText(desk.page, '[data-step="2"] [data-field="reason"] input', '51');
    await desk.press('Play step');
    await desk.says('The parcel was moved');
    await desk.press('Play step');
    await eventually(
      () => requests('parcels/test-parcel').length,
      (count) => count === 2,
    );
    expect(requests('parcels/test-parcel').map(({ body }) => body)).toMatchObject([
      { parcel_code: code, parcel_status_id: 21, parcel_position_id: 108 },
      { parcel_code: code, parcel_status_id: 33, parcel_position_id: 111, returned_reason_id: 51 },
    ]);
    await desk.type('journeyName', 'Returned');
    await desk.press('Save');
    await desk.says('(2 steps)');
    await desk.type('parcelCode', 'SB-NONE');
    await desk.press('Play step');
    await desk.says('The delivery company knows no such parcel');
    await desk.page.close();
    // What was typed is there again, saved as a journey or not.
    const again = await openDesk('journeys');
    expect(await again.value('parcelCode')).toBe('SB-NONE');
    const reason = await again.page.waitForSelector('[data-step="2"] [data-field="reason"] input');
    expect(await reason?.evaluate((input) => (input as HTMLInputElement).value)).toBe('51');
    await again.page.close();
  });

  it('sets the webhook after it was understood that the old one is gone', async () => {
    const desk = await openDesk('webhook');
    await desk.type('webhook', 'http://example.com/hook');
    await desk.page.keyboard.press('Tab');
    await desk.says('begins with https://');
    // It is there in another tab too, and so would be after this one was closed.
    const addressInAnotherTab = async () => {
      const other = await openDesk('webhook');
      const address = await other.value('webhook');
      await other.close();
      return address;
    };
    await eventually(addressInAnotherTab, (address) => address === 'http://example.com/hook');
    await desk.type('webhook', 'https://hooks.example.com/parcels');
    expect(requests('customer/webhookURL')).toEqual([]);
    await pressOn(desk.page, 'input[type=checkbox]');
    world.sandbox.control.setFault({ operation: 'customer/webhookURL', kind: 'html', times: 1 });
    await desk.press('Save');
    await desk.says('Something else answered than the delivery company');
    expect(await desk.value('webhook')).toBe('https://hooks.example.com/parcels');
    await desk.press('Save');
    await desk.says('Saved.');
    await desk.says('https://hooks.example.com/parcels');
    expect(requests('customer/webhookURL').filter(({ committed }) => committed)).toMatchObject([
      { body: { webhook_url: 'https://hooks.example.com/parcels' } },
    ]);
    await desk.page.close();
  });

  it('says what an event means and of which parcel, by the names the numbers were given', async () => {
    const options = await PopupPage.at(world.extension, 'options.html#/numbers');
    const picker = await options.page.waitForSelector('input[data-file="numbers"]');
    await (picker as ElementHandle<HTMLInputElement>).uploadFile(NUMBERS);
    await options.says('Saved.');
    await options.page.close();

    const desk = await openDesk('webhook');
    await desk.type('event', '{"event": "parcel"');
    await desk.says('no event of the delivery company');
    const event = {
      event: 'parcel',
      parcel_code: code,
      parcel_status_id: 21,
      parcel_position_id: 108,
      note: null,
      reference_number: null,
    };
    await desk.type('event', JSON.stringify(event));
    await desk.says('Out for delivery');
    await desk.says('سلمى الحاج');
    await desk.page.close();
  });
});
