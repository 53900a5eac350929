import type { Mutant } from '../mutant';

const log = ['tests/unit/storage/log.test.ts'];
const unreadable = ['tests/unit/storage/unreadable.test.ts'];

/** What is seen when something goes wrong, and what that costs. */
export const logDefences: readonly Mutant[] = [
  {
    name: 'log-redacted',
    what: 'names, phones and keys in errors’ messages are kept and copied into reports',
    patches: [{ file: 'lib/storage/log.ts', from: '.toLowerCase())', to: '.toLowerCase()) || true' }],
    tests: log,
    project: 'unit',
  },
  {
    name: 'log-own-files',
    what: 'the addresses of other sites are kept with an error',
    patches: [
      {
        file: 'lib/storage/log.ts',
        from: '(?:chrome|moz)-extension:\\/\\/',
        to: '(?:chrome-extension|moz-extension|https):\\/\\/',
      },
    ],
    tests: log,
    project: 'unit',
  },
  {
    name: 'log-bounded',
    what: 'the log grows for ever',
    patches: [{ file: 'lib/storage/log.ts', from: 'const MOST = 300;', to: 'const MOST = 3000;' }],
    tests: log,
    project: 'unit',
  },
  {
    name: 'unexpected-logged',
    what: 'an unexpected error of the background is discarded',
    patches: [
      {
        file: 'lib/storage/log.ts',
        from: "  void logError(where, error);\n  return new Failure('unexpected');",
        to: "  void where;\n  return new Failure('unexpected');",
      },
    ],
    tests: ['tests/unit/messaging/serve.test.ts'],
    project: 'unit',
  },
  {
    name: 'quiet-catch-explained',
    what: 'an error is taken without a word of why',
    patches: [
      {
        file: 'lib/page/is-orphaned.ts',
        from: '    // Reading the id of an extension that is gone throws in some browsers.\n',
        to: '',
      },
    ],
    tests: ['tests/unit/architecture/quiet-catches.test.ts'],
    project: 'unit',
  },
  {
    name: 'unreadable-row-left-out',
    what: 'one row that cannot be read hides the whole outbox',
    patches: [
      {
        file: 'lib/outbox/read-rows.ts',
        from: "onlyReadable(await database.getAllFromIndex('outbox', 'state', state))",
        to: "await database.getAllFromIndex('outbox', 'state', state)",
      },
    ],
    tests: unreadable,
    project: 'unit',
  },
  {
    name: 'unreadable-row-stops-its-order',
    what: 'an order whose row cannot be read is shipped as if it had no parcel',
    patches: [
      {
        file: 'lib/outbox/read-rows.ts',
        from: "if (onlyReadable(rows).length < rows.length) throw new Failure('record-unreadable');",
        to: '',
      },
    ],
    tests: unreadable,
    project: 'unit',
  },
  {
    name: 'unreadable-form-set-aside',
    what: 'a form that cannot be read is lost without a copy',
    patches: [{ file: 'lib/typed/saved-edits.ts', from: "await setAside('drafts', key, saved);", to: '' }],
    tests: unreadable,
    project: 'unit',
  },
  {
    name: 'unreadable-village-set-aside',
    what: 'a learned village that cannot be read fills an order',
    patches: [
      {
        file: 'lib/villages/learned.ts',
        from: 'learnedVillage.safeParse(learned).success',
        to: 'learned !== null',
      },
    ],
    tests: unreadable,
    project: 'unit',
  },
  {
    name: 'popup-logs-its-own',
    what: 'an error of the popup that nobody takes is discarded',
    patches: [{ file: 'entrypoints/popup/main.tsx', from: "logUnhandled('popup');\n", to: '' }],
    tests: ['tests/unit/architecture/quiet-catches.test.ts'],
    project: 'unit',
  },
  {
    name: 'damaged-setting-on-top',
    what: 'a setting that could not be read is told in the last section of a long page alone',
    patches: [
      {
        file: 'entrypoints/options/App.tsx',
        from: '            <UnreadableNotice records={unreadable} onForget={forgetUnreadable} />\n',
        to: '',
      },
    ],
    tests: ['tests/components/options/log.test.tsx'],
    project: 'components',
  },
];
