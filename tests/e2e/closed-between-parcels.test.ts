import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { Inside } from '../faults/inside';
import type { FaultKind } from '../sandbox/faults/fault';
import { countPresses, divideInTwo, partsIn, partsMade, pressesIn } from './divide-in-two';
import { eventually } from './eventually';
import { inBothBrowsers, toldOnce } from './in-both-browsers';
import { madeOrder } from './made-order';
import type { OrderPage } from './pages/order-page';
import type { PopupPage } from './pages/popup-page';
import { replaceText } from './pages/replace-text';
import { giveAccessAgain } from './ship-and-end';
import { World } from './world';

const ID = 886;
/** Without the marks that keep numbers of another direction together. */
const plain = (text: string) => text.replace(/\p{Cf}/gu, '');

/** Milliseconds: no browser takes as long to close, so that nobody hears the answer. */
const NEVER = 120_000;
/** Milliseconds; a browser is closed and opened again. */
const LONG = 120_000;

inBothBrowsers('a browser that is closed between the two parcels of an order', (kind) => {
  // Each browser is closed; what it finds in its rows afterwards is read by one code.
  const once = toldOnce(kind);
  let profile: string;
  let world: World;

  // What is put into Chromium for a test comes back without its access to the store: a world for each closing.
  beforeEach(async () => {
    profile = mkdtempSync(join(tmpdir(), 'shahna-parcels-'));
    world = await World.openReady({ kind, profile });
    world.store.setOrders([madeOrder(ID)]);
    const inside = await Inside.open(world.extension);
    // A try that began before access was given again is made once more after the first backoff.
    await inside.keep({ 'test-times': { repeatAfter: 500, firstBackoff: 500 } });
    await inside.close();
  });
  afterEach(async () => {
    await world.close();
    rmSync(profile, { recursive: true, force: true });
  });

  const references = () => partsMade(world, ID).map(({ referenceNumber }) => referenceNumber);
  const codes = () => partsMade(world, ID).map(({ parcelCode }) => parcelCode);

  async function states(): Promise<readonly string[]> {
    const inside = await Inside.open(world.extension);
    const rows = await inside.rows();
    await inside.close();
    return rows.toSorted((one, other) => one.copy - other.copy).map(({ state }) => state);
  }

  /** Ships in two parcels, closes the browser once they stand so, and opens it again. */
  async function closeWith(wanted: readonly string[], kindOfFault: FaultKind): Promise<void> {
    const { control } = world.sandbox;
    const befall = (fault: FaultKind, delayMs: number) =>
      control.setFault({ operation: 'parcels/create', kind: fault, delayMs, times: 1 });
    if (wanted[0] === 'created') befall('delay', 0);
    befall(kindOfFault, NEVER);
    const { popup } = await divideInTwo(world, ID);
    await popup.ship();
    await eventually(
      async () => [...(await states()), control.faults().length],
      (now) => now.join() === [...wanted, 0].join(),
    );
    await world.restartBrowser();
    // What is put into Chromium for a test comes back without the access it was given.
    if (kind === 'chromium') await giveAccessAgain(world);
    await world.extension.allow(world.store.url);
    await world.enableStore();
  }

  async function openAgain() {
    const page = await world.openOrder(world.store.orderUrl(ID));
    const popup = await world.openPopup(page);
    await popup.page.evaluate(countPresses);
    return { page, popup };
  }

  async function saveCode(popup: PopupPage, code: string | undefined): Promise<void> {
    await replaceText(popup.page, '[data-field="parcelCode"] input', code ?? '');
    await popup.press('Save');
  }

  /** Nothing is doubled and nothing lost, and the bar says so. */
  async function bothMade(page: OrderPage): Promise<void> {
    await page.barWhere(({ tone, lines }) => tone === 'good' && lines.code === codes().join(' · '));
    expect(references()).toEqual([`${ID} 1/2`, `${ID} 2/2`]);
  }

  const waitsFor = { timeout: LONG };

  once(
    'asks about the second whose answer nobody heard, beside the first with its code',
    waitsFor,
    async () => {
      await closeWith(['created', 'sending'], 'delay');
      const { page, popup } = await openAgain();
      const { message, lines } = await page.barWhere(({ tone }) => tone === 'warning');
      expect(message).toContain('the parcel may have been made');
      expect(lines.code).toBe(codes()[0]);
      await popup.says('It is not there');
      expect(plain(await popup.text())).toContain(`the reference number ${ID} 2/2`);
      expect(await partsIn(popup)).toEqual([codes()[0], expect.stringContaining('may have been made')]);
      await popup.press('I found it');
      await saveCode(popup, codes()[1]);
      await bothMade(page);
      expect(await pressesIn(popup)).toBe(2);
      expect(await states()).toEqual(['created', 'settled']);
    },
  );

  once('makes the second that never arrived by a person’s word', waitsFor, async () => {
    await closeWith(['created', 'sending'], 'status');
    const { page, popup } = await openAgain();
    await popup.says('It is not there');
    expect(references()).toEqual([`${ID} 1/2`]);
    await popup.press('It is not there');
    await popup.hasBeenRead();
    await popup.sendAgain();
    await bothMade(page);
    expect(await pressesIn(popup)).toBe(2);
    expect(await states()).toEqual(['created', 'created']);
  });

  toldOnce(kind, 'firefox')(
    'learns by itself that the first is made, makes the second, and asks for the first one’s code',
    waitsFor,
    async () => {
      await closeWith(['sending', 'queued'], 'delay');
      const { page, popup } = await openAgain();
      await eventually(states, (now) => now.join() === 'made-code-unknown,created');
      const { message } = await page.barWhere(({ action }) => action === 'Enter its code');
      expect(message).toBe('Made, code unknown');
      await saveCode(popup, codes()[0]);
      await bothMade(page);
      expect(await pressesIn(popup)).toBe(1);
      expect(await states()).toEqual(['created', 'created']);
    },
  );
});
