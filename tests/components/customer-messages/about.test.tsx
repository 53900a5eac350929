import { describe, expect, it } from 'vitest';
import { aboutOrder, aboutParcel } from '../../../components/customer-messages/about';
import type { RowView } from '../../../lib/messaging/views/row';
import { ACCOUNT, FIELDS, madeForm, madeRow } from '../support/made-form';

it.each([
  ['175', '175'],
  ['175 ₪', '175'],
  ['175 JOD', null],
  ['about 175', null],
])('an order whose amount is written %j is asked about with %j', (totalPrice, amount) => {
  expect(aboutOrder(madeForm(), { ...FIELDS, totalPrice }, ACCOUNT).amount).toBe(amount);
});

describe('an order that goes in two parcels, of which the first collects', () => {
  const part = (number: number, changes: Partial<RowView>) =>
    madeRow({ id: `row-${number}`, part: { press: 'p', number, of: 2 }, ...changes });
  const first = part(1, { parcelCode: 'SH-1', totalPrice: '300' });
  const second = part(2, { parcelCode: 'SH-2', totalPrice: '0' });
  const told = (...parts: readonly RowView[]) => aboutParcel({ ...second, parts });

  it('is told whole: each code, and what the customer pays for all of it', () => {
    expect(told(first, second)).toMatchObject({ codes: ['SH-1', 'SH-2'], amount: '300', number: '1043' });
  });

  it('is told without the parcel that a person marked as wrong', () => {
    expect(told({ ...first, wrongSince: 1 }, second)).toMatchObject({ codes: ['SH-2'], amount: '0' });
  });

  it('is told with the amount of the parcel whose code nobody knows', () => {
    const nameless = { ...first, state: 'made-code-unknown', parcelCode: null } as const;
    expect(told(nameless, second)).toMatchObject({ codes: ['SH-2'], amount: '300' });
  });
});
