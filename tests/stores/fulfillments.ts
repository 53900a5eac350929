import type { Context } from 'hono';
import type { PracticeOrder } from './practice-order';
import { restOrder } from './rest-order';
import type { MetaData, Shop } from './shop';

/** What a fulfillment is made with; one that is deleted says no more than whether the customer is told. */
interface Sent {
  readonly status?: string;
  readonly is_fulfilled?: boolean;
  readonly notify_customer?: boolean;
  readonly meta_data?: readonly { readonly id?: number; readonly key: string; readonly value: unknown }[];
}

const NUMBER = '_tracking_number';

/**
 * An order's fulfillments, of WooCommerce 10.1 on where the shop has turned them on: addresses, fields and answers of its
 * `OrderFulfillmentsRestController`. Beyond that one, it keeps none that would tell the customer, or is not whole.
 */
export async function answerFulfillments(
  context: Context,
  { tracking }: Shop,
  order: PracticeOrder,
  refuseNonce: (context: Context) => Response,
): Promise<Response> {
  const fulfillmentOf = (number: string) => {
    const meta: readonly MetaData[] = [{ key: NUMBER, value: number }];
    return { id: order.id * 10, is_fulfilled: true, meta_data: meta };
  };
  if (context.req.method === 'GET') {
    const number = tracking.of(order.id);
    return context.json(number === '' ? [] : [fulfillmentOf(number)]);
  }
  const sent = (await context.req.json()) as Sent;
  const isDeleted = context.req.query('_method') === 'DELETE';
  const [, id] = /fulfillments\/(\d+)/.exec(decodeURIComponent(context.req.url)) ?? [];
  const isOwn = isDeleted ? id === String(order.id * 10) : id === undefined && isWhole(sent, order);
  const number = keptOf(sent).find(({ key }) => key === NUMBER)?.value ?? '';
  const became = tracking.take(order.id, String(number), isOwn && sent.notify_customer === false);
  if (became === 'signed-out') return refuseNonce(context);
  if (became === 'lost') return context.text('', 502);
  if (became === 'refused') return context.json({ code: 'fulfillment_refused', message: '' }, 400);
  if (isDeleted) return context.json({ message: '' });
  return context.json(fulfillmentOf(String(number)), 201);
}

/** What WooCommerce keeps of it: nothing that has no id (`WC_Data::set_meta_data`). */
function keptOf({ meta_data = [] }: Sent): NonNullable<Sent['meta_data']> {
  return meta_data.filter(({ id }) => id !== undefined);
}

/** Whether all that was ordered is said to be on its way. */
function isWhole(sent: Sent, order: PracticeOrder): boolean {
  const { status, is_fulfilled } = sent;
  const items = keptOf(sent).find(({ key }) => key === '_items')?.value;
  const ordered = restOrder(order).line_items.map(({ id, quantity }) => ({ item_id: id, qty: quantity }));
  return status === 'fulfilled' && is_fulfilled === true && JSON.stringify(items) === JSON.stringify(ordered);
}
