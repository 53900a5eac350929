import type { BrowserKind } from '../browsers/find-browser';
import { World } from '../e2e/world';
import { Inside } from './inside';
import { formMessage } from './parcels';

const ROWS = 60;
/** Milliseconds for each call, look-ups included. */
const LATENCY = 3_000;
const FIRST_ORDER = 91_000;
const PATIENCE = 600_000;

/**
 * Rows sent to a slow service with every page of the extension closed, with the times of what ships. Firefox ends
 * an idle event page after 30 s, messages and calls pending or not; Chromium its worker.
 * @returns whether every row was created, and none is unknown.
 */
export async function runLatency(kind: BrowserKind, extension: string): Promise<boolean> {
  const world = await World.openReady({ kind, extension });
  try {
    const { control } = world.sandbox;
    const first = await Inside.open(world.extension);
    const accountId = await first.accountId();
    control.setFault({ operation: '*', kind: 'delay', delayMs: LATENCY });
    const began = Date.now();
    const orderIds = Array.from({ length: ROWS }, (_, index) => FIRST_ORDER + index);
    for (const orderId of orderIds) {
      // Their answers go to a page that is closed by then.
      first.send('parcel/create', formMessage(accountId, orderId)).catch(() => undefined);
    }
    while ((await first.rows()).length < ROWS) await new Promise((resolve) => setTimeout(resolve, 50));
    await first.close();

    while (new Set(control.ledger().parcels.map(({ referenceNumber }) => referenceNumber)).size < ROWS) {
      if (Date.now() - began > PATIENCE) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await new Promise((resolve) => setTimeout(resolve, LATENCY));
    const rows = await (await Inside.open(world.extension)).rows();
    const inState = (state: string) => rows.filter((row) => row.state === state).length;
    const parcels = control.ledger().parcels.length;
    console.log(
      `${ROWS} rows at ${LATENCY / 1000} s latency, every page closed, in ${kind}: ` +
        `created ${inState('created')}, unknown ${inState('unknown')}, parcels ${parcels}, ` +
        `${((Date.now() - began) / 1000).toFixed(0)} s  (bar: 0 unknown)`,
    );
    return inState('created') === ROWS && inState('unknown') === 0 && parcels === ROWS;
  } finally {
    await world.close();
  }
}
