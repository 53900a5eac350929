import { cleanup } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { need } from '../../need';
import { madeRow } from '../support/made-form';
import { reviewOrder, showReview } from './show-review';

const rowOf = (changes: Parameters<typeof madeRow>[0]) => madeRow({ parcelCode: null, ...changes });
function showRow(row: ReturnType<typeof rowOf>): string {
  const order = reviewOrder(1);
  showReview([{ ...order, form: { ...need(order.form, 'form'), row } }]);
  return document.body.textContent ?? '';
}
const waitsFor = (reason: 'permission-missing' | 'service-unreachable' | 'rate-limited') =>
  rowOf({
    state: 'queued',
    nextTryAt: new Date().setHours(23, 59, 0, 0),
    waiting: { reason, since: 1, tries: 1, nextTryAt: 9 },
  });

describe('the review of what was pressed', () => {
  it('says that it goes on where something does, and not where all wait for a person', () => {
    expect(showRow(waitsFor('service-unreachable'))).toMatch(/Sending continues/);
    cleanup();
    const text = showRow(waitsFor('permission-missing'));
    expect(text).not.toMatch(/Sending continues/);
    expect(text).toMatch(/Needs you \(1\)/);
  });

  it('says until when it waits after a 429, sent or not', () => {
    expect(showRow(waitsFor('rate-limited'))).toMatch(/Waiting until .*23:59/);
    cleanup();
    const answer = { code: 'rate-limited', params: {}, serviceText: null, fields: {} } as const;
    const attempt = { id: 'a', revision: 0, repeat: false, startedAt: 1, recipientBefore: 'absent' } as const;
    const sent = { ...attempt, endedAt: 2, outcome: 'unknown', answer } as const;
    const text = showRow({ ...waitsFor('rate-limited'), state: 'unknown', waiting: null, attempts: [sent] });
    expect(text).toMatch(/Waiting until .*23:59/);
    expect(text).not.toMatch(/Needs confirming/);
  });
});
