import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/failure';
import { FakeBackground, quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeForm, madeRow, manualForm } from '../support/made-form';
import { field, showForm } from '../support/show';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });
const settle = () => vi.advanceTimersByTimeAsync(2000);

describe('what a person types', () => {
  it('is kept as typed a moment later, all in one', async () => {
    const background = quietBackground();
    showForm(madeForm(), background);
    type('Amount to collect', '١٨');
    type('Amount to collect', '١٨٠,');
    type('Recipient', '  أحمد ');
    await settle();
    expect(background.inputs('form/save')).toEqual([
      {
        key: madeForm().key,
        orderId: '1043',
        edits: { totalPrice: '١٨٠,', firstName: '  أحمد ' },
        currency: 'ILS',
        confirmed: [],
      },
    ]);
  });

  it('is kept with what the order said as it was shown', async () => {
    const said = { totalPrice: 'a'.repeat(64), village: 'b'.repeat(64) };
    const background = quietBackground();
    showForm({ ...madeForm(), said }, background);
    type('Amount to collect', '180');
    await settle();
    expect(background.inputs('form/save')).toMatchObject([{ edits: { totalPrice: '180' }, said }]);
  });

  it('is kept at once when the popup closes', async () => {
    const background = quietBackground();
    showForm(madeForm(), background);
    type('Recipient', 'سارة');
    window.dispatchEvent(new Event('pagehide'));
    expect(background.inputs('form/save')).toMatchObject([{ edits: { firstName: 'سارة' } }]);
    await settle();
    expect(background.inputs('form/save')).toHaveLength(1);
  });

  it('is kept at once when the popup is hidden', () => {
    const background = quietBackground();
    showForm(madeForm(), background);
    type('Recipient', 'سارة');
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(background.inputs('form/save')).toHaveLength(1);
    hidden.mockRestore();
  });

  it('is kept beside what was typed the last time, or in another window: only what is new is sent', async () => {
    const form = madeForm();
    const origins = { ...form.draft.origins, streetName: { from: 'person' } as const };
    const background = quietBackground();
    showForm({ ...form, draft: { ...form.draft, origins } }, background);
    type('Recipient', 'سارة');
    await settle();
    type('Amount to collect', '99');
    await settle();
    expect(background.inputs('form/save').map(({ edits }) => edits)).toEqual([
      { firstName: 'سارة' },
      { totalPrice: '99' },
    ]);
  });

  it('is not sent anywhere when nothing was typed', async () => {
    const background = quietBackground();
    showForm(madeForm(), background);
    await settle();
    window.dispatchEvent(new Event('pagehide'));
    expect(background.inputs('form/save')).toEqual([]);
  });

  it('stays when something changes elsewhere and the form is read anew', async () => {
    const { state } = showForm(madeForm(), quietBackground());
    type('Recipient', 'سارة');
    state.renew(madeForm({ fields: { ...FIELDS, firstName: 'x', streetName: 'شارع جديد' } }));
    await settle();
    expect(field('Recipient').value).toBe('سارة');
    expect(field('Street and place').value).toBe('شارع جديد');
  });

  it('does not go with the order of somebody else that is pasted over the one before', async () => {
    const other = {
      ...manualForm(),
      draft: { ...manualForm().draft, fields: { ...FIELDS, totalPrice: '90' } },
    };
    const background = quietBackground({ 'form/paste': () => ({ ...other, replacedTyped: true }) });
    const { state } = showForm(manualForm(), background);
    state.edit({ totalPrice: '120' });
    state.renew(await state.paste('رامي 0599300400 90 شيكل'));
    await settle();
    expect(state.fields.value.totalPrice).toBe('90');
    expect(background.inputs('form/save').map(({ edits }) => edits)).toEqual([{ totalPrice: '120' }]);
  });

  it('is said to be unsafe when it could not be kept, until it could', async () => {
    let works = false;
    const background = quietBackground({
      'form/save': () => {
        if (!works) throw new Failure('storage-unavailable');
        return null;
      },
    });
    showForm(madeForm(), background);
    type('Recipient', 'سارة');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('could not be kept');
    works = true;
    type('Recipient', 'سارة ب');
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('for a parcel that was made is not kept any longer', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    const form = madeForm();
    const origins = { ...form.draft.origins, streetName: { from: 'person' } as const };
    const { state } = showForm({ ...form, draft: { ...form.draft, origins } }, background);
    type('Recipient', 'سارة');
    await state.create();
    const kept = background.inputs('form/save').length;
    // The background has let go of what was typed, so that the form would be kept anew.
    state.renew(madeForm({}, madeRow()));
    await settle();
    expect(background.inputs('form/save')).toHaveLength(kept);
  });

  it('does not come back in a form by hand whose parcel was made', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    const { state } = showForm(manualForm('by-hand-1'), background);
    state.edit(FIELDS);
    await state.create();
    state.renew(manualForm('by-hand-2'));
    await settle();
    expect(screen.getByText('SH-7K2M94')).toBeTruthy();
    expect(screen.queryByLabelText('Recipient')).toBeNull();
  });
});

describe('a quote', () => {
  it('is asked for when typing pauses, not with every key', async () => {
    const background = quietBackground();
    const { state } = showForm(madeForm(), background);
    await settle();
    for (const price of ['1', '12', '120']) {
      state.edit({ actualPrice: price });
      await vi.advanceTimersByTimeAsync(100);
    }
    await settle();
    expect(background.inputs('quote/fee').map(({ price }) => price)).toEqual(['155', '120']);
  });

  it('that comes late is not shown for what is asked by then', async () => {
    const fee = (amount: string) => ({
      deliveryCost: amount,
      returnedDeliveryCost: '0',
      extraPrice: '0',
      returnedExtraPrice: '0',
    });
    const background = new FakeBackground({
      ...quietBackground().answers,
      'quote/fee': async ({ villageId }) => {
        await new Promise((resolve) => setTimeout(resolve, villageId === 742 ? 1500 : 10));
        return fee(villageId === 742 ? '99' : '25');
      },
    });
    const { state } = showForm(madeForm(), background);
    await vi.advanceTimersByTimeAsync(400);
    state.edit({ village: { id: 768, cityId: 4, name: 'برقين', city: 'جنين' } });
    // The service need not answer what nobody waits for.
    const late = { accountId: ACCOUNT.id, villageId: 742, price: '155' };
    expect(background.inputs('quote/cancel-fee')).toEqual([late]);
    await settle();
    await settle();
    expect(background.inputs('quote/cancel-fee')).toHaveLength(1);
    expect(background.inputs('quote/fee').map(({ villageId }) => villageId)).toEqual([742, 768]);
    expect(screen.getByLabelText('Delivery fee').textContent).toContain('25');
    expect(screen.getByLabelText('Delivery fee').textContent).not.toContain('99');
  });

  it('that failed can be asked for again', async () => {
    let works = false;
    const background = quietBackground();
    const { 'quote/fee': answer } = background.answers;
    background.answers['quote/fee'] = (input) => {
      if (!works || answer === undefined) throw new Failure('timed-out');
      return answer(input);
    };
    showForm(madeForm(), background);
    await settle();
    works = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByLabelText('Delivery fee').textContent).toContain('20');
  });
});
