import { Failure } from '../../../lib/failure';
import type { InputOf } from '../../../lib/messaging/protocol';
import { known, type Order } from '../../../lib/order';
import { withNamedFields } from '../../../lib/parcel/named-fields';
import { withPointedFields } from '../../../lib/parcel/pointed-fields';
import { findAddressText } from '../../../lib/parcel/recipient';
import { findStoreOf } from '../../../lib/settings/find-store';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { keepStoreCurrency } from '../../../lib/settings/store-said';
import type { AddressText } from '../../../lib/villages/address';
import { tellAll } from '../tell';

/** The order with all that its fields plainly are, and that the person said of its store: a currency's sign, a field. */
export function asSaid(order: Order, settings: Settings): Order {
  const store = settings.stores.find(({ origin }) => origin === order.store.origin);
  const named = withNamedFields(withStoreCurrency(order, settings), store?.fields);
  return withPointedFields(named, store?.fields);
}

export function addressOf(order: Order, settings: Settings): AddressText {
  return findAddressText(asSaid(order, settings));
}

/** Where a store blocks its interface, its pages show a currency's sign alone: the person said what that means. */
function withStoreCurrency(order: Order, { stores }: Settings): Order {
  const { currency } = order;
  if (currency.known || currency.text === undefined) return order;
  const signs = stores.find(({ origin }) => origin === order.store.origin)?.currencySigns ?? {};
  const code = Object.hasOwn(signs, currency.text) ? signs[currency.text] : undefined;
  return code === undefined ? order : { ...order, currency: known(code, 'labelled-text') };
}

/** It counts for every order of that store. @throws Failure `store-not-enabled`, `storage-unavailable` */
export async function confirmCurrency(asked: InputOf<'store/currency'>): Promise<void> {
  const { stores } = await readSettings();
  const enabled = findStoreOf(stores, asked.store);
  if (enabled === undefined) throw new Failure('store-not-enabled');
  await keepStoreCurrency(enabled.origin, asked.sign, asked.currency);
  await tellAll();
}
