import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BrowserKind } from '../browsers/find-browser';
import type { PracticeField } from '../stores/practice-notes';
import type { PracticeOrder } from '../stores/practice-order';
import { eventually } from './eventually';
import { toldIf } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { madeOrderOfPhones } from './made-order';
import { markWrong } from './mark-wrong';
import { DeskPage } from './pages/desk-page';
import { Hand } from './pages/hand';
import { OptionsPage } from './pages/options-page';
import { PopupPage } from './pages/popup-page';
import { comesToSay } from './pages/shown-text';
import { shipFromBar } from './ship-from-bar';
import { World } from './world';

const [OFF, FIRST, NEXT, REFUSED, LOST, ENDED, THEIRS, WRONG, OVERTAKEN] = [
  961, 962, 963, 964, 965, 966, 967, 968, 969,
] as const;

const orders = [OFF, FIRST, NEXT, REFUSED, LOST, ENDED, THEIRS, WRONG, OVERTAKEN].map(madeOrderOfPhones);

/** A store's orders, and what stands in them as their tracking numbers. */
interface TrackedStore {
  readonly url: string;
  readonly tracking: PracticeField;
  orderUrl(id: number): string;
  close(): Promise<void>;
}

/** What differs from store to store. */
interface Told {
  /**
   * What the store answers otherwise is told too. Of each store `tests/unit/stores/*-fields.test.ts` tells it; what becomes
   * of it then is the same, and told of one.
   */
  readonly isWhole?: true;
  readonly start: (orders: readonly PracticeOrder[], world: World) => Promise<TrackedStore>;
  /** What the settings say that the store does then. */
  readonly hint: string;
  /** What the first change says beside the number. */
  readonly mails?: string;
  /**
   * `number`: somebody else's is said to be left, and ours is taken out where the parcel is wrong. `label`: ours cannot be
   * taken out. `shipment`: neither can it, and somebody else's has the order say that it was sent, so that it comes later.
   */
  readonly kept: 'number' | 'label' | 'shipment';
  /** Somebody else's number has the order say that it was sent: a person is asked before it is shipped. */
  readonly asksOfTheirs?: true;
}

