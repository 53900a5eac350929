import { Hono } from 'hono';
import { magentoAddressForm } from './magento/address-form';
import { MAGENTO_ADMIN, magentoList, magentoOrderPage } from './magento/order-page';
import { takeShipments } from './magento/take-shipments';
import { PracticeField, PracticeNotes } from './practice-notes';
import type { PracticeOrder } from './practice-order';
import { prestashopAddressForm } from './prestashop/address-form';
import {
  CASH_STATUS,
  OFFERED_STATUSES,
  PRESTASHOP_ADMIN,
  prestaShopList,
  prestashopOrderPage,
} from './prestashop/order-page';
import { sameFields } from './same-fields';
import { type Served, serveOnLoopback } from './serve';
import { PLAIN_SETTINGS } from './shop-settings';

/**
 * How the store answers for its address form: at once, late, not at all, or with other fields. `sign-in`: the session
 * ended after the order's page had come. `no-right`: as the store
 * itself keeps it from a clerk who may not edit addresses; PrestaShop sends them elsewhere, Magento shows no link to it.
 */
type FormAnswer = 'served' | 'slow' | 'refused' | 'changed' | 'sign-in' | 'no-right';

export interface AddressFormStore extends Served {
  orderUrl(id: number): string;
  readonly listUrl: string;
  /** How the form of these orders is answered from now on; without any, every order's. */
  setForm(answer: FormAnswer, ...ids: readonly number[]): void;
  /** Magento: the goods of this order were sent, whole, and are not invoiced. */
  setSent(id: number): void;
  /** Its session ends: whatever is asked for, it shows its sign-in. */
  signOut(): void;
  signIn(): void;
  /** The lines of the order's own note, PrestaShop's, or its comments, Magento's. */
  readonly notes: PracticeNotes;
  /** The orders' tracking numbers, and the numbers of their statuses, which are PrestaShop's. */
  readonly tracking: PracticeField;
  readonly statuses: PracticeField;
  /** How often an address form was asked for. */
  readonly asked: () => number;
  /** Whether anything but reading was asked for. */
  readonly changed: () => boolean;
}

const SIGN_IN = '<form><input type="password"></form>';
/** Milliseconds of a form that comes late. */
const LATE = 1_500;

interface Pages {
  readonly order: string;
  readonly form: string;
  readonly list: string;
  orderPage(
    order: PracticeOrder,
    state: {
      readonly mayEdit: boolean;
      readonly isSent: boolean;
      readonly notes: readonly string[];
      readonly tracking: string;
      readonly status: string;
    },
  ): string;
  formPage(order: PracticeOrder): string;
  listPage(orders: readonly PracticeOrder[]): string;
  orderPath(id: number): string;
}

/** The fields that a module adds to the form, by their names. */
const ownFieldsOf = ({ ownFields = [] }: PracticeOrder) =>
  ownFields.map(({ key, label, value }) => ({ name: key, label, value }));

const PAGES: Readonly<Record<'prestashop' | 'magento', Pages>> = {
  prestashop: {
    order: `${PRESTASHOP_ADMIN}sell/orders/:id/view`,
    form: `${PRESTASHOP_ADMIN}sell/addresses/order/:id/delivery/edit`,
    list: `${PRESTASHOP_ADMIN}sell/orders/`,
    orderPage: (order, { notes, tracking, status }) =>
      prestashopOrderPage(order, {
        note: notes.join('\r\n'),
        tracking,
        settings: PLAIN_SETTINGS,
        status: OFFERED_STATUSES.find(({ id }) => String(id) === status) ?? CASH_STATUS,
        offered: OFFERED_STATUSES,
        version: '9.1',
        taxIncluded: true,
      }),
    formPage: (order) => prestashopAddressForm({ ...order.shipping, added: ownFieldsOf(order) }),
    listPage: (orders) => prestaShopList(orders, []),
    orderPath: (id) => `${PRESTASHOP_ADMIN}sell/orders/${id}/view?_token=secret`,
  },
  magento: {
    order: `${MAGENTO_ADMIN}sales/order/view/order_id/:id/key/:key/`,
    form: `${MAGENTO_ADMIN}sales/order/address/address_id/:id/key/:key/`,
    list: `${MAGENTO_ADMIN}sales/order/`,
    orderPage: (order, { mayEdit, isSent, notes }) =>
      magentoOrderPage(order, {
        price: (hundredths) => `₪${(hundredths / 100).toFixed(2)}`,
        statusCode: isSent ? 'processing' : 'pending',
        mayEdit,
        comments: notes,
        ...(isSent && { shipped: order.items[0]?.quantity ?? 0, buttons: ['order_invoice'] }),
      }),
    formPage: (order) => magentoAddressForm(order.shipping, '', ownFieldsOf(order)),
    listPage: (orders) => magentoList(orders, []),
    orderPath: (id) => `${MAGENTO_ADMIN}sales/order/view/order_id/${id}/key/5ec2e7${id}/`,
  },
};

/**
 * A practice shop of PrestaShop's or Magento's kind: an order's page shows its address in bare lines, and the form
 * that the page's own link opens has its parts.
 */
