import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creationsIn } from '../sandbox/ledger';
import { eventually } from './eventually';
import { madeOrder } from './made-order';
import { World } from './world';

/** In Chromium alone: Firefox ends its background by its own idle timer, and nobody else can. */
describe.skipIf((process.env.SHAHNA_ONLY ?? 'chromium') !== 'chromium')(
  'when the browser ends the background, in chromium',
  () => {
    let world: World;

    beforeAll(async () => {
      world = await World.openReady({ kind: 'chromium', endsBackground: true });
      world.store.setOrders([851, 852, 853].map((id) => madeOrder(id)));
    });
    afterEach(() => world.sandbox.control.clearFaults());
    afterAll(() => world.close());

    const requestsFor = (id: number) => creationsIn(world.sandbox.control.ledger(), id);
    const parcelsFor = (id: number) =>
      world.parcels().filter(({ referenceNumber }) => referenceNumber === String(id));

    async function shipOrder(id: number) {
      const page = await world.openOrder(world.store.orderUrl(id));
      await page.barWhere(({ action }) => action === 'Ship');
      return page;
    }

    it('in the middle of a call: nobody knows, so nothing is sent again and a person is told', async () => {
      const page = await shipOrder(851);
      world.sandbox.control.setFault({ operation: 'parcels/create', kind: 'delay', delayMs: 3_000 });
      await page.pressBar();
      await eventually(
        () => requestsFor(851).length,
        (sent) => sent === 1,
      );
      await world.extension.stopBackground();

      const reopened = await world.openOrder(world.store.orderUrl(851));
      const bar = await reopened.barWhere(({ tone }) => tone !== 'busy');
      expect(bar).toMatchObject({ tone: 'warning', action: 'Check whether it was made' });
      expect(bar.message).toMatch(/may have been made/i);
      expect(bar.lines.code).toBeUndefined();

      // Once more, with the service well again: whatever a start would send by itself, it sends now.
      world.sandbox.control.clearFaults();
      await world.extension.stopBackground();
      const again = await shipOrder(853);
      await again.pressBar();
      await again.barWhere(({ tone }) => tone === 'good');
      await world.sandbox.control.idle();
      expect(requestsFor(851)).toHaveLength(1);
      expect(parcelsFor(851).length).toBeLessThanOrEqual(1);
      expect(await reopened.readBar()).toMatchObject({
        tone: 'warning',
        action: 'Check whether it was made',
      });
    });

    it('before anything was pressed: the order ships as ever, once', async () => {
      const page = await shipOrder(852);
      await world.extension.stopBackground();
      await page.pressBar();
      const bar = await page.barWhere(({ tone }) => tone === 'good');
      const [parcel, ...more] = parcelsFor(852);
      expect([parcel?.parcelCode, more]).toEqual([bar.lines.code, []]);
      expect(requestsFor(852)).toHaveLength(1);
    });
  },
);
