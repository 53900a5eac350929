import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { inBothBrowsers, inOneBrowser, toldOnce } from './in-both-browsers';
import { PopupPage } from './pages/popup-page';
import { pressOn } from './pages/press-on';
import { replaceText } from './pages/replace-text';
import type { World } from './world';
import { worldFor } from './world-for';

const requestsIn = (world: World, operation: string) =>
  world.sandbox.control.ledger().requests.filter((request) => request.operation === operation);

inOneBrowser('looking after the employees of a premium account', 'chromium', (kind) => {
  const world = worldFor({ kind }, () => undefined);
  beforeAll(() => world.setUpAccount({ key: 'premium-key' }));

  const requests = () => requestsIn(world, 'premium-customer/employees');
  const open = (id = '') => PopupPage.at(world.extension, `desk.html#/employees${id}`);

  it('keeps what was typed through a refusal and a closed page, but not the password', async () => {
    world.sandbox.control.setFault({ operation: 'premium-customer/employees', kind: 'database', times: 1 });
    const desk = await open();
    await desk.type('id', '543');
    await pressOn(desk.page, '#employee-type-sales_representative');
    await pressOn(desk.page, '#employee-active-yes');
    await desk.type('firstName', 'ميس');
    await desk.type('businessName', 'بيدر');
    await desk.type('phoneNumber', '0599100543');
    await desk.type('password', 'hidden-word');
    await desk.press('Update the employee');
    await desk.says('This is needed');
    expect(requests()).toEqual([]);
    await desk.type('fixedCommission', '٥');
    await desk.type('percentCommission', '2.5');
    await desk.press('Update the employee');
    await desk.says('could not save it');
    expect(await desk.value('password')).toBe('hidden-word');
    await desk.close();
    const again = await open();
    await again.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-field="firstName"] input')?.value === 'ميس',
    );
    expect(await again.value('percentCommission')).toBe('2.5');
    expect(await again.value('password')).toBe('');
    await again.close();
  });

  it('updates them, shows the answer, and knows them from then on', async () => {
    const desk = await open();
    await desk.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[data-field="firstName"] input')?.value === 'ميس',
    );
    await desk.pickVillage('قباطية', 'قباطية');
    await pressOn(desk.page, '#employee-permissions-replace');
    await desk.type('permission', '71');
    await desk.press('Add');
    await desk.press('Update the employee');
    await desk.says('Saved:');
    await desk.press('All that the delivery company answered');
    await desk.says('mais@baydar.example');
    expect(requests().at(-1)).toMatchObject({
      path: expect.stringContaining('/premium-customer/employees/543'),
      committed: true,
      body: {
        type: 'sales_representative',
        active: true,
        first_name: 'ميس',
        fixed_commission_value: 5,
        percent_commission_value: 2.5,
        city_id: expect.any(Number),
        village_id: expect.any(Number),
        permissions: [71],
      },
    });
    expect(requests().at(-1)?.body).not.toHaveProperty('password');
    await desk.close();
  });

  it('sends beyond the required fields only what was changed, and takes permissions away by a tick', async () => {
    const desk = await open('/543');
    expect(await desk.value('id')).toBe('543');
    await desk.type('startWorkAt', '8:30');
    await pressOn(desk.page, '#employee-permissions-remove');
    await desk.press('Update the employee');
    await desk.says('Tick below');
    expect(requests()).toHaveLength(2);
    await pressOn(desk.page, 'input[type="checkbox"]');
    await desk.press('Update the employee');
    await desk.says('Saved:');
    const { Service_API_KEY: _key, ...body } = requests().at(-1)?.body ?? {};
    expect(body).toEqual({
      type: 'sales_representative',
      active: true,
      first_name: 'ميس',
      business_name: 'بيدر',
      phone_number: '0599100543',
      fixed_commission_value: 5,
      percent_commission_value: 2.5,
      start_work_at: '08:30',
      permissions: [],
    });
    await desk.close();
  });
});

