import { Hono } from 'hono';
import { type Served, serveOnLoopback } from '../serve';
import { type StrangeOrder, strangeOrders } from './strange-order';
import { type StrangeChange, strangeList, strangePage } from './strange-page';

export interface StrangeStore extends Served {
  orderUrl(id: number): string;
  listUrl(): string;
  /** The admin's makers change its pages. */
  change(change: StrangeChange | null): void;
}

/** Path of an order's page. */
export function strangeAddress(id: number): string {
  return `/lawha/talabat/${id}/ard`;
}

/** An admin that no reader knows, on loopback: to be taught. */
export async function startStrangeStore(
  options: { readonly port?: number; readonly orders?: readonly StrangeOrder[] } = {},
): Promise<StrangeStore> {
  const orders = options.orders ?? strangeOrders;
  let changed: StrangeChange | null = null;
  const app = new Hono();
  app.get('/lawha/talabat', (context) => context.html(strangeList(orders)));
  app.get('/lawha/talabat/:id/ard', (context) => {
    const order = orders.find(({ id }) => String(id) === context.req.param('id'));
    return order === undefined ? context.notFound() : context.html(strangePage(order, changed));
  });
  const served = await serveOnLoopback(app, options.port ?? 0);
  return {
    ...served,
    orderUrl: (id) => served.url + strangeAddress(id),
    listUrl: () => `${served.url}/lawha/talabat`,
    change(change) {
      changed = change;
    },
  };
}
