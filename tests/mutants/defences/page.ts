import type { Mutant } from '../mutant';

/** What keeps a page, and a script in it that was taken over, from what is ours. */
export const pageDefences: readonly Mutant[] = [
  {
    name: 'host-made-elsewhere',
    what: 'a page that defines our element gets its closed root by attachInternals',
    patches: [
      {
        file: 'lib/page/make-host.ts',
        from: "document.implementation.createHTMLDocument('').createElement(name)",
        to: 'document.createElement(name)',
      },
    ],
    tests: ['tests/components/order/make-host.test.tsx'],
    project: 'components',
  },
  {
    name: 'content-origin',
    what: 'a script is taken for one of another site by its address alone',
    patches: [
      {
        file: 'lib/messaging/serve.ts',
        from: 'origin === undefined || (said !== null && said !== origin)',
        to: 'origin === undefined',
      },
    ],
    tests: ['tests/unit/messaging/serve.test.ts'],
    project: 'unit',
  },
  {
    name: 'recognised-origin',
    what: 'a tab that went on to another site says which store the first one is',
    patches: [
      {
        file: 'entrypoints/background/stores.ts',
        from: 'found?.origin === origin && (await rememberStore(origin, found))',
        to: 'found != null && (await rememberStore(origin, found))',
      },
    ],
    tests: ['tests/unit/background/recognised.test.ts'],
    project: 'unit',
  },
  {
    name: 'bar-rate',
    what: 'a page has its bar drawn as often as it likes',
    patches: [
      {
        file: 'entrypoints/background/orders.ts',
        from: 'if (!looks.take(store.origin, Date.now()))',
        to: 'if (false)',
      },
    ],
    tests: ['tests/unit/background/orders.test.ts'],
    project: 'unit',
  },
  {
    name: 'fee-rate-of-order',
    what: 'a page that changes its order has the service asked for a fee each time',
    patches: [
      {
        file: 'entrypoints/background/orders.ts',
        from: 'createRate(4, MINUTE)',
        to: 'createRate(400, MINUTE)',
      },
    ],
    tests: ['tests/unit/background/orders.test.ts'],
    project: 'unit',
  },
  {
    name: 'fee-rate-of-site',
    what: 'a page that makes up orders has the service asked for the fee of each',
    patches: [
      {
        file: 'entrypoints/background/orders.ts',
        from: ' || !feesOfSite.take(store.origin, now)',
        to: '',
      },
    ],
    tests: ['tests/unit/background/orders.test.ts'],
    project: 'unit',
  },
  {
    name: 'form-rate',
    what: 'a script that was taken over opens the form without end',
    patches: [
      {
        file: 'entrypoints/background/open-form.ts',
        from: 'if (!forms.take(origin, Date.now()))',
        to: 'if (false)',
      },
    ],
    tests: ['tests/unit/background/open-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'one-form-window',
    what: 'every press for the form opens another window',
    patches: [
      {
        file: 'entrypoints/background/open-form.ts',
        from: 'open?.id === undefined || open.windowId === undefined',
        to: 'open?.id === undefined || open.windowId === undefined || open.url !== undefined',
      },
    ],
    tests: ['tests/unit/background/open-form.test.ts'],
    project: 'unit',
  },
];
