import type { Mutant } from '../mutant';

const ON_PGLITE = { tests: ['tests/unit/relay/on-pglite.test.ts'], project: 'unit' } as const;
const EMBEDDED = { tests: ['tests/relay/embedded.test.ts'], project: 'unit' } as const;

/** What the relay promises: nothing acknowledged is lost, nothing is handed to the wrong one, one order has one holder. */
export const relayDefences: readonly Mutant[] = [
  {
    name: 'relay-secret-compared',
    what: 'whoever knows the open half of a secret sends events and reads them',
    patches: [
      {
        file: 'relay/shops/secrets.ts',
        from: 'kept.length === presented.length && timingSafeEqual(kept, presented)',
        to: 'kept.length === presented.length',
      },
    ],
    ...ON_PGLITE,
  },
  {
    name: 'relay-sealed',
    what: 'notes and reference numbers lie open in the database',
    patches: [
      {
        file: 'relay/events/take-events.ts',
        from: "webhook.seal(body).toString('base64')",
        to: "Buffer.from(body).toString('base64')",
      },
    ],
    ...ON_PGLITE,
    named: 'is kept in order',
  },
  {
    name: 'relay-opened-in-firefox',
    what: 'every second shop’s events cannot be opened in Firefox',
    patches: [
      {
        file: 'lib/relay/seal.ts',
        from: '  if ((publicKey.at(-1) ?? 0) % 2 === 1) return makeKeys();\n',
        to: '',
      },
    ],
    tests: ['tests/unit/relay/seal.test.ts'],
    project: 'unit',
  },
  {
    name: 'relay-digest-keyed',
    what: 'who has the database alone can try out what a note says',
    patches: [
      {
        file: 'relay/events/read-event.ts',
        from: 'digestOf(secret, canonical',
        to: "digestOf('', canonical",
      },
    ],
    ...ON_PGLITE,
    named: 'cannot be tried out',
  },
  {
    name: 'relay-arrival-no-change',
    what: 'an event that comes twice is two changes',
    patches: [
      {
        file: 'relay/database/migrations.ts',
        from: 'where kept.digest <> item.digest',
        to: 'where true',
      },
    ],
    ...ON_PGLITE,
    named: 'is an arrival and no change',
  },
  {
    name: 'relay-numbers-under-lock',
    what: 'two processes give out one number, or a later one is seen before an earlier one',
    patches: [
      {
        file: 'relay/database/migrations.ts',
        from: 'set last_seq = last_seq + 1, allowance_at',
        to: 'set last_seq = (select last_seq from shop where id = item.shop) + 1, allowance_at',
      },
    ],
    tests: ['tests/relay/on-postgresql.test.ts'],
    project: 'unit',
    named: 'give a reader every change once',
  },
  {
    name: 'relay-ended-secret-takes-nothing',
    what: 'a webhook address that was replaced goes on in a process that remembers it',
    patches: [
      {
        file: 'relay/database/migrations.ts',
        from: "purpose = 'webhook'\n            and (expires_at is null or expires_at > clock_timestamp())",
        to: "purpose = 'webhook'",
      },
    ],
    ...ON_PGLITE,
    named: 'has a webhook address that is renewed',
  },
  {
    name: 'relay-clock-put-back',
    what: 'an allowance counted in the future refuses a shop until that time comes',
    patches: [
      {
        file: 'relay/database/migrations.ts',
        from: 'case when kept_at > clock_timestamp() then at_once\n        else',
        to: 'case when false then at_once\n        else',
      },
    ],
    ...ON_PGLITE,
    named: 'refuses nobody',
  },
  {
    name: 'relay-newest-event-judges-age',
    what: 'a clock that is months ahead removes what is young',
    patches: [
      {
        file: 'relay/database/retention.ts',
        from: 'least(clock_timestamp(), max(allowance_at))',
        to: 'clock_timestamp()',
      },
    ],
    ...ON_PGLITE,
    named: 'is judged by the newest event too',
  },
  {
    name: 'relay-held-folder',
    what: 'a folder that held a relay is begun anew where a file of it is missing',
    patches: [
      {
        file: 'relay/database/held-folder.ts',
        from: 'if (missing.length > 0)',
        to: 'if (missing.length > 99)',
      },
    ],
    tests: ['tests/relay/starting.test.ts'],
    project: 'unit',
    named: 'is never begun anew',
  },
  {
    name: 'relay-invitation-ends-with-member',
    what: 'who was sent away comes back by the same invitation',
    patches: [
      {
        file: 'relay/shops/members.ts',
        from: '.set({ expires_at: sql<Date>`now()` })',
        to: ".set({ expires_at: sql<Date>`now() + interval '1 day'` })",
      },
    ],
    ...ON_PGLITE,
    named: 'that was revoked reads nothing more',
  },
  {
    name: 'relay-revoked-while-waiting',
    what: 'a member who was sent away gets one more answer',
    patches: [
      {
        file: 'relay/changes/routes.ts',
        from: "if (!(await reads.isMember(id))) return context.json({ error: 'unknown-member' }, 401);",
        to: 'await reads.isMember(id);',
      },
    ],
    ...ON_PGLITE,
    named: 'that was revoked reads nothing more',
  },
  {
    name: 'relay-claim-held',
    what: 'two browsers ship one order',
    patches: [
      {
        file: 'relay/orders/claims.ts',
        from: "if (!isFree && !isTaken) return { result: 'held' };",
        to: '',
      },
    ],
    ...ON_PGLITE,
    named: 'is claimed by one of two',
  },
  {
    name: 'relay-claim-taken-over-by-name',
    what: 'a claim that changed hands since it was shown is taken over unseen',
    patches: [
      { file: 'relay/orders/claims.ts', from: 'takeOver === row.claim &&', to: 'takeOver !== undefined &&' },
    ],
    ...ON_PGLITE,
    named: 'that a person takes over',
  },
  {
    name: 'relay-late-code-kept',
    what: 'a parcel made for a claim that was taken over is known to nobody',
    patches: [
      {
        file: 'relay/orders/claims.ts',
        from: ', set: { other_codes: [...others, code], ...from }',
        to: '',
      },
    ],
    ...ON_PGLITE,
    named: 'that a person takes over',
  },
  {
    name: 'relay-embedded-syncs',
    what: 'a power cut takes what the embedded engine acknowledged',
    patches: [
      {
        file: 'relay/database/synced-folder.ts',
        from: 'files.stream_ops.fsync = (stream) => syncOrEnd(stream, files);',
        to: 'void [files, syncOrEnd];',
      },
    ],
    ...EMBEDDED,
  },
  {
    name: 'relay-folder-has-one-owner',
    what: 'two processes write into one embedded database and destroy it',
    patches: [
      {
        file: 'relay/cli/owner.ts',
        from: 'if (await isAnswered(path)) throw taken;',
        to: 'void isAnswered;',
      },
    ],
    ...EMBEDDED,
  },
  {
    name: 'relay-months-go',
    what: 'events are kept for ever',
    patches: [
      {
        file: 'relay/database/retention.ts',
        from: 'for (const { name } of rows) await sql`drop',
        to: 'for (const { name } of []) await sql`drop',
      },
    ],
    ...ON_PGLITE,
    named: 'goes with their months',
  },
  {
    name: 'relay-orphans-write-nothing',
    what: 'an event of a process that is gone is written after later ones',
    patches: [
      {
        file: 'relay/database/database.ts',
        from: 'const ORPHANED = 20;',
        to: 'const ORPHANED = 0;',
      },
    ],
    tests: ['tests/relay/on-postgresql.test.ts'],
    project: 'unit',
    named: 'write nothing once they are gone',
  },
];
