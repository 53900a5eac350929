import { describe, expect, it } from 'vitest';
import { en } from '../../../assets/locales/en';
import { namedByNoteBar, rowBar } from '../../../entrypoints/background/bar/row-bar';
import { createTranslator } from '../../../lib/i18n/translator';
import type { OutboxRow } from '../../../lib/outbox/row';
import type { NotesPlace } from '../../../lib/stores/definition';
import { duplicate, madeAttempt, madeRow } from '../outbox/made-row';
import { ACCOUNT } from './fake-service';

const translator = createTranslator('en', en);
const at = new Date();
at.setHours(23, 59, 0, 0);
const bar = (row: OutboxRow, nextTryAt: number | null = at.getTime()) =>
  rowBar(translator, {
    row,
    parts: [row],
    earlier: [],
    account: ACCOUNT,
    nextTryAt,
    note: 'none',
    parcelStatus: null,
    hasChanged: false,
  });
const told = (answer: typeof duplicate, state: 'unknown' | 'made-code-unknown' = 'unknown') =>
  madeRow({ state, attempts: [madeAttempt({ endedAt: 12, outcome: 'unknown', answer })] });
const limited = { ...duplicate, code: 'rate-limited' } as const;

describe('the bar of a row that waits', () => {
  it('says until when after a 429, and that it goes on by itself', () => {
    const waiting = { reason: 'rate-limited', since: 1, tries: 1, nextTryAt: at.getTime() } as const;
    const { message, action, second } = bar(madeRow({ waiting }));
    expect(message).toMatch(/^Waiting until .*23:59.*is busy\. It is sent then/);
    expect([action, second?.kind]).toEqual([null, 'review']);
  });

  it('says so too where the creation itself was answered so, and warns all the same', () => {
    const { message } = bar(told(limited));
    expect(message).toMatch(/^Waiting until .*23:59.*Don’t send it again/);
    expect(message).not.toMatch(/answer was lost/);
    // Once it is not asked about by itself, a person has to look.
    expect(bar(told(limited), null).message).toMatch(/Check first/);
  });

  it('keeps the fee that stood there before the press, until a code takes its place', () => {
    const quotedFee = { deliveryCost: '20', extraPrice: '0' } as const;
    const lastLine = (row: OutboxRow) => bar(row).lines.at(-1);
    expect(lastLine(madeRow({ state: 'sending', quotedFee }))).toMatchObject({
      kind: 'fee',
      value: { text: '₪20' },
    });
    const dear = { deliveryCost: '20', extraPrice: '5' } as const;
    expect(lastLine(madeRow({ state: 'sending', quotedFee: dear }))).toMatchObject({
      value: { text: '₪25' },
      beside: 'For the high price: ₪5',
    });
    const created = madeRow({ state: 'created', parcelCode: 'SB1', quotedFee });
    expect(lastLine(created)).toMatchObject({ kind: 'amount' });
  });

  it('leads to where access to the service’s site is given', () => {
    const waiting = { reason: 'permission-missing', since: 1, tries: 1, nextTryAt: 9 } as const;
    expect(bar(madeRow({ waiting })).action).toEqual({ kind: 'review', label: 'Give access' });
  });

  it('tells of a colleague where the recipient got a parcel as it was pressed, and names theirs', () => {
    const view = bar(told(duplicate, 'unknown'));
    expect(view.message).toMatch(/colleague/);
    expect(view.message).not.toMatch(/lost/);
    const named = (place: NotesPlace) => namedByNoteBar(translator, view, { code: 'SH-1', place }).message;
    expect(named('notes')).toMatch(/Made by a colleague: parcel .*SH-1.* is in the order’s notes/);
    expect(named('comments')).toMatch(/is in the order’s comments/);
    expect(named('history')).toMatch(/is in the order’s history/);
    expect(named('metadata')).toMatch(/is in the order’s metadata/);
  });
});
