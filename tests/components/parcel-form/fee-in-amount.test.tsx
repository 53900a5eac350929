import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/failure';
import { doubt } from '../../../lib/parcel/finding';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeForm } from '../support/made-form';
import { describedBy, field, showForm } from '../support/show';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(2000);

describe('what is collected where the fee is part of it', () => {
  const account = { ...ACCOUNT, totalIncludesDelivery: false };
  const near = { id: 742, cityId: 4, name: 'قباطية', city: 'جنين' };
  const far = { id: 768, cityId: 4, name: 'برقين', city: 'جنين' };

  const reckoned = (village: typeof far, fee: string, total: string) =>
    madeForm({
      fields: { ...FIELDS, village, totalPrice: total },
      reckoning: [
        { kind: 'order-total', amount: '155' },
        { kind: 'delivery', amount: fee },
        { kind: 'to-collect', amount: total },
      ],
    });

  it('is reckoned anew when another village was picked, and not sent with the fee of the one before', async () => {
    const { state, reread } = showForm(reckoned(near, '20', '175'), quietBackground(), 'en', account);
    reread.answer = reckoned(far, '50', '205');
    expect(state.blocked.value).toEqual([]);
    state.edit({ village: far });
    expect(state.blocked.value).toEqual(['totalPrice']);
    await vi.advanceTimersByTimeAsync(50);
    expect(screen.queryByRole('button', { name: /^Ship ·/ })).toBeNull();
    await settle();
    await waitFor(() => expect(field('Amount to collect').value).toBe('205'));
    expect(state.blocked.value).toEqual([]);
  });

  it('is not what a late answer says of the village before', async () => {
    const { state, reread } = showForm(reckoned(far, '50', '205'), quietBackground(), 'en', account);
    reread.answer = reckoned(far, '50', '205');
    state.edit({ village: near });
    await settle();
    expect(state.blocked.value).toEqual(['totalPrice']);
    expect(describedBy(field('Amount to collect'))).toContain('delivery fee is not known yet');
  });

  it('is reckoned anew when the fee that could not be asked for is there after all', async () => {
    const background = quietBackground();
    const { 'quote/fee': answer } = background.answers;
    background.answers['quote/fee'] = () => {
      throw new Failure('timed-out');
    };
    const { state, reread } = showForm(reckoned(near, '20', '175'), background, 'en', account);
    reread.answer = null;
    state.edit({ village: far });
    await settle();
    expect(state.blocked.value).toEqual(['totalPrice']);
    if (answer !== undefined) background.answers['quote/fee'] = answer;
    reread.answer = reckoned(far, '50', '205');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    await waitFor(() => expect(field('Amount to collect').value).toBe('205'));
    expect(state.blocked.value).toEqual([]);
  });

  it('is told to no customer with the fee to the village before', async () => {
    const background = quietBackground({
      'quote/fee': () => {
        throw new Failure('timed-out');
      },
      'message/write': () => null,
    });
    const { state, reread } = showForm(reckoned(near, '20', '175'), background, 'en', account);
    reread.answer = null;
    state.edit({ village: far });
    await settle();
    expect(background.inputs('message/write').at(-1)).toMatchObject({ village: far.name, amount: null });
  });

  it('is what the person writes, whichever village is picked', async () => {
    const { state } = showForm(reckoned(near, '20', '175'), quietBackground(), 'en', account);
    state.edit({ totalPrice: '190' });
    state.edit({ village: far });
    expect(state.blocked.value).toEqual([]);
    await settle();
    expect(field('Amount to collect').value).toBe('190');
  });

  it('is not sent before the background has said whether it counts to the village picked behind it', async () => {
    const { state, reread } = showForm(reckoned(near, '20', '175'), quietBackground(), 'en', account);
    state.edit({ totalPrice: '190' });
    await settle();
    reread.answer = reckoned(far, '50', '190');
    state.edit({ village: far });
    expect(state.awaitsFee.value).toBe(true);
    await vi.advanceTimersByTimeAsync(50);
    expect(screen.queryByRole('button', { name: /^Ship ·/ })).toBeNull();
    await settle();
    expect(state.awaitsFee.value).toBe(false);
    state.edit({ village: near, phone: '12' });
    expect(state.awaitsFee.value).toBe(false);
    expect(state.blocked.value[0]).toBe('phone');
  });

  it('waits too where the fee to the village before could not be asked for as it was typed', async () => {
    const said = { totalPrice: `${'a'.repeat(64)} ${near.id}` };
    const unknown = { ...madeForm({ fields: { ...FIELDS, village: near, totalPrice: '' } }), said };
    const { state } = showForm(unknown, quietBackground(), 'en', account);
    state.edit({ totalPrice: '190' });
    await settle();
    state.edit({ village: far });
    expect(state.awaitsFee.value).toBe(true);
  });

  it('is asked about in the same window, where it was written before another village was picked', async () => {
    const { state, reread } = showForm(reckoned(near, '20', '175'), quietBackground(), 'en', account);
    state.edit({ totalPrice: '190' });
    await settle();
    const { draft, ...form } = reckoned(far, '50', '190');
    const origins = { ...draft.origins, totalPrice: { from: 'person' } as const };
    const findings = [doubt('totalPrice', 'order-changed', { said: 'a'.repeat(64) })];
    reread.answer = { ...form, draft: { ...draft, origins, findings } };
    state.edit({ village: far });
    await settle();
    await waitFor(() => expect(state.blocked.value).toEqual(['totalPrice']));
    expect(state.typed.value).toMatchObject({ totalPrice: '190', village: far });
    state.edit({ totalPrice: '205' });
    expect(state.blocked.value).toEqual([]);
  });

  it('does not wait where the store’s total has delivery in it', () => {
    const { state } = showForm(madeForm(), quietBackground());
    state.edit({ village: far });
    expect(state.blocked.value).toEqual([]);
  });
});
