import { expect, it } from 'vitest';
import { AttemptList } from '../../../components/outbox/AttemptList';
import type { FailureCode } from '../../../lib/failure';
import { show } from '../support/show';

it.each([
  ['rate-limited', 'too many requests at once'],
  ['key-refused', 'does not accept this key'],
  ['no-permission', 'refuses this request'],
] as const)(
  'a repeat that was refused (%s) is told with its reason, which proves nothing',
  (code, reason) => {
    show(<AttemptList attempts={[repeatRefused(code)]} />);
    const said = document.body.textContent;
    expect(said).toContain(reason);
    expect(said).toContain('says nothing of an earlier');
  },
);

function repeatRefused(code: FailureCode) {
  return {
    id: 'second',
    revision: 0,
    repeat: true,
    startedAt: 1,
    recipientBefore: 'absent',
    endedAt: 2,
    outcome: 'unknown',
    answer: { code, params: {}, serviceText: null, fields: {} },
  } as const;
}
