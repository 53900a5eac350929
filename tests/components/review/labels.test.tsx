import { cleanup, screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { labelsAddress } from '../../../entrypoints/desk/route';
import { madeRow } from '../support/made-form';
import { press, reviewOrder, showReview } from './show-review';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));

const part = (number: number) =>
  madeRow({
    ...{ id: `row-${number}`, parcelCode: `SH-${number}`, part: { press: 'p', number, of: 2 } },
    ...{ recipientName: 'أحمد 1', phone: '0599110001' },
  });
const row = { ...part(2), parts: [part(1), part(2)] };

/** An order that was shipped in two parcels, and one that is not. */
async function showShipped(printed: readonly ReturnType<typeof part>[]) {
  const answers = { 'review/outcomes': () => [{ orderId: '101', row }] };
  showReview([reviewOrder(1), reviewOrder(2)], 'en', answers, printed);
  press(/^Ship all .?2.?$/);
  await screen.findByText('SH-1');
}
const printing = (...rowIds: readonly string[]) => labelsAddress(rowIds, 'print');

it('the label of each parcel of an order is printed', async () => {
  await showShipped([]);
  press(/^Print .?2.? labels$/);
  expect(location.hash).toBe(printing('row-1', 'row-2'));
});

it('a label of an order that was not printed yet is offered, and all again once none is left', async () => {
  await showShipped([part(2)]);
  press('Print one label');
  expect(location.hash).toBe(printing('row-1'));
  cleanup();
  await showShipped([part(1), part(2)]);
  press('Print the labels again');
  expect(location.hash).toBe(printing('row-1', 'row-2'));
});
