import { expect } from 'vitest';
import type { Caller } from '../../../lib/messaging/caller';
import type { Order } from '../../../lib/order';
import { draftKeyOf } from '../../../lib/order-key';
import { findEdits } from '../../../lib/typed/saved-edits';
import { chooseOffered } from './at-door';

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
