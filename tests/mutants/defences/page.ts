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
    name: 'door-own-store',
    what: 'a page asks for what is another store’s by naming that store',
    patches: [
      {
        file: 'lib/messaging/serve.ts',
        from: 'requireEnabled(caller, store ?? order?.store ?? about?.store)',
        to: 'requireEnabled(caller)',
      },
    ],
    tests: ['tests/unit/messaging/door.test.ts'],
    project: 'unit',
  },
  {
    name: 'door-pace',
    what: 'a page asks as often as it likes for whatever has a limit',
    patches: [{ file: 'lib/messaging/serve.ts', from: '  door.pace?.(enabled);\n', to: '' }],
    tests: ['tests/unit/messaging/serve.test.ts'],
    project: 'unit',
  },
  {
    name: 'press-as-it-came',
    what: 'a press that came too early counts where its store took long to look up',
    patches: [
      {
        file: 'lib/messaging/require-enabled.ts',
        from: 'return { store, settings, tabId, active, askedAt };',
        to: 'return { store, settings, tabId, active, askedAt: Date.now() };',
      },
    ],
    tests: ['tests/unit/messaging/door.test.ts'],
    project: 'unit',
  },
  {
    name: 'recognised-origin',
    what: 'a tab that went on to another site says which store the first one is',
    patches: [
      {
        file: 'entrypoints/background/stores/stores.ts',
        from: 'if (found?.origin === origin) await',
        to: 'if (found != null) await',
      },
    ],
    tests: ['tests/unit/background/recognised.test.ts'],
    project: 'unit',
  },
  {
    name: 'form-rate',
    what: 'a script that was taken over opens the form without end',
    patches: [
      {
        file: 'lib/messaging/bar-messages.ts',
        from: "'order/review': content().atMost(perSite(10))",
        to: "'order/review': content().unpaced('')",
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
        file: 'entrypoints/background/forms/open-popup.ts',
        from: 'open?.id === undefined || open.windowId === undefined',
        to: 'open?.id === undefined || open.windowId === undefined || open.url !== undefined',
      },
    ],
    tests: ['tests/unit/background/open-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'changed-bar-drawn-anew',
    what: 'the bar that a page changed stays where it is',
    patches: [
      {
        file: 'entrypoints/order/start-order.ts',
        from: '({ bar, end } = make());',
        to: '',
      },
    ],
    tests: ['tests/components/order/order-script.test.tsx'],
    project: 'components',
  },
  {
    name: 'looks-are-paced',
    what: 'every open order asks at each row of a bulk, and is then told of too many presses',
    patches: [
      {
        file: 'lib/messaging/signals.ts',
        from: 'missed = pause !== undefined;',
        to: 'missed = false;',
      },
    ],
    tests: ['tests/unit/messaging/signals.test.ts'],
    project: 'unit',
  },
  {
    name: 'last-change-is-seen',
    what: 'a page shows for ever what stood in the middle of a bulk',
    patches: [{ file: 'lib/messaging/signals.ts', from: '      if (missed) look();\n', to: '' }],
    tests: ['tests/unit/messaging/signals.test.ts'],
    project: 'unit',
  },
  {
    name: 'form-comes-back',
    what: 'a second Enter ships the same parcel again when its form comes back',
    patches: [
      {
        file: 'components/parcel-form/stood.ts',
        from: 'const isOutcome = isFormClosed(form.value.row);',
        to: 'const isOutcome = form.peek() === null;',
      },
    ],
    tests: ['tests/components/parcel-form/press.test.tsx'],
    project: 'components',
  },
  {
    name: 'told-of-own-parcels',
    what: 'a store’s page learns of any parcel, by its code, what the company reported of it',
    patches: [
      {
        file: 'entrypoints/background/relay/parcel-status.ts',
        from: 'said.filter((_, index) => own[index])',
        to: 'said.filter((_, index) => own[index] !== null)',
      },
    ],
    tests: ['tests/unit/background/lists.test.ts'],
    project: 'unit',
  },
  {
    name: 'reviews-kept-by-store',
    what: 'one store’s page deletes the open review of another store on its site',
    patches: [
      {
        file: 'lib/review/collected-orders.ts',
        from: 'storeKey(store) === storeKey(own)',
        to: 'store !== null',
      },
    ],
    tests: ['tests/unit/background/lists.test.ts'],
    project: 'unit',
  },
  {
    name: 'reviews-kept-by-site',
    what: 'one site’s page deletes another site’s open review',
    patches: [
      {
        file: 'lib/review/collected-orders.ts',
        from: 'store?.origin === own.origin',
        to: 'store !== null',
      },
    ],
    tests: ['tests/unit/background/lists.test.ts'],
    project: 'unit',
  },
  {
    name: 'recognised-paced',
    what: 'a page has the settings written as often as it likes',
    patches: [
      {
        file: 'lib/messaging/protocol.ts',
        from: '.atMost(perSite(10))',
        to: ".unpaced('')",
      },
    ],
    tests: ['tests/unit/background/recognised.test.ts'],
    project: 'unit',
  },
  {
    name: 'update-beside-page',
    what: 'an update closes a page that has not yet said to a woken background that it is open',
    patches: [
      {
        file: 'entrypoints/background/relay/live.ts',
        from: 'return shown.length > 0;',
        to: 'return shown.length < 0;',
      },
    ],
    tests: ['tests/unit/background/start-up.test.ts'],
    project: 'unit',
  },
  {
    name: 'listeners-bound-alone',
    what: 'an API that a browser lacks keeps all listeners after it from being bound',
    patches: [
      {
        file: 'entrypoints/background/index.ts',
        from: "void logError('bind a listener', error);",
        to: 'throw error;',
      },
    ],
    tests: ['tests/unit/background/bound-alone.test.ts'],
    project: 'unit',
  },
];
