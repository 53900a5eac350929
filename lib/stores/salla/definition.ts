import type { Addressed, RecognisedBy } from '../definition';

const PAGE = /^https:\/\/s\.salla\.sa(?<base>\/)orders(?:\/order\/(?<id>[\w-]{1,100}))?\/?$/;

/** One address for all shops. The token names the order for good (it is what Salla's own interface gives out). */
export const sallaDefinition = {
  kind: 'salla',
  name: 'Salla',
  hosted: { origin: 'https://s.salla.sa', basePath: '/' },
  page: PAGE,
  detect(document, { origin, pathname }) {
    const { base: basePath, id: orderId } = PAGE.exec(origin + pathname)?.groups ?? {};
    if (basePath === undefined) return null;
    const store = { kind: 'salla', origin, basePath } as const;
    return orderId === undefined
      ? document.querySelector('tr.row_order, #table_list_orders') && { page: 'order-list', store }
      : document.querySelector('.rec-order-no, [data-card-customer-buyer]') && {
          page: 'order',
          store,
          orderId,
        };
  },
  orderLink: ({ origin, basePath }, orderId) => `${origin}${basePath}orders/order/${orderId}`,
} as const satisfies RecognisedBy & Addressed<'salla'>;