/** The story of a store whose orders get their parcel's code as a tracking number. */
export function tellOfTracking(kind: BrowserKind, told: Told): void {
  const whole = toldIf(told.isWhole === true);
  const hand = new Hand();
  let world: World;
  let store: TrackedStore;

  beforeAll(async () => {
    world = await World.openReady({ kind });
    store = await told.start(orders, world);
    if (store.url !== world.store.url) await world.enableStore(store.url);
  });
  afterAll(async () => {
    await world.close();
    await store.close();
  });

  const shipOn = (id: number) => shipFromBar(world, store.orderUrl(id));

  /** Ships, in the form that the bar opens, an order of which the store knows a parcel. */
  async function shipAsked(id: number): ReturnType<typeof shipOn> {
    const order = await world.openOrder(store.orderUrl(id));
    const { message } = await order.barWhere(({ action }) => action === 'Review');
    expect(message).toContain('were sent already');
    const popup = await PopupPage.open(world.extension, order);
    await popup.answer('Ship anyway');
    await order.barWhere(({ tone }) => tone === 'good');
    await popup.close();
    return { order, code: world.parcels().at(-1)?.parcelCode ?? '' };
  }

  const comes = (id: number, number: string) =>
    eventually(
      () => store.tracking.of(id),
      (stands) => stands === number,
    );

  async function deskSays(...texts: readonly string[]): Promise<DeskPage> {
    const desk = await DeskPage.open(world.extension, '#/');
    for (const text of texts) await desk.says(text);
    return desk;
  }

  it('not unless the person turns it on, having read what the store does then', async () => {
    const { order } = await shipOn(OFF);
    const options = await OptionsPage.open(world.extension, 'stores');
    await comesToSay(options.page, told.hint);
    await hand.press(options.page, `[data-origin="${store.url}"] label ::-p-text(as its tracking number)`);
    // The box is ticked at once; the settings are written a moment later.
    await eventually(
      () => options.page.evaluate(readKeptSettings),
      (kept) => kept?.stores.some(({ follow }) => follow?.tracking === 'wanted') ?? false,
    );
    await options.close();
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ tone }) => tone === 'good');
    expect(store.tracking.sent()).toBe(0);
    await order.page.close();
  });

  it('is shown before the first is written, and written at the person’s yes', async () => {
    const { order, code } = await shipOn(FIRST);
    const desk = await deskSays(`Tracking number: – → ${code}${told.mails ?? ''}`);
    expect(store.tracking.sent()).toBe(0);
    await hand.press(desk.page, '[data-note="shown"] .button--primary');
    expect(hand.done('turn on tracking numbers in a store', { presses: 2 }).presses).toBe(2);
    await comes(FIRST, code);
    await desk.says('Saved.');
    expect([store.tracking.sent(), store.tracking.of(OFF)]).toEqual([1, '']);
    await desk.close();
    await order.page.close();
  });

  it('by itself from then on, once', async () => {
    const { order, code } = await shipOn(NEXT);
    await comes(NEXT, code);
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ tone }) => tone === 'good');
    expect(store.tracking.sent()).toBe(2);
    await order.page.close();
  });

  whole(
    'or not, where the store keeps none, which is said; and at the person’s press once more',
    async () => {
      store.tracking.answerWith('refused');
      const { order, code } = await shipOn(REFUSED);
      const desk = await deskSays(code);
      await desk.saysOf(code, 'Refused');
      expect(store.tracking.of(REFUSED)).toBe('');
      expect(await desk.page.$(`[data-note="failed"] button[aria-label*="${code}"]`)).not.toBeNull();
      store.tracking.answerWith('kept');
      await hand.press(desk.page, '[data-note="failed"] button ::-p-text(Try again)');
      hand.done('try a refused number again', { presses: 1 });
      await comes(REFUSED, code);
      await desk.saysOf(code, 'Saved.');
      await desk.close();
      await order.page.close();
    },
  );

  whole('once, though the answer was lost: it is read back', async () => {
    store.tracking.answerWith('lost');
    const sent = store.tracking.sent();
    const { order, code } = await shipOn(LOST);
    await comes(LOST, code);
    store.tracking.answerWith('kept');
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await order.barWhere(({ tone }) => tone === 'good');
    expect(store.tracking.sent() - sent).toBe(1);
    await order.page.close();
  });

  whole('later, where the session has ended meanwhile: as soon as the store is open again', async () => {
    store.tracking.answerWith('signed-out');
    const sent = store.tracking.sent();
    const { order, code } = await shipOn(ENDED);
    // The page has met the sign-in when it read back.
    const desk = await deskSays('could not be added to the order in the store yet');
    expect([store.tracking.of(ENDED), store.tracking.sent()]).toEqual(['', sent + 1]);
    await desk.close();
    store.tracking.answerWith('kept');
    await order.page.reload({ waitUntil: 'domcontentloaded' });
    await comes(ENDED, code);
    await order.page.close();
  });

  const leaves = told.kept === 'shipment' ? 'Refused' : 'Left as it is in the store';

  whole('and leaves alone what somebody puts there meanwhile', async () => {
    store.tracking.answerWith('overtaken');
    const sent = store.tracking.sent();
    const { order, code } = await shipOn(OVERTAKEN);
    const desk = await deskSays(code);
    await desk.saysOf(code, leaves);
    expect([store.tracking.of(OVERTAKEN), store.tracking.sent()]).toEqual(['OF-ANOTHER', sent + 1]);
    store.tracking.answerWith('kept');
    await desk.close();
    await order.page.close();
  });

  if (told.isWhole || told.asksOfTheirs)
    it('and what somebody put there before', async () => {
      store.tracking.put(THEIRS, 'OF-ANOTHER');
      const sent = store.tracking.sent();
      const { order, code } = await (told.asksOfTheirs ? shipAsked(THEIRS) : shipOn(THEIRS));
      const desk = await deskSays(code);
      await desk.saysOf(code, leaves);
      expect([store.tracking.of(THEIRS), store.tracking.sent()]).toEqual(['OF-ANOTHER', sent]);
      await desk.close();
      await order.page.close();
    });

  it(`and where the parcel is marked as wrong, it is ${TAKEN_OUT[told.kept]}`, async () => {
    const { order, code } = await shipOn(WRONG);
    await comes(WRONG, code);
    const sent = store.tracking.sent();
    await markWrong(world, order);
    if (told.kept === 'number') await comes(WRONG, '');
    else {
      const desk = await deskSays(code);
      await desk.saysOf(code, 'Refused');
      expect([store.tracking.of(WRONG), store.tracking.sent()]).toEqual([code, sent]);
      await desk.close();
    }
    await order.page.close();
  });
}

const TAKEN_OUT = { number: 'taken out again', label: 'said to stay', shipment: 'said to stay' } as const;
