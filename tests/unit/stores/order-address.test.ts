import { describe, expect, it } from 'vitest';
import { findListReader } from '../../../lib/stores/lists';
import { magento } from '../../../lib/stores/magento/reader';
import { opencart } from '../../../lib/stores/opencart/reader';
import { findListedAddress, findOrderAddress } from '../../../lib/stores/order-address';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { magentoList } from '../../stores/magento/order-page';
import { OPENCART_ORDER } from '../../stores/opencart/opencart-order';
import { opencartListPage } from '../../stores/opencart/opencart-panel-page';
import { PLAIN, practiceOrders } from '../../stores/orders';
import { prestaShopList } from '../../stores/prestashop/order-page';
import { ADMIN as MAGENTO, openMagento } from './open-magento';
import { OPENCART_VERSIONS, opencartAddress, openOpencart, SECRET, sessionOf } from './open-opencart';
import { openPrestaShop, ADMIN as PRESTASHOP } from './open-prestashop';
import { parsedPage, parsePage } from './parse-page';

describe('the address by which an order opens', () => {
  it.each(OPENCART_VERSIONS)('of OpenCart %s has the token of whichever page stands open', (version) => {
    const route = version === '4.1' ? 'sale/order.info' : 'sale/order/info';
    const link = `https://shop.example/back-office/index.php?route=${route}&order_id=77`;
    const list = {
      document: parsePage(opencartListPage([9, 8], '/', sessionOf(version))),
      url: opencartAddress('sale/order', version),
    };
    for (const { document, url } of [list, openOpencart(OPENCART_ORDER, version)]) {
      const address = new URL(findOrderAddress(opencart, { orderId: '77', link }, { document, url }) ?? '');
      expect(address.searchParams.get('route')).toBe(route);
      expect(address.searchParams.get('order_id')).toBe('77');
      expect(address.searchParams.get(sessionOf(version).name)).toBe(SECRET);
    }
  });

  it('of PrestaShop has the token of whichever page stands open', () => {
    const link = `${PRESTASHOP}index.php/sell/orders/77/view`;
    const list = parsedPage(
      prestaShopList(practiceOrders, []),
      `${PRESTASHOP}index.php/sell/orders/?_token=s1`,
    );
    expect(findOrderAddress(prestashop, { orderId: '77', link }, list)).toBe(`${link}?_token=s1`);
    const other = openPrestaShop();
    expect(findOrderAddress(prestashop, { orderId: '77', link }, other)).toBe(`${link}?_token=secret`);
  });

  it('of Magento is in its list alone, for the key in it is of that page', () => {
    const orderId = String(PLAIN);
    const asked = { orderId, link: `${MAGENTO}sales/order/view/order_id/${orderId}/` };
    const list = parsedPage(magentoList(practiceOrders, []), `${MAGENTO}sales/order/index/key/abc/`);
    expect(findListedAddress(magento, findListReader('magento'), asked, list)).toBe(
      `${asked.link}key/5ec2e7${orderId}/`,
    );
    const own = openMagento();
    expect(findOrderAddress(magento, asked, own)).toBe(own.url.href);
    const other = { orderId: '999', link: `${MAGENTO}sales/order/view/order_id/999/` };
    expect(findOrderAddress(magento, other, own)).toBeNull();
  });

  it('is not told by another admin, nor by a page that is none', () => {
    const { document, url } = openOpencart(OPENCART_ORDER, '4.1');
    const ask = (link: string) => findOrderAddress(opencart, { orderId: '77', link }, { document, url });
    expect(ask('https://shop.example/other/index.php?route=sale/order.info&order_id=77')).toBeNull();
    expect(ask('https://evil.example/back-office/index.php?route=sale/order.info&order_id=77')).toBeNull();
    const link = 'https://shop.example/back-office/index.php?route=sale/order.info&order_id=77';
    expect(
      findOrderAddress(opencart, { orderId: '77', link }, { document: parsePage('<p>x'), url }),
    ).toBeNull();
  });
});
