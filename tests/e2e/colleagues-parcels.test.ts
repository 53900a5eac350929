import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openInMemory } from '../relay/in-memory';
import { Scene } from '../relay/scene';
import { creationsIn } from '../sandbox/ledger';
import { divideInTwo, partsMade } from './divide-in-two';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { BarReading } from './pages/order-page';
import { PeopleSection } from './pages/people-section';
import { World } from './world';

const [BOTH_MADE, ONE_MADE] = [9_701, 9_702];
/** Without the marks that keep names of another direction together. */
const plain = (text: string) => text.replace(/\p{Cf}/gu, '');

inOneBrowser('two browsers of one shop, and an order that goes in two parcels', 'firefox', (kind) => {
  const scene = new Scene();
  let hers: World;
  let his: World;

  beforeAll(async () => {
    await scene.start(await openInMemory());
    const [{ shop }, world] = await Promise.all([scene.newShop(), World.openReady({ kind })]);
    hers = world;
    his = await World.openBeside(hers);
    hers.store.setOrders([BOTH_MADE, ONE_MADE].map((id) => madeOrder(id)));
    for (const [{ extension }, name] of [
      [hers, 'Rana'],
      [his, 'Sami'],
    ] as const) {
      await extension.allow(scene.url);
      // Their pages stay open, so that each hears at once what the other did.
      await (await PeopleSection.open(extension)).join(shop.invitation, name);
    }
  });
  afterEach(() => hers.sandbox.control.clearFaults());
  afterAll(async () => {
    await his.extension.close();
    await hers.close();
    await scene.close();
  });

  const madeOf = (id: number) => partsMade(hers, id).map(({ referenceNumber }) => referenceNumber);
  /** How many parcels of an order the service was asked to make, by whomever. */
  const askedFor = (id: number) =>
    creationsIn(hers.sandbox.control.ledger()).filter(({ body }) =>
      String(body?.reference_number ?? '').startsWith(String(id)),
    ).length;

  /** His bar before she began. */
  async function openHis(id: number) {
    const bar = await his.openOrder(his.store.orderUrl(id));
    await bar.barWhere(({ action }) => action === 'Ship');
    return bar;
  }

  it('is not shipped again by the second, who is told by whom, with both codes', async () => {
    const bar = await openHis(BOTH_MADE);
    const { page, popup } = await divideInTwo(hers, BOTH_MADE);
    await popup.ship();
    await page.barWhere(({ tone }) => tone === 'good');
    const codes = partsMade(hers, BOTH_MADE).map(({ parcelCode }) => parcelCode);
    const saysBoth = ({ message }: BarReading) =>
      plain(message).startsWith(`Rana made parcel ${codes.join(', ')}`);
    // His page stays open: what he presses by now is no longer what ships.
    await bar.barWhere(saysBoth);
    await bar.pressBar();
    await bar.barWhere(saysBoth);
    // Opened anew it has the store's notes too, which name no colleague.
    await eventually(
      () => hers.store.notes(BOTH_MADE),
      ({ length }) => length === 2,
    );
    const again = await his.openOrder(his.store.orderUrl(BOTH_MADE));
    const { lines, action } = await again.barWhere(saysBoth);
    expect(lines.code).toBe(codes.join(' · '));
    expect(action).toBe('Copy the code');
    expect(madeOf(BOTH_MADE)).toEqual([`${BOTH_MADE} 1/2`, `${BOTH_MADE} 2/2`]);
    expect(askedFor(BOTH_MADE)).toBe(2);
    await popup.close();
  });

  it('is not shipped by the second while one of its parcels is refused, and the first makes it', async () => {
    const bar = await openHis(ONE_MADE);
    for (const fault of ['delay', 'database'] as const)
      hers.sandbox.control.setFault({ operation: 'parcels/create', kind: fault, times: 1 });
    const { page, popup } = await divideInTwo(hers, ONE_MADE);
    await popup.ship();
    await page.barWhere(({ tone }) => tone === 'bad');
    const [first] = partsMade(hers, ONE_MADE);
    await bar.barWhere(({ message }) => plain(message).startsWith(`Rana made parcel ${first?.parcelCode} `));
    await bar.pressBar();
    // It leads to the form, or copies her code once the note in the store is read; either way it ships nothing.
    await bar.barWhere(
      ({ action, message }) => ['Review', 'Copied'].includes(action ?? '') && message.includes('Rana'),
    );
    expect(askedFor(ONE_MADE)).toBe(2);
    await popup.ready();
    await popup.hasBeenRead();
    await popup.pressFoot();
    await page.barWhere(({ tone }) => tone === 'good');
    expect(madeOf(ONE_MADE)).toEqual([`${ONE_MADE} 1/2`, `${ONE_MADE} 2/2`]);
    expect(askedFor(ONE_MADE)).toBe(3);
    await popup.close();
  });
});
