import { describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { confirmDoubts, withoutConfirmed } from '../../../lib/parcel/confirmation';
import { draftParcel } from '../../../lib/parcel/draft';
import { doubt } from '../../../lib/parcel/finding';
import type { Finding, ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { aMatch, anAccount, anOrder, fact } from './made-up';

function draftOf(order: Partial<Order>, match = aMatch()): ParcelDraft {
  return draftParcel({ order: anOrder(order), account: anAccount(), match });
}

/** Unpaid and not cash, of a cancelled order: a doubt about the amount, and one about the order. */
const doubted = { paymentMethod: fact('bacs'), status: fact('cancelled') };

describe('a doubt that a person let stand', () => {
  it('is silent, and no other with it', () => {
    const { findings, fields } = draftOf(doubted);
    const confirmed = confirmDoubts(findings, 'totalPrice', fields);
    expect(withoutConfirmed(findings, confirmed, fields)).toMatchObject([{ code: 'order-status-doubtful' }]);
  });

  it('is said again when the field holds another value', () => {
    const { findings, fields } = draftOf(doubted);
    const confirmed = confirmDoubts(findings, 'totalPrice', fields);
    const changed = { ...fields, totalPrice: '999' };
    expect(withoutConfirmed(findings, confirmed, changed)).toEqual(findings);
  });

  it('does not stand for another doubt about the same field and value', () => {
    const { fields } = draftOf({});
    const incomplete = { field: 'phone', severity: 'doubt', code: 'phone-doubtful' } as const;
    const blocked = { field: 'phone', severity: 'doubt', code: 'recipient-blocked' } as const;
    const confirmed = confirmDoubts([incomplete], 'phone', fields);
    expect(withoutConfirmed([incomplete, blocked], confirmed, fields)).toEqual([blocked]);
  });

  it('is another one where the store says another status of the same kind', () => {
    const failed = draftOf({ status: fact('failed'), statusMeaning: 'ended' });
    const confirmed = confirmDoubts(failed.findings, 'referenceNumber', failed.fields);
    const { findings, fields } = draftOf({ status: fact('cancelled'), statusMeaning: 'ended' });
    expect(withoutConfirmed(failed.findings, confirmed, failed.fields)).toEqual([]);
    expect(withoutConfirmed(findings, confirmed, fields)).toMatchObject([
      { code: 'order-status-doubtful', params: { status: 'cancelled' } },
    ]);
  });

  it('is never an error or a notice', () => {
    const noVillage = aMatch({ confident: false, recognised: false, reason: { code: 'none' } });
    const { findings, fields } = draftOf({}, noVillage);
    expect(confirmDoubts(findings, 'village', fields)).toEqual([]);
    const asThoughConfirmed = confirmDoubts(
      findings.map((finding) => ({ ...finding, severity: 'doubt' as const })),
      'village',
      fields,
    );
    expect(withoutConfirmed(findings, asThoughConfirmed, fields)).toEqual(findings);
  });
});

describe('a doubt that says something else by now', () => {
  const { fields } = draftOf({});
  const isAsked = (now: Finding, before: Finding, of = fields) =>
    withoutConfirmed([now], confirmDoubts([before], before.field, fields), of).length === 1;

  it.each([
    [
      'cancelled, after it had failed',
      'order-status-doubtful',
      { status: 'failed' },
      { status: 'cancelled' },
    ],
    ['held for fraud, after it was on hold', 'order-held', { status: 'on-hold' }, { status: 'fraud' }],
    ['sent as a whole, after it was in part', 'order-shipped', { status: 'partial' }, { status: 'shipped' }],
    ['another parcel of it, in its note', 'shipped-elsewhere', { code: 'P-1' }, { code: 'P-2' }],
    [
      'under yet another address',
      'shipped-other-address',
      { address: 'https://a' },
      { address: 'https://b' },
    ],
    ['another order that carries it', 'merged-elsewhere', { number: '7' }, { number: '8' }],
  ] as const)('is asked about the order: %s', (_, code, before, now) => {
    const at = (params: Record<string, string>) => doubt('referenceNumber', code, params);
    expect(isAsked(at(now), at(before))).toBe(true);
    expect(isAsked(at(before), at(before))).toBe(false);
  });

  it.each([
    [
      'paid in full, after it was a deposit',
      'deposit-unsure',
      { text: '_deposit: 20' },
      { text: 'paid: yes' },
    ],
    ['another method', 'payment-not-cash', { method: 'cheque' }, { method: 'bacs' }],
    ['another note', 'note-says-paid', { text: 'paid 20' }, { text: 'paid it all' }],
    ['another status', 'status-says-part', { status: 'part paid' }, { status: 'deposit' }],
  ] as const)('is asked about the amount: %s', (_, code, before, now) => {
    const at = (params: Record<string, string>) => doubt('totalPrice', code, params);
    expect(isAsked(at(now), at(before))).toBe(true);
    expect(isAsked(at(before), at(before))).toBe(false);
  });

  it('is asked about a customer of whom one more parcel has come back, and not for one that arrived', () => {
    const at = (returned: number, made: number) => doubt('phone', 'recipient-returned', { returned, made });
    expect([isAsked(at(3, 4), at(2, 3)), isAsked(at(2, 4), at(2, 3))]).toEqual([true, false]);
  });

  it('is none for what goes on changing by itself: a count, a colleague’s name, a code that comes later', () => {
    const proven = (done: number) => doubt('referenceNumber', 'reader-unproven', { done, needed: 3 });
    expect(isAsked(proven(1), proven(0))).toBe(false);
    const shipped = (name: string, code: string) =>
      doubt('referenceNumber', 'shipped-by-colleague', { claim: 'c', name, code });
    expect(isAsked(shipped('Rana H.', 'P-1'), shipped('Rana', 'none'))).toBe(false);
  });

  it('is none about the order where another number is written over it', () => {
    const cancelled = doubt('referenceNumber', 'order-status-doubtful', { status: 'cancelled' });
    expect(isAsked(cancelled, cancelled, { ...fields, referenceNumber: 'A-1' })).toBe(false);
  });

  it.each([
    ['["referenceNumber","order-status-doubtful","1042"]', 'referenceNumber', 'order-status-doubtful'],
    ['["referenceNumber","order-status-unknown","1042","odd"]', 'referenceNumber', 'order-status-unknown'],
  ] as const)('is asked once more where an earlier version kept only %s', (kept, field, code) => {
    const of = { ...fields, referenceNumber: '1042' };
    const finding = doubt(field, code, { status: 'odd' });
    expect(withoutConfirmed([finding], [kept], of)).toEqual([finding]);
  });
});
