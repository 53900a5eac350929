import type { Mutant } from '../mutant';

/** What makes a press on the bar one that a person made, of what they saw. */
export const barDefences: readonly Mutant[] = [
  {
    name: 'bar-rate',
    what: 'a page has its bar drawn as often as it likes',
    patches: [
      {
        file: 'entrypoints/background/bar/order-bar.ts',
        from: '  countLook(enabled);\n',
        to: '',
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
        file: 'entrypoints/background/bar/order-bar.ts',
        from: 'createRate(4)',
        to: 'createRate(400)',
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
        file: 'entrypoints/background/bar/order-bar.ts',
        from: ' || !feesOfSite.take(store.origin)',
        to: '',
      },
    ],
    tests: ['tests/unit/background/orders.test.ts'],
    project: 'unit',
  },
  {
    name: 'stood-long-enough',
    what: 'a press counts although what it ships came a moment ago',
    patches: [
      {
        file: 'lib/page/watch-standing.ts',
        from: 'begun - since >= STOOD',
        to: 'since < Infinity',
      },
    ],
    tests: ['tests/unit/page/watch-standing.test.ts'],
    project: 'unit',
  },
  {
    name: 'stood-unchanged',
    what: 'what is shipped is changed under the finger',
    patches: [
      {
        file: 'lib/page/watch-standing.ts',
        from: 'if (isSame && saying === said) return;',
        to: 'if (isSame) return;',
      },
    ],
    tests: ['tests/unit/page/watch-standing.test.ts'],
    project: 'unit',
  },
  {
    name: 'stood-on-the-screen',
    what: 'a press counts in a tab that nobody sees',
    patches: [{ file: 'lib/page/watch-standing.ts', from: 'document.hidden || covered', to: 'covered' }],
    tests: ['tests/unit/page/watch-standing.test.ts'],
    project: 'unit',
  },
  {
    name: 'stood-when-pressed',
    what: 'what is shipped is changed while the button is held down',
    patches: [
      {
        file: 'lib/press/press-rule.ts',
        from: 'return begun.refusal ?? refusalOf(now, button, begun.at, standing(begun.at));',
        to: 'return null;',
      },
    ],
    tests: ['tests/components/order/mount-bar.test.tsx'],
    project: 'components',
  },
  {
    name: 'drawn-plainly',
    what: 'a press counts while something is drawn over what it ships, in Chromium',
    patches: [
      {
        file: 'entrypoints/order/watch-sight.ts',
        from: 'isSeen && (await areDrawnPlainly(parts())) !== false',
        to: 'isSeen',
      },
    ],
    tests: ['tests/components/order/mount-bar.test.tsx'],
    project: 'components',
  },
  {
    name: 'every-part-seen',
    what: 'a press counts while a box lies over the amount',
    patches: [
      {
        file: 'lib/page/is-plainly-seen.ts',
        from: 'if (points.some(([x, y]) => document.elementFromPoint(x, y) !== host)) return false;',
        to: '',
      },
    ],
    tests: ['tests/components/order/is-plainly-seen.test.tsx'],
    project: 'components',
  },
  {
    name: 'choice-as-offered',
    what: 'a page has a village chosen that nobody was offered for this order',
    patches: [
      {
        file: 'entrypoints/background/bar/bar-presses.ts',
        from: 'offer?.digest !== offered || ',
        to: '',
      },
    ],
    tests: ['tests/unit/background/choose-village.test.ts'],
    project: 'unit',
  },
  {
    name: 'choice-rate',
    what: 'a script that was taken over chooses villages without end',
    patches: [
      {
        file: 'entrypoints/background/bar/bar-presses.ts',
        from: '  choices.count(store.origin);\n',
        to: '',
      },
    ],
    tests: ['tests/unit/background/choose-village.test.ts'],
    project: 'unit',
  },
  {
    name: 'command-stood',
    what: 'the browser’s command ships what came into the bar a moment ago',
    patches: [
      {
        file: 'entrypoints/order/mount-bar.ts',
        from: 'presses.judgeKeys() ?? (sight',
        to: '(sight',
      },
    ],
    tests: ['tests/components/order/mount-bar.test.tsx'],
    project: 'components',
  },
  {
    name: 'undo-of-its-own',
    what: 'the second half of a double click on Ship takes the parcel back',
    patches: [
      {
        file: 'entrypoints/order/bar-steps.ts',
        from: "if (act.kind === 'undo' && begun - bar.undoSince < STOOD) return [bar];",
        to: '',
      },
    ],
    tests: ['tests/unit/order/bar-steps.test.ts'],
    project: 'unit',
  },
  {
    name: 'choice-stood',
    what: 'a village is chosen by a press on what a page laid under it a moment ago',
    patches: [
      {
        file: 'entrypoints/order/bar-steps.ts',
        from: "kind === 'ship' || kind === 'choose'",
        to: "kind === 'ship'",
      },
    ],
    tests: ['tests/unit/order/bar-steps.test.ts'],
    project: 'unit',
  },
  {
    name: 'undo-while-held',
    what: 'a page takes back a parcel that waits for something else than its own time',
    patches: [
      {
        file: 'entrypoints/background/bar/bar-presses.ts',
        from: 'isHeld(row, Date.now())',
        to: 'row !== null',
      },
    ],
    tests: ['tests/unit/background/hold-and-wrong.test.ts'],
    project: 'unit',
  },
  {
    name: 'painted-over',
    what: 'a press counts while something is painted over what it ships, in Firefox',
    patches: [
      {
        file: 'entrypoints/order/watch-sight.ts',
        from: 'findJudge()?.(host, parts()) !== false',
        to: 'false',
      },
    ],
    tests: ['tests/e2e/hostile-order.test.ts'],
    project: 'e2e',
    named: 'firefox.*gets nothing when it paints over the amount: an outline',
  },
  {
    name: 'root-as-made',
    what: 'in Firefox a page changes what the bar says, and where its button lies, and the press counts',
    patches: [
      {
        file: 'entrypoints/order/mount-bar.ts',
        from: 'areOurs() && !isElsewhere',
        to: '!isElsewhere',
      },
    ],
    tests: ['tests/e2e/closed-root.test.ts'],
    project: 'e2e',
    named: 'what Firefox tells it, through sheets',
  },
  {
    name: 'changes-put-back',
    what: 'a page changes the bar in Firefox and puts it back just before the press',
    patches: [
      {
        file: 'lib/page/watch-changes.ts',
        from: 'changed ||= observer.takeRecords().length > 0 || (',
        to: 'changed = (',
      },
    ],
    tests: ['tests/components/order/watch-changes.test.tsx'],
    project: 'components',
  },
  {
    name: 'changed-before-drawn',
    what: 'what a page changed in the bar is forgotten when the bar is drawn the next time, in Firefox',
    patches: [
      {
        file: 'lib/page/watch-changes.ts',
        from: 'changed ||= observer.takeRecords().length > 0;\n    draw();',
        to: 'draw();',
      },
    ],
    tests: ['tests/components/order/watch-changes.test.tsx'],
    project: 'components',
  },
  {
    name: 'sheets-adopted',
    what: 'a page restyles the bar by a sheet that its root adopts, in Firefox',
    patches: [
      {
        file: 'lib/page/watch-changes.ts',
        from: 'root.adoptedStyleSheets.length === 0 &&',
        to: '',
      },
    ],
    tests: ['tests/components/order/watch-changes.test.tsx'],
    project: 'components',
  },
  {
    name: 'press-where-button-is',
    what: 'a page lays the button under a press for its time alone',
    patches: [
      {
        file: 'entrypoints/order/mount-bar.ts',
        from: ' && !isElsewhere(event)',
        to: '',
      },
    ],
    tests: ['tests/components/order/mount-bar.test.tsx'],
    project: 'components',
  },
  {
    name: 'bar-past-of-own-store',
    what: 'a store’s page that was taken over reads what other stores shipped to any phone',
    patches: [
      {
        file: 'entrypoints/background/bar/own-past.ts',
        from: 'sumUpPast(ofStore,',
        to: 'sumUpPast(rows,',
      },
    ],
    tests: ['tests/unit/background/past-of-own-store.test.ts'],
    project: 'unit',
  },
];
