import type { Mutant } from '../mutant';

const CHAT = { tests: ['tests/unit/pasted/chat-orders.test.ts'], project: 'unit' } as const;
const SEVERAL = { ...CHAT, tests: ['tests/unit/pasted/split-orders.test.ts'] } as const;

/** What keeps the order of a chat message true: whose it is, where it goes and what is collected. */
export const chatDefences: readonly Mutant[] = [
  {
    name: 'several-orders-apart',
    what: 'of several people’s orders in one message a parcel is made with one’s name and another’s phone',
    patches: [
      {
        file: 'lib/pasted/read-pasted-order.ts',
        from: 'if (several.length > 1) return',
        to: 'if (several.length > 99) return',
      },
    ],
    named: 'the orders of several people',
    ...SEVERAL,
  },
  {
    name: 'certain-only-where-nothing-is-left',
    what: 'a village is certain beside another that nobody explained',
    patches: [
      {
        file: 'lib/pasted/read-pasted-order.ts',
        from: 'const certain = leaveOpen(text, order, phones, said);',
        to: 'const certain = phones.spans.length < 0 ? leaveOpen(text, order, phones, said) : order;',
      },
    ],
    tests: ['tests/unit/pasted/left-unexplained.test.ts'],
    project: 'unit',
  },
  {
    name: 'several-named-in-one-line',
    what: 'two labelled names in one line are read as one person with two phones',
    patches: [
      {
        file: 'lib/pasted/order-lines.ts',
        from: 'Math.max(places.length, named.length, priced.length) < 2',
        to: 'places.length < 2',
      },
    ],
    named: 'one behind the other',
    ...SEVERAL,
  },
  {
    name: 'whose-phone',
    what: 'the driver or the shop is rung for the parcel',
    patches: [
      {
        file: 'lib/pasted/find-phones.ts',
        from: "says('others-number-before', before) ||",
        to: '',
      },
    ],
    named: 'whose phone it is',
    ...CHAT,
  },
  {
    name: 'phone-of-a-gift',
    what: 'the writer’s own phone is put on the parcel of somebody else',
    patches: [
      {
        file: 'lib/pasted/find-phones.ts',
        from: "!(isGift && whose === 'mine')",
        to: 'true',
      },
    ],
    named: 'whose phone it is',
    ...CHAT,
  },
  {
    name: 'deposit-taken-off',
    what: 'what was paid beforehand is collected a second time',
    patches: [
      {
        file: 'lib/pasted/find-amount.ts',
        from: "[deposits, 'already-paid']];",
        to: "[[], 'already-paid']];",
      },
    ],
    named: 'what is to be collected',
    ...CHAT,
  },
  {
    name: 'two-towns-stay-open',
    what: 'of two towns that are both called to the first is taken for certain',
    patches: [
      {
        file: 'lib/pasted/find-place.ts',
        from: 'if (cities.size < 2 && !isEither && !isTwoVillages(villages, index)) return null;',
        to: 'return null;',
      },
    ],
    named: 'two towns in one message',
    ...CHAT,
  },
  {
    name: 'unlisted-village-asks',
    what: 'a village that is not listed is sent to the main town of its governorate',
    patches: [
      {
        file: 'lib/pasted/find-place.ts',
        from: 'doubtUnlisted(text, matchStretches(text, stretches))',
        to: 'matchStretches(text, stretches)',
      },
    ],
    named: 'a village that is not listed',
    ...CHAT,
  },
  {
    name: 'no-order-gives-nothing',
    what: 'a question, thanks or an advertisement fills the form',
    patches: [
      {
        file: 'lib/pasted/read-pasted-order.ts',
        from: 'if (isNoOrder(text, order)) return NOTHING;',
        to: '',
      },
    ],
    named: 'a message that is no order',
    ...CHAT,
  },
  {
    name: 'typed-for-another-asked',
    what: 'a chat pasted over a form that was typed by hand is shipped with the phone and amount of somebody else',
    patches: [
      {
        file: 'entrypoints/background/forms/place-text.ts',
        from: 'order)) return true;',
        to: 'order)) return false;',
      },
    ],
    tests: ['tests/unit/background/pasted-over-typed.test.ts'],
    project: 'unit',
  },
  {
    name: 'named-for-another-asked',
    what: 'a chat pasted over a form in which only a name was typed is shipped with that of somebody else',
    patches: [
      { file: 'lib/pasted/other-name.ts', from: 'own.length > 0 && !own.some(isCommon)', to: 'false' },
    ],
    tests: ['tests/unit/background/pasted-over-typed.test.ts'],
    project: 'unit',
  },
];
