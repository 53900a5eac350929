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
        from: 'if (!Array.isArray(ways) || ways.length > 0 || !isNowhere) return false;',
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
  {
    name: 'own-field-account',
    what: 'a village kept with a customer’s account is shipped to as if it were the order’s',
    patches: [{ file: 'lib/stores/magento/reader.ts', from: "...row, means: 'unknown' }", to: '...row }' }],
    tests: ['tests/unit/stores/own-fields.test.ts'],
    project: 'unit',
  },
  {
    name: 'own-field-whose',
    what: 'a field of one of two addresses is taken for the one that the parcel goes to',
    patches: [
      {
        file: 'lib/stores/opencart/panel-page.ts',
        from: "at === 'order' && !isOneAddress",
        to: 'false',
      },
    ],
    tests: ['tests/unit/stores/own-fields.test.ts'],
    project: 'unit',
  },
  {
    name: 'own-field-area',
    what: 'an area in a block of a page, which may be the sender’s, is shipped to unasked',
    patches: [{ file: 'lib/parcel/field-kind.ts', from: "key === '' && named === 'area'", to: 'false' }],
    tests: ['tests/unit/stores/own-fields.test.ts'],
    project: 'unit',
  },
  {
    name: 'own-field-next-door',
    what: 'a village in a field of its own is shipped to though the town is in the next governorate',
    patches: [{ file: 'lib/villages/rank.ts', from: '!isOfField &&', to: '' }],
    tests: ['tests/unit/parcel/order-places.test.ts'],
    project: 'unit',
  },
  {
    name: 'note-below-a-long-one',
    what: 'an order with a long note is shipped once more, since our line below it is cut off',
    patches: [{ file: 'lib/stores/prestashop/places.ts', from: 'textarea @last', to: 'textarea' }],
    tests: ['tests/unit/stores/prestashop-note.test.ts'],
    project: 'unit',
  },
  {
    name: 'texts-of-a-place',
    what: 'a page keeps the background from all else by any number of texts at one place',
    patches: [
      {
        file: 'lib/page-text-schema.ts',
        from: 'z.array(text).check(z.maxLength(MOST.found))',
        to: 'z.array(text)',
      },
    ],
    tests: ['tests/unit/stores/judge-order.test.ts'],
    project: 'unit',
  },
  {
    name: 'region-of-the-form',
    what: 'a region that the form says becomes what the page prints',
    patches: [
      {
        file: 'lib/stores/judge-order.ts',
        from: "sent.store.kind === 'woocommerce' && page?.texts",
        to: 'page?.texts',
      },
    ],
    tests: ['tests/unit/stores/opencart.test.ts'],
    project: 'unit',
  },
];
