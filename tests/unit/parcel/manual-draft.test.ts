import { describe, expect, it } from 'vitest';
import { manualDraft } from '../../../lib/parcel/draft';
import { anAccount } from './made-up';

describe('a form without an order', () => {
  it('is empty but for the account, and cannot be sent', () => {
    const draft = manualDraft(anAccount({ weight: '2' }));
    expect(draft.fields).toMatchObject({ firstName: '', village: null, weight: '2', length: '' });
    expect(draft.reckoning).toEqual([]);
    const missing = draft.findings.map(({ field, code }) => `${field} ${code}`);
    expect(missing).toEqual(
      ['firstName', 'phone', 'village', 'streetName', 'totalPrice', 'description'].map(
        (field) => `${field} required`,
      ),
    );
  });

  it('says what the account says of every parcel, but not of an order that is not there', () => {
    const { fields, origins, findings } = manualDraft(anAccount({ descriptionTemplate: ' ملابس  نسائية ' }));
    expect(fields.description).toBe('ملابس نسائية');
    expect(origins.description).toEqual({ from: 'account' });
    expect(findings.map(({ field }) => field)).not.toContain('description');
    expect(manualDraft(anAccount({ descriptionTemplate: 'ملابس {number}' })).fields.description).toBe('');
  });
});
