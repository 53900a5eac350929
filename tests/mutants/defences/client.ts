import type { Mutant } from '../mutant';

/** What keeps a hostile or broken service from being believed. */
export const clientDefences: readonly Mutant[] = [
  {
    name: 'limit-with-one-reading',
    what: 'the limit in `5,00` or `5.000` is learned as 5',
    patches: [
      {
        file: 'lib/courier/parcel-refusals.ts',
        from: "  const parsed = parseAmount(COMMA_THOUSANDS.test(written) ? written.replaceAll(',', '') : written);",
        to: '  const parsed = parseAmount(/\\d+/.exec(written)?.[0] ?? "");',
      },
    ],
    tests: ['tests/unit/courier/create-refusals.test.ts'],
    project: 'unit',
  },
  {
    name: 'code-in-a-refusal',
    what: 'a refusal that carries a parcel code is taken as one, and the parcel is made again',
    patches: [{ file: 'lib/courier/parcels.ts', from: '  findTrace: findParcelCode,\n', to: '' }],
    tests: ['tests/unit/courier/create-unknown.test.ts', 'tests/unit/courier/any-answer.test.ts'],
    project: 'unit',
  },
  {
    name: 'status-of-a-proxy',
    what: 'a 429 of a proxy that had the parcel made is taken as a refusal',
    patches: [
      {
        file: 'lib/courier/read-answer.ts',
        from: 'const PROXY_STATUSES = [409, 425, 429, 499];',
        to: 'const PROXY_STATUSES: number[] = [];',
      },
    ],
    tests: ['tests/unit/courier/create-unknown.test.ts'],
    project: 'unit',
  },
  {
    name: 'unknown-has-its-own-words',
    what: 'of a parcel that may have been made it is said: try again',
    patches: [
      {
        file: 'components/outbox/AttemptList.tsx',
        from: 'lookUp(answerText(answer.code), { ...answer.params, code: answer.code })',
        to: "lookUp('failure-unreadable-answer')",
      },
    ],
    tests: ['tests/components/outbox/outbox.test.tsx'],
    project: 'components',
  },
  {
    name: 'repeats-of-all-forms',
    what: 'one look-up of a recipient is twelve requests at a service that fails',
    patches: [
      {
        file: 'lib/courier/recipients.ts',
        from: 'findRecipientsByPhoneNumber(client, { phone_number: form }, undefined, budget)',
        to: 'findRecipientsByPhoneNumber(client, { phone_number: form })',
      },
    ],
    tests: ['tests/unit/courier/every-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'long-retry-after',
    what: 'who is told to wait an hour asks again after five seconds',
    patches: [
      {
        file: 'lib/courier/retry-budget.ts',
        from: '    if (wait !== null && wait > LONGEST_WAIT) this.#left = 0;\n',
        to: '',
      },
    ],
    tests: ['tests/unit/courier/retries.test.ts', 'tests/unit/courier/every-form.test.ts'],
    project: 'unit',
  },
  {
    name: 'answer-broken-off',
    what: 'a look-up whose answer breaks off half-way is not repeated',
    patches: [
      {
        file: 'lib/courier/retry-budget.ts',
        from: ' || error instanceof BrokenAnswerError)) return false;',
        to: ')) return false;',
      },
    ],
    tests: ['tests/unit/courier/retries.test.ts'],
    project: 'unit',
  },
  {
    name: 'size-of-an-answer',
    what: 'an answer of ten megabytes reaches the parser',
    patches: [{ file: 'lib/read-body.ts', from: 'if (bytes > largest) {', to: 'if (false) {' }],
    tests: ['tests/unit/courier/large-answer.test.ts'],
    project: 'unit',
  },
  {
    name: 'formula-behind-a-separator',
    what: 'a formula behind a semicolon runs where the spreadsheet parts cells by it',
    patches: [
      {
        file: 'lib/csv/write-csv.ts',
        from: `+ text.replace(FORMULA_INSIDE, "$1'")`,
        to: '+ text',
      },
    ],
    tests: ['tests/unit/csv/write-csv.test.ts'],
    project: 'unit',
  },
  {
    name: 'done-is-done',
    what: 'a restored parcel whose record has a number for a text is called unknown',
    patches: [
      {
        file: 'lib/courier/schemas/fields.ts',
        from: 'if (!parsed.success) unread.push(name);',
        to: 'if (!parsed.success) throw new Error(name);',
      },
    ],
    tests: [
      'tests/unit/courier/restore-and-test.test.ts',
      'tests/unit/courier/employees-and-webhook.test.ts',
    ],
    project: 'unit',
  },
  {
    name: 'unread-is-said',
    what: 'what of a done restore could not be read is told to nobody',
    patches: [
      {
        file: 'components/ledger/RestoredParcel.tsx',
        from: '      <UnreadFields names={restored.unread} />\n',
        to: '',
      },
    ],
    tests: ['tests/components/ledger/restore.test.tsx'],
    project: 'components',
  },
  {
    name: 'one-odd-recipient',
    what: 'one odd record loses all recipients of a phone',
    patches: [
      {
        file: 'lib/courier/recipients.ts',
        from: 'if (records.length > 0 && recipients.length === 0) {',
        to: 'if (records.length > recipients.length) {',
      },
    ],
    tests: ['tests/unit/courier/look-ups.test.ts'],
    project: 'unit',
  },
  {
    name: 'unread-recipients-are-not-none',
    what: 'recipients of whom none can be read are taken for nobody, which is evidence on a repeat',
    patches: [
      {
        file: 'lib/courier/recipients.ts',
        from: 'if (records.length > 0 && recipients.length === 0) {',
        to: 'if (false) {',
      },
    ],
    tests: ['tests/unit/courier/look-ups.test.ts'],
    project: 'unit',
  },
  {
    name: 'skipped-villages',
    what: 'villages that could not be read vanish without a word',
    patches: [
      {
        file: 'entrypoints/background/directories/directories.ts',
        from: 'replaceDirectory(account, listed, Date.now(), skipped)',
        to: 'replaceDirectory(account, listed, Date.now())',
      },
    ],
    tests: ['tests/unit/background/directories.test.ts'],
    project: 'unit',
  },
  {
    name: 'rejected-size-as-number',
    what: 'a size rejected with 1 is no answer',
    patches: [
      {
        file: 'lib/courier/schemas/answers.ts',
        from: 'z.pipe(truth, z.literal(true))',
        to: 'z.literal(true)',
      },
    ],
    tests: ['tests/unit/courier/look-ups.test.ts'],
    project: 'unit',
  },
  {
    name: 'busy-service-not-hurried',
    what: 'a row asks a service again after half a minute that asked for an hour',
    patches: [{ file: 'lib/outbox/due.ts', from: 'Math.max(backoff, (until ?? now) - now)', to: 'backoff' }],
    tests: ['tests/unit/outbox/send-row.test.ts'],
    project: 'unit',
  },
  {
    name: 'busy-until-is-said',
    what: 'nobody is told until when the service takes no more requests',
    patches: [
      {
        file: 'lib/outbox/meaning-of-waiting.ts',
        from: 'Math.max(nextTryAt, waiting?.until ?? 0)',
        to: 'nextTryAt',
      },
    ],
    tests: ['tests/components/outbox/outbox.test.tsx'],
    project: 'components',
  },
  {
    name: 'blocked-or-not-said',
    what: 'a recipient of whom nobody can read whether they are blocked is shown as not blocked',
    patches: [
      {
        file: 'entrypoints/background/recipients/recipients.ts',
        from: 'recipient.is_blocked === null ? null : recipient.is_blocked === 1',
        to: 'recipient.is_blocked === 1',
      },
    ],
    tests: ['tests/unit/background/recipients.test.ts'],
    project: 'unit',
  },
  {
    name: 'told-by-the-service',
    what: 'what a record tells of the account (its default size, its threshold) is typed by hand all the same',
    patches: [
      {
        file: 'entrypoints/background/accounts/customer-info.ts',
        from: '    size: account.size ?? told.size,\n    told: { ...told, ...account.told, ...said, at },\n',
        to: '',
      },
    ],
    tests: ['tests/unit/background/people.test.ts'],
    project: 'unit',
  },
  {
    name: 'told-keeps-what-a-person-set',
    what: 'a size that a person has set is overwritten by the service’s own',
    patches: [
      {
        file: 'entrypoints/background/accounts/customer-info.ts',
        from: 'account.size ?? told.size',
        to: 'told.size ?? account.size',
      },
    ],
    tests: ['tests/unit/background/people.test.ts'],
    project: 'unit',
  },
];
