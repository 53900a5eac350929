import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shipAndEnd } from '../../e2e/ship-and-end';
import { World } from '../../e2e/world';
import { LATENCY, ORDERS } from './bulk';

const FIRST_ORDER = 40_000;

/** One press, the background ended by the debugging protocol, the browser closed and opened again: counted. */
export async function runKilled() {
  const profile = mkdtempSync(join(tmpdir(), 'shahna-bulk-'));
  const world = await World.openReady({ kind: 'chromium', profile });
  try {
    world.sandbox.control.setFault({ operation: '*', kind: 'delay', delayMs: LATENCY });
    const ended = await shipAndEnd(world, FIRST_ORDER, ORDERS);
    const { beforeEnd, beforeClose, parcels, orders, states } = ended;
    const isExact = parcels === ORDERS && orders === ORDERS;
    const rows = Object.entries(states).map(([state, count]) => `${state} ${count}`);
    const lines = [
      `${ORDERS} orders shipped by one press at ${LATENCY} ms latency`,
      `the background ended after ${beforeEnd} parcels, the browser closed after ${beforeClose} and opened again`,
      `rows: ${rows.join(', ')}`,
      `parcels ${parcels} for ${orders} orders, bar ${ORDERS}: ${isExact ? 'ok' : 'WRONG'}`,
    ];
    if (!isExact) process.exitCode = 1;
    return { ...ended, wanted: ORDERS, lines };
  } finally {
    await world.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
