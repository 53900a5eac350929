import { cleanup, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { madeRow } from '../support/made-form';
import { press, reviewOrder, showReview } from './show-review';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));

afterEach(cleanup);

const part = (number: number) =>
  madeRow({
    ...{ id: `row-${number}`, parcelCode: `SH-${number}`, part: { press: 'p', number, of: 2 } },
    ...{ recipientName: 'أحمد 1', phone: '0599110001' },
  });
const row = { ...part(2), parts: [part(1), part(2)] };

/** An order that was shipped in two parcels, and one that is not. */
async function showShipped(printed: readonly string[]) {
  const answers = { 'review/outcomes': () => [{ orderId: '101', row }] };
  const { onPrint } = showReview([reviewOrder(1), reviewOrder(2)], 'en', answers, printed);
  press(/^Ship all .?2.?$/);
  await screen.findByText('SH-1');
  return onPrint;
}

it('the label of each parcel of an order is printed', async () => {
  const onPrint = await showShipped([]);
  press(/^Print .?2.? labels$/);
  expect(onPrint).toHaveBeenCalledExactlyOnceWith(['row-1', 'row-2']);
});

it('a label of an order that was not printed yet is offered, and all again once none is left', async () => {
  const missing = await showShipped(['row-2']);
  press('Print one label');
  expect(missing).toHaveBeenCalledExactlyOnceWith(['row-1']);
  cleanup();
  const again = await showShipped(['row-1', 'row-2']);
  press('Print the labels again');
  expect(again).toHaveBeenCalledExactlyOnceWith(['row-1', 'row-2']);
});
