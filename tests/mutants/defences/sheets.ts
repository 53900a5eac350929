import type { Mutant } from '../mutant';

/** What keeps a sheet's orders from being taken for others, lost, or shipped twice. */
export const sheetDefences: readonly Mutant[] = [
  {
    name: 'quotes-refused',
    what: 'a quote that does not close its cell swallows the orders below it',
    patches: [
      {
        file: 'lib/statement/read-table.ts',
        from: 'if (!isAstray && !swallowsLines(data, plain, meta)) return data;',
        to: 'if (data.length >= 0) return data;',
      },
    ],
    tests: ['tests/unit/statement/badly-quoted.test.ts'],
    project: 'unit',
    named: 'is refused where it cannot be told',
  },
  {
    name: 'swallowed-lines-told',
    what: 'a quote that a later line closes makes one order of several',
    patches: [
      {
        file: 'lib/statement/read-table.ts',
        from: 'return cells.some(hasPhone) || (isEven && cells.some(hasCells));',
        to: 'return !isEven && cells.some(hasPhone);',
      },
    ],
    tests: ['tests/unit/statement/badly-quoted.test.ts'],
    project: 'unit',
    named: 'is refused where a later line closes',
  },
  {
    name: 'hidden-rows-left-out',
    what: 'orders that were filtered out of a list come out as ready',
    patches: [
      {
        file: 'lib/sheet/shown-table.ts',
        from: 'rows.filter((_, row) => !isLeftOut(row))',
        to: 'rows',
      },
    ],
    tests: ['tests/unit/sheet/shown-sheets.test.ts'],
    project: 'unit',
    named: 'are no orders: the list was filtered',
  },
  {
    name: 'phone-keys-known',
    what: 'an order that was known by its phone is shipped once more',
    patches: [
      {
        file: 'lib/sheet/keys-before.ts',
        from: 'take(place, plainText(phone));',
        to: 'take(place, String(phone.length));',
      },
    ],
    tests: ['tests/unit/sheet/sheet-orders.test.ts'],
    project: 'unit',
    named: 'that were known by their phones',
  },
  {
    name: 'text-keys-known',
    what: 'a line that was known by its cells as they are written is shipped once more',
    patches: [
      {
        file: 'lib/sheet/line-keys.ts',
        from: 'const forms = [lines.map(asMeant), lines, lines.map(signless), lines.map(firstOf)];',
        to: 'const forms = [lines.map(asMeant), lines.map(signless).slice(0, 0), lines.map(firstOf)];',
      },
    ],
    tests: ['tests/unit/sheet/line-keys.test.ts'],
    project: 'unit',
    named: 'is still the order that it was',
  },
  {
    name: 'unsaved-form-stays',
    what: 'what is typed in a review and cannot be kept is thrown away without a word',
    patches: [
      {
        file: 'components/review/open-order.ts',
        from: 'if (!form.safe.peek()) {',
        to: 'if (orderId === null) {',
      },
    ],
    tests: ['tests/components/review/not-kept.test.tsx'],
    project: 'components',
    named: 'stays in its open form',
  },
];
