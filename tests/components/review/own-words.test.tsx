import { fireEvent, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Finding, OrderWords, ParcelFields } from '../../../lib/parcel/parcel-draft';
import { elementAt } from '../../need';
import { FIELDS } from '../support/made-form';
import { describedBy, field, plain } from '../support/show';
import { reviewOrder, showReview } from './show-review';

const open = (name: Finding['field'], code: Finding['code']): Finding => ({
  field: name,
  severity: 'error',
  code,
});

function showOpen(finding: Finding, fields: Partial<ParcelFields>, words: OrderWords) {
  showReview([reviewOrder(1, { fields: { ...FIELDS, ...fields }, findings: [finding], words })]);
  return plain(document.querySelector('.review__reason')?.textContent);
}

describe('a row of the review that is open somewhere', () => {
  it.each<[Finding, Partial<ParcelFields>, OrderWords]>([
    [open('village', 'village-unmatched'), { village: null }, { village: 'خربة لا يعرفها أحد' }],
    [open('streetName', 'reading-open'), { streetName: '' }, { streetName: 'عين سارة، قرب الجامعة' }],
    [open('totalPrice', 'total-unknown'), { totalPrice: '' }, { totalPrice: '1,400 JD' }],
  ])('shows what the order says in quotes: $code', (finding, fields, words) => {
    expect(showOpen(finding, fields, words)).toContain(`In the order: “${Object.values(words)[0]}”`);
  });

  it('shows it beside the field too, once the row stands open', async () => {
    showOpen(open('village', 'village-unmatched'), { village: null }, { village: 'خربة لا يعرفها أحد' });
    fireEvent.click(elementAt('.review__open'));
    await waitFor(() =>
      expect(describedBy(field('Village'))).toContain('In the order: “خربة لا يعرفها أحد”'),
    );
  });
});
