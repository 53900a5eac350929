import { describe, expect, it } from 'vitest';
import type { Order } from '../../../lib/order';
import { confirmDoubts, withoutConfirmed } from '../../../lib/parcel/confirmation';
import { draftParcel } from '../../../lib/parcel/draft';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
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
