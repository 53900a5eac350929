import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RowView } from '../../../lib/messaging/views/row';
import { madeRow, refusedRow } from '../support/made-form';
import { hurry, takeTime } from '../support/made-presses';
import { giveElementsSize } from '../support/sized-elements';
import { press, reviewOrder, showReview } from './show-review';

beforeAll(() => giveElementsSize(560));

const UNCOUNTED = /came, changed or moved less than a second ago/;
const HELD = { reason: 'held', since: 1, tries: 1, nextTryAt: null } as const;
const rowOf = (index: number, row: Partial<RowView>) => ({
  orderId: String(100 + index),
  row: madeRow({ id: `row ${index}`, phone: `05991${10_000 + index}`, parcelCode: null, ...row }),
});

describe('a press in a review that comes as its button does', () => {
  it('ships nothing, and says so; once the button has stood there it counts', async () => {
    const { background } = showReview([reviewOrder(1)]);
    hurry();
    press('Ship one order');
    expect((await screen.findByText(UNCOUNTED)).getAttribute('role')).toBe('alert');
    expect(background.inputs('review/ship')).toEqual([]);
    takeTime();
    press('Ship one order');
    await waitFor(() => expect(background.inputs('review/ship')).toHaveLength(1));
    expect(screen.queryByText(UNCOUNTED)).toBeNull();
  });

  it('makes no second parcel to a recipient who has one', async () => {
    const order = reviewOrder(1);
    const row = { ...refusedRow({ code: 'duplicate-recipient' }), phone: '0599110001' };
    const refused = { ...order, form: order.form && { ...order.form, row } };
    const { background } = showReview([refused], 'en', { 'review/force': () => [] });
    press(/Edit order/);
    const force = await screen.findByRole('button', { name: 'Ship another parcel anyway' });
    hurry();
    fireEvent.click(force);
    expect(await screen.findByText(UNCOUNTED)).toBeTruthy();
    expect(background.inputs('review/force')).toEqual([]);
  });
});

describe('a bulk that is stopped', () => {
  it('keeps “Stop” in its place until the last is sent, and going on is no second press on it', async () => {
    let outcomes = [rowOf(1, { state: 'sending' }), rowOf(2, { state: 'queued' })];
    const { state, background } = showReview([reviewOrder(1), reviewOrder(2)], 'en', {
      'review/outcomes': () => outcomes,
      'review/stop': () => null,
      'review/resume': () => null,
    });
    const look = () => act(async () => state.readRows());
    await look();
    const stop = await screen.findByRole('button', { name: 'Stop' });
    outcomes = [rowOf(1, { state: 'sending' }), rowOf(2, { state: 'queued', waiting: HELD })];
    fireEvent.click(stop);
    await waitFor(() => expect(stop.getAttribute('aria-busy')).toBe('true'));
    const goOn = await screen.findByRole('button', { name: /^Go on/ });
    fireEvent.click(stop);
    expect(background.inputs('review/stop')).toHaveLength(1);
    // What comes where “Stop” was sends nothing.
    expect(stop.nextElementSibling?.textContent).toBe('Save as a file');
    hurry();
    fireEvent.click(goOn);
    expect(await screen.findByText(UNCOUNTED)).toBeTruthy();
    expect(background.inputs('review/resume')).toEqual([]);
    takeTime();
    fireEvent.click(goOn);
    await waitFor(() => expect(background.inputs('review/resume')).toHaveLength(1));
  });
});
