import type { Account } from '../../../lib/storage/account';
import type { Settings } from '../../../lib/storage/settings';

export function madeAccount(change: Partial<Account> = {}): Account {
  return {
    id: 'shop',
    name: 'Noor shop',
    address: 'https://api.delivery.example',
    identityVersion: 1,
    environment: 'live',
    numberRule: 'whole',
    currency: 'ILS',
    deliveryPaidBy: 'recipient',
    totalIncludesDelivery: true,
    paidOrders: 'ask',
    size: null,
    weight: null,
    descriptionTemplate: '{items}',
    ...change,
  };
}

export function madeSettings(change: Partial<Settings> = {}): Settings {
  return { version: 1, accounts: [], activeAccountId: null, stores: [], language: 'auto', ...change };
}
