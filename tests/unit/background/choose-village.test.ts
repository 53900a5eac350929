import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { changeSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { findEdits, saveEdits } from '../../../lib/typed/saved-edits';
import { replaceDirectory } from '../../../lib/villages/directory';
import { listLearned } from '../../../lib/villages/learned';
import { soon } from '../../soon';
import { fact } from '../parcel/made-up';
import { villageOf } from '../villages/made-up';
import { ACCOUNT } from './fake-service';

const { openOrder } = await import('../../../entrypoints/background/bar/order-bar');
const { expectNotChosen } = await import('./choose-otherwise');
const { caller, nextOrder, STORE, service, setUpStore } = await import('./review-orders');
const { chooseOffered, shipOrder } = await import('./at-door');

beforeEach(async () => {
  await setUpStore();
  await (await openDatabase()).clear('learned-villages');
  await replaceDirectory(
    ACCOUNT,
    [
      villageOf(301, 'بيت لقيا', 3, 'رام الله'),
      villageOf(757, 'جبع', 5, 'جنين'),
      villageOf(1178, 'جبع', 1, 'القدس'),
    ],
    1,
  );
});

/** An order whose village is one of two. */
function twin(parts: Partial<Order> = {}): Order {
  const order = nextOrder(parts);
  const party = { ...order.shipping, city: fact('جبع'), state: fact(''), address1: fact('الحارة الغربية') };
  return { ...order, shipping: party, billing: party };
}

describe('a village that is chosen in the bar', () => {
  it('is the parcel’s, which then ships in one press and is learned from', async () => {
    const order = twin();
    const asked = await openOrder(order, caller);
    expect(asked).toMatchObject({ action: { kind: 'review', count: 1 }, digest: null });
    expect(asked.lines.map(({ kind }) => kind)).not.toContain('village');
    const at = asked.choices.findIndex(({ city }) => city === 'القدس');
    const chosen = await chooseOffered(order, asked.offered ?? '', at, caller);
    expect(chosen).toMatchObject({ action: { kind: 'ship' }, choices: [], message: null });
    expect(chosen.lines[0]).toMatchObject({ value: { text: 'جبع' }, beside: 'القدس', doubtful: false });
    const shipped = await shipOrder(order, chosen.digest ?? '', caller);
    expect(shipped).toMatchObject({ tone: 'good', action: { kind: 'print' } });
    expect(service.creations()).toMatchObject([{ address: { village_id: 1178 } }]);
    await soon(async () => expect(await listLearned(ACCOUNT.id)).toMatchObject([{ villageId: 1178 }]));
  });

  it('by what a note says is that order’s alone, and not learned for the address without the note', async () => {
    const order = twin({ customerNote: fact('التوصيل على بيت لقيا') });
    const asked = await openOrder(order, caller);
    const chosen = await chooseOffered(order, asked.offered ?? '', 0, caller);
    await shipOrder(order, chosen.digest ?? '', caller);
    // What was typed is discarded after a village would have been learned.
    await soon(async () => expect(await findEdits(draftKeyOf(order))).toBeNull());
    expect(service.creations()).toHaveLength(1);
    expect(await listLearned(ACCOUNT.id)).toEqual([]);
  });

  it('leaves what was typed into the form as it was', async () => {
    const order = twin();
    const key = draftKeyOf(order);
    await saveEdits({ key, orderId: order.id, edits: { note: 'bring change' }, confirmed: ['seen'] });
    const asked = await openOrder(order, caller);
    await chooseOffered(order, asked.offered ?? '', 0, caller);
    expect(await findEdits(key)).toMatchObject({
      edits: { note: 'bring change', village: { name: 'جبع' } },
      confirmed: ['seen'],
    });
  });

  it('is none of a page’s own making: not offered, offered otherwise, or of another order', async () => {
    const order = twin();
    const { offered } = await openOrder(order, caller);
    const changed = twin({ id: order.id, customerNote: fact('to the other house') });
    for (const [about, digest, at] of [
      [order, offered, 2],
      [order, 'made up', 0],
      [changed, offered, 0],
      [twin(), offered, 0],
    ] as const)
      await expectNotChosen(about, digest, at, caller);
  });

  it('cannot be chosen once the order was intended', async () => {
    const order = twin();
    const asked = await openOrder(order, caller);
    const chosen = await chooseOffered(order, asked.offered ?? '', 0, caller);
    await shipOrder(order, chosen.digest ?? '', caller);
    const late = await chooseOffered(order, asked.offered ?? '', 1, caller);
    expect(late).toMatchObject({ tone: 'good' });
    expect(service.creations()).toHaveLength(1);
  });

  it('is not taken from a script that chooses more often than people do', async () => {
    const far = { ...caller, origin: 'https://busy.example' };
    await changeSettings((settings) => ({ ...settings, stores: [{ origin: far.origin, accountId: null }] }));
    const order = twin({ store: { ...STORE, origin: far.origin } });
    for (let made = 0; made < 30; made += 1) await chooseOffered(order, 'made up', 0, far);
    const { offered } = await openOrder(order, far);
    expect((await chooseOffered(order, offered ?? '', 0, far)).message).toMatch(/too many/i);
    expect(await findEdits(draftKeyOf(order))).toBeNull();
  });
});
