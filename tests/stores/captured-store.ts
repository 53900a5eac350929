import { Hono } from 'hono';
import {
  CAPTURED_ORIGIN,
  type CapturedFolder,
  capturedLists,
  capturedOrders,
} from '../captured/captured-pages';
import { type Served, serveOnLoopback } from './serve';
import { Session } from './session';

export interface CapturedStore extends Served {
  /** The orders there are pages of. */
  readonly orderIds: readonly string[];
  /** @throws Error when no page of this order was captured. */
  orderUrl(id: string | number): string;
  /** `null` when no list was captured. */
  readonly listUrl: string | null;
}

/**
 * The captured pages of one folder, at the paths they were captured at, with or without the interface behind
 * them. They were captured at another port, and a reader refuses an interface of another origin than the
 * page's; so that one origin, and nothing else, is replaced by ours in what is served.
 */
export async function startCapturedStore(options: {
  readonly restAvailable: boolean;
  readonly folder?: CapturedFolder;
  readonly port?: number;
}): Promise<CapturedStore> {
  const folder = options.folder ?? '10.5-orders-tables';
  const orders = capturedOrders().filter((order) => order.folder === folder);
  const list = capturedLists().find((page) => page.folder === folder);
  const nonce = /createNonceMiddleware\( "(\w+)"/.exec(orders[0]?.html ?? '')?.[1];
  const session = new Session(nonce);
  const app = new Hono();
  let origin = '';
  const here = (text: string) => text.replaceAll(CAPTURED_ORIGIN, origin);
  const addressOf = ({ url }: { readonly url: URL }) => url.pathname + url.search;

  app.get('/wp-admin/admin-ajax.php', (context) => session.freshNonce(context));
  app.get('/wp-admin/*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    const page = [...orders, ...(list === undefined ? [] : [list])].find(
      (any) => addressOf(any) === pathname + search,
    );
    if (page === undefined) return context.text('Not captured', 404);
    session.signIn(context);
    return context.html(here(page.html));
  });
  app.get('/wp-json/wc/v3/orders/:id', (context) => {
    if (!options.restAvailable) return context.json({ code: 'rest_disabled', message: '' }, 403);
    const refusal = session.refusal(context);
    if (refusal !== null) return refusal;
    const order = orders.find(({ id }) => id === context.req.param('id'));
    return order === undefined
      ? context.json({ code: 'woocommerce_rest_shop_order_invalid_id', message: '' }, 404)
      : context.body(here(order.truth), 200, { 'Content-Type': 'application/json' });
  });

  const served = await serveOnLoopback(app, options.port ?? 0);
  origin = served.url;
  return {
    ...served,
    orderIds: orders.map(({ id }) => id),
    orderUrl: (id) => {
      const order = orders.find((any) => any.id === String(id));
      if (order === undefined) throw new Error(`no page of order ${id} in ${folder}`);
      return origin + addressOf(order);
    },
    listUrl: list === undefined ? null : origin + addressOf(list),
  };
}
