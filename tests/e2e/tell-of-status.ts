import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PracticeField } from '../stores/practice-notes';
import { eventually } from './eventually';
import { toldIf } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { markWrong } from './mark-wrong';
import { DeskPage } from './pages/desk-page';
import { Hand } from './pages/hand';
import { OptionsPage } from './pages/options-page';
import { pressOn } from './pages/press-on';
import { shipFromBar } from './ship-from-bar';
import type { World } from './world';

export const DELIVERED = 26;
export const RETURNED = 33;
/** So many orders of a store are told of. */
export const TOLD = 6;

/** A store's orders, and what stands in them as their status. */
export interface FollowedStore {
  readonly url: string;
  readonly statuses: Pick<PracticeField, 'of' | 'put' | 'answerWith' | 'sent'>;
  orderUrl(id: number): string;
  close(): Promise<void>;
  /** What the order has, what it gets as delivered and as returned, and what a person gave it. */
  readonly map: Readonly<Record<'before' | 'delivered' | 'returned' | 'theirs', string>>;
  /** How the first change is shown. */
  readonly shown: string;
}

/**
 * The story of a store whose orders' status follows their parcel.
 * @param isWhole what the store answers otherwise is told too: `tests/unit/stores/*-fields.test.ts` tells it of each store,
 *   and what becomes of it then is the same
 * @param first the first order's id
 */
export function tellOfStatus(
  world: () => World,
  isWhole: boolean,
  first: number,
  start: () => Promise<FollowedStore>,
): void {
  const orders = Array.from({ length: TOLD }, (_, at) => first + at);
  const [FIRST = 0, THEIRS = 0, WRONG = 0, REFUSED = 0, LOST = 0, ENDED = 0] = orders;
  const whole = toldIf(isWhole);
  const hand = new Hand();
  let store: FollowedStore;
  beforeAll(async () => {
    store = await start();
    if (store.url !== world().store.url) await world().enableStore(store.url);
  });
  afterAll(() => store.close());

  const shipOn = (id: number) => shipFromBar(world(), store.orderUrl(id));

  const becomes = (id: number, status: string) =>
    eventually(
      () => store.statuses.of(id),
      (stands) => stands === status,
    );

  const within = (selector: string) => `[data-origin="${store.url}"] ${selector}`;

  it('once it is on, the store’s own statuses are mapped, and the first change is shown', async () => {
    const { order, code } = await shipOn(FIRST);
    const options = await OptionsPage.open(world().extension, 'stores');
    await pressOn(options.page, within('label ::-p-text(Change the order’s status)'));
    // The order's page, open beside it, may have told them before anybody reads that it does.
    await eventually(
      async () =>
        (await options.page.$(within('select[id$="on-delivered"]'))) !== null ||
        (await options.page.evaluate(() => document.body.innerText)).includes('the statuses are read there'),
      (isOn) => isOn,
    );
    await order.page.bringToFront();
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await options.page.bringToFront();
    await options.page.waitForSelector(within('select[id$="on-delivered"]'));
    const mails = within('label ::-p-text(Allow statuses)');
    if ((await options.page.$(mails)) !== null) await pressOn(options.page, mails);
    for (const fate of ['delivered', 'returned'] as const) {
      const value = store.map[fate];
      await options.page.waitForSelector(within(`select[id$="on-${fate}"] option[value="${value}"]:enabled`));
      await options.page.select(within(`select[id$="on-${fate}"]`), value);
    }
    await eventually(
      () => options.page.evaluate(readKeptSettings),
      (kept) => {
        const on = kept?.stores.find(({ origin }) => origin === store.url)?.follow?.statusOn;
        return on?.delivered === store.map.delivered && on.returned === store.map.returned;
      },
    );
    await options.close();
    world().sandbox.control.moveParcel(code, DELIVERED, 105);
    const desk = await DeskPage.open(world().extension, '#/');
    await desk.says(store.shown);
    expect(store.statuses.of(FIRST)).toBe(store.map.before);
    await pressOn(desk.page, '[data-note="shown"] .button--primary');
    await becomes(FIRST, store.map.delivered);
    await desk.close();
    await order.page.close();
  });

  whole('follows by itself from then on, and leaves alone what somebody changed', async () => {
    const { order, code } = await shipOn(THEIRS);
    world().sandbox.control.moveParcel(code, DELIVERED, 105);
    await becomes(THEIRS, store.map.delivered);
    store.statuses.put(THEIRS, store.map.theirs);
    world().sandbox.control.moveParcel(code, RETURNED, 105);
    const desk = await DeskPage.open(world().extension, '#/');
    await desk.saysOf(code, 'Left as it is in the store');
    expect(store.statuses.of(THEIRS)).toBe(store.map.theirs);
    await desk.close();
    await order.page.close();
  });

  whole(
    'is said not to have changed where the store keeps it not, and does at the person’s press once more',
    async () => {
      const { order, code } = await shipOn(REFUSED);
      store.statuses.answerWith('refused');
      world().sandbox.control.moveParcel(code, DELIVERED, 105);
      const desk = await DeskPage.open(world().extension, '#/');
      await desk.saysOf(code, 'Refused');
      expect(store.statuses.of(REFUSED)).toBe(store.map.before);
      store.statuses.answerWith('kept');
      await hand.press(desk.page, '[data-note="failed"] button ::-p-text(Try again)');
      hand.done('try a refused status again', { presses: 1 });
      await becomes(REFUSED, store.map.delivered);
      await desk.saysOf(code, 'Saved.');
      await desk.close();
      await order.page.close();
    },
  );

  whole('changes once, though the answer was lost: it is read back', async () => {
    const { order, code } = await shipOn(LOST);
    store.statuses.answerWith('lost');
    const sent = store.statuses.sent();
    world().sandbox.control.moveParcel(code, DELIVERED, 105);
    await becomes(LOST, store.map.delivered);
    store.statuses.answerWith('kept');
    const desk = await DeskPage.open(world().extension, '#/');
    await desk.saysOf(code, 'Saved.');
    expect(store.statuses.sent() - sent).toBe(1);
    await desk.close();
    await order.page.close();
  });

  whole(
    'changes later, where the session has ended meanwhile: as soon as the store is open again',
    async () => {
      const { order, code } = await shipOn(ENDED);
      store.statuses.answerWith('signed-out');
      const sent = store.statuses.sent();
      world().sandbox.control.moveParcel(code, DELIVERED, 105);
      const desk = await DeskPage.open(world().extension, '#/');
      await desk.says('could not be added to the order in the store yet');
      expect([store.statuses.of(ENDED), store.statuses.sent()]).toEqual([store.map.before, sent + 1]);
      await desk.close();
      store.statuses.answerWith('kept');
      await order.page.reload({ waitUntil: 'domcontentloaded' });
      await becomes(ENDED, store.map.delivered);
      await order.page.close();
    },
  );

  it('is put back where the parcel is marked as wrong', async () => {
    const { order, code } = await shipOn(WRONG);
    world().sandbox.control.moveParcel(code, DELIVERED, 105);
    await becomes(WRONG, store.map.delivered);
    world().sandbox.control.moveParcel(code, RETURNED, 105);
    await becomes(WRONG, store.map.returned);
    await markWrong(world(), order);
    await becomes(WRONG, store.map.before);
    await order.page.close();
  });
}
