import { madeOrder } from '../../e2e/made-order';
import { readTable } from '../../read-table';
import type { PracticeItem, PracticeOrder, PracticeParty } from '../../stores/practice-order';
import { PLAIN_SETTINGS, type ShopSettings } from '../../stores/shop-settings';

/** A shop as one would find it, to be shown to the world: made-up people, made-up orders, real villages. */
export const SHOWN_SHOP: ShopSettings = {
  ...PLAIN_SETTINGS,
  name: { ar: 'زيت وزعتر', en: 'Zeit & Zaatar' },
};

/** Nothing in it is in doubt. */
export const CLEAN = 2041;
/** A village of this name lies in two cities. */
export const DOUBTFUL = 2038;

/**
 * `shop.tsv`: each order twice, as the shop writes it in Arabic and in English, the newest first. A line is how many,
 * the article, hundredths for one, and its name.
 */
const SHOWN = readTable(new URL('shop.tsv', import.meta.url));

const shownIn = (language: 'ar' | 'en') => SHOWN.filter(({ cell }) => cell('language') === language);

/** The shop's orders, the newest first. */
export function shownOrders(language: 'ar' | 'en', day: string): readonly PracticeOrder[] {
  return shownIn(language).map(({ cell }, index) => {
    const [firstName = '', ...rest] = cell('name').split(' ');
    const recipient: Partial<PracticeParty> = {
      firstName,
      lastName: rest.join(' '),
      phone: cell('phone'),
      city: cell('city'),
      state: cell('state'),
      address1: cell('street'),
    };
    const time = `${String(10 - Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '42' : '15'}:00`;
    const made = madeOrder(Number(cell('id')), { recipient, items: cell('lines').split(' | ').map(itemOf) });
    const delivery = [{ name: language === 'ar' ? 'توصيل' : 'Delivery', total: 20_00, tax: 0 }];
    return { ...made, delivery, createdAt: `${day}T${time}`, customerNote: '' };
  });
}

/** Who stands in the books of such a shop. */
export const SHOWN_NAMES: Readonly<Record<'ar' | 'en', readonly string[]>> = {
  ar: shownIn('ar').map(({ cell }) => cell('name')),
  en: shownIn('en').map(({ cell }) => cell('name')),
};

function itemOf(line: string): PracticeItem {
  const [many, sku = '', price, ...name] = line.split(' ');
  const quantity = Number(many);
  const total = quantity * Number(price);
  return { name: name.join(' '), sku, quantity, subtotal: total, total, tax: 0 };
}
