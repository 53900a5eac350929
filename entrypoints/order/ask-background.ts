import { Failure } from '../../lib/failure';
import { send } from '../../lib/messaging/send';
import type { ReadOrderReply } from '../../lib/messaging/signals';
import type { BarView } from '../../lib/messaging/views/bar';
import type { PageQuestion } from './page-steps';
import type { Readings } from './readings';

/**
 * What the bar is to show, by the background.
 * @throws Failure
 */
export async function answerTo(asked: PageQuestion, readings: Readings): Promise<BarView> {
  if (asked.for === 'opened') return opened(asked.reply ?? (await readings.first()));
  if (asked.for === 'undo') return send('order/undo', { order: asked.order });
  const reply = await readings.atPress();
  if (!('order' in reply)) return opened(reply);
  return send(asked.name, { order: reply.order, ...asked.said });
}

async function opened(reply: ReadOrderReply): Promise<BarView> {
  if (!('order' in reply)) return send('order/unreadable', reply);
  try {
    return await send('order/opened', { order: reply.order });
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'store-not-enabled') throw error;
    // If the background refuses the order, the bar must say so and not wait for ever.
    return opened({ missing: error.code });
  }
}
