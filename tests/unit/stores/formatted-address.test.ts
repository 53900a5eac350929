import { describe, expect, it } from 'vitest';
import { unknown } from '../../../lib/order';
import { magento } from '../../../lib/stores/magento/reader';
import { prestashop } from '../../../lib/stores/prestashop/reader';
import { shownOn } from './judged';
import { openMagento } from './open-magento';
import { openPrestaShop } from './open-prestashop';

describe.each([
  { adapter: prestashop, open: openPrestaShop, block: '#addressShipping' },
  { adapter: magento, open: openMagento, block: '.order-shipping-address address' },
])('an address that $adapter.kind prints in lines', ({ adapter, open, block }) => {
  /** The page with the block and another beside it. */
  function readWithTwo(change: (html: string) => string) {
    const { document, url } = open();
    const first = document.querySelector(block);
    const other = first?.cloneNode(true) as Element;
    other.innerHTML = change(other.innerHTML);
    first?.after(other);
    return shownOn(adapter, { document, url });
  }

  it('is one where its block stands twice', () => {
    const order = readWithTwo((html) => html);
    expect(order.shipping.name).toMatchObject({ value: 'سلمى عودة' });
    expect(order.shippingLines?.join()).toContain('بيت فوريك');
  });

  it('is open where two blocks differ', () => {
    const order = readWithTwo((html) => html.replaceAll('بيت فوريك', 'نابلس'));
    expect(order.shipping).toMatchObject({ name: unknown('ambiguous'), city: unknown('ambiguous') });
    expect(order.shippingLines).toBeUndefined();
  });
});
