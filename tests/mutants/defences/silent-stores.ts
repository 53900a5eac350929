import type { Mutant } from '../mutant';

/** What is done where a store does not say what it is asked: its session ended, a right lacks, or it is slow. */
export const silentStoresDefences: readonly Mutant[] = [
  {
    name: 'address-form-right',
    what: 'a session that ended is taken for a right that lacks',
    patches: [
      {
        file: 'lib/stores/address-form.ts',
        from: "return isSignIn(document) ? 'signed-out' : null;",
        to: "return 'not-allowed';",
      },
    ],
    tests: ['tests/unit/stores/address-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'store-signed-out-asks',
    what: 'a parcel is made unasked where the store has signed its person out',
    patches: [
      {
        file: 'entrypoints/background/shipping/ask-store.ts',
        from: '(await wasTold(row))',
        to: 'row !== null',
      },
    ],
    tests: ['tests/unit/background/store-signed-out.test.ts'],
    project: 'unit',
  },
  {
    name: 'store-patience-beside',
    what: 'a store that answers while the look-ups run is not listened to',
    patches: [
      {
        file: 'entrypoints/background/shipping/read-again.ts',
        from: 'Promise.all([after(wait), ended])',
        to: 'after(wait)',
      },
    ],
    tests: ['tests/unit/background/ask-store.test.ts'],
    project: 'unit',
  },
  {
    name: 'store-pace',
    what: 'a slow store is waited for no longer than a quick one',
    patches: [
      {
        file: 'entrypoints/background/shipping/read-again.ts',
        from: 'Math.max(2 * (paces[store] ?? 0), shortest)',
        to: 'Math.max(0 * (paces[store] ?? 0), shortest)',
      },
    ],
    tests: ['tests/unit/background/ask-store.test.ts'],
    project: 'unit',
  },
  {
    name: 'store-pace-bounded',
    what: 'a store that hung once is waited for without end',
    patches: [
      {
        file: 'entrypoints/background/shipping/read-again.ts',
        from: ', storeLongest)',
        to: ', storeLongest * 100)',
      },
    ],
    tests: ['tests/unit/background/ask-store.test.ts'],
    project: 'unit',
  },
  {
    name: 'browser-starts',
    what: 'what waited goes unasked where a browser that starts has not opened its tabs yet',
    patches: [
      {
        file: 'entrypoints/background/shipping/read-again.ts',
        from: 'hasJustStarted(storeLongest) || ',
        to: '',
      },
    ],
    tests: ['tests/unit/background/browser-starts.test.ts'],
    project: 'unit',
  },
  {
    name: 'signed-out-signs-in',
    what: 'a bar whose store has signed its person out has no way to sign in',
    patches: [
      {
        file: 'entrypoints/background/bar/draft-bar.ts',
        from: "code === 'signed-out');",
        to: "code === 'unread');",
      },
    ],
    tests: ['tests/unit/background/store-signed-out.test.ts'],
    project: 'unit',
  },
  {
    name: 'old-reading-asks',
    what: 'an order that was read days ago goes as it was then where its store cannot be asked',
    patches: [
      {
        file: 'entrypoints/background/shipping/ask-store.ts',
        from: 'isSignedOut || (await isOldReading(row))',
        to: 'isSignedOut',
      },
    ],
    tests: ['tests/unit/background/old-reading.test.ts'],
    project: 'unit',
  },
];
