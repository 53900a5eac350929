import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../lib/messaging/caller';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { Order } from '../../../lib/order';
import { draftKeyOf, orderKeyOf } from '../../../lib/order-key';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { findEdits } from '../../../lib/typed/saved-edits';
import { replaceDirectory } from '../../../lib/villages/directory';
import { fact } from '../parcel/made-up';
import { villageOf } from '../villages/made-up';
import { atDoor } from './at-door';
import { ACCOUNT } from './fake-service';
import {
  begin,
  type Digest,
  endBackground,
  handlers,
  nextOrder,
  open,
  press,
  sent,
  setUpPages,
  tab,
  wait,
} from './store-pages';

beforeEach(setUpPages);

const stateOf = async (order: Order) => (await rowsOfOrder(orderKeyOf(order))).at(-1)?.state;

describe('a press of a page', () => {
  it('counts for what was shown in its tab for a moment, also to a background that has ended since', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    wait(699);
    expect(await press(order, digest)).toMatchObject({
      tone: 'warning',
      message: expect.stringMatching(/not counted/),
    });
    expect(await stateOf(order)).toBeUndefined();
    await endBackground();
    wait(1);
    expect(await press(order, digest)).toMatchObject({ tone: 'good' });
    expect(sent()).toBe(1);
  });

  it('counts for nothing that was never shown, or in another tab', async () => {
    const order = nextOrder();
    const { digest } = await open(order, tab(8));
    wait(60_000);
    expect((await press(order, digest, tab(7))).message).toMatch(/not counted/);
    expect((await press(order, 'made up', tab(8))).message).toMatch(/not counted/);
    expect(sent()).toBe(0);
    // The tab that was refused was shown the order by that very answer.
    wait(700);
    expect(await press(order, digest, tab(7))).toMatchObject({ tone: 'good' });
  });

  it('counts for nothing from a tab that its window does not show', async () => {
    const order = nextOrder();
    const { digest } = await open(order, tab(7, false));
    wait(60_000);
    expect((await press(order, digest, tab(7, false))).message).toMatch(/not counted/);
    expect(sent()).toBe(0);
    expect(await press(order, digest, tab(7))).toMatchObject({ tone: 'good' });
  });

  it('counts where the person goes on to another tab while the order is read once more, and once', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    wait(700);
    const told = begin(digest);
    wait(12_000);
    await endBackground();
    const late = press(order, digest, tab(7, false));
    await told;
    expect(await late).toMatchObject({ tone: 'good' });
    const other = nextOrder();
    const { digest: next } = await open(other, tab(7, false));
    wait(700);
    expect((await press(other, next, tab(7, false))).message).toMatch(/not counted/);
    expect(sent()).toBe(1);
  });

  it('counts once of two messages that come together', async () => {
    const order = nextOrder();
    const left = tab(7, false);
    const first = (await open(order, left)).digest;
    wait(700);
    await begin(first);
    // Let in at the same moment.
    const answers: BarView[] = [];
    const shipTwice = atDoor('order/ship', async (input, enabled) => {
      const answer = () => handlers['order/ship'](input, enabled);
      answers.push(...(await Promise.all([answer(), answer()])));
      return answer();
    });
    await shipTwice({ order, digest: first ?? '' }, left);
    const counted = answers.filter(({ message }) => !/not counted/.test(message ?? ''));
    expect(counted).toHaveLength(1);
    expect(sent()).toBe(1);
  });

  it('is told of no more often than a person presses, in each tab', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    wait(700);
    for (let told = 0; told < 60; told += 1) await begin('another');
    await expect(begin(digest)).rejects.toMatchObject({ code: 'too-many-presses' });
    expect((await press(order, digest, tab(7, false))).message).toMatch(/not counted/);
    await begin(digest, tab(8));
    wait(60_000);
    await begin(digest);
    expect(await press(order, digest, tab(7, false))).toMatchObject({ tone: 'good' });
  });

  it('is no press where it was told by a tab that nobody looks at, too soon, of something else, or long ago', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    wait(699);
    const left = tab(7, false);
    const begun: readonly (readonly [Digest, Caller?, number?])[] = [
      [digest, tab(7), 1],
      [digest, left],
      [digest, tab(8)],
      ['another'],
      [digest, tab(7), 15_001],
      [digest, tab(7), -86_400_000],
    ];
    for (const [said, caller = tab(7), waited = 0] of begun) {
      await begin(said, caller);
      wait(waited);
      expect((await press(order, digest, left)).message).toMatch(/not counted/);
    }
    expect(sent()).toBe(0);
  });

  it('counts where the tab has shown other orders since, and after the clock was set back', async () => {
    const order = nextOrder();
    const { digest } = await open(order);
    for (let other = 0; other < 5; other += 1) await open(nextOrder());
    wait(700);
    expect(await press(order, digest)).toMatchObject({ tone: 'good' });
    const late = nextOrder();
    const shown = await open(late);
    wait(-86_400_000);
    await open(late);
    wait(700);
    expect(await press(late, shown.digest)).toMatchObject({ tone: 'good' });
  });

  it('chooses no village that was not offered there for a moment', async () => {
    const villages = [
      villageOf(301, 'بيت لقيا', 3, 'رام الله'),
      villageOf(757, 'جبع', 5, 'جنين'),
      villageOf(1178, 'جبع', 1, 'القدس'),
    ];
    await replaceDirectory(ACCOUNT, villages, 1);
    // What it remembers of the list before is gone with it.
    await endBackground();
    const order = nextOrder({ city: fact('جبع'), state: fact(''), address1: fact('الحارة الغربية') });
    const { offered } = await open(order);
    const answer = atDoor('order/choose', handlers['order/choose']);
    const choose = (caller: Caller) => answer({ order, offered: offered ?? '', at: 0 }, caller);
    await choose(tab(7));
    wait(60_000);
    await choose(tab(8));
    await choose(tab(7, false));
    expect(await findEdits(draftKeyOf(order))).toBeNull();
    const chosen = await choose(tab(7));
    expect(chosen.action?.kind).toBe('ship');
    expect((await press(order, chosen.digest)).message).toMatch(/not counted/);
    wait(700);
    expect(await press(order, chosen.digest)).toMatchObject({ tone: 'good' });
  });
});
