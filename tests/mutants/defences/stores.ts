import type { Mutant } from '../mutant';

/** What keeps an order's data from being read off something else than the order. */
export const storesDefences: readonly Mutant[] = [
  {
    name: 'address-form-origin',
    what: 'a page has its person’s session ask another site for an address form',
    patches: [
      {
        file: 'lib/stores/listed-orders.ts',
        from: 'return address.origin === url.origin ? address : null;',
        to: 'return address;',
      },
    ],
    tests: ['tests/unit/stores/address-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'address-form-witness',
    what: 'a form of another address than the one on the page is believed',
    patches: [
      {
        file: 'lib/stores/address-form.ts',
        from: 'return isThis && showsPhone(form.phone, lines) ? form',
        to: 'return true ? form',
      },
    ],
    tests: ['tests/unit/stores/address-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'address-form-phone',
    what: 'a form whose phone is another than the one on the page is believed',
    patches: [
      {
        file: 'lib/stores/address-form.ts',
        from: 'return isThis && showsPhone(form.phone, lines) ? form',
        to: 'return isThis ? form',
      },
    ],
    tests: ['tests/unit/stores/address-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'address-form-one-link',
    what: 'of two links that edit an address the first is believed',
    patches: [{ file: 'lib/stores/address-form.ts', from: ' || addresses.size > 1', to: '' }],
    tests: ['tests/unit/stores/address-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'magento-buttons',
    what: 'a foot of totals is believed against what the order’s buttons say',
    patches: [
      {
        file: 'lib/stores/magento/totals.ts',
        from: 'return speaksAgainst && !isZero(total) ? null',
        to: 'return false ? null',
      },
    ],
    tests: ['tests/unit/stores/magento-money.test.ts'],
    project: 'unit',
  },
  {
    name: 'prestashop-first-status',
    what: 'how an order is paid is told by the status it has now, whoever set it',
    patches: [
      {
        file: 'lib/stores/prestashop/payment.ts',
        from: "statusHistory(document).at(-1) ?? ''",
        to: "statusHistory(document).at(0) ?? ''",
      },
    ],
    tests: ['tests/unit/stores/prestashop-money.test.ts'],
    project: 'unit',
  },
  {
    name: 'status-shipped',
    what: 'a cash order whose status is Shipped goes in one press',
    patches: [{ file: 'lib/parcel/doubt-status.ts', from: "shipped: 'order-shipped'", to: 'shipped: null' }],
    tests: ['tests/unit/parcel/doubt-status.test.ts'],
    project: 'unit',
  },
  {
    name: 'picked-up',
    what: 'an order that its customer comes for is sent',
    patches: [
      { file: 'lib/parcel/doubt-status.ts', from: 'isPickedUp === true', to: 'isPickedUp === undefined' },
    ],
    tests: ['tests/unit/parcel/doubt-status.test.ts'],
    project: 'unit',
  },
  {
    name: 'asked-again-reading-alone',
    what: 'what writes to a store is sent again when the store stumbles',
    patches: [{ file: 'lib/stores/ask-again.ts', from: "(init?.method ?? 'GET') === 'GET'", to: 'true' }],
    tests: ['tests/unit/stores/ask-again.test.ts'],
    project: 'unit',
  },
];
