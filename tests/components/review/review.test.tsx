import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { labelsAddress } from '../../../entrypoints/desk/route';
import { LANGUAGES } from '../../../lib/i18n/language';
import type { KnownRecipient } from '../../../lib/messaging/views/service';
import { elementAt } from '../../need';
import { afterwards } from '../support/afterwards';
import { FIELDS, madeRecipient, madeRow } from '../support/made-form';
import { expectAccessible, field, plain } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';
import { again, doubtful, press, reviewOrder, rows, showReview, unreadable } from './show-review';

beforeAll(() => giveElementsSize(560));

describe('the review of what was chosen on a list', () => {
  it('shows what needs a person first, each with its reason, and the rest at a press', () => {
    showReview([reviewOrder(1), doubtful(2), unreadable]);
    expect(rows()).toEqual(['doubtful', 'unreadable']);
    const table = plain(screen.getByRole('table').textContent);
    expect(table).toContain('Nothing is collected from the recipient');
    expect(table).toContain('This order could not be read (HTTP 404).');
    press(/^All/);
    expect(rows()).toEqual(['ready', 'doubtful', 'unreadable']);
  });

  it('shows beside a village that is missing what the order says of it', () => {
    const words = { village: 'قلعة الياسمين، نابلس' };
    const missing = { field: 'village', severity: 'error', code: 'village-unmatched' } as const;
    showReview([reviewOrder(1, { fields: { ...FIELDS, village: null }, findings: [missing], words })]);
    expect(plain(screen.getByRole('table').textContent)).toContain('In the order: “قلعة الياسمين، نابلس”');
  });

  it('asks a person about a parcel that was marked as wrong, and offers another there alone', async () => {
    const order = reviewOrder(1);
    const row = madeRow({ wrongSince: 1 });
    const marked = { ...order, form: order.form && { ...order.form, row } };
    const { background } = showReview([marked, reviewOrder(2)]);
    expect(rows()).toEqual(['wrong']);
    expect(plain(screen.getByRole('table').textContent)).toContain('It does not count here any more.');
    press('Ship one order');
    await waitFor(() => expect(background.inputs('review/ship')).toHaveLength(1));
    expect(background.inputs('review/ship')[0]?.rows.map(({ orderId }) => orderId)).toEqual(['102']);
    press(/Edit order .?101/);
    expect(await screen.findByRole('button', { name: 'Another parcel for this order' })).toBeTruthy();
  });

  it('keeps the lines of a note', async () => {
    const fields = { ...FIELDS, note: 'قبل الوصول.\nالباب الخلفي' };
    showReview([reviewOrder(1, { fields, findings: [{ field: 'note', severity: 'doubt', code: 'cut' }] })]);
    press(/Edit order/);
    expect(await screen.findByDisplayValue(/قبل الوصول/)).toHaveProperty('value', fields.note);
  });

  it('ships what is ready and nothing else, and shows what became of each', async () => {
    const row = madeRow({ recipientName: 'أحمد 1', phone: '0599110001' });
    const { background } = showReview([reviewOrder(1), doubtful(2)], 'en', {
      'review/outcomes': () => [{ orderId: '101', row }],
    });
    press(/^Ship /);
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('review/ship')).toEqual([
      { collectionId: 'c', rows: [{ orderId: '101', digest: 'digest of 101' }] },
    ]);
    await waitFor(() =>
      expect(plain(screen.getByRole('list', { name: 'Sums of what is shown' }).textContent)).toContain('175'),
    );
  });

  it('says of how many it ships some, and offers their labels as the next press until they are printed', async () => {
    const row = madeRow({ recipientName: 'أحمد 1', phone: '0599110001' });
    const answers = { 'review/outcomes': () => [{ orderId: '101', row }] };
    showReview([reviewOrder(1), doubtful(2), doubtful(3)], 'en', answers);
    press(/^Ship .?1.? of .?3.?$/);
    await screen.findByText('SH-7K2M94');
    press('Print one label');
    expect(location.hash).toBe(labelsAddress([row.id], 'print'));
    cleanup();

    showReview([reviewOrder(1), reviewOrder(2)], 'en', answers, [row]);
    press(/^Ship all .?2.?$/);
    await screen.findByText('SH-7K2M94');
    expect(screen.queryByRole('button', { name: 'Print one label' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print the labels again' })).toBeTruthy();
  });

  it('asks which village in the row itself, and takes the press as the person’s own choice', async () => {
    const choices = [
      { id: 742, cityId: 4, name: 'قباطية', city: 'جنين' },
      { id: 743, cityId: 5, name: 'قباطية', city: 'نابلس' },
    ];
    const asked = { field: 'village', severity: 'error', code: 'village-ambiguous', choices } as const;
    const order = reviewOrder(1, { fields: { ...FIELDS, village: null }, findings: [asked] });
    const { background } = showReview([order]);
    press(/نابلس/);
    await waitFor(() => expect(background.inputs('form/save')[0]?.edits.village).toEqual(choices[1]));
  });

  it('has its only doubt settled in the row, and leaves several to the form', async () => {
    const doubt = { field: 'totalPrice', severity: 'doubt', code: 'nothing-to-collect' } as const;
    const other = { field: 'phone', severity: 'doubt', code: 'phone-doubtful' } as const;
    const { background } = showReview([
      reviewOrder(1, { findings: [doubt] }),
      reviewOrder(2, { findings: [doubt, other] }),
    ]);
    expect(screen.getAllByRole('button', { name: /^Collect/ })).toHaveLength(1);
    press(/^Collect/);
    await waitFor(() => expect(background.inputs('form/save')[0]?.confirmed).toHaveLength(1));
  });

  it('asks in its row what a paid order collects, and keeps the answer', async () => {
    const params = { amount: '175' };
    const paid = { field: 'totalPrice', severity: 'error', code: 'already-paid', params } as const;
    const { background } = showReview([reviewOrder(1, { findings: [paid] })]);
    expect(screen.getByRole('button', { name: /^Collect .*175/ })).toBeTruthy();
    press('Nothing to collect');
    await waitFor(() => expect(background.inputs('form/save')[0]?.edits.totalPrice).toBe('0'));
  });

  it('does not take a press for a question that has become another since', async () => {
    const doubt = { field: 'totalPrice', severity: 'doubt', code: 'nothing-to-collect' } as const;
    const now = reviewOrder(1, { findings: [{ ...doubt, code: 'number-too-large' }] });
    const { background, state } = showReview([reviewOrder(1, { findings: [doubt] })], 'en', {
      'review/read': () => now,
    });
    press(/^Collect/);
    await waitFor(() => expect(background.inputs('review/read').length).toBeGreaterThan(1));
    expect(background.inputs('form/save').flatMap(({ confirmed }) => confirmed)).toEqual([]);
    expect(state.reviewed.value[0]?.status).toBe('doubtful');
  });

  it('opens the form of a row by keyboard at the field in doubt, keeps what is typed, and closes by Escape', async () => {
    const { background } = showReview([reviewOrder(1), doubtful(2)]);
    press(/Edit order/);
    await waitFor(() => expect(document.activeElement).toBe(field('Amount to collect')));
    fireEvent.input(field('Amount to collect'), { target: { value: '60' } });
    fireEvent.keyDown(field('Amount to collect'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByLabelText('Amount to collect')).toBeNull());
    expect(background.inputs('form/save')).toMatchObject([{ orderId: '102', edits: { totalPrice: '60' } }]);
  });

  it('lets a doubt stand by a press', async () => {
    const { background } = showReview([doubtful(2)]);
    press(/Edit order/);
    const form = within(await screen.findByRole('group', { name: /Edit order/ }));
    fireEvent.click(await form.findByRole('button', { name: /^Collect/ }));
    press('Done');
    await waitFor(() => expect(background.inputs('form/save')).toHaveLength(1));
    expect(background.inputs('form/save')[0]?.confirmed).toHaveLength(1);
  });

  it('shows what was shipped as it was sent, and ships another of it only when that very one is asked for', async () => {
    const row = madeRow({ villageId: 742, streetName: 'شارع آخر' });
    showReview([reviewOrder(1)], 'en', {
      'review/outcomes': () => [{ orderId: '101', row }],
    });
    press(/^Ship /);
    await screen.findByText('SH-7K2M94');
    expect(plain(screen.getByRole('table').textContent)).toContain('شارع آخر');
    expect(plain(screen.getByRole('table').textContent)).toContain('قباطية');
    press(/Edit order/);
    fireEvent.click(await screen.findByRole('button', { name: 'Another parcel for this order' }));
    expect(again).toEqual(['row-1']);
  });

  it('says that a duplicate may be this very order’s before another parcel is made although', async () => {
    const refusal = { code: 'duplicate-recipient', params: {}, serviceText: null, fields: {} } as const;
    const row = madeRow({ state: 'refused', parcelCode: null, refusal });
    const order = reviewOrder(1);
    const { background } = showReview([{ ...order, form: order.form && { ...order.form, row } }], 'en', {
      'review/outcomes': () => [{ orderId: '101', row }],
      'review/force': () => [{ orderId: '101', failure: null }],
    });
    press(/Edit order/);
    await screen.findByText(/may be for this same order/);
    fireEvent.click(screen.getByRole('button', { name: 'Ship another parcel anyway' }));
    await waitFor(() =>
      expect(background.inputs('review/force')).toEqual([
        { collectionId: 'c', orderId: '101', digest: 'digest of 101' },
      ]),
    );
  });

  it('says that a recipient is blocked before anything is shipped, and lets a person ship although', async () => {
    const blocked: KnownRecipient = madeRecipient({
      firstName: 'أحمد',
      phone: '0599110002',
      blocked: true,
      address: { village: { id: 742, cityId: 4, name: 'قباطية', city: 'جنين' }, streetName: '' },
    });
    const orders = [reviewOrder(1), reviewOrder(2, {}, '+970599110002'), doubtful(3)];
    const { background } = showReview(orders, 'en', {
      'recipient/find': ({ phone }: { phone: string }) => (phone.endsWith('599110002') ? [blocked] : []),
    });
    await waitFor(() => expect(rows()).toEqual(['doubtful', 'doubtful']));
    expect(plain(screen.getByRole('table').textContent)).toContain('has blocked this recipient');
    press(/Edit order.*أحمد 2/);
    const form = within(await screen.findByRole('group', { name: /Edit order/ }));
    fireEvent.click(await form.findByRole('button', { name: 'Ship anyway' }));
    press('Done');
    await waitFor(() => expect(background.inputs('form/save')[0]?.confirmed).toHaveLength(1));
    expect(background.inputs('recipient/find').length).toBeGreaterThanOrEqual(3);
  });

  it('looks nobody up while parcels are being sent', async () => {
    let answer = (): void => undefined;
    const orders = Array.from({ length: 5 }, (_, index) => reviewOrder(index));
    const { background } = showReview(orders, 'en', {
      'recipient/find': () => new Promise((resolve) => (answer = () => resolve([]))),
      'review/ship': () => new Promise(() => undefined),
    });
    await waitFor(() => expect(background.inputs('recipient/find')).toHaveLength(1));
    press(/^Ship /);
    await waitFor(() => expect(background.inputs('review/ship')).toHaveLength(1));
    await afterwards(answer);
    expect(background.inputs('recipient/find')).toHaveLength(1);
  });

  it('opens an order in its store, and says where its link alone may not', async () => {
    const opened = vi.fn().mockReturnValueOnce({ opened: 'order' }).mockReturnValue({ opened: 'at-link' });
    const { background } = showReview([reviewOrder(1)], 'en', { 'review/open-order': opened });
    const link = screen.getByTitle('Open the order');
    const press = fireEvent.click(link);
    expect(press).toBe(false);
    await waitFor(() =>
      expect(background.inputs('review/open-order')).toEqual([{ collectionId: 'c', orderId: '101' }]),
    );
    expect(screen.queryByText(/may not have opened/)).toBeNull();
    fireEvent.click(link);
    expect(await screen.findByText(/may not have opened/)).toBeTruthy();
  });

  it('draws of 500 only what is seen, one open among them too', async () => {
    showReview(Array.from({ length: 500 }, (_, index) => reviewOrder(index)));
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('501');
    expect(rows().length).toBeLessThan(60);
    press(/Edit order .?101/);
    await waitFor(() => expect(field('Amount to collect').value).toBe('175'));
    expect(rows().length).toBeLessThan(60);
  });

  for (const language of LANGUAGES) {
    it(`is accessible with a row open, in ${language}`, async () => {
      showReview([doubtful(1), unreadable, reviewOrder(3)], language);
      fireEvent.click(elementAt('.review__open'));
      await waitFor(() => expect(document.querySelector('[data-field="totalPrice"]')).not.toBeNull());
      await expectAccessible();
    });
  }
});
