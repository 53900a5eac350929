import type { Mutant } from '../mutant';

const ON_PGLITE = { tests: ['tests/unit/relay/on-pglite.test.ts'], project: 'unit' } as const;

/** How much one shop, one member or one sender takes of the relay. */
export const relayLimitsDefences: readonly Mutant[] = [
  {
    name: 'relay-answer-size-limited',
    what: 'one member’s unread answers fill the relay’s memory',
    patches: [
      {
        file: 'relay/changes/read-changes.ts',
        from: ".where('before', '<', MOST_BYTES)",
        to: '',
      },
    ],
    ...ON_PGLITE,
    named: 'however large each of them is',
  },
  {
    name: 'relay-event-size-limited',
    what: 'who has a webhook’s address fills the disk and the browsers with bodies no service sends',
    patches: [
      {
        file: 'relay/http/observe.ts',
        from: 'LARGEST_EVENT = 8 * 1024',
        to: 'LARGEST_EVENT = 64 * 1024',
      },
    ],
    ...ON_PGLITE,
    named: 'too large or to an unknown secret',
  },
  {
    name: 'relay-member-limited',
    what: 'one member keeps a process from answering others',
    patches: [{ file: 'relay/shops/pace.ts', from: "'$4', 'shop where", to: "'1e6', 'shop where" }],
    ...ON_PGLITE,
    named: 'is asked to come again, while colleagues',
  },
  {
    name: 'relay-members-of-a-shop-limited',
    what: 'one shop’s members together keep a process from answering other shops',
    patches: [
      {
        file: 'relay/shops/pace.ts',
        from: "'$5', '$6', 'own'",
        to: "'$5', '1e6', 'own'",
      },
    ],
    ...ON_PGLITE,
    named: 'takes nothing from other shops',
  },
  {
    name: 'relay-writes-of-a-day',
    what: 'one member fills the disk with claims that are kept for good',
    patches: [
      { file: 'relay/http/members-only.ts', from: "context.req.method !== 'GET' && ", to: 'false && ' },
    ],
    ...ON_PGLITE,
    named: 'writes nothing more that day',
  },
  {
    name: 'relay-slow-sender-cut-off',
    what: 'senders that dribble hold connections for as long as they like',
    patches: [
      {
        file: 'relay/http/server.ts',
        from: 'requestTimeout: arrivesWithin',
        to: 'requestTimeout: 0',
      },
    ],
    ...ON_PGLITE,
    named: 'is cut off when its request does not arrive',
  },
];
