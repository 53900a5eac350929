import { screen, waitFor } from '@testing-library/preact';
import { beforeAll, expect, it } from 'vitest';
import { madeRow } from '../support/made-form';
import { plain } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';
import { doubtful, press, reviewOrder, showReview } from './show-review';

beforeAll(() => giveElementsSize(560));

it('ships as many as the button said: an order whose last doubt was answered in its open form waits for a press of its own', async () => {
  const asked = doubtful(2);
  let now = asked;
  const { background } = showReview([reviewOrder(1), asked], 'en', {
    'review/read': ({ orderId }: { readonly orderId: string }) => (orderId === '102' ? now : reviewOrder(1)),
  });
  press(/Edit order/);
  await screen.findByRole('button', { name: 'Done' });
  now = reviewOrder(2);
  press(/^Ship .?1.? of .?2.?$/);
  await waitFor(() => expect(background.inputs('review/ship')).toHaveLength(1));
  expect(background.inputs('review/ship')[0]?.rows.map(({ orderId }) => orderId)).toEqual(['101']);
  await waitFor(() => expect(screen.getByRole('button', { name: /^Ship all .?2/ })).toBeTruthy());
});

it('says of many that they were made in the plural, in Hebrew', () => {
  const made = [reviewOrder(1), reviewOrder(2)].map((order) => ({
    ...order,
    form: order.form && { ...order.form, row: madeRow() },
  }));
  showReview(made, 'he');
  expect(plain(screen.getByRole('group').textContent)).toContain('נוצרו (2)');
});
