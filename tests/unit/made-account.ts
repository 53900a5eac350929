import type { Account } from '../../lib/settings/account';

/** An account for practice, with what a test says of it. */
export function madeAccount(change: Partial<Account> = {}): Account {
  return {
    id: 'account',
    name: 'Practice',
    address: 'https://service.example',
    identityVersion: 1,
    environment: 'testing',
    numberRule: 'two-decimals',
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
