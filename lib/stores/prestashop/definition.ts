import { defineStore } from '../definition';

/**
 * PrestaShop 1.7.7 and later (order pages before were of another make). The admin's folder has a random name; the path
 * contains `index.php` where the server rewrites no addresses. An order's page carries the panel of its goods, and its id
 * behind `#` in the heading; a page whose address has another id is not recognised.
 */
export const prestaShopDefinition = defineStore({
  kind: 'prestashop',
  name: 'PrestaShop',
  notesIn: 'notes',
  sessionInAddresses: true,
  page: /^https?:\/\/[^/]+(?<base>\/(?:[^/]+\/)*?)(?:index\.php\/)?sell\/orders(?:\/(?<id>[1-9]\d{0,9})\/view)?\/?$/,
  stands(document, orderId) {
    if (orderId === null)
      return document.querySelector('#order_grid_table, input.js-bulk-action-checkbox') !== null;
    const titles = [...document.querySelectorAll('h1 strong')].map((part) => part.textContent?.trim());
    return document.getElementById('orderProductsPanel') !== null && titles.includes(`#${orderId}`);
  },
  /** Without its `_token`, the person's secret, PrestaShop asks once whether the page is really wanted. */
  orderLink: (_store, _orderId, from) => from.origin + from.pathname,
});

/** The same address with the person's token, which opens every page of the admin without being asked about. */
export function withPrestaShopToken(link: string, page: URL): string | null {
  const address = URL.parse(link, page.href);
  const token = page.searchParams.get('_token');
  if (token === null || address?.origin !== page.origin) return null;
  address.searchParams.set('_token', token);
  return address.href;
}
