import type { Order } from '../../../lib/order';
import { listAddress, orderAddress } from '../../stores/admin';
import { listPage } from '../../stores/page/list-page';
import { orderPage } from '../../stores/page/order-page';
import type { PracticeOrder } from '../../stores/practice-order';
import { type Language, PLAIN_SETTINGS, type ShopSettings, type Storage } from '../../stores/shop-settings';
import { type OpenPage, parsedPage } from './parse-page';

export const ORIGIN = 'https://shop.example';

interface Choice {
  readonly storage?: Storage;
  readonly language?: Language;
  readonly settings?: ShopSettings;
  readonly restRoot?: string;
}

/** An order's page of the practice shop, opened without a browser; its scripts are not run. */
export function openOrderPage(order: PracticeOrder, choice?: Choice): OpenPage {
  const shop = shopOf(choice);
  const page = orderPage(order, { ...shop, notes: [] });
  return parsedPage(String(page), ORIGIN + orderAddress(order.id, shop.storage, shop.language));
}

/** The practice shop's list of orders, opened the same way. */
export function openListPage(orders: readonly PracticeOrder[], choice?: Choice): OpenPage {
  const shop = shopOf(choice);
  const address = ({ id }: PracticeOrder) => orderAddress(id, shop.storage, shop.language);
  const page = listPage(orders, { ...shop, address });
  return parsedPage(String(page), ORIGIN + listAddress(shop.storage, shop.language));
}

function shopOf(choice: Choice = {}) {
  const plain = { storage: 'new', language: 'en', settings: PLAIN_SETTINGS } as const;
  return { ...plain, restRoot: `${ORIGIN}/wp-json/`, nonce: 'a1b2c3d4e5', ...choice };
}

/** The only element of this selector. */
export function the(document: Document, selector: string): Element {
  const [element, other] = document.querySelectorAll(selector);
  if (element === undefined || other !== undefined) throw new Error(`not exactly one ${selector}`);
  return element;
}

export function type(document: Document, id: string, value: string): void {
  const control = the(document, `[id="${id}"]`);
  if (!('value' in control)) throw new Error(`${id} holds no value`);
  control.value = value;
}

/**
 * The order's facts by their path (`billing.phone`, `items.0.amount`): text of the value (amounts without
 * zeros at the end), `null` when unknown.
 */
export function factsOf(order: Order): Map<string, string | null> {
  const facts = new Map<string, string | null>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) {
      facts.set(path, value === null ? null : String(value));
    } else if ('known' in value) {
      const text = value.known && 'value' in value ? String(value.value) : null;
      facts.set(path, text?.replace(/^(-?\d+)\.0+$|^(-?\d+\.\d*[1-9])0+$/, '$1$2') ?? null);
    } else {
      for (const [key, part] of Object.entries(value)) walk(part, path === '' ? key : `${path}.${key}`);
    }
  };
  walk(order, '');
  return facts;
}
