import { beforeAll, expect, it } from 'vitest';
import { openPages } from '../browsers/open-pages';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { DeskPage } from './pages/desk-page';
import { Hand } from './pages/hand';
import { PopupPage } from './pages/popup-page';
import { worldFor } from './world-for';

const RANA = '0599700801';
const SAMI = '0599700802';
const hand = new Hand();

inOneBrowser('the ledger keeps what was made', 'chromium', (kind) => {
  const world = worldFor({ kind });
  let desk: DeskPage;

  beforeAll(async () => {
    world.store.setOrders([
      madeOrder(801, { recipient: { firstName: 'رنا', lastName: 'حداد', phone: RANA } }),
      madeOrder(802, { recipient: { firstName: '=1+1', lastName: 'سامي', phone: SAMI } }),
    ]);
    for (const id of [801, 802]) await shipFrom(id);
    desk = await DeskPage.open(world.extension, '#/parcels');
  });

  async function shipFrom(id: number): Promise<void> {
    const order = await world.openOrder(world.store.orderUrl(id));
    await order.barWhere((bar) => bar.action === 'Ship' && bar.lines.fee !== undefined);
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    await order.page.close();
  }

  const codeOf = (phone: string) =>
    world.parcels().find((parcel) => parcel.phone === phone)?.parcelCode ?? '';
  const namesWhere = (fits: (names: readonly string[]) => boolean) => eventually(() => desk.names(), fits);

  it('finds a parcel by its phone in Arabic digits, and by its code', async () => {
    expect(await namesWhere(({ length }) => length === 2)).toEqual(['=1+1 سامي', 'رنا حداد']);
    await desk.search('٠٥٩٩٧٠٠٨٠١');
    expect(await namesWhere(({ length }) => length === 1)).toEqual(['رنا حداد']);
    await desk.search(codeOf(SAMI));
    expect(await namesWhere(([name]) => name !== 'رنا حداد')).toEqual(['=1+1 سامي']);
    await desk.search('');
    await namesWhere(({ length }) => length === 2);
  });

  it('is found from the day’s screen by three digits of a phone, and its label printed once more', async () => {
    const today = await DeskPage.open(world.extension, '#/');
    const names = (fits: (found: readonly string[]) => boolean) => eventually(() => today.names(), fits);
    await today.says('Today’s parcels');
    await hand.press(today.page, '.finder input');
    await hand.type(today.page, '801');
    expect(await names(({ length }) => length === 1)).toEqual(['رنا حداد']);
    expect(hand.done('find by phone', { presses: 1, keys: 3 })).toEqual({ presses: 1, keys: 3 });

    await today.page.evaluate(() => Object.assign(window, { print: () => document.body.append('printed') }));
    await hand.press(today.page, '.printed');
    await hand.press(today.page, '.labels__head .button--primary');
    await today.says('Marked: 1');
    expect(hand.done('reprint', { presses: 2 })).toEqual({ presses: 2, keys: 0 });
    expect(await today.page.$$('.label')).toHaveLength(1);

    // Back, to what was found; the key alone is enough to look for something else.
    await today.page.evaluate(() => history.back());
    expect(await names(({ length }) => length === 1)).toEqual(['رنا حداد']);
    await today.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await today.page.keyboard.press('/');
    await today.page.keyboard.type('سامي');
    expect(await names(([name]) => name !== 'رنا حداد')).toEqual(['=1+1 سامي']);
    await today.close();
  });

  it('has an address that opens it, and Back closes it', async () => {
    await desk.press('رنا حداد');
    await desk.says('Parcel of رنا حداد');
    // A step back that comes before the address has the parcel is undone as it gets it.
    const address = await eventually(
      () => desk.page.evaluate(() => location.hash),
      (hash) => hash.startsWith('#/parcels/'),
    );
    await desk.page.evaluate(() => history.back());
    await desk.page.waitForSelector('.ledger__beside', { hidden: true });
    const copied = await DeskPage.open(world.extension, address);
    await copied.says('Parcel of رنا حداد');
    await copied.close();
  });

  it('adds the day up, fees as they were quoted when it was shipped', async () => {
    await desk.says('2 parcels');
    expect(await desk.text()).toMatch(/Amount to collect: ₪220\s+Estimated fees: ₪\d+/);
  });

  it('hands a table to spreadsheets that runs nothing and keeps phones', async () => {
    const saved = await desk.savedTexts();
    await desk.press('Save as a file');
    const [csv = ''] = await eventually(saved, ({ length }) => length > 0);
    expect(csv.startsWith('\ufeffParcel code,')).toBe(true);
    const [, first = '', second = ''] = csv.split('\r\n');
    expect(first).toContain(`'=1+1 سامي,059-9700802,`);
    expect(second).toContain('رنا حداد,059-9700801,');
    expect(second).toContain(',110,20,ILS,');
  });

  it('brings a deleted parcel back, only after it was said what that does, and shows what came back', async () => {
    const code = codeOf(RANA);
    const deleted = () =>
      world.sandbox.control.parcels().find((parcel) => parcel.parcel_code === code)?.deleted_at;
    world.sandbox.control.deleteParcel(code);
    await desk.press('رنا حداد');
    await desk.press('Restore…');
    await desk.page.waitForSelector('.ledger__beside input');
    await desk.press('Restore…');
    await desk.says(`Really restore parcel ${code}?`);
    expect(deleted()).not.toBeNull();
    await desk.press('Yes, restore it');
    await desk.says(`Parcel ${code} is back`);
    expect(deleted()).toBeNull();
    const text = await desk.text();
    expect(text).toMatch(/Amount to collect\s+₪110\s+₪110(\.00)?\s+the same/);
    expect(text).toMatch(/Village\s+بيت فوريك\s+بيت فوريك\s+the same/);
    expect(text).toMatch(/Delivery fee\s+₪20\s+₪20\s+the same/);
    await desk.press('All that the delivery company answered');
    await desk.says('qr_hash');
  });

  it('says plainly why a parcel is not brought back', async () => {
    await desk.press('Restore from the recycle bin');
    const restore = async (code: string) => {
      const field = await desk.page.waitForSelector('.ledger__beside input');
      await field?.evaluate((input) => (input as HTMLInputElement).select());
      await field?.type(code);
      await desk.press('Restore…');
      await desk.press('Yes, restore it');
    };
    await restore(codeOf(SAMI));
    await desk.says('This parcel is not in the recycle bin, so there is nothing to restore.');
    await restore('NOWHERE-1');
    await desk.says('The delivery company knows no such parcel. Check its number.');
    const restores = world.sandbox.control
      .ledger()
      .requests.filter(({ operation }) => operation === 'parcels/restore-parcel');
    expect(restores).toHaveLength(3);
  });

  it('ships a parcel again as a deliberate act, filled as it was sent, without its order’s page', async () => {
    const before = world.parcels().length;
    await desk.press('رنا حداد');
    await desk.press('Another parcel for this order');
    const page = await eventually(findAgain, (found) => found !== undefined);
    if (page === undefined) throw new Error('no window');
    const popup = PopupPage.in(page);
    await popup.says('The parcel is made');
    await popup.press('Another parcel for this order');
    await popup.ready();
    expect([
      await popup.value('firstName'),
      await popup.value('phone'),
      await popup.value('totalPrice'),
    ]).toEqual(['رنا حداد', RANA, '110']);
    expect(world.parcels()).toHaveLength(before);
    await popup.press('Collect');
    await popup.shipAnother();
    // The service knows the phone: the second step is asked of the person here too.
    await popup.says('already has a parcel from you');
    await popup.shipAnother();
    await popup.says('Parcel number 2');
    expect(world.parcels()).toHaveLength(before + 1);
    // The list hears of it by itself.
    expect(await namesWhere(({ length }) => length === 3)).toEqual(['رنا حداد', '=1+1 سامي', 'رنا حداد']);
    await popup.close();
  });

  async function findAgain() {
    const pages = await openPages(world.extension.browser);
    const addresses = await Promise.all(
      pages.map((page) => page.evaluate(() => location.href).catch(() => '')),
    );
    return pages.find((_, index) => addresses[index]?.includes('popup.html?again='));
  }
});
