import type { Order } from '../../../lib/order';
import { withNamedFields } from '../../../lib/parcel/named-fields';
import { withPointedFields } from '../../../lib/parcel/pointed-fields';
import { findAddressText } from '../../../lib/parcel/recipient';
import type { Settings } from '../../../lib/settings/settings';
import type { AddressText } from '../../../lib/villages/address';
import { withStoreCurrency } from './store-currency';

/** The order with all that its fields plainly are, and that the person said of its store: a currency's sign, a field. */
export function asSaid(order: Order, settings: Settings): Order {
  const store = settings.stores.find(({ origin }) => origin === order.store.origin);
  const known = withNamedFields(withStoreCurrency(order, settings), store?.fields);
  return withPointedFields(known, store?.fields);
}

/** The address that the village of an order is looked for in. */
export function addressOf(order: Order, settings: Settings): AddressText {
  return findAddressText(asSaid(order, settings));
}
