import type { Mutant } from '../mutant';

/** What tells a person's own press from one that a page laid under it. */
export const pressesDefences: readonly Mutant[] = [
  {
    name: 'button-unmoved',
    what: 'a page moves Ship under a press that was meant for something else',
    patches: [
      {
        file: 'lib/press/press-rule.ts',
        from: "if (button !== null && at - (still.get(button) ?? Infinity) < STOOD) return 'moved';",
        to: '',
      },
    ],
    tests: ['tests/unit/press/press-rule.test.ts'],
    project: 'unit',
  },
  {
    name: 'window-in-front',
    what: 'the second click of two counts on Ship, the first of which closed a window before it',
    patches: [
      {
        file: 'lib/press/press-rule.ts',
        from: "if (at - focused < STOOD) return 'other-window';",
        to: '',
      },
    ],
    tests: ['tests/unit/press/press-rule.test.ts'],
    project: 'unit',
  },
  {
    name: 'begun-on-the-button',
    what: 'a key that went down in a field of the page presses Ship',
    patches: [
      {
        file: 'lib/press/press-rule.ts',
        from: "if (begun === null || begun.button !== button || begun.by !== by) return 'not-begun';",
        to: 'if (begun === null) return null;',
      },
    ],
    tests: ['tests/unit/press/press-rule.test.ts'],
    project: 'unit',
  },
  {
    name: 'mouse-over-before',
    what: 'a button that comes under the mouse as it goes down is pressed',
    patches: [
      {
        file: 'lib/press/press-rule.ts',
        from: 'at - now.mouse.since >= OVER',
        to: 'at >= now.mouse.since',
      },
    ],
    tests: ['tests/unit/press/press-rule.test.ts'],
    project: 'unit',
  },
  {
    name: 'keyboard-before',
    what: 'a page makes Ship the next stop of the keyboard, and an Enter without a pause ships',
    patches: [
      {
        file: 'lib/press/press-rule.ts',
        from: "at - keyboard.since >= STOOD ? null : 'too-soon'",
        to: 'null',
      },
    ],
    tests: ['tests/unit/press/press-rule.test.ts'],
    project: 'unit',
  },
  {
    name: 'popup-press-unchanged',
    what: 'a press in the popup counts for what changed just before it',
    patches: [
      {
        file: 'components/parcel-form/stood.ts',
        from: '    void shown.value;\n',
        to: '',
      },
    ],
    tests: ['tests/components/parcel-form/press.test.tsx'],
    project: 'components',
  },
  {
    name: 'popup-press-stood',
    what: 'a press in the popup counts before the form has stood there',
    patches: [
      {
        file: 'components/parcel-form/press.ts',
        from: "at - state.stood.peek() >= STOOD ? 'stood' : 'too-soon'",
        to: "at < 0 ? 'too-soon' : 'stood'",
      },
    ],
    tests: ['tests/components/parcel-form/press.test.tsx'],
    project: 'components',
  },
  {
    name: 'page-opens-without-keyboard',
    what: 'an Enter that was meant for the page ships from the form that the page had opened',
    patches: [
      {
        file: 'components/parcel-form/ParcelForm.tsx',
        from: "if (first !== null || opened !== 'from-page') state.look(",
        to: 'state.look(',
      },
    ],
    tests: ['tests/components/parcel-form/press.test.tsx'],
    project: 'components',
  },
];