export async function startAddressFormStore(
  kind: 'prestashop' | 'magento',
  orders: readonly PracticeOrder[],
): Promise<AddressFormStore> {
  const pages = PAGES[kind];
  let usual: FormAnswer = 'served';
  const answers = new Map<number, FormAnswer>();
  const sent = new Set<number>();
  const answerFor = (id: number) => answers.get(id) ?? usual;
  let asked = 0;
  const notes = new PracticeNotes();
  const tracking = new PracticeField('', 'OF-ANOTHER');
  const statuses = new PracticeField(String(CASH_STATUS.id), '6');
  /** A Magento order has a number only in a shipment of the whole. */
  const isSent = (id: number) => sent.has(id) || (kind === 'magento' && tracking.of(id) !== '');
  let changed = false;
  let isSignedOut = false;
  const app = new Hono();
  // Magento numbers addresses by themselves: the one of delivery is the odd one.
  const idOf = (id: string) =>
    kind === 'magento' && Number(id) % 2 === 1 ? (Number(id) - 1) / 2 : Number(id);
  const find = (id: number) => orders.find((order) => order.id === id);

  app.use(async (context, next) => {
    changed ||= context.req.method !== 'GET';
    if (isSignedOut || [notes, tracking, statuses].some((one) => one.isSignedOut))
      return context.html(SIGN_IN);
    await next();
  });
  app.get(pages.form, async (context) => {
    asked += 1;
    const order = find(idOf(context.req.param('id') ?? ''));
    if (order === undefined) return context.text('No such address', 404);
    const answer = answerFor(order.id);
    if (answer === 'sign-in') return context.html(SIGN_IN);
    if (answer === 'no-right') return context.redirect(pages.list);
    if (answer === 'refused') return context.html('<h1>x</h1>', 403);
    if (answer === 'slow') await new Promise((done) => setTimeout(done, LATE));
    const form = pages.formPage(order);
    return context.html(answer === 'changed' ? form.replaceAll(/first_?name/g, 'given') : form);
  });
  app.get(pages.order, (context) => {
    const order = find(Number(context.req.param('id')));
    if (order === undefined) return context.text('No such order', 404);
    const state = {
      mayEdit: answerFor(order.id) !== 'no-right',
      isSent: isSent(order.id),
      notes: notes.of(order.id),
      tracking: tracking.of(order.id),
      status: statuses.of(order.id),
    };
    return context.html(pages.orderPage(order, state));
  });
  app.post(`${PRESTASHOP_ADMIN}sell/orders/:id/set-internal-note`, async (context) => {
    const id = Number(context.req.param('id'));
    const body = await context.req.parseBody();
    const isOwn = body['internal_note[_token]'] === 'note-secret' && context.req.query('_token') === 'secret';
    const became = notes.take(id, String(body['internal_note[note]']).split('\r\n'), isOwn);
    if (became === 'signed-out') return context.html(SIGN_IN);
    if (became === 'lost') return context.text('', 502);
    return context.redirect(`${PRESTASHOP_ADMIN}sell/orders/${id}/view?_token=secret`);
  });
  /** Takes one of the order page's own forms, with all that stands in it. */
  const takeForm = (
    path: string,
    place: PracticeField,
    form: string,
    name: string,
    stands: Readonly<Record<string, string>>,
  ) =>
    app.post(`${PRESTASHOP_ADMIN}sell/orders/:id/${path}`, async (context) => {
      const id = Number(context.req.param('id'));
      const { [`${form}[${name}]`]: sent = '', ...others } = await context.req.parseBody();
      const own = Object.fromEntries(
        Object.entries(stands).map(([key, value]) => [`${form}[${key}]`, value]),
      );
      const isOwn = context.req.query('_token') === 'secret' && sameFields(others, own);
      const became = place.take(id, String(sent), isOwn);
      if (became === 'signed-out') return context.html(SIGN_IN);
      if (became === 'lost') return context.text('', 502);
      return context.redirect(`${PRESTASHOP_ADMIN}sell/orders/${id}/view?_token=secret`);
    });
  takeForm('shipping', tracking, 'update_order_shipping', 'tracking_number', {
    new_carrier_id: '4',
    current_order_carrier_id: '9',
    _token: 'shipping-secret',
  });
  takeForm('status', statuses, 'update_order_status_action_bar', 'new_order_status_id', {
    _token: 'status-secret',
  });
  app.post(`${MAGENTO_ADMIN}sales/order/addComment/order_id/:id/key/:key/`, async (context) => {
    const id = Number(context.req.param('id'));
    const body = await context.req.parseBody();
    const status = isSent(id) ? 'processing' : 'pending';
    const forCustomer = 'history[is_customer_notified]' in body || 'history[is_visible_on_front]' in body;
    const isOwn = body.form_key === 'form-key-secret' && body['history[status]'] === status && !forCustomer;
    const became = notes.take(id, [...notes.of(id), String(body['history[comment]'])], isOwn);
    if (became === 'signed-out') return context.json({ ajaxExpired: 1, ajaxRedirect: pages.list });
    if (became === 'lost') return context.text('', 502);
    if (became === 'refused') return context.json({ error: true, message: 'x' });
    return context.html('<div id="order_history_block"></div>');
  });
  takeShipments(app, tracking, find, pages.orderPath);
  app.get(pages.list, (context) => context.html(pages.listPage(orders)));

  const served = await serveOnLoopback(app, 0);
  return {
    ...served,
    listUrl: served.url + pages.list,
    orderUrl: (id) => served.url + pages.orderPath(id),
    setForm: (answer, ...ids) => {
      if (ids.length === 0) usual = answer;
      for (const id of ids) answers.set(id, answer);
    },
    setSent: (id) => void sent.add(id),
    notes,
    tracking,
    statuses,
    signOut: () => {
      isSignedOut = true;
    },
    signIn: () => {
      isSignedOut = false;
    },
    asked: () => asked,
    changed: () => changed,
  };
}
