import { beforeAll, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { AMBIGUOUS, CLOSED_VILLAGE, practiceOrders } from '../stores/orders';
import { eventually } from './eventually';
import { inBothBrowsers, inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { pressOn } from './pages/press-on';
import { VillagesSection } from './pages/villages-section';
import { seededVillageIds } from './seeded-villages';
import { worldFor } from './world-for';

/** Two villages of one name: جبع of Jenin, and of Jerusalem. */
const JABA_OF_JENIN = 757;
const JABA_OF_JERUSALEM = 1178;
/** Another two: of Jenin, and of Ramallah. */
const MUGHAYYIR_OF_JENIN = 798;
const SABASTIYA = 368;
/** بيت فوريك, of every made order. */
const WHERE_ORDERS_GO = 310;
const GONE = { deleted_at: '2026-01-01 00:00:00' };
/** A town that no list has. */
const UNKNOWN = { city: 'قلعة الياسمين', state: 'نابلس' };

const made = [
  madeOrder(701, { recipient: { ...UNKNOWN, address1: 'شارع 5' } }),
  madeOrder(702, { recipient: { ...UNKNOWN, address1: 'بجانب المخبز' } }),
  madeOrder(703, { recipient: { ...UNKNOWN, address1: 'الطابق الثاني' } }),
  madeOrder(704),
  madeOrder(705, { recipient: { city: 'المغير', state: '', address1: 'الحارة الغربية' } }),
];

inOneBrowser('villages', 'chromium', (kind) => {
  const world = worldFor({ kind });

  beforeAll(() => world.store.setOrders([...practiceOrders, ...made]));

  const sentTo = (orderId: number) =>
    creationsIn(world.sandbox.control.ledger(), orderId).map(
      ({ body }) => (body as { address: { village_id: number } }).address.village_id,
    );

  const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

  async function openReview(orderId: number) {
    const order = await world.openOrder(world.store.orderUrl(orderId));
    const bar = await order.barWhere(({ action }) => action === 'Review');
    const popup = await world.openPopup(order);
    await popup.ready();
    return { order, bar, popup };
  }

  it('that two of one name may be stop the bar, and are one press each in the form', async () => {
    const { order, bar, popup } = await openReview(AMBIGUOUS);
    expect(plain(bar.message)).toMatch(/^In the order: “.*جبع.*” .*Pick the right one/);
    expect([...(await order.choices())].sort()).toEqual(['جبع/القدس', 'جبع/جنين']);
    await eventually(
      () => popup.focusedField(),
      (field) => field === 'village',
    );
    expect([...(await popup.choices())].sort()).toEqual(['جبع/القدس', 'جبع/جنين']);
    expect(await popup.value('village')).toBe('');
    await popup.choose(JABA_OF_JENIN);
    // The press was a slip: the label leads back to the question, where the other one is still there.
    expect(await popup.value('village')).toBe('جبع, جنين');
    await popup.choose(JABA_OF_JERUSALEM);
    await popup.ship();
    await order.barWhere(({ tone }) => tone === 'good');
    expect(sentTo(AMBIGUOUS)).toEqual([JABA_OF_JERUSALEM]);
    await popup.close();
  });

  it('that two of one name may be are chosen in the bar, which then ships', async () => {
    const order = await world.openOrder(world.store.orderUrl(705));
    await order.barWhere(({ action }) => action === 'Review');
    await order.chooseVillage('جنين');
    const bar = await order.barWhere(({ action }) => action === 'Ship');
    expect(bar.lines.village).toBe('المغير، جنين');
    expect(bar.doubtful).toEqual([]);
    await order.hasBeenRead();
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    expect(sentTo(705)).toEqual([MUGHAYYIR_OF_JENIN]);
    console.info(`presses for a village between two in ${kind}: ${order.presses}`);
    expect(order.presses).toBe(2);
    await order.page.close();
  });

  it('that are closed give way to open ones of their city, with the service’s note', async () => {
    const { order, bar, popup } = await openReview(CLOSED_VILLAGE);
    expect(plain(bar.message)).toMatch(
      /^In the order: “الشارع الرئيسي، عينابوس، نابلس” .*Closed until further notice/,
    );
    expect((await order.choices()).every((choice) => choice.endsWith('/نابلس'))).toBe(true);
    expect(await popup.messages('village')).toMatch(/Closed until further notice/);
    const choices = await popup.choices();
    expect(choices.length).toBeGreaterThan(2);
    expect(choices.every((choice) => choice.endsWith('/نابلس'))).toBe(true);
    await pressOn(popup.page, '.village-choice');
    await popup.ship();
    await order.barWhere(({ tone }) => tone === 'good');
    expect(sentTo(CLOSED_VILLAGE)).toHaveLength(1);
    await popup.close();
  });

  it('that were corrected once are known in the next order, in one press, until it is taken back', async () => {
    const first = await openReview(701);
    await first.popup.pickVillage('سبسطية', 'سبسطية');
    await first.popup.ship();
    await first.order.barWhere(({ tone }) => tone === 'good');
    await first.popup.close();
    expect(sentTo(701)).toEqual([SABASTIYA]);

    const next = await world.openOrder(world.store.orderUrl(702));
    const bar = await next.barWhere(({ action }) => action === 'Ship');
    expect(bar.lines.village).toBe('سبسطية، نابلس');
    const popup = await world.openPopup(next);
    await popup.says('you chose this last time for “قلعة الياسمين · نابلس”');
    await popup.close();
    await next.pressBar();
    await next.barWhere(({ tone }) => tone === 'good');
    expect(sentTo(702)).toEqual([SABASTIYA]);

    const options = await VillagesSection.open(world);
    await options.says('قلعة الياسمين · نابلس');
    await options.removeLearned('قلعة الياسمين');
    await options.close();
    const forgotten = await world.openOrder(world.store.orderUrl(703));
    await forgotten.barWhere(({ action }) => action === 'Review');
  });

  it('that go from the service’s list take with them what was taught, and it is told', async () => {
    const { order, popup } = await openReview(703);
    await popup.pickVillage('سبسطية', 'سبسطية');
    await popup.ship();
    await order.barWhere(({ tone }) => tone === 'good');
    await popup.close();
    world.sandbox.control.changeVillage(SABASTIYA, GONE);
    await world.refreshDirectory();
    const page = await world.openOrder(world.store.orderUrl(704));
    const next = await world.openPopup(page);
    await next.says('A saved village was removed by the delivery company');
    await next.says('“قلعة الياسمين · نابلس” went to سبسطية');
    await next.press('Close');
    await next.page.waitForFunction(() => document.querySelector('.village-notices') === null);
    await next.close();
  });

  it('are asked about when the service’s list has lost more than a third, and the old ones serve on', async () => {
    const there = seededVillageIds().filter((id) => id !== SABASTIYA && id !== WHERE_ORDERS_GO);
    const lost = there.filter((_, at) => at % 2 === 0);
    for (const id of lost) world.sandbox.control.changeVillage(id, GONE);
    await world.refreshDirectory();

    const page = await world.openOrder(world.store.orderUrl(704));
    // Still matched and still shown: the old list is in use.
    await page.barWhere(({ action }) => action === 'Ship');
    const popup = await world.openPopup(page);
    await popup.says('villages are gone');
    await popup.press('Keep the old one');
    await popup.page.waitForFunction(() => document.querySelector('.village-notices') === null);
    await popup.close();

    // The same answer is not asked about again; another one is.
    await world.refreshDirectory();
    const options = await VillagesSection.open(world);
    await options.says('You kept the old list');
    const more = there.filter((_, at) => at % 2 === 1).slice(0, 3);
    for (const id of more) world.sandbox.control.changeVillage(id, GONE);
    await options.press('Fetch it now');
    await options.says('villages are gone');
    await options.press('Use the new list');
    await options.says(`${there.length + 1 - lost.length - more.length} villages`);
    await options.close();
  });
});

inBothBrowsers('a village is found with the keyboard alone', (kind) => {
  const world = worldFor({ kind });

  it('by browsing its city, by who does not know how it is spelled', async () => {
    const popup = await world.openPopup();
    await popup.press('Fill the form by hand');
    await popup.ready();
    await popup.page.waitForSelector('[data-field="village"] [role="combobox"]');
    await popup.type('village', 'جنين');
    await popup.page.waitForSelector('.picker__option--city');
    await popup.page.keyboard.press('ArrowUp');
    await popup.page.keyboard.press('Enter');
    await popup.page.waitForFunction(() => document.querySelectorAll('[role="option"]').length === 80);
    // Nothing is picked by going there, nor by leaving.
    await popup.page.keyboard.press('ArrowDown');
    await popup.page.keyboard.press('ArrowDown');
    const highlighted = await popup.page.waitForSelector('[role="option"][aria-selected="true"] bdi');
    const name = await highlighted?.evaluate((element) => element.textContent);
    await popup.page.keyboard.press('Enter');
    await eventually(
      () => popup.value('village'),
      (value) => value === `${name}, جنين`,
    );
    await popup.close();
  });

  it('and not committed by leaving the field', async () => {
    const popup = await world.openPopup();
    await popup.press('Fill the form by hand');
    await popup.ready();
    await popup.page.waitForSelector('[data-field="village"] [role="combobox"]');
    await popup.type('village', 'قباطية');
    await popup.page.waitForSelector('[role="option"]');
    await popup.page.keyboard.press('ArrowDown');
    await popup.page.keyboard.press('Tab');
    await popup.says('Pick the village from the list');
    expect(await popup.value('village')).toBe('قباطية');
    await popup.close();
  });
});
