import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Inside } from '../faults/inside';
import type { FaultKind } from '../sandbox/faults/fault';
import { divideInTwo, partsIn, partsMade, pressesIn } from './divide-in-two';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { PopupPage } from './pages/popup-page';
import { replaceText } from './pages/replace-text';
import { World } from './world';

const ORDERS = [881, 882, 883, 884];

inOneBrowser('an order that goes in two parcels', 'chromium', (kind) => {
  let world: World;

  beforeAll(async () => {
    world = await World.openReady({ kind, endsBackground: true });
    world.store.setOrders(ORDERS.map((id) => madeOrder(id)));
  });
  afterEach(() => world.sandbox.control.clearFaults());
  afterAll(() => world.close());

  const parcelsOf = (id: number) => partsMade(world, id);
  const referencesOf = (id: number) => parcelsOf(id).map(({ referenceNumber }) => referenceNumber);

  /** What befalls the order's creations, one after the other. */
  function befall(...kinds: readonly FaultKind[]): void {
    for (const fault of kinds)
      world.sandbox.control.setFault({ operation: 'parcels/create', kind: fault, times: 1 });
  }

  /** Opens an order's popup and presses until both parcels were sent: once to divide it, once to ship. */
  async function shipInTwo(id: number) {
    const opened = await divideInTwo(world, id);
    await opened.popup.ship();
    return opened;
  }

  const bothMade = (popup: PopupPage, id: number) =>
    eventually(
      () => partsIn(popup),
      (said) =>
        said.length === 2 &&
        said.join() ===
          parcelsOf(id)
            .map(({ parcelCode }) => parcelCode)
            .join(),
    );

  it('takes two presses: both codes stand in the popup, the bar and the order’s notes', async () => {
    const { page, popup } = await shipInTwo(881);
    const codes = await bothMade(popup, 881);
    expect(await pressesIn(popup)).toBe(2);
    expect(referencesOf(881)).toEqual(['881 1/2', '881 2/2']);
    expect(parcelsOf(881).map(({ totalPrice }) => Number(totalPrice) > 0)).toEqual([true, false]);
    expect(parcelsOf(881).map(({ forced }) => forced)).toEqual([false, true]);
    const bar = await page.barWhere(({ lines }) => lines.code === codes.join(' · '));
    expect(bar.tone).toBe('good');
    expect(bar.lines.amount).toMatch(/parcels/);
    await eventually(
      () => world.store.notes(881).map(({ note }) => note),
      (notes) => codes.every((code) => notes.some((note) => note.includes(code))),
    );
    expect(world.store.notes(881)).toHaveLength(2);
    await popup.close();
  });

  it('waits with the second while the first is refused, and goes on with one press after it is mended', async () => {
    befall('database');
    const { page, popup } = await shipInTwo(882);
    await page.barWhere(({ tone }) => tone === 'bad');
    await popup.ready();
    expect(parcelsOf(882)).toEqual([]);
    // The second parcel is refused too, with the first one made by then.
    befall('delay', 'database');
    await popup.hasBeenRead();
    await popup.pressFoot();
    await eventually(
      () => partsIn(popup),
      ([first]) => first !== undefined && first === parcelsOf(882)[0]?.parcelCode,
    );
    expect(referencesOf(882)).toEqual(['882 1/2']);
    await popup.hasBeenRead();
    await popup.pressFoot();
    await bothMade(popup, 882);
    expect(await pressesIn(popup)).toBe(4);
    expect(referencesOf(882)).toEqual(['882 1/2', '882 2/2']);
    await popup.close();
  });

  it('settles either one whose answer was lost, and makes none of them twice', async () => {
    befall('drop-after');
    const { page, popup } = await shipInTwo(883);
    for (const number of [0, 1]) {
      // What is said of the first one may stand there until the second is sent.
      await popup.says(`the reference number 883 ${number + 1}/2`);
      // A worker that begins anew sends nothing before a person has said what became of the one before.
      if (kind === 'chromium') await world.extension.stopBackground();
      const code = (
        await eventually(
          () => parcelsOf(883),
          ({ length }) => length === number + 1,
        )
      ).at(-1)?.parcelCode;
      if (number === 0) befall('drop-after');
      await popup.press('I found it');
      await replaceText(popup.page, '[data-field="parcelCode"] input', code ?? '');
      await popup.press('Save');
    }
    await bothMade(popup, 883);
    expect(referencesOf(883)).toEqual(['883 1/2', '883 2/2']);
    await page.barWhere(({ tone }) => tone === 'good');
    await popup.close();
  });

  it('asks of a second one that was refused and then lost by its own number, and makes it by the answer', async () => {
    const inside = await Inside.open(world.extension);
    await inside.keep({ 'test-times': { repeatAfter: 500 } });
    await inside.close();
    befall('delay', 'database');
    const { page, popup } = await shipInTwo(884);
    await eventually(
      () => partsIn(popup),
      ([first]) => first !== undefined && first === parcelsOf(884)[0]?.parcelCode,
    );
    await popup.ready();
    // Nothing was made, and nobody can know that.
    befall('drop-before');
    await popup.hasBeenRead();
    await popup.pressFoot();
    await popup.says('It is not there');
    expect((await popup.text()).replace(/\p{Cf}/gu, '')).toContain('the reference number 884 2/2');
    await popup.press('It is not there');
    await popup.hasBeenRead();
    await popup.sendAgain();
    await bothMade(popup, 884);
    // To divide it, to ship, to send the second again, and two to answer: no further question comes.
    expect(await pressesIn(popup)).toBe(5);
    expect(referencesOf(884)).toEqual(['884 1/2', '884 2/2']);
    await page.barWhere(({ tone }) => tone === 'good');
    await popup.close();
  });
});
