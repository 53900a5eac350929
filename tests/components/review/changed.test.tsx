import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT, FIELDS } from '../support/made-form';
import { field, plain } from '../support/show';
import { giveElementsSize } from '../support/sized-elements';
import { press, reviewOrder, rows, showReview } from './show-review';

beforeAll(() => giveElementsSize(560));

describe('an order of the review that is not what the person saw', () => {
  it('is drafted anew when something changed, and not for a look at what became of the rows', async () => {
    const orders = [reviewOrder(1)];
    const again = { collectionId: 'c', accountId: ACCOUNT.id, orders, openPhones: [] };
    const { background, state } = showReview(orders, 'en', { 'review/reread': () => again });
    state.readRows();
    await waitFor(() => expect(background.inputs('review/outcomes')).toHaveLength(1));
    expect(background.inputs('review/reread')).toEqual([]);
    state.refresh();
    await waitFor(() => expect(background.inputs('review/reread')).toHaveLength(1));
    expect(background.inputs('review/outcomes')).toHaveLength(2);
  });

  it('says what became of an order since it was seen, and ships it only when that was looked at', async () => {
    const orders = [reviewOrder(1), reviewOrder(2)];
    const [first] = orders;
    const anew = reviewOrder(1, {
      fields: { ...FIELDS, phone: '0599110001', firstName: 'أحمد 1', totalPrice: '1110' },
    });
    let now = orders;
    const { background, state } = showReview(orders, 'en', {
      'review/reread': () => ({
        collectionId: 'c',
        accountId: ACCOUNT.id,
        orders: now,
        openPhones: [],
      }),
      'review/read': ({ orderId }: { orderId: string }) =>
        now.find((order) => order.orderId === orderId) ?? first,
    });
    expect(rows()).toEqual(['ready', 'ready']);
    now = [{ ...anew, digest: 'digest of 1110' }, ...orders.slice(1)];
    state.refresh();
    await waitFor(() => expect(rows()).toEqual(['changed', 'ready']));
    expect(plain(screen.getByRole('table').textContent)).toContain('Amount to collect: 175 → 1110');
    press(/^Ship /);
    await waitFor(() => expect(background.inputs('review/ship')).toHaveLength(1));
    expect(background.inputs('review/ship')[0]?.rows).toEqual([{ orderId: '102', digest: 'digest of 102' }]);
    press(/Edit order .?101/);
    fireEvent.click(await screen.findByRole('button', { name: 'Take the new one' }));
    press('Done');
    await waitFor(() => expect(rows()).toEqual(['ready', 'ready']));
    press(/^Ship /);
    await waitFor(() => expect(background.inputs('review/ship')).toHaveLength(2));
    expect(background.inputs('review/ship')[1]?.rows[0]).toEqual({
      orderId: '101',
      digest: 'digest of 1110',
    });
  });

  it('does not call an amount changed that waited for the currency alone, and other changes beside it all the same', async () => {
    const sign = { field: 'totalPrice', severity: 'error', code: 'currency-unknown' } as const;
    const fieldsOf = (index: number) => ({
      ...FIELDS,
      phone: `05991${10_000 + index}`,
      firstName: `أحمد ${index}`,
      totalPrice: '',
      actualPrice: '',
    });
    const open = [1, 2].map((index) => reviewOrder(index, { fields: fieldsOf(index), findings: [sign] }));
    let orders = open;
    const { state } = showReview(open, 'en', {
      'review/reread': () => ({
        collectionId: 'c',
        accountId: ACCOUNT.id,
        orders,
        openPhones: [],
      }),
    });
    expect(rows()).toEqual(['doubtful', 'doubtful']);
    orders = [reviewOrder(1), reviewOrder(2, {}, '0599000111')];
    state.refresh();
    await waitFor(() =>
      expect(state.reviewed.value.map(({ status }) => status)).toEqual(['ready', 'changed']),
    );
    expect(state.reviewed.value[1]?.changes.map((change) => change.field)).toEqual(['phone']);
  });

  it('does not call a village changed that the person picks in its open form, and goes on by Enter', async () => {
    const missing = { field: 'village', severity: 'error', code: 'village-unmatched' } as const;
    const open = [1, 2].map((index) =>
      reviewOrder(index, {
        fields: { ...FIELDS, phone: `05991${10_000 + index}`, firstName: `أحمد ${index}`, village: null },
        findings: [missing],
      }),
    );
    let orders = open;
    const { background, state } = showReview(open, 'en', {
      'review/read': ({ orderId }: { orderId: string }) => orders.find((one) => one.orderId === orderId),
      'form/save': ({ edits }: { edits: { village?: unknown } }) => {
        if (edits.village != null) orders = [reviewOrder(1), ...orders.slice(1)];
        return null;
      },
    });
    press(/Edit order .?101/);
    const village = await screen.findByRole('combobox', { name: /Village/ });
    fireEvent.input(village, { target: { value: 'قباطية' } });
    await waitFor(() => expect(village.getAttribute('aria-expanded')).toBe('true'));
    fireEvent.click(screen.getByRole('option', { name: /قباطية/ }));
    await waitFor(() => expect(background.inputs('form/save')).toHaveLength(1));
    // The order is read anew for the village while it stands open.
    await waitFor(() => expect(state.reviewed.value[0]?.order.form?.draft.fields.village?.id).toBe(742));
    expect(state.reviewed.value[0]).toMatchObject({ status: 'ready', changes: [] });
    expect(screen.queryByText('The order changed after it was shown')).toBeNull();
    fireEvent.keyDown(village, { key: 'Enter' });
    await waitFor(() => expect(state.opened.value?.orderId).toBe('102'));
    expect(state.reviewed.value[0]).toMatchObject({ status: 'ready', changes: [] });
  });

  it('does not call changed what the person typed there, and asks to be opened anew with another account', async () => {
    const orders = [reviewOrder(1)];
    let view = { collectionId: 'c', accountId: ACCOUNT.id, orders, openPhones: [] };
    const typed = reviewOrder(1, {
      fields: { ...FIELDS, phone: '0599110001', firstName: 'أحمد 1', totalPrice: '60' },
    });
    const { state } = showReview(orders, 'en', {
      'review/reread': () => view,
      'review/read': () => view.orders[0],
      'form/save': () => {
        view = { ...view, orders: [typed] };
        return null;
      },
    });
    press(/Edit order/);
    await waitFor(() => expect(field('Amount to collect').value).toBe('175'));
    fireEvent.input(field('Amount to collect'), { target: { value: '60' } });
    press('Done');
    await waitFor(() => expect(screen.queryByLabelText('Amount to collect')).toBeNull());
    await waitFor(() => expect(plain(screen.getByRole('table').textContent)).toContain('60'));
    expect(rows()).toEqual(['ready']);
    view = { ...view, accountId: 'another' };
    state.refresh();
    await waitFor(() => expect(state.moved.value).toBe(true));
  });
});
