import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { OutboxRow } from '../../../lib/outbox/row';
import { applyEvent } from '../../../lib/outbox/write-rows';
import { oursIn, valueToWrite } from '../../../lib/storage/order-write-steps';
import { claimWrite, readWrites, releaseShown, settleWrite } from '../../../lib/storage/order-writes';
import { type FieldOutcome, writeField } from '../../../lib/stores/order-field';
import { intend } from '../outbox/intend';
import { madeRow } from '../outbox/made-row';
import { wishFor } from './wish-for';

let shops = 0;

/** An order that holds one number, and so many parcels of it, each of which wants its own there. */
async function openOrder(parcels: number) {
  shops += 1;
  const store = `https://second-${shops}.example/wp-admin/`;
  const rows: OutboxRow[] = [];
  let now = 3_600_000;
  const later = () => {
    now += 1;
    return now;
  };
  for (let copy = 0; copy < parcels; copy += 1) {
    // The ids run the other way.
    const about = { id: `${shops}-${9 - copy}`, orderId: '1042', copy, parcelCode: `SB-${copy + 1}` };
    const row = madeRow({ store, state: 'created', ...about });
    await intend(row);
    rows.push(row);
    await wishFor(row.id, 'tracking', about.parcelCode, later());
  }
  let number = '';
  const wanted = () => 'seen' as const;
  /** A page of the store does one thing that is due. */
  const writes = async () => {
    const write = await claimWrite(store, wanted, later(), shops);
    if (write === null) return false;
    const send = async (to: string) => {
      number = to;
      return null;
    };
    const task = { to: valueToWrite(write), ours: oursIn(write) };
    const found: FieldOutcome = await writeField(task, async () => ({ value: number, send }));
    const { rowId, what, claimId } = write;
    await settleWrite({ store, rowId, what, claimId, found, wanted }, later());
    return true;
  };
  return {
    store,
    rows,
    writes,
    number: () => number,
    put: (theirs: string) => {
      number = theirs;
    },
    async writesAll() {
      while (await writes());
    },
    async mark(which: number, wrong: boolean) {
      await applyEvent(rows[which]?.id ?? '', { type: 'marked-wrong', wrong, at: later() });
      while (await writes());
    },
    async stateOf(which: number) {
      return (await readWrites(0)).find(({ rowId }) => rowId === rows[which]?.id)?.state;
    },
  };
}

describe('the number of an order’s further parcel', () => {
  it('stays out while the first one’s stands there, and takes its place once that is taken out', async () => {
    const order = await openOrder(2);
    await order.writesAll();
    expect([order.number(), await order.stateOf(1)]).toEqual(['SB-1', 'changed']);
    await order.mark(0, true);
    expect([order.number(), await order.stateOf(1)]).toEqual(['SB-2', 'written']);
  });

  it('is the first of those that are right, and the next one’s where that is wrong too', async () => {
    const order = await openOrder(4);
    await order.writesAll();
    await order.mark(1, true);
    expect(order.number()).toBe('SB-1');
    await order.mark(0, true);
    expect(order.number()).toBe('SB-3');
    await order.mark(2, true);
    expect(order.number()).toBe('SB-4');
  });

  it('stays once the first parcel is right again, whose number waits for it in its turn', async () => {
    const order = await openOrder(2);
    await order.writesAll();
    await order.mark(0, true);
    await order.mark(0, false);
    expect([order.number(), await order.stateOf(0)]).toEqual(['SB-2', 'changed']);
    await order.mark(1, true);
    expect(order.number()).toBe('SB-1');
  });

  it('stays out where somebody else’s number kept it out, or stands there by now', async () => {
    const order = await openOrder(2);
    // Both are read, and the first one's number is written.
    for (let turn = 0; turn < 3; turn += 1) await order.writes();
    expect(order.number()).toBe('SB-1');
    order.put('OF-ANOTHER');
    await order.writesAll();
    order.put('SB-1');
    await order.mark(0, true);
    expect([order.number(), await order.stateOf(1)]).toEqual(['', 'changed']);
    const replaced = await openOrder(2);
    await replaced.writesAll();
    replaced.put('OF-ANOTHER');
    await replaced.mark(0, true);
    expect([replaced.number(), await replaced.stateOf(1)]).toEqual(['OF-ANOTHER', 'changed']);
  });

  it('comes after the first one’s where the person says yes to both at once', async () => {
    const order = await openOrder(2);
    for (let turn = 0; turn < 2; turn += 1) {
      const write = await claimWrite(order.store, () => 'wanted', 4_000_000, 1);
      if (write === null) throw new Error('Nothing is due');
      const { rowId, what, claimId } = write;
      const found = { outcome: 'read', value: '' } as const;
      await settleWrite(
        { store: order.store, rowId, what, claimId, found, wanted: () => 'wanted' },
        4_000_001 + turn,
      );
    }
    await releaseShown((store) => store === order.store, 'tracking', 4_000_000);
    await order.writesAll();
    expect(order.number()).toBe('SB-1');
  });
});
