import { Hono } from 'hono';
import { html } from 'hono/html';
import { PracticeField, PracticeNotes } from '../practice-notes';
import type { PracticeOrder } from '../practice-order';
import { type Served, serveOnLoopback } from '../serve';
import { opencartCall, opencartOrder, opencartPage, opencartRows, opencartTotals } from './opencart-page';

/** Orders on one page of the list. */
const PAGE = 5;
const TOKEN = 'c0ffee00c0ffee00';

const LIST_PROGRAM = `
  const load = async (page) => {
    const answer = await fetch('/office/index.php?route=sale/order.list&user_token=' + token + '&page=' + page);
    document.querySelector('#order').innerHTML = await answer.text();
  };
  document.addEventListener('click', (event) => {
    const page = event.target.dataset.page;
    if (page) load(page);
  });
  load(1);`;

const ORDER_PROGRAM = `
  document.querySelector('#reload').addEventListener('click', async () => {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    page.querySelector('#order-totals').replaceChildren();
    document.querySelector('#content').replaceWith(page.querySelector('#content'));
    const totals = await fetch(location.href.replace('order.info', 'order.totals'));
    document.querySelector('#order-totals').innerHTML = await totals.text();
  });`;

export interface OpencartStore extends Served {
  orderUrl(id: number): string;
  /** The lines of the orders' histories. */
  readonly notes: PracticeNotes;
  /** The numbers of their statuses. */
  readonly statuses: PracticeField;
  readonly listUrl: string;
}

/**
 * A second practice shop, of OpenCart 4's kind: its pages come in parts. The list's rows are asked for
 * after the page has loaded, an order's page is replaced whole, and its totals come after that. Written from what is known of its ids and
 * routes. Without its token everything answers with the page to sign in.
 */
export async function startOpencartStore(orders: readonly PracticeOrder[]): Promise<OpencartStore> {
  const app = new Hono();
  const notes = new PracticeNotes();
  const statuses = new PracticeField('1', '7');
  const find = (id: string | undefined) => orders.find((order) => String(order.id) === id);

  app.get('/office/index.php', (context) => {
    const { route = '', user_token: token, order_id: id, page = '1' } = context.req.query();
    if (token !== TOKEN || notes.isSignedOut || statuses.isSignedOut)
      return context.html('<form id="form-login"></form>');
    const order = find(id);
    if (route === 'sale/order.list') {
      const from = (Number(page) - 1) * PAGE;
      return context.html(opencartRows(orders.slice(from, from + PAGE), token));
    }
    if (route === 'sale/order') {
      return context.html(
        opencartPage({
          token,
          title: 'الطلبات',
          actions: html`<button data-page="1">1</button><button data-page="2">2</button>`,
          content: html`<div class="card" id="order"></div>`,
          program: LIST_PROGRAM,
        }),
      );
    }
    if (order === undefined) return context.text('No such order', 404);
    if (route === 'sale/order.totals') return context.html(opencartTotals(order));
    return context.html(
      opencartPage({
        token,
        title: `الطلب ${order.id}`,
        actions: html`<button id="reload">تحديث</button>`,
        content: opencartOrder(order, notes.of(order.id), statuses.of(order.id)),
        program: opencartCall(token) + ORDER_PROGRAM,
      }),
    );
  });

  app.post('/office/index.php', async (context) => {
    const { route, call, user_token: token, store_id, language, currency, order_id } = context.req.query();
    const body = await context.req.parseBody();
    const id = Number(body.order_id);
    const isOwn =
      token === TOKEN &&
      route === 'sale/order.call' &&
      JSON.stringify([call, store_id, language, currency, Number(order_id)]) ===
        JSON.stringify(['history_add', '0', 'ar', 'ILS', id]) &&
      JSON.stringify([body.notify, body.override]) === JSON.stringify(['0', '1']);
    const status = String(body.order_status_id);
    const comment = String(body.comment);
    const became =
      comment === ''
        ? statuses.take(id, status, isOwn)
        : notes.take(id, [...notes.of(id), comment], isOwn && status === statuses.of(id));
    if (became === 'signed-out') return context.html('<form id="form-login"></form>');
    if (became === 'lost') return context.text('', 502);
    return context.json(became === 'refused' ? { error: 'x' } : { success: 'x' });
  });

  const served = await serveOnLoopback(app, 0);
  const address = (route: string) => `${served.url}/office/index.php?route=${route}&user_token=${TOKEN}`;
  return {
    ...served,
    notes,
    statuses,
    listUrl: address('sale/order'),
    orderUrl: (id) => `${address('sale/order.info')}&order_id=${id}`,
  };
}
