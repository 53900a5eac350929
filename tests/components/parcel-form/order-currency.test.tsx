import { cleanup, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { quietBackground } from '../support/fake-background';
import { madeForm } from '../support/made-form';
import { plain, showForm } from '../support/show';

afterEach(cleanup);

const reckoningWith = (code: 'currency-differs' | 'currency-unknown', params = {}) => {
  const findings = [{ field: 'totalPrice', severity: 'error', code, params }] as const;
  const reckoning = [{ kind: 'order-total', amount: '48' }] as const;
  showForm(madeForm({ findings, reckoning }), quietBackground());
  return plain(screen.getByLabelText('How this amount was calculated').textContent);
};

it('an order in dollars is calculated in dollars, whatever the account collects', () => {
  expect(reckoningWith('currency-differs', { order: 'USD', account: 'ILS' })).toBe('Order total$48');
});

it('an order whose currency is not known is calculated in no currency', () => {
  expect(reckoningWith('currency-unknown')).toBe('Order total48');
});
