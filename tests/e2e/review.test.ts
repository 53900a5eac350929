import { beforeAll, expect, it } from 'vitest';
import { readCollected } from './collected';
import { eventually } from './eventually';
import { inOneBrowser } from './in-both-browsers';
import { madeOrder } from './made-order';
import { ListPage } from './pages/list-page';
import { ReviewPage } from './pages/review-page';
import { worldFor } from './world-for';

const SHIPPED = 801;
const AMBIGUOUS = 802;
const PAID = 803;
const DOUBTFUL = 804;
const CLOSED = 805;
const BLOCKED = 806;
const PLAIN = [807, 808, 809, 810, 811, 812];
/** بيت فوريك in the sandbox's directory. */
const OPEN_VILLAGE = 310;

const orders = [
  madeOrder(SHIPPED),
  madeOrder(AMBIGUOUS, { recipient: { city: 'جبع', state: '' } }),
  madeOrder(PAID, { paymentMethod: 'stripe', paidAt: '2026-11-05T10:31:12' }),
  madeOrder(DOUBTFUL, { paidAt: '2026-11-06T16:02:40' }),
  madeOrder(CLOSED, { recipient: { city: 'عينابوس' } }),
  madeOrder(BLOCKED, { recipient: { phone: '0599000666' } }),
  ...PLAIN.map((id) => madeOrder(id)),
];

inOneBrowser('twelve orders chosen on a list', 'firefox', (kind) => {
  const world = worldFor({ kind });
  const made = () => world.parcels().map(({ referenceNumber }) => Number(referenceNumber));

  beforeAll(async () => {
    world.store.setOrders(orders);
    const order = await world.openOrder(world.store.orderUrl(SHIPPED));
    await order.readBar();
    await order.pressBar();
    await order.barWhere(({ tone }) => tone === 'good');
    await order.page.close();
    const list = await ListPage.open(world.extension, world.store.listUrl());
    await list.press(...orders.map(({ id }) => `#cb-select-${id}`));
    await list.barWhere((said) => said?.includes('(12)') ?? false);
    await list.ship();
    await eventually(
      () => readCollected(world.extension),
      (all) => all[0]?.orders.length === 12,
    );
    await list.page.close();
  });

  it('are reviewed where they are in doubt, shipped where they are not, each with its own outcome', async () => {
    const review = await ReviewPage.open(world.extension);
    // That the recipient is blocked is looked up, and said before anything is sent.
    expect(await review.statusesWhere((statuses) => statuses[BLOCKED] === 'doubtful')).toEqual({
      [AMBIGUOUS]: 'doubtful',
      [PAID]: 'doubtful',
      [DOUBTFUL]: 'doubtful',
      [CLOSED]: 'doubtful',
      [BLOCKED]: 'doubtful',
    });
    expect(await review.said(CLOSED)).toMatch(/closed to deliveries/);
    expect(await review.said(BLOCKED)).toMatch(/blocked/i);
    await review.show('all');
    const before = await review.statuses();
    expect(before[SHIPPED]).toBe('created');
    expect(PLAIN.map((id) => before[id])).toEqual(Array(6).fill('ready'));
    expect(made()).toEqual([SHIPPED]);

    await review.confirmIn(BLOCKED, 'Ship anyway');
    await review.statusesWhere((statuses) => statuses[BLOCKED] === 'ready');
    await review.ship();
    const after = await review.statusesWhere(
      (statuses) => statuses[BLOCKED] === 'refused' && PLAIN.every((id) => statuses[id] === 'created'),
    );
    expect(after[SHIPPED]).toBe('created');
    expect(await review.said(BLOCKED)).toMatch(/blocked/i);
    const code = world.parcels().find(({ referenceNumber }) => referenceNumber === '812')?.parcelCode;
    expect(await review.said(812)).toContain(code);
    expect(made().toSorted()).toEqual([SHIPPED, ...PLAIN]);
    await review.close();
  });

  it('are mended by the keyboard alone, kept as typed, and sent without touching what was', async () => {
    const review = await ReviewPage.open(world.extension);
    expect(await review.openByKeyboard(CLOSED)).toBe('village');
    await review.pickVillageByKeyboard('بيت فوريك');
    // It is read anew with the village while it stands open: what the person picked is no change of the order.
    await review.statusesWhere((statuses) => statuses[CLOSED] === 'ready');
    expect(await review.goOnByEnter(CLOSED)).toBe(AMBIGUOUS);
    await review.leaveByKeyboard();
    await review.show('all');
    await review.statusesWhere((statuses) => statuses[CLOSED] === 'ready');
    await review.close();

    const again = await ReviewPage.open(world.extension);
    await again.show('ready');
    expect(await again.statuses()).toEqual({ [CLOSED]: 'ready' });
    await again.ship();
    await again.statusesWhere((statuses) => statuses[CLOSED] === 'created');
    expect(made().toSorted()).toEqual([SHIPPED, CLOSED, ...PLAIN].toSorted());
    expect(world.parcels().at(-1)).toMatchObject({ villageId: OPEN_VILLAGE, forced: false });
    await again.close();
  });
});
