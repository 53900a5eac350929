import type { Mutant } from '../mutant';

/** What keeps a reader from saying of an order what its store does not say. */
export const readersDefences: readonly Mutant[] = [
  {
    name: 'virtual-goods-all',
    what: 'an order of a download and a cup is said to have nothing to send',
    patches: [
      { file: 'lib/stores/woocommerce/virtual.ts', from: 'all.every(Boolean)', to: 'all.some(Boolean)' },
    ],
    tests: ['tests/unit/stores/woocommerce-virtual.test.ts'],
    project: 'unit',
  },
  {
    name: 'virtual-goods-place',
    what: 'an order that has a place to be sent to is said to have nothing to send',
    patches: [
      {
        file: 'lib/stores/woocommerce/virtual.ts',
        from: 'if (!isEmptyList(ways) || !PLACE.every((part) => isAbsent(order.shipping[part]))) return order;',
        to: '',
      },
    ],
    tests: ['tests/unit/stores/woocommerce-virtual.test.ts'],
    project: 'unit',
  },
  {
    name: 'shopify-signed-out',
    what: 'a Shopify that sends on to its sign-in is taken for one that is out of reach',
    patches: [
      {
        file: 'lib/stores/fetch-store.ts',
        from: "answer.status === 401 || answer.type === 'opaqueredirect'",
        to: 'answer.status === 401',
      },
    ],
    tests: ['tests/unit/stores/shopify.test.ts'],
    project: 'unit',
  },
];
