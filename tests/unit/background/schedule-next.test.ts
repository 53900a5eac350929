import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { rowsOfOrder } from '../../../lib/outbox/read-rows';
import { changeSettings } from '../../../lib/settings/settings';
import { soon } from '../../soon';

/** What the next reading of the open rows waits for before it is given to who asked. */
let gate: Promise<void> | null = null;
let gateReached = () => {};

vi.mock(import('../../../lib/outbox/read-rows'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    async openRows() {
      const rows = await original.openRows();
      const closed = gate;
      gate = null;
      if (closed !== null) {
        gateReached();
        await closed;
      }
      return rows;
    },
  };
});

const { browser } = await import('wxt/browser');
const { drainDue, scheduleNext } = await import('../../../entrypoints/background/shipping/sending');
const { nextOrder, STORE, service, setUpStore, stateOf } = await import('./review-orders');
const { pressBar } = await import('./presses');

beforeEach(setUpStore);

async function pressHeldFor(holdSeconds: number) {
  await changeSettings((settings) => ({ ...settings, holdSeconds }));
  const order = nextOrder();
  await pressBar(order);
  return order;
}

it('a held press is sent in time though a look at the rows from before it ends after it', async () => {
  let open = () => {};
  const reached = new Promise<void>((resolve) => {
    gateReached = resolve;
  });
  gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const before = scheduleNext();
  await reached;
  const order = await pressHeldFor(1);
  // The press's own look at the rows, where it does not wait for the one before it.
  await soon(async () => expect(await stateOf(order)).toBe('queued'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  open();
  await before;
  await soon(async () => expect(await stateOf(order)).toBe('created'));
  expect(service.creations()).toHaveLength(1);
});

it('a press whose time is over between the look for due rows and the next alarm is sent at once', async () => {
  const order = await pressHeldFor(60);
  const [row] = await rowsOfOrder({ store: STORE.origin + STORE.basePath, orderId: order.id });
  const until = row?.heldUntil ?? 0;
  // What follows the press looks for due rows too: it ends as the alarm is set once more.
  await soon(() => expect(browser.alarms.create).toHaveBeenCalledTimes(2));
  const clock = vi
    .spyOn(Date, 'now')
    .mockReturnValueOnce(until - 1)
    .mockReturnValue(until);
  await drainDue();
  await soon(async () => expect(await stateOf(order)).toBe('created'));
  clock.mockRestore();
});