inBothBrowsers('changing the content of a parcel', (kind) => {
  const once = toldOnce(kind);
  const world = worldFor({ kind }, () => undefined);
  beforeAll(() => world.setUpAccount());

  const requests = () => requestsIn(world, 'parcel-content/update');
  const open = (id: string) => PopupPage.at(world.extension, `desk.html#/contents/${id}`);

  it('sends fields and a photo that was made small and tells no place', async () => {
    const desk = await open('602');
    await pressOn(desk.page, '#content-item-name');
    await desk.type('itemName', 'صابون نابلسي');
    await desk.type('quantity', '٣');
    await desk.type('itemPrice', '12.50');
    const photo = await makePhoto(desk.page);
    expect(photo.size).toBeGreaterThan(2 * 1024 * 1024);
    const picker = await desk.page.waitForSelector('input[data-file="itemImage"]');
    await (picker as ElementHandle<HTMLInputElement>).uploadFile(photo.path);
    await desk.page.waitForSelector('.photo__seen');
    const seen = await desk.page.evaluate(readSeen);
    expect(seen.text).not.toContain('SECRET-PLACE');
    expect(seen.size).toBeLessThan(2 * 1024 * 1024);
    await desk.press('Change the content');
    await desk.says('Saved:');
    await desk.press('All that the delivery company answered');
    await desk.says('contents/602/item_image');
    expect(requests()).toMatchObject([
      {
        committed: true,
        body: {
          item_name: 'صابون نابلسي',
          quantity: '3',
          item_price: '12.5',
          item_image: { type: 'image/jpeg', size: seen.size },
        },
      },
    ]);
    expect(await desk.page.evaluate(countPhotos)).toBe(0);
    await desk.close();
  });

  once('says every refusal where it belongs, and keeps what was typed', async () => {
    const desk = await open('601');
    await pressOn(desk.page, '#content-item-product');
    await desk.type('productId', '999');
    await desk.press('Change the content');
    await desk.says('not in your catalog');
    expect(await desk.focusedField()).toBe('productId');
    await desk.type('productId', '902');
    await desk.type('companionParcelId', '999');
    await desk.press('Change the content');
    await desk.says('knows no such parcel');
    await desk.type('companionParcelId', '701');
    world.sandbox.control.setFault({ operation: 'parcel-content/update', kind: 'database', times: 1 });
    await desk.press('Change the content');
    await desk.says('could not save it');
    await desk.press('Change the content');
    await desk.says('Saved:');
    expect(requests().at(-1)).toMatchObject({ body: { product_id: '902', companion_parcel_id: '701' } });
    await desk.close();

    for (const [id, words] of [
      ['603', 'can no longer be changed'],
      ['9999', 'not in the parcel any more'],
    ] as const) {
      const other = await open(id);
      await other.type('quantity', '1');
      await other.press('Change the content');
      await other.says(words);
      await other.close();
    }
  });

  once('leads from a parcel that was restored to the form of what is in it', async () => {
    world.sandbox.control.deleteParcel('SB900001');
    const desk = await PopupPage.at(world.extension, 'desk.html#/parcels');
    await desk.press('Restore from the recycle bin');
    await replaceText(desk.page, '.ledger__beside input', 'SB900001');
    await desk.press('Restore…');
    await desk.press('Yes, restore it');
    await desk.says('Parcel SB900001 is back');
    await pressOn(desk.page, 'a[href^="#/contents/602"]');
    await desk.says('Parcel code: SB900001');
    expect(await desk.value('id')).toBe('602');
    await desk.type('quantity', '7');
    await desk.press('Change the content');
    await desk.says('Saved:');
    expect(requests().at(-1)).toMatchObject({
      path: expect.stringContaining('/parcel-content/update/602'),
      committed: true,
      body: { quantity: '7' },
    });
    await desk.close();
  });

  once('stops on the way when asked to', async () => {
    world.sandbox.control.setFault({
      operation: 'parcel-content/update',
      kind: 'delay',
      delayMs: 15_000,
      times: 1,
    });
    const desk = await open('601');
    await desk.type('quantity', '4');
    await desk.press('Change the content');
    await desk.says('Loading');
    await desk.press('Cancel');
    await desk.says('Stopped');
    expect(await desk.value('quantity')).toBe('4');
    await desk.close();
  });
});

/** A large photo that says where it was taken, as a phone's camera writes it: in a segment before the picture. */
async function makePhoto(page: Page): Promise<{ readonly path: string; readonly size: number }> {
  const plain = Buffer.from(await page.evaluate(drawNoise), 'base64');
  const said = Buffer.from('Exif\0\0SECRET-PLACE 31.90 35.20');
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, said.length + 2]), said]);
  const bytes = Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
  const path = join(mkdtempSync(join(tmpdir(), 'shahna-photo-')), 'photo.jpg');
  writeFileSync(path, bytes);
  return { path, size: bytes.length };
}

/** Runs in the page: noise is what compresses worst. */
async function drawNoise(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 2400;
  canvas.height = 1600;
  const context = canvas.getContext('2d');
  if (context === null) return '';
  const image = context.createImageData(canvas.width, canvas.height);
  let state = 7;
  for (let at = 0; at < image.data.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    image.data[at] = at % 4 === 3 ? 255 : (state / 65_536) % 256;
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
}

/** Runs in the page: what is previewed is what will be sent. */
async function readSeen(): Promise<{ readonly text: string; readonly size: number }> {
  const image = document.querySelector<HTMLImageElement>('.photo__seen');
  const bytes = new Uint8Array(await (await fetch(image?.src ?? '')).arrayBuffer());
  return { text: new TextDecoder('latin1').decode(bytes), size: bytes.length };
}

/** Runs in the page: the photos left in the browser's database. */
async function countPhotos(): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('shahna');
    opening.onsuccess = () => resolve(opening.result);
  });
  const count = await new Promise<number>((resolve) => {
    const counting = database.transaction('photos').objectStore('photos').count();
    counting.onsuccess = () => resolve(counting.result);
  });
  database.close();
  return count;
}
