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
    name: 'no-press-while-pasting',
    what: 'Ctrl+Enter right after pasting ships the order that stood in the form before',
    patches: [
      {
        file: 'components/parcel-form/submission.ts',
        from: ' || reading.peek()) return;',
        to: ') return;',
      },
    ],
    tests: ['tests/components/parcel-form/pasted-before-press.test.tsx'],
    project: 'components',
  },
  {
    name: 'no-press-while-page-comes',
    what: 'the panel ships the order before while the page of the next one is still coming',
    patches: [
      {
        file: 'entrypoints/popup/popup-tab.ts',
        from: '    coming.value = true;\n',
        to: '',
      },
    ],
    tests: ['tests/components/popup/page-coming.test.tsx'],
    project: 'components',
  },
  {
    name: 'newest-asked-shown',
    what: 'the panel shows an order that was left, or a form, in place of what was asked for last',
    patches: [{ file: 'entrypoints/popup/turns.ts', from: 'if (own < shown) return;', to: '' }],
    tests: ['tests/components/popup/late-answers.test.tsx'],
    project: 'components',
  },
  {
    name: 'popup-press-stood',
    what: 'a press in the popup counts before the form has stood there',
    patches: [
      {
        file: 'lib/press/own-presses.ts',
        from: "at - since(button) >= STOOD ? 'stood' : 'too-soon'",
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
  {
    name: 'teaching-by-own-press',
    what: 'what is taught is kept by a press that a page laid under another',
    patches: [
      {
        file: 'entrypoints/teach/SavedList.tsx',
        from: 'weigh(event, () => void lesson.save())',
        to: '[event, weigh, void lesson.save()]',
      },
    ],
    tests: ['tests/components/teaching/panel.test.tsx'],
    project: 'components',
  },
  {
    name: 'moved-between-looks',
    what: 'a page moves Ship and puts it back before each look',
    patches: [
      {
        file: 'lib/press/watch-positions.ts',
        from: 'if (last !== undefined) place(button, last.boundingClientRect, last.time);',
        to: '',
      },
    ],
    tests: ['tests/unit/press/watch-positions.test.ts'],
    project: 'unit',
  },
  {
    name: 'keyboard-lost-unheard',
    what: 'a key counts on a button that lost the keyboard meanwhile',
    patches: [
      {
        file: 'lib/press/watch-presses.ts',
        from: "  on(['focusout'], () => {\n    note({ type: 'keyboard', at: at(), button: null });",
        to: "  on(['focusout'], () => {",
      },
    ],
    tests: ['tests/unit/press/watch-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'no-press-but-a-persons',
    what: 'events that a page made are taken for the person’s',
    patches: [
      {
        file: 'lib/press/watch-presses.ts',
        from: '(event) => event.isTrusted && hear',
        to: '(event) => hear',
      },
    ],
    tests: ['tests/unit/press/watch-presses.test.ts'],
    project: 'unit',
  },
  {
    name: 'picture-of-the-page',
    what: 'a press counts while the page shows a picture of itself',
    patches: [
      {
        file: 'lib/press/watch-presses.ts',
        from: 'if (isInViewTransition()) pictured = performance.now();',
        to: '',
      },
    ],
    tests: ['tests/e2e/presses-laid-under.test.ts'],
    named: 'shows a picture of the page',
    project: 'e2e',
  },
  {
    name: 'each-value-for-itself',
    what: 'a bar so narrow that the amount is cut counts as seen',
    patches: [
      {
        file: 'entrypoints/order/mount-bar.ts',
        from: "'.line:not(.fee),.line:not(.fee) .text,button'",
        to: "'.line:not(.fee),button'",
      },
    ],
    tests: ['tests/e2e/presses-laid-under.test.ts'],
    named: 'so narrow that the amount is cut',
    project: 'e2e',
  },
  {
    name: 'key-begins-on-ship',
    what: 'a key that the page hands on to Ship as it goes down ships',
    patches: [
      {
        file: 'lib/press/press-rule.ts',
        from: "if (begun === null || begun.button !== button || begun.by !== by) return 'not-begun';",
        to: 'if (begun === null) return null;',
      },
    ],
    tests: ['tests/e2e/presses-laid-under.test.ts'],
    named: 'moves the keyboard onto Ship',
    project: 'e2e',
  },
  {
    name: 'form-opened-under-a-press',
    what: 'the form that a page has opened ships by the rest of the press',
    patches: [
      {
        file: 'components/parcel-form/press.ts',
        from: 'if (refusal === null) act();',
        to: 'act();',
      },
    ],
    tests: ['tests/e2e/presses-laid-under.test.ts'],
    named: 'has the form opened under a press that goes on',
    project: 'e2e',
  },
];
