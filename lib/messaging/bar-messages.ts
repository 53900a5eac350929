import * as z from 'zod/mini';
import { content } from './define-message';
import { digest, order, storeIdentity, storeOrderId, wholeNumber } from './inputs';
import type { BarView } from './views/bar';

const orderName = { store: storeIdentity, orderId: storeOrderId };

/** What the script of an order's page asks for its bar. */
export const barMessages = {
  'order/opened': content({ order }).answers<BarView>(),
  /** The person pressed on what names itself so; what the press ships or chooses follows once the order was read. */
  'order/pressed': content({ digest }),
  'order/ship': content({ order, digest }).answers<BarView>(),
  'order/unreadable': content({ missing: z.string().check(z.maxLength(200)) }).answers<BarView>(),
  /** A village or an answer that the bar offered was chosen; `offered` names what it offered. */
  'order/choose': content({ order, offered: digest, at: wholeNumber }).answers<BarView>(),
  /** Takes back the press on this order, while it is held. */
  'order/undo': content({ order }).answers<BarView>(),
  'order/review': content(),
  /** Opens the settings where what stopped the order is mended; `null`: it stopped before it could be read. */
  'order/account': content({ about: z.nullable(z.object(orderName)) }),
  /** Opens the labels of the order. */
  'order/print': content(orderName),
  /** Opens the order after this one, in the same tab. */
  'order/next': content(orderName),
  'order/covers-script': content(),
} as const;
