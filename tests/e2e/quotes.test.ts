import { beforeAll, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

/** One village of each price: an ordinary one, one of Jerusalem's and one of the north. */
const ANABTA = 'عنبتا';
const AL_RAM = 'الرام';
const NAZARETH = 'الناصرة';

inOneBrowser('quotes, before anything is promised to anybody', 'chromium', (kind) => {
  const world = worldFor({ kind }, () => undefined);
  let desk: PopupPage;

  beforeAll(async () => {
    await world.setUpAccount();
    desk = await PopupPage.at(world.extension, 'desk.html#/quotes');
  });

  const asked = (operation: 'parcels/fees' | 'parcels/calculateSizeExtraFee') =>
    world.sandbox.control.ledger().requests.filter((request) => request.operation === operation);
  const bodies = (operation: Parameters<typeof asked>[0]) =>
    asked(operation).map(({ body }) => {
      const { Service_API_KEY: _key, ...fields } = body ?? {};
      return fields;
    });
  /** A village's row, cell by cell, once it fits. */
  const row = (village: string, fits: (cells: readonly string[]) => boolean) =>
    eventually(() => desk.page.evaluate(readRow, village), fits);
  const sides = async (length: string, width: string, height: string) => {
    await desk.type('length', length);
    await desk.type('width', width);
    await desk.type('height', height);
  };

  it('stand side by side: delivery, return, and what a high price adds to each', async () => {
    for (const village of [ANABTA, AL_RAM, NAZARETH]) {
      await desk.pickVillage(village, village);
      await desk.page.waitForFunction(hasRow, {}, village);
    }
    await desk.type('actualPrice', '٣٠٠٠');
    const amounts = async (village: string) =>
      (await row(village, (cells) => cells[2] === '₪10'))
        .slice(0, 4)
        .map((cell) => Number(cell.replace('₪', '')));
    expect(await amounts(ANABTA)).toEqual([20, 10, 10, 5]);
    expect(await amounts(AL_RAM)).toEqual([30, 15, 10, 5]);
    expect(await amounts(NAZARETH)).toEqual([60, 30, 10, 5]);
    expect(
      bodies('parcels/fees')
        .filter(({ price }) => price === 3000)
        .map(({ village_id: id }) => Number(id))
        .sort((a, b) => a - b),
    ).toEqual([938, 1145, 1568]);
    // No size was written: none is asked for.
    expect(asked('parcels/calculateSizeExtraFee')).toEqual([]);
  });

  it('tell what a size adds, for an existing parcel and a companion of it too', async () => {
    await sides('60', '60', '60');
    await row(NAZARETH, (cells) => cells[4]?.includes('15.2') === true);
    await row(ANABTA, (cells) => cells[4]?.includes('رسوم إضافية على حجم الطرد') === true);
    await desk.type('parcelCode', 'SB900001');
    await desk.type('companionId', '701');
    await eventually(
      () => bodies('parcels/calculateSizeExtraFee').filter((body) => body.companion_id === 701).length,
      (count) => count === 3,
    );
    expect(bodies('parcels/calculateSizeExtraFee').at(-1)).toEqual({
      village_id: expect.any(Number),
      length: 60,
      width: 60,
      height: 60,
      parcel_id: 'SB900001',
      companion_id: 701,
    });
    await row(NAZARETH, (cells) => cells[4]?.includes('15.2') === true);
  });

  it('say in their place what the service says against one, and keep what was typed', async () => {
    await desk.type('companionId', '999');
    // Not a row of the spec: said in the service's own words.
    await row(ANABTA, (cells) => cells[4]?.includes('Companion parcel not found') === true);
    await desk.type('companionId', '');
    await desk.type('parcelCode', 'SB900002');
    await row(ANABTA, (cells) => cells[4]?.includes('The delivery company knows no such parcel') === true);
    expect(await desk.value('parcelCode')).toBe('SB900002');
    await desk.type('parcelCode', '');
    await sides('151', '60', '60');
    await row(
      NAZARETH,
      (cells) =>
        cells[4]?.includes('does not accept this size') === true &&
        cells[4].includes('أبعاد الطرد غير مقبولة'),
    );
    world.sandbox.control.setFault({ operation: 'parcels/fees', kind: 'html' });
    await desk.type('actualPrice', '100');
    await row(ANABTA, (cells) => cells[0]?.includes('Something else answered') === true);
    world.sandbox.control.clearFaults();
    await desk.press('Try again');
    await eventually(
      () => bodies('parcels/fees').filter(({ price }) => price === 100).length,
      (count) => count >= 4,
    );
    expect(world.parcels()).toEqual([]);
    await desk.close();
    // The question is there again, villages and all.
    const again = await PopupPage.at(world.extension, 'desk.html#/quotes');
    for (const village of [ANABTA, AL_RAM, NAZARETH]) await again.page.waitForFunction(hasRow, {}, village);
    expect(await again.value('length')).toBe('151');
    await again.close();
  });

  it('of a size that is rejected keep a parcel from being shipped, in the service’s words', async () => {
    const popup = await world.openPopup();
    await popup.press('Fill the form by hand');
    await popup.ready();
    await popup.type('firstName', 'لينا حمدان');
    await popup.type('phone', '0599333221');
    await popup.pickVillage(ANABTA, ANABTA);
    await popup.type('streetName', 'الشارع الرئيسي');
    await popup.type('totalPrice', '70');
    await popup.type('description', 'كتاب ودفتر');
    await popup.press('More');
    for (const side of ['length', 'width', 'height']) await popup.type(side, '151');
    await popup.says('أبعاد الطرد غير مقبولة');
    // The one press leads to what is in its way.
    await popup.next();
    await eventually(
      () => popup.focusedField(),
      (field) => field === 'length',
    );
    expect(await popup.messages('length')).toMatch(/size/i);
    const creations = creationsIn(world.sandbox.control.ledger());
    expect(creations).toEqual([]);
    for (const side of ['length', 'width', 'height']) await popup.type(side, '60');
    await popup.says('Size adds');
    await popup.ship();
    await eventually(
      () => world.parcels().length,
      (count) => count === 1,
    );
    await popup.close();
  });
});

/** Runs in the page: the cells behind the row's name, as they are read. */
function readRow(village: string): string[] {
  const rows = [...document.querySelectorAll('table.quotes tbody tr')];
  const found = rows.find((one) => one.querySelector('th')?.textContent?.includes(village));
  return [...(found?.querySelectorAll('td') ?? [])].map((cell) =>
    (cell.textContent ?? '').replace(/[\u2066-\u2069\u00a0]/g, ''),
  );
}

/** Runs in the page. */
function hasRow(village: string): boolean {
  return [...document.querySelectorAll('table.quotes tbody th')].some((name) =>
    name.textContent?.includes(village),
  );
}
