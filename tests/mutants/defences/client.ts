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
        from: 'lookUp(answerText(answer.code), answer.params)',
        to: "lookUp('failure-empty-answer')",
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
        from: 'findRecipientsByPhoneNumber(client, { phone_number: form }, undefined, repeats)',
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
        file: 'lib/courier/repeats.ts',
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
        file: 'lib/courier/repeats.ts',
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
    patches: [{ file: 'lib/courier/read-body.ts', from: 'if (bytes > largest) {', to: 'if (false) {' }],
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
];
