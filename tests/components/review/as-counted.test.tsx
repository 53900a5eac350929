import { cleanup, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { giveElementsSize } from '../support/sized-elements';
import { doubtful, press, reviewOrder, showReview } from './show-review';

beforeAll(() => giveElementsSize(560));
afterEach(cleanup);

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
