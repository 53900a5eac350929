import * as z from 'zod/mini';
import { answers } from './answers';
import { digest, nothing, order, storeIdentity, storeOrderId, wholeNumber } from './inputs';
import type { BarView } from './views/bar';

/** What the script of an order's page asks for its bar. */
export const barMessages = {
  'order/opened': answers<BarView>()('content', z.object({ order })),
  'order/ship': answers<BarView>()('content', z.object({ order, digest })),
  'order/unreadable': answers<BarView>()(
    'content',
    z.object({ missing: z.string().check(z.maxLength(200)) }),
  ),
  /** One of the villages that the bar offered was chosen; `offered` names what it offered. */
  'order/choose': answers<BarView>()('content', z.object({ order, offered: digest, at: wholeNumber })),
  /** Takes back the press on this order, while it is held. */
  'order/undo': answers<BarView>()('content', z.object({ order })),
  'order/review': answers<null>()('content', nothing),
  /** Opens the settings of the store's account; the labels of the order of the caller's tab. */
  'order/account': answers<null>()('content', nothing),
  'order/print': answers<null>()('content', z.object({ store: storeIdentity, orderId: storeOrderId })),
  'order/covers-script': answers<null>()('content', nothing),
} as const;
