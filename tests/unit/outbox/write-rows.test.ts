import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { requireRow, rowsOfOrder } from '../../../lib/outbox/read-rows';
import { standingRowsOfOrders } from '../../../lib/outbox/standing-orders';
import { applyEvent, claim, intendAll } from '../../../lib/outbox/write-rows';
import { openDatabase } from '../../../lib/storage/db';
import { intend } from './intend';
import { madeRow } from './made-row';

const claimed = (attemptId: string) =>
  ({ type: 'claimed', attemptId, recipientBefore: 'absent', sent: null, at: 1 }) as const;

describe('the outbox', () => {
  it('takes one copy of an order once, whatever the account and however many tabs', async () => {
    const row = madeRow();
    const twins = Array.from({ length: 5 }, (_, index) => ({
      ...row,
      id: `twin-${index}`,
      accountId: `account-${index}`,
    }));
    const outcomes = await Promise.allSettled(twins.map(intend));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'already-shipped' });
    }
    expect(await rowsOfOrder(row)).toHaveLength(1);
  });

  it('holds an order’s copy once, whoever writes it: the database itself refuses a second', async () => {
    const row = madeRow();
    const database = await openDatabase();
    await database.add('outbox', row);
    await expect(database.add('outbox', { ...row, id: 'a second' })).rejects.toMatchObject({
      name: 'ConstraintError',
    });
  });

  it('finds the row that stands for each order, of orders close together and far apart, in the given order', async () => {
    const ofOrder = (orderId: string, change = {}) => madeRow({ store: 'one shop', orderId, ...change });
    const near = ['101', '102', '103'].map((orderId) => ofOrder(orderId));
    const second = ofOrder('102', { copy: 1 });
    const between = Array.from({ length: 20 }, (_, index) => ofOrder(String(200 + index)));
    const far = ofOrder('900');
    for (const row of [...near, second, ...between, far]) await intend(row);
    const idsOf = async (orderIds: readonly string[]) =>
      (await standingRowsOfOrders('one shop', orderIds, null)).map(({ id }) => id);
    expect(await idsOf(['103', '102', '7'])).toEqual([near[2]?.id, second.id]);
    expect(await idsOf(['900', '101'])).toEqual([far.id, near[0]?.id]);
    expect(await idsOf([])).toEqual([]);
  });

  it('has every row written to the disk itself before it says that it is written', async () => {
    const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const row = madeRow();
    await intend(row);
    await claim(row.id, claimed('a'));
    await applyEvent(row.id, { type: 'created', attemptId: 'a', parcelCode: 'P-disk', at: 2 });
    const written = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(written.length).toBeGreaterThanOrEqual(3);
    expect(new Set(written.map(([, , options]) => options?.durability))).toEqual(new Set(['strict']));
    asked.mockRestore();
  });

  it('takes many in one go, each order once, and says which others had been first', async () => {
    const [known, fresh, refused] = [madeRow(), madeRow(), madeRow({ state: 'refused' })];
    await intend(known);
    await intend(refused);
    const { request, phoneKey } = refused;
    const identity = { accountId: 'account', identityVersion: 2 };
    const event = { type: 'revised', request, identity, phoneKey, forced: false, at: 5 } as const;
    const written = await intendAll([
      { row: { ...known, id: 'known-again' } },
      { row: fresh },
      { row: { ...fresh, id: 'fresh-again' } },
      { rowId: refused.id, event },
      { rowId: refused.id, event },
      { rowId: 'nowhere', event },
    ]);
    const mended = await requireRow(refused.id);
    expect(written).toEqual([null, fresh, null, mended, null, null]);
    expect((await rowsOfOrder(known)).map(({ id }) => id)).toEqual([known.id]);
    expect((await rowsOfOrder(fresh)).map(({ id }) => id)).toEqual([fresh.id]);
    expect(mended).toMatchObject({ state: 'queued', revision: 1 });
  });

  it('takes a deliberate second parcel as the next copy', async () => {
    const row = madeRow();
    await intend(row);
    await intend({ ...row, id: 'second', copy: 1 });
    expect((await rowsOfOrder(row)).map((each) => each.copy)).toEqual([0, 1]);
  });

  it('gives a row to one of many who claim it at once', async () => {
    const row = madeRow();
    await intend(row);
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => claim(row.id, claimed(`attempt-${index}`))),
    );
    expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
    expect((await requireRow(row.id)).attempts).toHaveLength(1);
  });

  it('sends rows of one account and phone one at a time, and none while one is unsettled', async () => {
    const first = madeRow({ phoneKey: '599777777' });
    const second = madeRow({ phoneKey: '599777777' });
    const elsewhere = madeRow({ phoneKey: '599777777', accountId: 'another' });
    await Promise.all([first, second, elsewhere].map(intend));
    await claim(first.id, claimed('a'));
    await expect(claim(second.id, claimed('b'))).rejects.toMatchObject({ code: 'phone-busy' });
    expect(await claim(elsewhere.id, claimed('c'))).not.toBeNull();
    await applyEvent(first.id, { type: 'lost', attemptId: 'a', answer: null, at: 4 });
    await expect(claim(second.id, claimed('d'))).rejects.toMatchObject({ code: 'phone-busy' });
    expect((await requireRow(second.id)).state).toBe('queued');
  });

  it('lets the next row of a phone go once the first has its code', async () => {
    const first = madeRow({ phoneKey: '599888888' });
    const second = madeRow({ phoneKey: '599888888' });
    await Promise.all([first, second].map(intend));
    await claim(first.id, claimed('a'));
    await applyEvent(first.id, { type: 'created', attemptId: 'a', parcelCode: 'P-9', at: 2 });
    expect((await claim(second.id, claimed('b')))?.state).toBe('sending');
  });

  it('says so when a row is not there', async () => {
    await expect(requireRow('nowhere')).rejects.toMatchObject({ code: 'row-missing' });
    await expect(claim('nowhere', claimed('a'))).rejects.toMatchObject({ code: 'row-missing' });
  });
});
