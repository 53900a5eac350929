import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, expect, it } from 'vitest';
import { FIELDS } from '../support/made-form';
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

it('asks before the second of two orders with one phone goes, and offers what can be done', async () => {
  const phone = '0599123456';
  const fields = { ...FIELDS, firstName: 'سلمى عودة', phone };
  const { background } = showReview([
    reviewOrder(1, { fields }),
    reviewOrder(2, { fields: { ...fields, phone: `+970${phone.slice(1)}` } }),
  ]);
  expect(rows()).toEqual(['shared-phone']);
  expect(screen.getByRole('button', { name: /Ship .*1/ })).toBeTruthy();
  press(/Edit order/);
  fireEvent.click(await screen.findByRole('button', { name: 'One parcel for both' }));
  await waitFor(() =>
    expect(background.inputs('review/together')).toEqual([
      { collectionId: 'c', orderId: '102', choice: 'merged', with: '101' },
    ]),
  );
});

it('offers no one parcel for two orders that cannot be said of one', async () => {
  const fields = { ...FIELDS, firstName: 'سلمى عودة' };
  showReview([
    reviewOrder(1, { fields }),
    reviewOrder(2, { fields: { ...fields, streetName: 'عمارة النور' } }),
  ]);
  press(/Edit order/);
  expect(await screen.findByRole('button', { name: 'Ship both' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'One parcel for both' })).toBeNull();
});

it('lets an order out of the other’s parcel again', async () => {
  const together = {
    choice: 'merged',
    number: '101',
    carrierId: '101',
    carrierKey: 'key of 101',
    merged: { totalPrice: '350', actualPrice: '310', description: 'a + b', referenceNumber: '101, 102' },
    before: {},
  } as const;
  const { background } = showReview([reviewOrder(1), { ...reviewOrder(2), together }]);
  press(/^All/);
  expect(rows()).toEqual(['ready', 'set-aside']);
  press(/Edit order .?102/);
  const anew = await screen.findByRole('button', { name: 'Undo' });
  // It has no form of its own as long as it is carried.
  expect(screen.queryByLabelText('Amount to collect')).toBeNull();
  expect(document.activeElement).toBe(anew);
  fireEvent.click(anew);
  await waitFor(() =>
    expect(background.inputs('review/together')).toEqual([
      { collectionId: 'c', orderId: '102', choice: 'undecided', with: '101' },
    ]),
  );
});
