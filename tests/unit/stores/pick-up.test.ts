import { describe, expect, it } from 'vitest';
import { blankOrder } from '../../../lib/stores/blank-order';
import { easyorders } from '../../../lib/stores/easyorders/reader';
import { judgeOrder } from '../../../lib/stores/judge-order';
import { readMagentoDocument as readMagento } from '../../../lib/stores/magento/reader';
import { opencart } from '../../../lib/stores/opencart/reader';
import { pickedUp } from '../../../lib/stores/pick-up';
import { readPrestaShopDocument as readPrestashop } from '../../../lib/stores/prestashop/reader';
import { salla } from '../../../lib/stores/salla/reader';
import { findDelivery } from '../../../lib/stores/shopify/read-answer';
import { easyordersDialog } from '../../stores/easyorders/pages';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { words } from '../../words';
import { readAnswered, shownOn } from './judged';
import { OPENCART_VERSIONS, openOpencart } from './open-opencart';
import { parsedPage, parsePage } from './parse-page';

const COLLECTED = words`
  Pick up in store; Pick up in-store; Pickup From Store; In-Store Pickup Delivery; Local pickup;
  Click & Collect; استلام من المتجر; الاستلام من المحل; استلام شخصي; استلام ذاتي; מסירה עצמית;
  איסוף עצמי מהחנות; local_pickup; pickup_location; ship_to_store; click_and_collect; Deliver to our store;
  Collection; Local collection; Collection point: Ramallah; Customer collects; Pick up by customer;
  I will collect it myself; Self pick; تسليم من المحل; تسليم في الفرع; استلم من المعرض; بستلم من المحل;
  سأستلمها من رام الله; استلام من بيت لحم; استلام محلي; استلام يدوي; استلام بنفسي; استلام المكتب;
  التسليم بالمعرض; آخذها من المحل; الحضور إلى المتجر; الحضور للمعرض; زيارة محلنا; من المكتب; دون توصيل;
  אאסוף בעצמי; הגעה לחנות; הלקוח אוסף מהחנות; מסירה בסניף; ללא משלוח; استلام; استلام مباشر; الحضور للاستلام;
  حضوري; استلم طلبك من المتجر; من الدكان; بدون شحن; لا أريد التوصيل; No shipping; Casino pickup; Take away;
  לקיחה מהחנות
`;
const DELIVERED = words`
  توصيل; توصيل الضفة; Flat Rate - Fixed; Free shipping; My carrier (Delivery next day!);
  توصيل من المتجر إلى الباب; الدفع عند الاستلام; שליחות עד הבית; استلام في نفس اليوم;
  التوصيل والاستلام في نفس اليوم; استلام بنفس اليوم; استلام من 2-3 أيام; استلام خلال يومين; استلام في البيت;
  استلام من المندوب; تسليم من المتجر حتى باب البيت; تسليم في المنزل; توصيل إلى المكتب; بدون رسوم توصيل;
  بدون رسوم شحن; No shipping charge; توصيل مباشر; Parcel pickup by courier; Torino Shipping;
  Techno shipping; non_pickup; no-pickup; Not pick up; Delivery in store area; Delivery from store;
  Delivery to Tulkarm; Home delivery within Palestine; איסוף על ידי שליח ומסירה עד הבית;
  משלוח מהחנות עד הבית
`;

