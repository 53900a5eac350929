import type { Mutant } from '../mutant';

/** What an order says that is asked about, where nothing else would stop a press. */
export const askedAboutDefences: readonly Mutant[] = [
  {
    name: 'status-words-not-yet',
    what: 'an order that was not dispatched yet is asked about as if it were',
    patches: [{ file: 'lib/parcel/status-words.ts', from: 'not|yet|be', to: 'nothing' }],
    tests: ['tests/unit/parcel/order-doubts.test.ts'],
    project: 'unit',
  },
  {
    name: 'youcan-tracking',
    what: 'an order of YouCan with a tracking number ships again in one press',
    patches: [{ file: 'lib/stores/youcan/read-answer.ts', from: 'isTracked ||', to: '' }],
    tests: ['tests/unit/stores/youcan.test.ts'],
    project: 'unit',
  },
  {
    name: 'other-phone-asked',
    what: 'the buyer is called where a field has the recipient’s phone',
    patches: [
      {
        file: 'lib/parcel/named-fields.ts',
        from: 'withSecond(unsure(read.phone), phone)',
        to: 'read.phone',
      },
    ],
    tests: ['tests/unit/parcel/named-fields.test.ts'],
    project: 'unit',
  },
  {
    name: 'typed-phone-outdated',
    what: 'a phone that was typed goes along to whoever the order was changed to',
    patches: [{ file: 'lib/parcel/order-said.ts', from: '[words.phone]', to: '[]' }],
    tests: ['tests/unit/background/order-says-otherwise.test.ts'],
    project: 'unit',
  },
  {
    name: 'delivery-tax',
    what: 'the tax of a delivery that the sender pays is collected from the recipient',
    patches: [{ file: 'lib/parcel/delivery-line.ts', from: 'addDecimals(charged, tax)', to: 'charged' }],
    tests: ['tests/unit/parcel/money.test.ts'],
    project: 'unit',
  },
  {
    name: 'delivery-refunded',
    what: 'a delivery that was given back is taken off once more',
    patches: [{ file: 'lib/parcel/settle.ts', from: 'isBoth && refunds.findings.length === 0', to: 'false' }],
    tests: ['tests/unit/parcel/money.test.ts'],
    project: 'unit',
  },
  {
    name: 'shopify-delivery-untold',
    what: 'an order to be picked up is sent where Shopify does not tell its delivery',
    patches: [{ file: 'lib/stores/shopify/read-answer.ts', from: 'isUntold ||', to: '' }],
    tests: ['tests/unit/stores/pick-up.test.ts'],
    project: 'unit',
  },
  {
    name: 'own-fields-first',
    what: 'the village of a shop’s own field is cut off behind what plugins keep',
    patches: [
      { file: 'lib/stores/custom-fields.ts', from: "at !== 'data' || MAY_BE_PLACE.test(key)", to: 'true' },
    ],
    tests: ['tests/unit/stores/many-fields.test.ts'],
    project: 'unit',
  },
  {
    name: 'other-status-asked',
    what: 'an order that was let stand as failed is sent although it was cancelled since',
    patches: [{ file: 'lib/parcel/confirmation.ts', from: "  'status',\n", to: '' }],
    tests: ['tests/unit/background/cancelled-order.test.ts'],
    project: 'unit',
  },
  {
    name: 'left-status-not-learned',
    what: 'a status that the order has left when it is shipped counts as one at which the shop ships',
    patches: [{ file: 'lib/parcel/confirmation.ts', from: 'asked.has(one) || ', to: 'true || ' }],
    tests: ['tests/unit/background/status-let-stand.test.ts'],
    project: 'unit',
  },
];
