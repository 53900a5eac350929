import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { PracticeField } from '../practice-notes';
import { type Served, serveOnLoopback } from '../serve';
import type { MedusaOrder } from './medusa-order';
import { MedusaParcels } from './medusa-parcels';

/** Draws whichever page the address names, after asking for its data, and wipes all that is not its own. */
const PROGRAM = `
  const draw = (...parts) => {
    const main = document.createElement('main');
    main.append(...parts);
    document.querySelector('#medusa').replaceChildren(main);
  };
  const make = (name, text, set = {}) => Object.assign(document.createElement(name), { textContent: text }, set);
  const link = (href, text) => {
    const made = make('a', text, { href });
    made.dataset.rowLink = 'true';
    return made;
  };
  const cell = (part) => { const made = document.createElement('td'); made.append(part); return made; };
  const ask = async (path) => (await fetch(path, { credentials: 'include' })).json();
  const show = async () => {
    const id = location.pathname.split('/')[3];
    if (id) {
      const { order } = await ask('/admin/orders/' + id);
      draw(make('h1', '#' + order.display_id), link('/app/orders/' + id + '/edit', 'edit'), link('/app/orders', 'orders'));
    } else {
      const { orders } = await ask('/admin/orders');
      const table = document.createElement('table');
      for (const { id, display_id, total } of orders) {
        const row = table.insertRow();
        row.append(...['#' + display_id, String(total)].map((text) => cell(link('/app/orders/' + id, text))));
      }
      draw(make('h1', 'orders'), table);
    }
  };
  const go = (path) => { history.pushState(null, '', path); show(); };
  document.addEventListener('click', (event) => {
    const anchor = event.target.closest('a[href]');
    if (!anchor) return;
    event.preventDefault();
    go(anchor.getAttribute('href'));
  });
  addEventListener('popstate', show);
  show();`;

/**
 * What becomes of an order's metadata that is sent. `lost`: it is kept, and the answer does not arrive. `overtaken`: a
 * colleague's takes its place at once. `signed-out`: the session ended when it was sent, until the next choice.
 */
type MetadataAnswer = 'kept' | 'lost' | 'refused' | 'overtaken' | 'signed-out';

export interface MedusaStore extends Served {
  metadata(id: string): unknown;
  putMetadata(id: string, metadata: MedusaOrder['metadata']): void;
  /** What becomes of metadata from now on. */
  setMetadata(answer: MetadataAnswer): void;
  /** The numbers of the orders' fulfillments, by what people call the orders. */
  readonly tracking: PracticeField;
  /** How often an order's metadata was sent. */
  readonly metadataSent: () => number;
  orderUrl(id: string): string;
  readonly listUrl: string;
}

/**
 * A third practice shop, of Medusa 2's kind: one page whose program draws everything from an interface that wants
 * its cookie, and goes from order to order without loading. Written from what is known of its addresses and answers.
 */
export async function startMedusaStore(orders: readonly MedusaOrder[]): Promise<MedusaStore> {
  const app = new Hono();
  const tracking = new PracticeField('', 'OF-ANOTHER');
  const parcels = new MedusaParcels(tracking);
  const changed = new Map<string, MedusaOrder['metadata']>();
  let answer: MetadataAnswer = 'kept';
  let sent = 0;
  let isSignedOut = false;
  const find = (id: string) => {
    const order = orders.find((one) => one.id === id);
    const metadata = (changed.has(id) ? changed.get(id) : order?.metadata) ?? null;
    return order && { ...order, ...parcels.of(order), metadata };
  };
  app.get('/app/*', (context) => {
    setCookie(context, 'connect.sid', 'practice', { path: '/', httpOnly: true, sameSite: 'Lax' });
    return context.html(`<!doctype html><html dir="rtl" lang="ar"><head><meta charset="utf-8"><title>Medusa</title>
      <link rel="icon" href="data:,"><style>body { font: 14px/1.6 system-ui; margin: 24px } td { padding: 8px 24px }</style></head>
      <body><div id="medusa"></div><script>${PROGRAM}</script></body></html>`);
  });
  app.use('/admin/*', async (context, next) => {
    if (getCookie(context, 'connect.sid') !== 'practice' || isSignedOut || tracking.isSignedOut)
      return context.json({ type: 'unauthorized' }, 401);
    await next();
  });
  app.get('/admin/orders', (context) => context.json({ orders: orders.map(({ id }) => find(id)) }));
  app.get('/admin/orders/:id', (context) => {
    const order = find(context.req.param('id'));
    return order === undefined ? context.json({ type: 'not_found' }, 404) : context.json({ order });
  });
  app.post('/admin/orders/:id', async (context) => {
    const id = context.req.param('id');
    const { metadata } = await context.req.json<{ metadata: MedusaOrder['metadata'] }>();
    sent += 1;
    if (answer === 'signed-out') {
      isSignedOut = true;
      return context.json({ type: 'unauthorized' }, 401);
    }
    if (answer === 'refused') return context.json({ type: 'not_allowed' }, 400);
    changed.set(id, answer === 'overtaken' ? { gift: 'no' } : { ...find(id)?.metadata, ...metadata });
    if (answer === 'lost') return context.text('', 502);
    return context.json({ order: find(id) });
  });
  parcels.serve(app, find);
  const served = await serveOnLoopback(app, 0);
  return {
    ...served,
    metadata: (id) => find(id)?.metadata,
    putMetadata: (id, metadata) => void changed.set(id, metadata),
    setMetadata: (next) => {
      answer = next;
      isSignedOut = false;
    },
    tracking,
    metadataSent: () => sent,
    listUrl: `${served.url}/app/orders`,
    orderUrl: (id) => `${served.url}/app/orders/${id}`,
  };
}
