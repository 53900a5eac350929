import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBothBrowsers } from './in-both-browsers';
import { ReviewPage } from './pages/review-page';
import { shipAndEnd } from './ship-and-end';
import { World } from './world';

const ORDERS = 24;
const FIRST_ORDER = 20_100;
/** Milliseconds; a browser is closed and opened again. */
const LONG = 120_000;
/** Milliseconds for each answer: long enough that something is under way whenever anything ends. */
const LATENCY = 120;

inBothBrowsers('many orders shipped by one press', (kind) => {
  const profile = mkdtempSync(join(tmpdir(), 'shahna-ended-'));
  let world: World;

  beforeAll(async () => {
    world = await World.openReady({ kind, profile });
    world.sandbox.control.setFault({ operation: '*', kind: 'delay', delayMs: LATENCY });
  });
  afterAll(async () => {
    await world.close();
    rmSync(profile, { recursive: true, force: true });
  });

  it(
    'are one parcel each, though the background and then the whole browser end in the middle',
    async () => {
      const { beforeClose, parcels, orders, states } = await shipAndEnd(world, FIRST_ORDER, ORDERS);
      expect(beforeClose).toBeLessThan(ORDERS);
      expect({ parcels, orders }).toEqual({ parcels: ORDERS, orders: ORDERS });

      // What was under way when something ended has no code that anybody saw: it is shown as made, not as success.
      const review = await ReviewPage.open(world.extension);
      await review.show('all');
      const shown = Object.values(await review.statusesWhere((all) => Object.keys(all).length > 0));
      expect(shown.filter((status) => status !== 'created' && status !== 'made')).toEqual([]);
      expect((states.created ?? 0) + (states['made-code-unknown'] ?? 0)).toBe(ORDERS);
      await review.close();
    },
    LONG,
  );
});
