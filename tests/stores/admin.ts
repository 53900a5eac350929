import { type Context, Hono } from 'hono';
import { answerFulfillments } from './fulfillments';
import { listPage } from './page/list-page';
import { orderPage } from './page/order-page';
import type { PracticeOrder } from './practice-order';
import { restOrder } from './rest-order';
import type { Session } from './session';
import type { MetaData, Shop } from './shop';
import type { Language, ShopSettings, Storage } from './shop-settings';

export interface AdminOptions {
  readonly shop: Shop;
  readonly session: Session;
  readonly settings: ShopSettings;
  readonly plainPermalinks: boolean;
  /** Asked at every request. */
  readonly isRestAvailable: () => boolean;
  /** The interface answers when this does. */
  readonly restAnswers: () => Promise<unknown>;
  /** Asked for an order by the interface. */
  readonly onAsked: (id: number) => void;
  /** Until when a last script of each page is held back, which the page waits for; `null`: it has none. */
  readonly lateScript: () => Promise<void> | null;
  /** Asked at every note. */
  readonly takesNotes: () => boolean;
}

/** Path and query of an order's page. */
export function orderAddress(id: number, storage: Storage, language: Language): string {
  const own =
    storage === 'classic'
      ? `post.php?post=${id}&action=edit`
      : `admin.php?page=wc-orders&action=edit&id=${id}`;
  return `/wp-admin/${own}&shop_lang=${language}`;
}

export function listAddress(storage: Storage, language: Language): string {
  const own = storage === 'classic' ? 'edit.php?post_type=shop_order' : 'admin.php?page=wc-orders';
  return `/wp-admin/${own}&shop_lang=${language}`;
}

/** The practice shop's admin: pages in both storages, and the parts of the REST interface that are used. */
export function adminApp({ shop, session, settings, plainPermalinks, ...ask }: AdminOptions): Hono {
  const app = new Hono();

  const frame = (context: Context, storage: Storage) => ({
    storage,
    settings,
    language: context.req.query('shop_lang') === 'en' ? ('en' as const) : ('ar' as const),
    restRoot: new URL(plainPermalinks ? '/index.php?rest_route=/' : '/wp-json/', context.req.url).href,
    nonce: session.nonce,
  });

  const showOrder = async (context: Context, storage: Storage, order: PracticeOrder | undefined) => {
    if (order === undefined) return context.text('No such order', 404);
    if (context.req.method === 'POST') {
      shop.save(order, await context.req.parseBody());
      return context.redirect(context.req.url, 303);
    }
    session.signIn(context);
    const notes = shop.notes(order.id).map(({ note }) => note);
    const page = String(await orderPage(order, { ...frame(context, storage), notes }));
    const late = ask.lateScript() === null ? '' : '<script src="/wp-includes/late.js"></script>';
    return context.html(page.replace('</body>', `${late}</body>`));
  };

  const showList = (context: Context, storage: Storage) => {
    session.signIn(context);
    const page = frame(context, storage);
    const address = (order: PracticeOrder) => orderAddress(order.id, storage, page.language);
    return context.html(listPage(shop.orders, { ...page, address }));
  };

  /** Whoever is signed out holds a nonce that is no longer good, and gets no other one. */
  const refuseNonce = (context: Context) =>
    context.json({ code: 'rest_cookie_invalid_nonce', message: '', data: { status: 403 } }, 403);

  const isSignedOut = () => [shop.tracking, shop.noting, shop.statusing].some((one) => one.isSignedOut);

  const answerRest = async (context: Context, route: string) => {
    await ask.restAnswers();
    if (!ask.isRestAvailable()) return context.json({ code: 'rest_disabled', message: '' }, 403);
    const refusal = isSignedOut() ? refuseNonce(context) : session.refusal(context);
    if (refusal !== null) return refusal;
    const asJson = (order: PracticeOrder) => ({
      ...restOrder(order),
      meta_data: [
        ...(order.ownFields ?? [])
          .filter(({ key }) => key !== '')
          .map(({ key, value, code = value }) => ({ key, value: code })),
        ...shop.metaData(order.id),
      ],
    });
    if (route === '/wc/v3/orders') {
      const wanted = new Set(context.req.query('include')?.split(','));
      return context.json(shop.orders.filter(({ id }) => wanted.has(String(id))).map(asJson));
    }
    const [, id, notes] = /^\/wc\/v3\/orders\/(\d+)(\/notes)?$/.exec(route) ?? [];
    const order = shop.find(id);
    const fulfilled = shop.find(/^\/wc\/v3\/orders\/(\d+)\/fulfillments/.exec(route)?.[1]);
    if (fulfilled !== undefined) return answerFulfillments(context, shop, fulfilled, refuseNonce);
    if (order === undefined)
      return context.json({ code: 'woocommerce_rest_shop_order_invalid_id', message: '' }, 404);
    if (context.req.method === 'GET') {
      if (notes === undefined) ask.onAsked(order.id);
      return context.json(notes === undefined ? asJson(order) : shop.notes(order.id));
    }
    if (!ask.takesNotes()) return context.json({ code: 'rest_cannot_create', message: '' }, 403);
    const body: unknown = await context.req.json();
    if (notes === undefined) {
      const { meta_data = [], status } = body as {
        readonly meta_data?: readonly MetaData[];
        readonly status?: string;
      };
      shop.setMetaData(order.id, meta_data);
      const became = status === undefined ? 'kept' : shop.statusing.take(order.id, status, true);
      if (became === 'signed-out') return refuseNonce(context);
      if (became === 'refused') return context.json({ code: 'rest_cannot_edit', message: '' }, 403);
      if (status !== undefined) shop.setStatus(order.id, status);
      return became === 'lost' ? context.text('', 502) : context.json(asJson(shop.find(id) ?? order));
    }
    if (typeof body !== 'object' || body === null || !('note' in body) || typeof body.note !== 'string') {
      return context.json({ code: 'rest_missing_callback_param', message: '' }, 400);
    }
    const toCustomer = 'customer_note' in body && body.customer_note === true;
    const became = shop.noting.take(order.id, body.note, true);
    if (became === 'signed-out') return refuseNonce(context);
    const note = shop.addNote(order.id, body.note, toCustomer);
    return became === 'lost' ? context.text('', 502) : context.json(note, 201);
  };

  app.get('/', (context) => context.redirect(listAddress('new', 'ar')));
  app.all('/wp-admin/post.php', (context) =>
    showOrder(context, 'classic', shop.find(context.req.query('post'))),
  );
  app.get('/wp-admin/edit.php', (context) => showList(context, 'classic'));
  app.all('/wp-admin/admin.php', (context) =>
    context.req.query('action') === 'edit'
      ? showOrder(context, 'new', shop.find(context.req.query('id')))
      : showList(context, 'new'),
  );
  app.get('/wp-includes/late.js', async (context) => {
    await ask.lateScript();
    return context.text('', 200, { 'Content-Type': 'text/javascript' });
  });
  app.get('/wp-admin/admin-ajax.php', (context) =>
    context.req.query('action') === 'rest-nonce' && !isSignedOut()
      ? session.freshNonce(context)
      : context.text('0', 400),
  );
  app.all('/wp-json/*', (context) => answerRest(context, context.req.path.slice('/wp-json'.length)));
  app.all('/index.php', (context) => answerRest(context, context.req.query('rest_route') ?? ''));
  return app;
}
