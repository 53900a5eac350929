import { screen } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import type { RowView } from '../../../lib/messaging/views/row';
import { madeRow } from '../support/made-form';
import { plain } from '../support/show';
import { press, reviewOrder, showReview } from './show-review';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));

/** What the review says of an order that was shipped to village 742, which the list calls قباطية. */
async function shippedTo(village: RowView['village']) {
  const row = madeRow({ villageId: 742, village });
  showReview([reviewOrder(1)], 'en', { 'review/outcomes': () => [{ orderId: '101', row }] });
  press(/^Ship /);
  await screen.findByText('SH-7K2M94');
  return plain(screen.getByRole('table').textContent);
}

it('a shipped order goes where it was sent, whatever the company’s list calls that village by now', async () => {
  const said = await shippedTo({ name: 'بلدة قديمة', city: 'جنين' });
  expect(said).toContain('بلدة قديمة');
  expect(said).not.toContain('قباطية');
});

it('one that an earlier version sent, which kept no name, has that of the list', async () => {
  expect(await shippedTo(null)).toContain('قباطية');
});
