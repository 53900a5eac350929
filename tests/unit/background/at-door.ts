import type { Caller } from '../../../lib/messaging/caller';
import type { InputOf, MessageName } from '../../../lib/messaging/protocol';
import type { Handlers } from '../../../lib/messaging/serve';
import type { Order } from '../../../lib/order';

const presses = await import('../../../entrypoints/background/bar/bar-presses');
const bar = await import('../../../entrypoints/background/bar/order-bar');
const { letIn } = await import('../../../lib/messaging/serve');

/** What answers a message, behind the door that lets its caller in. */
export function atDoor<Name extends MessageName>(name: Name, answer: Handlers[Name]) {
  return async (input: InputOf<Name>, caller: Caller) => answer(input, await letIn(name, input, caller));
}

const ship = atDoor('order/ship', ({ order, digest }, enabled) => bar.shipOrder(order, digest, enabled));
const choose = atDoor('order/choose', ({ order, offered, at }, enabled) =>
  presses.chooseOffered(order, offered, at, enabled),
);
const undo = atDoor('order/undo', ({ order }, enabled) => presses.undoOrder(order, enabled));

export const shipOrder = (order: Order, digest: string, caller: Caller) => ship({ order, digest }, caller);
export const chooseOffered = (order: Order, offered: string, at: number, caller: Caller) =>
  choose({ order, offered, at }, caller);
export const undoOrder = (order: Order, caller: Caller) => undo({ order }, caller);
