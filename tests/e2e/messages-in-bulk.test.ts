import { beforeAll, expect, it } from 'vitest';
import { chooseOrders } from './choose-orders';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { readKeptSettings } from './kept-settings';
import { madeOrder } from './made-order';
import { openedChat } from './opened-chat';
import { Hand } from './pages/hand';
import { PopupPage } from './pages/popup-page';
import { pressOn } from './pages/press-on';
import { replaceText } from './pages/replace-text';
import { ReviewPage } from './pages/review-page';
import { comesToSay } from './pages/shown-text';
import { worldFor } from './world-for';

const JAWWAL = 931;
const OOREDOO = 932;
const OTHER = 933;
const IN_DOUBT = 934;
/** With these ten are made. */
const MORE = [941, 942, 943, 944, 945, 946, 947];
const MADE = [JAWWAL, OOREDOO, OTHER, ...MORE];
const IDS = [...MADE, IN_DOUBT];

inOneBrowser('messages to the customers of a bulk', 'firefox', (kind) => {
  const hand = new Hand();
  const world = worldFor({ kind });
  let review: ReviewPage;

  beforeAll(() => {
    world.store.setOrders([
      madeOrder(JAWWAL, { recipient: { phone: '0599900931' } }),
      madeOrder(OOREDOO, { recipient: { phone: '+970 56 990 0932' } }),
      madeOrder(OTHER, { recipient: { phone: '0521900933' } }),
      ...MORE.map((id) => madeOrder(id, { recipient: { phone: `0521900${id}` } })),
      madeOrder(IN_DOUBT, { recipient: { phone: '599900934', city: 'لا بلدة كهذه', address1: '؟' } }),
    ]);
  });

  const says = (text: string) => comesToSay(review.page, text);
  const unfold = (text: string) => hand.press(review.page, `summary ::-p-text(${text})`);
  const openNext = async () => {
    await hand.press(review.page, '[data-message] a[href^="https://wa.me/"]');
    return openedChat(world);
  };
  const codeOf = (id: number) =>
    world.parcels().find(({ referenceNumber }) => referenceNumber === String(id))?.parcelCode;

  it('are offered once the shop wants them, with its own address of a parcel', async () => {
    const settings = await PopupPage.at(world.extension, 'options.html#/messages');
    await pressOn(settings.page, '#messages-section input[type="checkbox"]');
    const link = '#messages-section input[dir="ltr"]';
    await replaceText(settings.page, link, 'http://track.example/{code}');
    await settings.says('An address with https://');
    await replaceText(settings.page, link, 'https://track.example/{code}');
    await settings.page.keyboard.press('Tab');
    await settings.page.waitForFunction(() => !document.body.innerText.includes('An address with https://'));
    // A page that is closed before its setting is kept takes it along.
    await eventually(
      async () => (await settings.page.evaluate(readKeptSettings))?.trackingLink,
      (kept) => kept === 'https://track.example/{code}',
    );
    await settings.close();
  });

  it('ask whoever’s order is in doubt, before anything is shipped', async () => {
    review = await chooseOrders(world, world.store.listUrl(), IDS, (id) => `#cb-select-${id}`);
    await review.show('all');
    await unfold('before shipping');
    const { phone, text } = await openNext();
    expect(phone).toBe('970599900934');
    expect(text).toContain(String(IN_DOUBT));
    await says('Sent: 1 of 1');
    hand.done('ask one customer before shipping', { presses: 2 });
    expect(world.parcels()).toEqual([]);
  });

  it('go one after the other once the parcels are made, each ticked as it is opened', async () => {
    await review.ship();
    await review.statusesWhere((all) => MADE.every((id) => all[id] === 'created'));
    await unfold('Messages to');
    const opened: Awaited<ReturnType<typeof openNext>>[] = [];
    for (const [before] of MADE.entries()) {
      opened.push(await openNext());
      await says(`Sent: ${before + 1} of ${MADE.length}`);
    }
    expect(hand.done('message ten customers', { presses: 11 }).presses).toBe(11);
    expect(opened.map(({ phone }) => phone)).toEqual([
      ...['970599900931', '970569900932', '972521900933'],
      ...MORE.map((id) => `972521900${id}`),
    ]);
    for (const [at, id] of MADE.entries())
      expect(opened[at]?.text).toContain(`https://track.example/${codeOf(id)}`);
  });

  it('are remembered, until a person says that one was not sent', async () => {
    await review.close();
    review = await ReviewPage.open(world.extension);
    await review.show('all');
    await unfold('Messages to');
    await says('Sent: 10 of 10');
    await pressOn(review.page, 'details[open] .message-queue input');
    await says('Sent: 9 of 10');
    expect((await openNext()).phone).toBe('970599900931');
    await says('Sent: 10 of 10');
  });
});
