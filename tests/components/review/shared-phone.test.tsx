import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, expect, it } from 'vitest';
import { giveElementsSize } from '../support/sized-elements';
import { press, reviewOrder, rows, showReview } from './show-review';

beforeAll(() => giveElementsSize(560));

it('asks again of an order that was to go beside another where a third goes to its phone by now', async () => {
  const phone = '0599123456';
  const both = { choice: 'both', beside: ['https://shop.example/wp-admin/ 101'] } as const;
  const { background } = showReview([
    reviewOrder(1, {}, phone),
    { ...reviewOrder(2, {}, phone), together: both },
    reviewOrder(3, {}, phone),
    { ...reviewOrder(4, {}, phone), together: both },
  ]);
  expect(rows()).toEqual(['shared-phone', 'shared-phone']);
  press(/Edit order .?104/);
  expect(await screen.findByText(/Order .?102, 103.? goes to this phone too/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Ship both' }));
  const beside = [101, 102, 103].map((id) => `https://shop.example/wp-admin/ ${id}`);
  await waitFor(() =>
    expect(background.inputs('review/together')).toEqual([
      { collectionId: 'c', orderId: '104', choice: 'both', with: null, beside },
    ]),
  );
});
