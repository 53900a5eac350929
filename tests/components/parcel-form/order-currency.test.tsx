import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import type { ParcelDraft } from '../../../lib/parcel/parcel-draft';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm, madeRow } from '../support/made-form';
import { describedBy, field, plain, showForm, showStandingForm } from '../support/show';

const reckoningWith = (
  code: 'currency-differs' | 'currency-unknown',
  params = {},
  more: Partial<ParcelDraft> = {},
) => {
  const findings = [{ field: 'totalPrice', severity: 'error', code, params }] as const;
  const reckoning = [{ kind: 'order-total', amount: '48' }] as const;
  showForm(madeForm({ findings, reckoning, ...more }), quietBackground());
  return plain(screen.getByLabelText('How this amount was calculated').textContent);
};

it('an order in dollars is calculated in dollars, whatever the account collects', () => {
  expect(reckoningWith('currency-differs', { order: 'USD', account: 'ILS' })).toBe('Order total$48');
});

it('an order whose currency is not known is calculated in no currency', () => {
  expect(reckoningWith('currency-unknown')).toBe('Order total48');
});

it('an order in shekels is calculated in them, whatever the currency of what was typed over it', () => {
  const words = { total: { amount: '48', currency: 'ILS' } };
  expect(reckoningWith('currency-differs', { order: 'JOD', account: 'ILS' }, { words })).toBe(
    'Order total₪48',
  );
});

it('an amount that was typed in another currency is asked about until it is written anew', async () => {
  const fields = { ...FIELDS, totalPrice: '175 JOD' };
  const background = quietBackground({ 'parcel/create': () => madeRow() });
  showStandingForm(madeForm({ fields }), background);
  expect(describedBy(field('Amount to collect'))).toMatch(/JOD.*ILS/);
  expect(screen.queryByRole('button', { name: /^Ship/ })).toBeNull();
  fireEvent.input(field('Amount to collect'), { target: { value: '175' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Ship ·/ }));
  await waitFor(() =>
    expect(background.inputs('parcel/create')).toMatchObject([{ currency: 'ILS', fields: FIELDS }]),
  );
  expect(background.inputs('form/save')).toMatchObject([{ edits: { totalPrice: '175' }, currency: 'ILS' }]);
});
