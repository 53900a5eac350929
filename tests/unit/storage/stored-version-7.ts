import { openDB } from 'idb';
import { makeOtherStores } from './other-stores';

/** An account as version 7 kept it, before anybody was asked for its country, its phones' form or its key's field. */
export const ACCOUNT_7 = {
  id: 'shop',
  name: 'Noor shop',
  address: 'https://api.delivery.example',
  identityVersion: 3,
  environment: 'live',
  numberRule: 'whole',
  currency: 'ILS',
  deliveryPaidBy: 'recipient',
  totalIncludesDelivery: true,
  paidOrders: 'ask',
  size: null,
  weight: null,
  descriptionTemplate: '{items}',
};

/** Another one, half typed. */
export const DRAFT_7 = {
  accountId: null,
  draft: {
    name: 'Half typed',
    address: 'https://other.example',
    environment: 'live',
    currency: 'ILS',
    otherCurrency: '',
    numberRule: 'whole',
    totalIncludesDelivery: 'yes',
    deliveryPaidBy: 'recipient',
    paidOrders: 'ask',
    length: '',
    width: '',
    height: '',
    weight: '',
    descriptionTemplate: '{items}',
  },
};

/** The single values as version 7 had them; the other stores are empty. */
export async function writeVersion7(): Promise<void> {
  const database = await openDB('shahna', 7, {
    upgrade(fresh) {
      fresh.createObjectStore('values');
      fresh.createObjectStore('order-notes', { keyPath: 'rowId' });
      makeOtherStores(fresh, 7);
    },
  });
  const settings = {
    version: 1,
    accounts: [ACCOUNT_7],
    activeAccountId: 'shop',
    stores: [],
    language: 'auto',
  };
  await database.put('values', settings, 'settings');
  await database.put('values', DRAFT_7, 'account-draft');
  database.close();
}
