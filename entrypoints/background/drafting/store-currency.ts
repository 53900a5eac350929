import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import { known, type Order } from '../../../lib/order';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { keepStoreCurrency } from '../../../lib/settings/store-currency';
import { isOnSite } from '../../../lib/store-key';
import { tellAll } from '../tell';

/**
 * The order in the currency that the person said its store's sign means: where a store blocks its interface, its
 * pages show a sign alone.
 */
export function withStoreCurrency(order: Order, { stores }: Settings): Order {
  const { currency } = order;
  if (currency.known || currency.text === undefined) return order;
  const signs = stores.find(({ origin }) => origin === order.store.origin)?.currencySigns ?? {};
  const code = Object.hasOwn(signs, currency.text) ? signs[currency.text] : undefined;
  return code === undefined ? order : { ...order, currency: known(code, 'labelled-text') };
}

/**
 * A person said what the sign on a store's pages means: it counts for every order of that store.
 * @throws Failure `store-not-enabled`, `storage-unavailable`
 */
export async function confirmCurrency(asked: InputOf<'store/currency'>): Promise<void> {
  const { stores } = await readSettings();
  const enabled = stores.find(({ origin }) => isOnSite(asked.store, origin));
  if (enabled === undefined) throw new Failure('store-not-enabled');
  await keepStoreCurrency(enabled.origin, asked.sign, asked.currency);
  await tellAll();
}
