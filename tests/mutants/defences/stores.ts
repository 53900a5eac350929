import type { Mutant } from '../mutant';

/** What keeps an order's data from being read off something else than the order. */
export const storesDefences: readonly Mutant[] = [
  {
    name: 'address-form-origin',
    what: 'a page has its person’s session ask another site for an address form',
    patches: [
      {
        file: 'lib/stores/fetch-store.ts',
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
        file: 'lib/stores/formatted-address.ts',
        from: 'if (!isThis || !showsPhone(phone, lines))',
        to: 'if (lines.length === -1)',
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
        file: 'lib/stores/formatted-address.ts',
        from: 'if (!isThis || !showsPhone(phone, lines))',
        to: 'if (!isThis)',
      },
    ],
    tests: ['tests/unit/stores/address-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'address-form-one-link',
    what: 'of two links that edit an address the first is believed',
    patches: [
      { file: 'lib/stores/address-form.ts', from: 'addresses.size > 1 ? null : address', to: 'address' },
    ],
    tests: ['tests/unit/stores/address-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'magento-shipped',
    what: 'an order that was shipped whole and not invoiced ships again in one press',
    patches: [
      {
        file: 'lib/stores/magento/read-page.ts',
        from: 'isShipped = isShippedInPart(page, totals)',
        to: 'isShipped = false',
      },
    ],
    tests: ['tests/unit/stores/magento.test.ts'],
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
        from: "statusHistory(page).at(-1) ?? ''",
        to: "statusHistory(page).at(0) ?? ''",
      },
    ],
    tests: ['tests/unit/stores/prestashop-money.test.ts'],
    project: 'unit',
  },
  {
    name: 'status-shipped',
    what: 'a cash order whose status is Shipped goes in one press',
    patches: [{ file: 'lib/parcel/order-doubts.ts', from: "shipped: 'order-shipped'", to: 'shipped: null' }],
    tests: ['tests/unit/parcel/order-doubts.test.ts'],
    project: 'unit',
  },
  {
    name: 'picked-up',
    what: 'an order that its customer comes for is sent',
    patches: [
      { file: 'lib/parcel/order-doubts.ts', from: 'isPickedUp === true', to: 'isPickedUp === undefined' },
    ],
    tests: ['tests/unit/parcel/order-doubts.test.ts'],
    project: 'unit',
  },
  {
    name: 'asked-again-reading-alone',
    what: 'what writes to a store is sent again when the store stumbles',
    patches: [{ file: 'lib/stores/ask-again.ts', from: "(init?.method ?? 'GET') === 'GET'", to: 'true' }],
    tests: ['tests/unit/stores/ask-again.test.ts'],
    project: 'unit',
  },
  {
    name: 'address-told-by-another',
    what: 'a page has another site opened as an order of the review',
    patches: [
      {
        file: 'entrypoints/background/review/open-in-store.ts',
        from: 'return url !== null && normalStoreKey(url.href).startsWith(store) ? url.href : null;',
        to: 'return url?.href ?? null;',
      },
    ],
    tests: ['tests/unit/background/open-in-store.test.ts'],
    project: 'unit',
  },
  {
    name: 'session-not-kept',
    what: 'the session’s token is kept with an order of a list',
    patches: [
      {
        file: 'lib/stores/list-of.ts',
        from: 'link: orderLink(page.store, orderId, address),',
        to: 'link: address.href,',
      },
    ],
    tests: ['tests/unit/stores/prestashop.test.ts'],
    project: 'unit',
  },
  {
    name: 'served-page-anew',
    what: 'at the press a store is said to be asked although its old page was read once more',
    patches: [
      {
        file: 'entrypoints/order/ask-again.ts',
        from: 'adapter.readServed ? fetchAnew(adapter, orderId, signal)',
        to: 'false\n        ? fetchAnew(adapter, orderId, signal)',
      },
    ],
    tests: ['tests/components/order/order-script.test.tsx'],
    project: 'components',
  },
  {
    name: 'late-answer-taken',
    what: 'an order whose store answers late stays without the store’s own data',
    patches: [
      {
        file: 'lib/stores/read-order.ts',
        from: 'if (!signal.aborted) onLate?.(together(answer));',
        to: 'void answer;',
      },
    ],
    tests: ['tests/unit/stores/read-order.test.ts'],
    project: 'unit',
  },
  {
    name: 'currency-of-one-sign',
    what: 'what a person said of one currency’s sign is taken for another sign too',
    patches: [
      {
        file: 'entrypoints/background/drafting/as-said.ts',
        from: 'Object.hasOwn(signs, currency.text) ? signs[currency.text] : undefined',
        to: 'Object.values(signs)[0]',
      },
    ],
    tests: ['tests/unit/background/store-currency.test.ts'],
    project: 'unit',
  },
  {
    name: 'currency-offered-of-its-sign',
    what: 'the account’s currency is offered for a sign that may be another’s',
    patches: [
      {
        file: 'lib/parcel/money.ts',
        from: 'return meant === rules.currency ? { offered: meant } : undefined;',
        to: 'return { offered: rules.currency };',
      },
    ],
    tests: ['tests/unit/background/store-currency.test.ts'],
    project: 'unit',
  },
  {
    name: 'edited-page-disputes',
    what: 'an edit that only the page tells of is lost when its store is asked anew',
    patches: [{ file: 'lib/stores/reconcile.ts', from: 'if (isDispute(shown)) return shown;', to: '' }],
    tests: ['tests/unit/stores/read-order.test.ts'],
    project: 'unit',
  },
  {
    name: 'phone-by-its-place',
    what: 'a number of a company in an address is rung as the phone',
    patches: [
      {
        file: 'lib/stores/formatted-address.ts',
        from: "phone.sure || isPhone(foldDigits(lines.at(-1) ?? ''))",
        to: 'true',
      },
    ],
    tests: ['tests/unit/stores/prestashop.test.ts'],
    project: 'unit',
  },
  {
    name: 'answer-of-any-length',
    what: 'a page may send an answer of any length',
    patches: [
      {
        file: 'lib/order-schema.ts',
        from: 'JSON.stringify(answer).length <= ORDER_LIMITS.answer',
        to: 'answer !== null',
      },
    ],
    tests: ['tests/unit/stores/judge-order.test.ts'],
    project: 'unit',
  },
  {
    name: 'deposits-are-read',
    what: 'a deposit that a plugin keeps with the order is collected once more',
    patches: [
      {
        file: 'lib/stores/woocommerce/read-answer.ts',
        from: 'paidTotal: readWooCommerceDeposit(json)',
        to: 'paidTotal: order.paidTotal',
      },
    ],
    tests: ['tests/unit/stores/woocommerce-deposits.test.ts'],
    project: 'unit',
  },
  {
    name: 'collected-by-name',
    what: 'an order that the customer collects is shipped, since its delivery is known by its name alone',
    patches: [
      { file: 'lib/stores/pick-up.ts', from: 'PICK_UP.test(cleanLine(name', to: '/^$x/.test(cleanLine(name' },
    ],
    tests: ['tests/unit/stores/pick-up.test.ts'],
    project: 'unit',
  },
  {
    name: 'prestashop-taxes-once',
    what: 'taxes that the total has already are added once more',
    patches: [
      {
        file: 'lib/stores/prestashop/amounts.ts',
        from: '...(hasTax ? [] : [tax.value])',
        to: '...(hasTax && taxes.known === null ? [] : [tax.value])',
      },
    ],
    tests: ['tests/unit/stores/prestashop-money.test.ts'],
    project: 'unit',
  },
  {
    name: 'pointed-field-unread',
    what: 'an order of the list is shipped past the field that the page alone has',
    patches: [
      {
        file: 'lib/parcel/pointed-fields.ts',
        from: "return field !== undefined && field.key === '' && !customFields",
        to: "return field !== undefined && field.key === ' ' && !customFields",
      },
    ],
    tests: ['tests/unit/parcel/pointed-fields.test.ts'],
    project: 'unit',
  },
];
