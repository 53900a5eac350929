import { cleanup, screen } from '@testing-library/preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { giveElementsSize } from '../support/sized-elements';
import { doubtful, press, reviewOrder, showReview } from './show-review';

beforeAll(() => giveElementsSize(560));

describe('a row of the review', () => {
  it('says under how its order stands why it needs the person, and beside the village nothing of it', () => {
    showReview([reviewOrder(1), doubtful(2)]);
    const reason = document.querySelector('[data-order="102"] .review__reason');
    expect(reason?.closest('td')?.className).toContain('review__cell--state');
  });

  it('leads to the next that needs the person only where there is one', async () => {
    showReview([reviewOrder(1), doubtful(2)]);
    press(/Edit order .?102/);
    await screen.findByRole('button', { name: 'Done' });
    expect(screen.queryByRole('button', { name: 'Next that needs you' })).toBeNull();
    cleanup();
    showReview([doubtful(1), doubtful(2)]);
    press(/Edit order .?102/);
    expect(await screen.findByRole('button', { name: 'Next that needs you' })).toBeTruthy();
  });

  it('that is ready is counted in Hebrew as one of several', () => {
    showReview([reviewOrder(1), reviewOrder(2)], 'he');
    expect(screen.getByRole('button', { name: 'מוכנות (2)' })).toBeTruthy();
  });
});