describe('an order that the customer collects', () => {
  it.each(COLLECTED)('%s says so', (name) => expect(pickedUp([null, name])).toEqual({ isPickedUp: true }));
  it.each(DELIVERED)('%s does not', (name) => expect(pickedUp([undefined, name])).toEqual({}));

  const store = { kind: 'woocommerce', origin: 'https://shop.example', basePath: '/' } as const;
  const blank = blankOrder(store, '1', 'https://shop.example/1');
  const isIn = (sent: object | null) => sent !== null && 'isPickedUp' in judgeOrder({ ...blank, ...sent });
  const PAGES: Readonly<Record<string, (name: string) => object | null>> = {
    WooCommerce: (method_title) =>
      readAnswered({ kind: 'woocommerce', origin: 'https://shop.example', basePath: '/wp-admin/' }, '1', {
        shipping_lines: [{ method_id: 'flat_rate', method_title }],
      }),
    Medusa: (name) =>
      readAnswered({ kind: 'medusa', origin: 'https://shop.example', basePath: '/app/' }, 'order_1', {
        shipping_methods: [{ name }],
      }),
    Magento: (name) => {
      const block = `<div class="order-shipping-method"><div class="admin__page-section-item-content"><strong>${name}</strong></div></div>`;
      const store = { kind: 'magento', origin: 'https://shop.example', basePath: '/admin/' } as const;
      return readMagento(parsePage(block), blankOrder(store, '1', 'https://shop.example/admin/'));
    },
    PrestaShop: (name) => {
      const table = `<table id="shipping-grid-table"><tr><td class="carrier-name">${name}</td></tr></table>`;
      const store = { kind: 'prestashop', origin: 'https://shop.example', basePath: '/admin/' } as const;
      return readPrestashop(parsePage(table), blankOrder(store, '1', 'https://shop.example/admin/'));
    },
    Shopify: (title) => findDelivery({ shippingLine: { title, code: 'x' } }),
    YouCan: (display_name) => {
      const store = {
        kind: 'youcan',
        origin: 'https://seller-area.youcan.shop',
        basePath: '/admin/',
      } as const;
      return readAnswered(store, 'a1', { shipping: { payload: { name: 'x', display_name } } });
    },
    Salla: (name) => {
      const block = `<div class="rec-order-no">12 <div class="tag">${name}</div></div>`;
      const { document, url } = parsedPage(block, 'https://s.salla.sa/orders/order/abc');
      return shownOn(salla, { document, url });
    },
    'EasyOrders, whose list of delivery prices has it among the governorates': (government) => {
      const page = 'https://app.easy-orders.net/#/orders/0198f3a2-5b7c-7d10-9e55-3f0a1b2c3d4e';
      const { document, url } = parsedPage(
        easyordersDialog({ government: parsePage(government).body.textContent }),
        page,
      );
      return shownOn(easyorders, { document, url });
    },
  };
  it.each(Object.entries(PAGES))('is asked about by its delivery’s name: %s', (_, read) => {
    for (const name of COLLECTED) expect(isIn(read(name.replace('&', '&amp;'))), name).toBe(true);
    for (const name of DELIVERED) expect(isIn(read(name)), name).toBe(false);
  });

  it.each([
    ['PICK_UP', true],
    ['RETAIL', true],
    ['SHIPPING', false],
    ['PICKUP_POINT', false],
  ])('Shopify: by what it is, whatever it is called (%s)', (methodType, expected) => {
    const nodes = [{ deliveryMethod: null }, { deliveryMethod: { methodType } }];
    const order = { shippingLine: { title: 'Main street 5', code: 'x' }, fulfillmentOrders: { nodes } };
    expect(isIn(findDelivery(order))).toBe(expected);
  });

  it('Shopify: perhaps, where its delivery was not told and there is no address to bring it to', () => {
    const told = { fulfillmentOrders: { nodes: [] } };
    expect(isIn(findDelivery({ shippingAddress: null }))).toBe(true);
    expect(isIn(findDelivery({ shippingAddress: null, ...told }))).toBe(false);
    expect(isIn(findDelivery({ shippingAddress: { city: 'نابلس' } }))).toBe(false);
  });

  it('PrestaShop: the chosen carrier says it in its delay', () => {
    const select =
      '<select id="update_order_shipping_new_carrier_id"><option value="1" selected>Shop (Pick up in-store)</option></select>';
    const store = { kind: 'prestashop', origin: 'https://shop.example', basePath: '/admin/' } as const;
    expect(
      isIn(readPrestashop(parsePage(select), blankOrder(store, '1', 'https://shop.example/admin/'))),
    ).toBe(true);
  });

  it.each(OPENCART_VERSIONS)('OpenCart %s: by its title', (version) => {
    for (const [shippingMethod, expected] of [
      ['Pickup From Store', true],
      ['توصيل', false],
    ] as const) {
      const totals = [[shippingMethod, 25_00]] as const;
      expect(
        isIn(shownOn(opencart, openOpencart({ ...OPENCART_ORDER, shippingMethod, totals }, version))),
      ).toBe(expected);
    }
  });

  it.each(['input-shipping-code', 'input-shipping-method-code'])('OpenCart 4: by its code (%s)', (id) => {
    const { document, url } = openOpencart(OPENCART_ORDER, '4.1');
    const code = document.createElement('input');
    code.id = id;
    code.setAttribute('value', 'pickup.pickup');
    document.body.append(code);
    expect(isIn(shownOn(opencart, { document, url }))).toBe(true);
  });
});
