import { expect } from 'vitest';
import { chooseOffered } from '../../../entrypoints/background/bar/bar-presses';
import type { Caller } from '../../../lib/messaging/serve';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { findEdits } from '../../../lib/typed/saved-edits';

/** Asserts that what was not offered of the order is shown anew in place of being chosen, and that nothing is kept. */
export async function expectNotChosen(
  order: Order,
  offered: string | null,
  at: number,
  caller: Caller,
): Promise<void> {
  const view = await chooseOffered(order, offered ?? '', at, caller);
  const message = expect.stringMatching(/changed after it was shown/);
  expect(view).toMatchObject({ digest: null, message });
  expect(await findEdits(draftKeyOf(order))).toBeNull();
}
