import { cleanup, screen } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { aboutParcel } from '../../../components/customer-messages/about';
import { RowDetail } from '../../../components/outbox/RowDetail';
import { createRowActions } from '../../../components/outbox/row-actions';
import { press, reviewOrder, showReview } from '../review/show-review';
import { quietBackground } from '../support/fake-background';
import { madeForm, madeRow, refusedRow } from '../support/made-form';
import { plain, show, showStandingForm } from '../support/show';
import { listOf } from './list-of';

vi.mock('../../../lib/press/watch-presses', () => import('../support/made-presses'));

const SENT = { currency: 'JOD', totalPrice: '30' };
const said = () => plain(document.body.textContent).replaceAll('\u00a0', ' ');

/** The account is in shekels by now. */
describe('a parcel that was sent while its account was in dinars', () => {
  it('is in dinars in the follow-up, closed and open', () => {
    const row = { ...refusedRow({}), ...SENT };
    const actions = createRowActions(quietBackground().send, () => undefined);
    show(listOf([row], actions));
    expect(said()).toContain('JOD 30');
    cleanup();
    show(<RowDetail row={row} actions={actions} />);
    expect(said()).toContain('JOD 30');
  });

  it('is in dinars on the label of its form', () => {
    showStandingForm({ ...madeForm(), row: madeRow(SENT) }, quietBackground());
    expect(said()).toContain('JOD 30');
    expect(said()).not.toContain('₪');
  });

  it('is in dinars in the review, in its line and in the sum', async () => {
    const row = madeRow(SENT);
    showReview([reviewOrder(1)], 'en', { 'review/outcomes': () => [{ orderId: '101', row }] });
    press('Ship one order');
    await screen.findByText('SH-7K2M94');
    expect(said().match(/JOD 30/g)).toHaveLength(2);
    expect(said()).not.toContain('₪30');
  });

  it('is told to its customer in dinars', () => {
    expect(aboutParcel(madeRow(SENT))).toMatchObject({ amount: '30', currency: 'JOD' });
  });
});
