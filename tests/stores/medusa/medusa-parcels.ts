import type { Hono } from 'hono';
import type { PracticeField } from '../practice-notes';
import type { MedusaOrder } from './medusa-order';

interface Sent {
  readonly items?: unknown;
  readonly labels?: readonly { readonly tracking_number?: string }[];
  readonly no_notification?: boolean;
}

/** What the interface says and takes of orders' fulfillments: each of the whole order, packed first and sent later. */
export class MedusaParcels {
  readonly #packed = new Set<string>();

  constructor(readonly tracking: PracticeField) {}

  /** An order's lines and its fulfillment, none or one. */
  of({ id, display_id, items }: MedusaOrder) {
    const number = this.tracking.of(display_id);
    const isPacked = this.#packed.has(id) || number !== '';
    const lines = items.map((item, index) => ({
      ...item,
      id: `ordli_${index + 1}`,
      requires_shipping: true,
      detail: { fulfilled_quantity: isPacked ? item.quantity : 0 },
    }));
    const fulfillment = {
      id: `ful_${id}`,
      canceled_at: null,
      shipped_at: number === '' ? null : '2026-03-05T10:20:30.400Z',
      delivered_at: null,
      items: items.map(({ quantity }, index) => ({ line_item_id: `ordli_${index + 1}`, quantity })),
      labels: number === '' ? [] : [{ tracking_number: number }],
    };
    return { items: lines, fulfillments: isPacked ? [fulfillment] : [] };
  }

  serve(app: Hono, find: (id: string) => MedusaOrder | undefined): void {
    const isWhole = (order: MedusaOrder, { items, no_notification }: Sent) => {
      const lines = order.items.map(({ quantity }, index) => ({ id: `ordli_${index + 1}`, quantity }));
      return no_notification === true && JSON.stringify(items) === JSON.stringify(lines);
    };
    app.post('/admin/orders/:id/fulfillments', async (context) => {
      const order = find(context.req.param('id'));
      const sent = (await context.req.json()) as Sent;
      if (order === undefined || this.#packed.has(order.id) || !isWhole(order, sent))
        return context.json({ type: 'invalid_data' }, 400);
      this.#packed.add(order.id);
      return context.json({ order: find(order.id) });
    });
    app.post('/admin/orders/:id/fulfillments/:fulfillment/shipments', async (context) => {
      const order = find(context.req.param('id'));
      const sent = (await context.req.json()) as Sent;
      if (order === undefined) return context.json({ type: 'not_found' }, 404);
      const [label, another] = sent.labels ?? [];
      const isOwn =
        context.req.param('fulfillment') === `ful_${order.id}` &&
        this.#packed.has(order.id) &&
        another === undefined &&
        isWhole(order, sent);
      const became = this.tracking.take(order.display_id, label?.tracking_number ?? '', isOwn);
      if (became === 'signed-out') return context.json({ type: 'unauthorized' }, 401);
      if (became === 'lost') return context.text('', 502);
      if (became === 'refused') return context.json({ type: 'not_allowed' }, 400);
      return context.json({ order: find(order.id) });
    });
  }
}
