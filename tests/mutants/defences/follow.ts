import type { Mutant } from '../mutant';

const fields = ['tests/unit/stores/prestashop-fields.test.ts'];
const shipments = ['tests/unit/stores/magento-fields.test.ts'];
const writes = ['tests/unit/storage/order-writes.test.ts'];
const background = ['tests/unit/background/follow.test.ts'];

/** What keeps a store's order as it is where its status or its tracking number follows a parcel. */
export const followDefences: readonly Mutant[] = [
  {
    name: 'field-read-first',
    what: 'an order is changed before anybody read what stands in it',
    patches: [
      {
        file: 'lib/stores/order-field.ts',
        from: "if (ours === null) return { outcome: 'read', value };",
        to: '',
      },
    ],
    tests: fields,
    project: 'unit',
  },
  {
    name: 'field-as-read',
    what: 'what a person changed in an order meanwhile is overwritten',
    patches: [
      {
        file: 'lib/stores/order-field.ts',
        from: "if (!ours.includes(value)) return { outcome: 'changed', value };",
        to: '',
      },
    ],
    tests: fields,
    project: 'unit',
  },
  {
    name: 'field-read-back',
    what: 'a change of an order is called written that the store did not keep',
    patches: [
      {
        file: 'lib/stores/order-field.ts',
        from: "if (after.value === to) return { outcome: 'written', value: to };",
        to: "return { outcome: 'written', value: to };",
      },
    ],
    tests: fields,
    project: 'unit',
  },
  {
    name: 'prestashop-fields-known',
    what: 'a PrestaShop order is changed by a form that changes more than what was read',
    patches: [{ file: 'lib/stores/prestashop/fields.ts', from: '!stands.every(isKnown)', to: 'false' }],
    tests: fields,
    project: 'unit',
  },
  {
    name: 'magento-shipment-known',
    what: 'a Magento shipment is made by a form that says more than what is known of it',
    patches: [{ file: 'lib/stores/magento/fields.ts', from: '!controls.every(isKnown)', to: 'false' }],
    tests: shipments,
    project: 'unit',
  },
  {
    name: 'magento-shipment-unmailed',
    what: 'a Magento shipment is made with the boxes ticked that mail the customer',
    patches: [
      {
        file: 'lib/stores/magento/fields.ts',
        from: '!BOXES.includes(nameOf(control))',
        to: 'control !== null',
      },
    ],
    tests: shipments,
    project: 'unit',
  },
  {
    name: 'magento-shipment-form-came',
    what: 'wherever Magento’s button leads is taken for the form of a shipment',
    patches: [
      {
        file: 'lib/stores/magento/fields.ts',
        from: 'ownAddress(answer.url, start, basePath + NEW_SHIPMENT)',
        to: 'start',
      },
    ],
    tests: shipments,
    project: 'unit',
  },
  {
    name: 'magento-number-whole',
    what: 'another number that ours is a part of is taken for ours in a Magento order’s history',
    patches: [
      {
        file: 'lib/stores/magento/fields.ts',
        from: 'at >= 0 && !beside.some((sign) => sign !== undefined && /[\\p{L}\\p{N}_-]/u.test(sign))',
        to: 'at >= 0',
      },
    ],
    tests: shipments,
    project: 'unit',
  },
  {
    name: 'medusa-whole',
    what: 'a Medusa order of which a part is packed already is packed and sent once more',
    patches: [{ file: 'lib/stores/medusa/fields.ts', from: '!isWhole ||', to: '' }],
    tests: ['tests/unit/stores/medusa-fields.test.ts'],
    project: 'unit',
  },
  {
    name: 'medusa-unmailed',
    what: 'a shop’s programs are not asked to leave the customer of a Medusa order alone',
    patches: [
      { file: 'lib/stores/medusa/fields.ts', from: '{ ...body, no_notification: true }', to: 'body' },
    ],
    tests: ['tests/unit/stores/medusa-fields.test.ts'],
    project: 'unit',
  },
  {
    name: 'write-after-note',
    what: 'an order is changed while its note is being written, which carries the status along as it was',
    patches: [
      {
        file: 'lib/storage/order-writes.ts',
        from: "note?.state === 'claimed' && !isAbandoned(note, now)",
        to: 'note === null',
      },
    ],
    tests: writes,
    project: 'unit',
  },
  {
    name: 'tracking-of-others',
    what: 'a tracking number that stands in an order is replaced',
    patches: [
      {
        file: 'lib/storage/order-write-steps.ts',
        from: "what === 'tracking' && found.value !== ''",
        to: 'false',
      },
    ],
    tests: writes,
    project: 'unit',
  },
  {
    name: 'second-number-of-ours',
    what: 'a parcel’s number that stayed out for somebody else’s is written as soon as another of the order is taken out',
    patches: [
      {
        file: 'lib/storage/order-write-steps.ts',
        from: '!ours.includes(write.last)',
        to: 'ours.length === 0',
      },
    ],
    tests: ['tests/unit/storage/second-number.test.ts'],
    project: 'unit',
  },
  {
    name: 'follow-shown-first',
    what: 'a store’s order is changed before the person saw one such change',
    patches: [
      { file: 'lib/storage/order-write-steps.ts', from: "isSeen ? 'waiting' : 'shown'", to: "'waiting'" },
    ],
    tests: writes,
    project: 'unit',
  },
  {
    name: 'number-with-the-parcel',
    what: 'a parcel’s tracking number is not written where the background ends once the parcel is made',
    patches: [
      {
        file: 'lib/outbox/write-rows.ts',
        from: 'next, { isMarked, isNamed })',
        to: 'next, { isMarked, isNamed: false })',
      },
    ],
    tests: background,
    project: 'unit',
  },
  {
    name: 'status-with-the-news',
    what: 'an order’s status does not follow what was told where the background ends once that is kept',
    patches: [
      { file: 'lib/shop-relay/relay-changes.ts', from: 'accountId !== null', to: 'accountId === undefined' },
    ],
    tests: ['tests/unit/background/followed-status.test.ts'],
    project: 'unit',
  },
  {
    name: 'old-orders-left-as-they-are',
    what: 'all orders of years get their status at once where it is said what one number means, or a shop is joined',
    patches: [{ file: 'lib/outbox/follow-row.ts', from: 'at >= Date.now() - WAITS && ', to: '' }],
    tests: ['tests/unit/background/said-statuses.test.ts', 'tests/unit/background/followed-status.test.ts'],
    project: 'unit',
  },
  {
    name: 'wishes-run-out',
    what: 'an order gets the status of months ago when somebody opens its store again',
    patches: [
      { file: 'lib/storage/order-writes.ts', from: '  if (isLeft(write, now)) return false;\n', to: '' },
    ],
    tests: ['tests/unit/storage/order-writes.test.ts'],
    project: 'unit',
  },
  {
    name: 'settle-what-was-claimed',
    what: 'what a page wrote counts for what was wished while it wrote',
    patches: [
      {
        file: 'lib/storage/order-write-steps.ts',
        from: 'isDone && claimed?.to !== valueToWrite(next)',
        to: 'false',
      },
    ],
    tests: ['tests/unit/storage/writes-in-any-order.test.ts'],
    project: 'unit',
  },
  {
    name: 'put-back-unmailed',
    what: 'an order’s status is put back to one of which the store mails its customer',
    patches: [
      {
        file: 'entrypoints/background/follow/follow.ts',
        from: 'follow?.mayMail === true || !mayMail(kind, statusId)',
        to: 'true',
      },
    ],
    tests: background,
    project: 'unit',
  },
  {
    name: 'follow-only-wanted',
    what: 'an order’s status follows its parcel though nobody wants that',
    patches: [
      {
        file: 'lib/settings/follow-choice.ts',
        from: 'takes[what] === undefined ? undefined : follow?.[what]',
        to: "takes[what] === undefined ? undefined : 'seen'",
      },
    ],
    tests: background,
    project: 'unit',
  },
];
