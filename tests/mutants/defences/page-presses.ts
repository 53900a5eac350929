import type { Mutant } from '../mutant';

/** What keeps a script that was taken over from shipping what no person pressed. */
export const pagePressesDefences: readonly Mutant[] = [
  {
    name: 'page-press-shown',
    what: 'a script ships by a digest that it made up or has from another tab',
    patches: [
      {
        file: 'entrypoints/background/bar/page-presses.ts',
        from: 'one.digest === digest && at - one.at >= STOOD',
        to: 'at - one.at >= STOOD',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'page-press-stood',
    what: 'a script ships what was shown to nobody for long enough to be read',
    patches: [
      {
        file: 'entrypoints/background/bar/page-presses.ts',
        from: ' && at - one.at >= STOOD',
        to: '',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'page-press-active-tab',
    what: 'a script ships in a tab that nobody looks at',
    patches: [
      {
        file: 'entrypoints/background/bar/page-presses.ts',
        from: 'isTold ? told.at : active ? now : null',
        to: 'isTold ? told.at : now',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'told-press-active-tab',
    what: 'a script tells of presses in a tab that nobody looks at',
    patches: [
      {
        file: 'entrypoints/background/bar/page-presses.ts',
        from: "caller.from === 'content' && caller.active",
        to: "caller.from === 'content'",
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'told-press-soon',
    what: 'a script tells of a press in the tab that is looked at, and ships by it at any later time',
    patches: [
      {
        file: 'entrypoints/background/bar/page-presses.ts',
        from: ' && now - told.at <= UNTIL_SENT',
        to: '',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'told-press-of-this',
    what: 'a script tells of a press, and ships another order by it from a tab that was left',
    patches: [
      {
        file: 'entrypoints/background/bar/page-presses.ts',
        from: 'told?.digest === digest',
        to: 'told !== null',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'page-press-choice',
    what: 'a script chooses the village of what was shown to nobody',
    patches: [
      {
        file: 'entrypoints/background/bar/page-presses.ts',
        from: 'counts ? chooseOffered(',
        to: "offered !== '' ? chooseOffered(",
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'page-press-pace',
    what: 'a script ships as many made-up orders as it likes',
    patches: [
      {
        file: 'entrypoints/background/bar/order-bar.ts',
        from: 'const isTooFast = !(await isPersonsPace(store.origin, Date.now()));',
        to: 'const isTooFast = !(await isPersonsPace(store.origin, Date.now())) && false;',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'press-pace-outlives-background',
    what: 'a script has ten parcels more each time that the background ends',
    patches: [
      {
        file: 'entrypoints/background/session-record.ts',
        from: 'if (value !== (await before)) await',
        to: 'if (value === null) await',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'press-pace-clock-set-back',
    what: 'a clock that is set back has every press wait until it is where it was',
    patches: [
      {
        file: 'entrypoints/background/bar/press-pace.ts',
        from: 'kept > longest ? at : Math.max(kept, at)',
        to: 'Math.max(kept, at)',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'too-fast-waits',
    what: 'what a script pressed too fast is sent by itself a moment later',
    patches: [
      {
        file: 'entrypoints/background/shipping/plan.ts',
        from: 'tries: 0, nextTryAt: null }',
        to: 'tries: 0, nextTryAt: now }',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'too-fast-few-wait',
    what: 'a script fills the follow-up with as many made-up parcels as it likes',
    patches: [
      {
        file: 'entrypoints/background/bar/order-bar.ts',
        from: '  if (isTooFast) await requireFewWaiting(store.origin);\n',
        to: '',
      },
    ],
    tests: ['tests/unit/background/page-presses.test.ts'],
    project: 'unit',
  },
];
