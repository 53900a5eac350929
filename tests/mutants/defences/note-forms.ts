import type { Mutant } from '../mutant';

/** What keeps a store's own order whole where a parcel's code is written into it. */
export const noteFormDefences: readonly Mutant[] = [
  {
    name: 'note-read-back',
    what: 'a note is called written that the store did not keep',
    patches: [
      {
        file: 'lib/stores/write-by-form.ts',
        from: "return saysAlready(after.notes, note, after.isCut) ? 'written' : 'refused';",
        to: "return 'written';",
      },
    ],
    tests: ['tests/unit/stores/notes.test.ts'],
    project: 'unit',
  },
  {
    name: 'note-appended',
    what: 'a PrestaShop order loses the note that stood in it',
    patches: [
      { file: 'lib/stores/prestashop/note.ts', from: "before.trim() === '' ? text", to: 'true ? text' },
    ],
    tests: ['tests/unit/stores/prestashop-note.test.ts'],
    project: 'unit',
  },
  {
    name: 'magento-form-known',
    what: 'a comment is sent into a Magento order by a form that changes more than the comment',
    patches: [
      {
        file: 'lib/stores/magento/note.ts',
        from: 'names.includes(COMMENT) && names.every((name) => known.includes(name))',
        to: 'names.includes(COMMENT)',
      },
    ],
    tests: ['tests/unit/stores/magento-note.test.ts'],
    project: 'unit',
  },
  {
    name: 'magento-form-of-order',
    what: 'a comment is sent to another Magento order than the parcel’s',
    patches: [
      {
        file: 'lib/stores/magento/admin-page.ts',
        from: '!isOwn || ORDER_ID.exec(address.pathname)?.[1] !== ORDER_ID.exec(page.pathname)?.[1]',
        to: '!isOwn',
      },
    ],
    tests: ['tests/unit/stores/magento-note.test.ts'],
    project: 'unit',
  },
  {
    name: 'opencart-form-known',
    what: 'a line is sent into an OpenCart history by a form that changes more than the history',
    patches: [
      {
        file: 'lib/stores/opencart/note.ts',
        from: "names.includes('comment') && names.every((name) => KNOWN.includes(name))",
        to: "names.includes('comment')",
      },
    ],
    tests: ['tests/unit/stores/opencart-note.test.ts'],
    project: 'unit',
  },
  {
    name: 'note-back-of-its-own',
    what: 'taking an earlier parcel back hides the parcel that was made in its place',
    patches: [
      {
        file: 'lib/stores/woocommerce/note.ts',
        from: 'findOwnMetaData(jsonObject(await before.json()).meta_data) === note.parcelCode',
        to: 'before.ok',
      },
    ],
    tests: ['tests/unit/stores/woocommerce-note.test.ts'],
    project: 'unit',
  },
  {
    name: 'note-settled-of-its-kind',
    what: 'a page that was writing a code as it was marked as wrong has it called taken back',
    patches: [
      {
        file: 'lib/storage/order-notes.ts',
        from: ' || (note.takesBack ?? false) !== takesBack',
        to: '',
      },
    ],
    tests: ['tests/unit/background/order-notes.test.ts'],
    project: 'unit',
  },
  {
    name: 'medusa-note-read-back',
    what: 'a Medusa order is said to name its parcel, and the store did not keep it',
    patches: [
      {
        file: 'lib/stores/medusa/note.ts',
        from: "return saysAlready(ownNotes(after), note) ? 'written' : 'refused';",
        to: "return 'written';",
      },
    ],
    tests: ['tests/unit/stores/medusa-note.test.ts'],
    project: 'unit',
  },
  {
    name: 'medusa-metadata-kept',
    what: 'a Medusa order loses the metadata that stood in it',
    patches: [{ file: 'lib/stores/medusa/note.ts', from: '{ ...before, [OWN_KEY]', to: '{ [OWN_KEY]' }],
    tests: ['tests/unit/stores/medusa-note.test.ts'],
    project: 'unit',
  },
];
