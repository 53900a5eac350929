import * as z from 'zod/mini';
import { answers } from './answers';
import { digest, nothing, order, storeIdentity, storeOrderId, wholeNumber } from './inputs';
import type { BarView } from './views/bar';

const orderName = z.object({ store: storeIdentity, orderId: storeOrderId });

/** What the script of an order's page asks for its bar. */
export const barMessages = {
  'order/opened': answers<BarView>()('content', z.object({ order })),
  /** The person pressed on what names itself so; what the press ships or chooses follows once the order was read. */
  'order/pressed': answers<null>()('content', z.object({ digest })),
  'order/ship': answers<BarView>()('content', z.object({ order, digest })),
  'order/unreadable': answers<BarView>()(
    'content',
    z.object({ missing: z.string().check(z.maxLength(200)) }),
  ),
  /** A village or an answer that the bar offered was chosen; `offered` names what it offered. */
  'order/choose': answers<BarView>()('content', z.object({ order, offered: digest, at: wholeNumber })),
  /** Takes back the press on this order, while it is held. */
  'order/undo': answers<BarView>()('content', z.object({ order })),
  'order/review': answers<null>()('content', nothing),
  /** Opens the settings where what stopped the order is mended; `null`: it stopped before it could be read. */
  'order/account': answers<null>()('content', z.object({ about: z.nullable(orderName) })),
  /** Opens the labels of the order. */
  'order/print': answers<null>()('content', orderName),
  /** Opens the order after this one, in the same tab. */
  'order/next': answers<null>()('content', orderName),
  'order/covers-script': answers<null>()('content', nothing),
} as const;
