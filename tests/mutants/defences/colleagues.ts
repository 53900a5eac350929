import type { Mutant } from '../mutant';

const TOLD_LATE = ['tests/unit/background/claims-told-late.test.ts'];
const IN_VAIN = ['tests/unit/background/taken-over-in-vain.test.ts'];
const CLAIMS = ['tests/unit/background/claims.test.ts'];

/** A mutant of one place whose tests tell of two browsers and one relay. */
function claims(name: string, what: string, patch: Mutant['patches'][number]): Mutant {
  return { name, what, patches: [patch], tests: CLAIMS, project: 'unit' };
}

const EVIDENCE = 'lib/outbox/evidence.ts';

/** One condition under which an event settles a lost answer. */
function event(name: string, what: string, from: string, to: string): Mutant {
  const tests = ['tests/unit/outbox/evidence.test.ts'];
  return { name, what, patches: [{ file: EVIDENCE, from, to }], tests, project: 'unit' };
}

/** Two browsers of one shop make one parcel of an order. */
export const colleaguesDefences: readonly Mutant[] = [
  claims('colleagues-asked', 'two who press at the same time make two parcels', {
    file: 'lib/outbox/send-row.ts',
    from: 'of [colleagues, store]) {',
    to: 'of [store]) {',
  }),
  {
    name: 'claim-taken-as-shown',
    what: 'a claim that nobody was told of is taken over',
    patches: [
      {
        file: 'entrypoints/background/relay/colleagues.ts',
        from: '    if (!confirmed.some((text) => text.includes(shared.claim))) throw claimedElsewhere(shared.member);\n',
        to: '',
      },
    ],
    tests: IN_VAIN,
    project: 'unit',
  },
  claims('claim-let-stand-by-name', 'who let one claim stand has let every later one stand', {
    file: 'lib/parcel/confirmation.ts',
    from: 'return { claim };',
    to: 'return {};',
  }),
  claims(
    'taken-over-not-repeated',
    'what a colleague took over is sent once more to learn of its first answer',
    {
      file: 'lib/outbox/send-row.ts',
      from: 'isRecent ? [asking] : [asking, askStore(row, asking)];',
      to: 'isRecent ? [] : [askStore(row, asking)];',
    },
  ),
  claims('taken-over-said', 'whose order was taken over is not told, and looks for no second parcel', {
    file: 'entrypoints/background/relay/colleagues.ts',
    from: 'return shared.takenFrom === null || shared.member.id === relay?.memberId ? null : shared.member.name;',
    to: 'void relay;\n  return null;',
  }),
  {
    name: 'carried-claimed',
    what: 'an order that another one’s parcel carries is shipped once more by a colleague',
    patches: [
      {
        file: 'entrypoints/background/shipping/ship.ts',
        from: 'carried: goodsToCarry(order, key, carried, countedFor(shippedBy(account), rows)),',
        to: 'carried: [],',
      },
    ],
    tests: ['tests/unit/background/carried-claims.test.ts'],
    project: 'unit',
  },
  claims('claim-follows', 'what was shipped while the relay was away is never told', {
    file: 'entrypoints/background/relay/claims.ts',
    from: "if (claim.told === 'nothing') {",
    to: "if (claim.told === 'claimed') {",
  }),
  {
    name: 'claims-told-to-an-older-copy',
    what: 'a relay that was put back and counted on never hears what was shipped since',
    patches: [
      {
        file: 'entrypoints/background/relay/catch-up.ts',
        from: ' || (afterAt !== undefined && known != null && afterAt !== known)',
        to: '',
      },
    ],
    tests: ['tests/unit/background/restored-relay.test.ts'],
    project: 'unit',
    named: 'has counted past what this browser knows',
  },
  {
    name: 'claim-of-a-colleague-not-freed',
    what: 'a colleague’s claim that was taken over unheard is freed with the parcel that was refused here',
    patches: [
      {
        file: 'entrypoints/background/relay/claims.ts',
        from: 'await putClaim(joined, row, claim, signal, own);',
        to: 'await putClaim(joined, row, claim, signal);',
      },
    ],
    tests: TOLD_LATE,
    project: 'unit',
  },
  {
    name: 'claim-after-any-of-ones-own',
    what: 'one’s own order is a colleague’s where the relay has an earlier claim than the last',
    patches: [
      {
        file: 'entrypoints/background/relay/claims.ts',
        from: 'holding !== takeOver && claim.earlier?.includes(holding)',
        to: 'false',
      },
    ],
    tests: TOLD_LATE,
    project: 'unit',
  },
  {
    name: 'given-back-not-free',
    what: 'a lost order that a colleague took over and gave back is shipped once more by a third unasked',
    patches: [
      {
        file: 'entrypoints/background/relay/colleagues.ts',
        from: 'const standing = whatStands(joined, shared);',
        to: 'void whatStands;\n    const standing = shared;',
      },
    ],
    tests: IN_VAIN,
    project: 'unit',
  },
  {
    name: 'given-back-told-at-the-press',
    what: 'who has not heard yet that an order may have a colleague’s parcel makes a second one',
    patches: [
      {
        file: 'entrypoints/background/relay/claims.ts',
        from: 'return isNews ? takenFrom : null;',
        to: 'void isNews;\n  return null;',
      },
    ],
    tests: IN_VAIN,
    project: 'unit',
    named: 'at the press',
  },
  {
    name: 'given-back-keeps-from-whom',
    what: 'the next claim of an order forgets whose parcel of it there may be',
    patches: [
      {
        file: 'relay/orders/claims.ts',
        from: '[...last, ...takenFrom(row)].filter(',
        to: '[...last].filter(',
      },
    ],
    tests: ['tests/unit/relay/on-pglite.test.ts'],
    project: 'unit',
    named: 'says from whom it was',
  },
  {
    name: 'late-claim-given-back',
    what: 'a claim that reaches the relay after it was given back holds the order for good',
    patches: [
      {
        file: 'entrypoints/background/relay/claims.ts',
        from: 'if (status !== 200 && isLate) return;',
        to: 'void isLate;',
      },
    ],
    tests: ['tests/unit/background/claims-told-late.test.ts'],
    project: 'unit',
    named: 'is given back once more',
  },
  claims('claim-patience', 'a relay that never answers holds a parcel up', {
    file: 'entrypoints/background/relay/claims.ts',
    from: 'AbortSignal.timeout((await readTimes()).colleagues)',
    to: 'AbortSignal.timeout((await readTimes()).colleagues * 1000)',
  }),
  event(
    'event-reference-unique',
    'an event of one order settles another that has the same number',
    'if (isShared || events.isColleagueOpen) return null;',
    'if (events.isColleagueOpen) return null;',
  ),
  event(
    'event-colleague-open',
    'an event of a colleague’s parcel settles an order here',
    'if (isShared || events.isColleagueOpen) return null;',
    'if (isShared) return null;',
  ),
  {
    name: 'own-after-joining-again',
    what: 'one’s own open orders are a colleague’s after the shop was left and joined again',
    patches: [
      {
        file: 'entrypoints/background/relay/join.ts',
        from: '    await renewClaims(invitation.orderSecret);\n',
        to: '',
      },
    ],
    tests: ['tests/unit/background/lost-beside-colleagues.test.ts'],
    project: 'unit',
  },
  {
    name: 'event-colleague-without-reference',
    what: 'a claim of which no reference number is known passes for one of another parcel',
    patches: [
      {
        file: 'entrypoints/background/relay/settle-by-events.ts',
        from: 'mayMean(order, parcels)',
        to: 'false',
      },
    ],
    tests: ['tests/unit/background/lost-beside-colleagues.test.ts'],
    project: 'unit',
  },
  event(
    'event-one-attempt',
    'an event settles a row of which two attempts may have made parcels',
    'attempt === undefined || lost.length > 1',
    'attempt === undefined',
  ),
  event(
    'event-one-parcel',
    'of two parcels the first is taken for the lost one',
    'parcel === undefined || events.parcels.length > 1',
    'parcel === undefined',
  ),
  event(
    'event-parcel-of-no-other-row',
    'a parcel is that of two orders',
    '  if (others.some((other) => other.parcelCode === parcelCode)) return null;\n',
    '',
  ),
  event(
    'event-parcel-of-no-colleague',
    'a colleague’s parcel is taken for the lost one',
    '  if (events.codesOfColleagues.has(parcelCode)) return null;\n',
    '',
  ),
  event(
    'event-after-the-attempt',
    'a parcel that was there before is taken for the lost one',
    'firstAt >= startByRelay(attempt, events.claimed) - APART ? parcelCode : null',
    'parcelCode',
  ),
  event(
    'event-clock-put-right',
    'a clock that was put right between a claim and its attempt lets in a parcel that was there before',
    'Math.max(0, startedAt - claimed.here)',
    '(startedAt - claimed.here)',
  ),
  {
    name: 'relay-past-no-return',
    what: 'a computer that joins a shop calls for all that came back in its past',
    patches: [
      {
        file: 'lib/shop-relay/relay-changes.ts',
        from: 'relay.caughtUpAt === null ? [] : come',
        to: 'come',
      },
    ],
    tests: ['tests/unit/background/old-returns.test.ts'],
    project: 'unit',
  },
  {
    name: 'relay-unreadable-said',
    what: 'a browser that cannot read what it joined with ships unasked and says nothing',
    patches: [
      {
        file: 'entrypoints/background/relay/catch-up.ts',
        from: "    if (kept?.state === 'joined') await keepTrouble(kept, { trouble: 'relay-member' });\n",
        to: '    void kept;\n',
      },
    ],
    tests: ['tests/unit/background/relay-trouble.test.ts'],
    project: 'unit',
  },
  event(
    'event-not-while-asking',
    'an event settles a row that is being asked about',
    "row.state === 'unknown' && findOpenAttempt(row) === null",
    "row.state === 'unknown'",
  ),
];
