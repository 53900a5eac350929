import * as z from 'zod/mini';
import { content } from './define-message';
import { digest, order, storeIdentity, storeOrderId, wholeNumber } from './inputs';
import { perSite } from './rate';
import type { BarView } from './views/bar';

const orderName = { store: storeIdentity, orderId: storeOrderId };
/** More than a person opens, so that only a script that was taken over is stopped. */
const pages = perSite(10);

export const barMessages = {
  'order/opened': content({ order })
    .judgedWithin('the bar says why what is kept cannot be opened, and that its page asks too often')
    .answers<BarView>(),
  /** The person pressed on what names itself so; what the press ships or chooses follows once the order was read. */
  'order/pressed': content({ digest }).judgedWithin(
    'it is noted before anything is looked up, so often a minute, and what ships or chooses by it is judged',
  ),
  'order/ship': content({ order, digest })
    .unpaced('the bar says that a press came too fast, and keeps its parcel waiting')
    .answers<BarView>(),
  'order/unreadable': content({ missing: z.string().check(z.maxLength(200)) })
    .judgedWithin('the bar says why what is kept cannot be opened')
    .answers<BarView>(),
  /** A village or an answer that the bar offered was chosen; `offered` names what it offered. */
  'order/choose': content({ order, offered: digest, at: wholeNumber })
    .unpaced('the bar says that a choice came too fast')
    .answers<BarView>(),
  /** Takes back the press on this order, while it is held. */
  'order/undo': content({ order }).unpaced('the bar says that its page asks too often').answers<BarView>(),
  'order/review': content().atMost(perSite(10)),
  /** Opens the settings where what stopped the order is mended; `null`: it stopped before it could be read. */
  'order/account': content({ about: z.nullable(z.object(orderName)) }).atMost(pages),
  /** Opens the labels of the order. */
  'order/print': content(orderName).atMost(pages),
  /** Opens the order after this one, in the same tab. */
  'order/next': content(orderName).atMost(pages),
  'order/covers-script': content().unpaced('it brings our own script to its own tab'),
} as const;
