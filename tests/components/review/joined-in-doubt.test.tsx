import { screen } from '@testing-library/preact';
import { beforeAll, expect, it } from 'vitest';
import { giveElementsSize } from '../support/sized-elements';
import { press, reviewOrder, showReview } from './show-review';

beforeAll(() => giveElementsSize(560));

const PHONE = '0599123456';
const cancelled = { field: 'referenceNumber', severity: 'doubt', code: 'order-status-doubtful' } as const;

it('an order that was cancelled is not offered to go in another’s parcel before that is answered', async () => {
  showReview([reviewOrder(1, {}, PHONE), reviewOrder(2, { findings: [cancelled] }, PHONE)]);
  press(/Edit order/);
  expect(await screen.findByRole('button', { name: 'Set this one aside' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'One parcel for both' })).toBeNull();
});
