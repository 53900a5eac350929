import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { doubt } from '../../../lib/parcel/finding';
import type { Finding } from '../../../lib/parcel/parcel-draft';
import { afterwards } from '../support/afterwards';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm, madeRecipient, madeRow, manualForm } from '../support/made-form';
import { describedBy, field, passOver, plain, showForm, showStandingForm } from '../support/show';

const UNSURE: Finding = {
  field: 'village',
  severity: 'error',
  code: 'village-unsure',
  params: { text: 'برق' },
};
const ANOTHER: Finding = { field: 'streetName', severity: 'doubt', code: 'address-of-another' };

describe('an order with something in doubt', () => {
  it('opens at the first field in doubt, which says what is wrong', async () => {
    showStandingForm(
      madeForm({ fields: { ...FIELDS, village: null }, findings: [UNSURE, ANOTHER] }),
      quietBackground(),
    );
    await waitFor(() => expect(document.activeElement).toBe(field('Village')));
    expect(describedBy(field('Village'))).toContain('Not sure of the village. Pick it.');
    expect(field('Village').getAttribute('aria-invalid')).toBe('true');
  });

  it('leaves the keyboard with who was quicker than the form', async () => {
    await afterwards(() => {
      showStandingForm(madeForm({ findings: [ANOTHER] }), quietBackground());
      field('Recipient').focus();
    });
    expect(document.activeElement).toBe(field('Recipient'));
  });

  it('leads to the field in place of sending', async () => {
    const background = quietBackground();
    showStandingForm(madeForm({ findings: [ANOTHER] }), background);
    await waitFor(() => expect(document.activeElement).toBe(field('Street and place')));
    field('Recipient').focus();
    fireEvent.click(screen.getByRole('button', { name: /^Check the .?street and place/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Street and place')));
    expect(background.inputs('parcel/create')).toEqual([]);
  });

  it('lets a doubt stand by a press, and remembers that', async () => {
    const background = quietBackground();
    showStandingForm(madeForm({ findings: [ANOTHER] }), background);
    fireEvent.click(screen.getByRole('button', { name: 'Keep this address' }));
    await screen.findByRole('button', { name: /^Ship ·/ });
    expect(screen.queryByText(/name there is another/)).toBeNull();
    await waitFor(() =>
      expect(background.inputs('form/save').at(-1)).toMatchObject({
        confirmed: [expect.stringContaining('streetName')],
        edits: {},
      }),
    );
  });

  it('asks about an amount that was written before the order changed, and takes it by a press', async () => {
    const changed = doubt('totalPrice', 'order-changed', { said: 'a'.repeat(64) });
    const background = quietBackground();
    showStandingForm(madeForm({ findings: [changed] }), background);
    expect(screen.getByText(/The order changed after it was shown/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Collect .*175/ }));
    await screen.findByRole('button', { name: /^Ship ·/ });
    await waitFor(() =>
      expect(background.inputs('form/save').at(-1)).toMatchObject({
        confirmed: [expect.stringContaining('order-changed')],
      }),
    );
  });

  it('doubts anew what was changed after it was confirmed', async () => {
    const { state } = showStandingForm(madeForm(), quietBackground());
    state.edit({ plannedDate: '2020-01-01' });
    expect(state.blocked.value).toEqual(['plannedDate']);
    state.confirm('plannedDate');
    expect(state.blocked.value).toEqual([]);
    state.edit({ plannedDate: '2020-01-02' });
    expect(state.blocked.value).toEqual(['plannedDate']);
  });

  it('asks about an amount that is typed above the most that the service takes', async () => {
    const background = quietBackground();
    showStandingForm({ ...madeForm(), learnedMaximum: '200' }, background);
    fireEvent.input(field('Amount to collect'), { target: { value: '201' } });
    passOver(field('Amount to collect'));
    await waitFor(() => expect(describedBy(field('Amount to collect'))).toContain('at most 200'));
    fireEvent.click(screen.getByRole('button', { name: /^Collect.*201/ }));
    await screen.findByRole('button', { name: /^Ship ·/ });
    expect(background.inputs('parcel/create')).toEqual([]);
  });

  it('ships a paid order by one press, with nothing or the amount, and says so on each button', async () => {
    const params = { amount: '175' };
    const finding: Finding = { field: 'totalPrice', severity: 'error', code: 'already-paid', params };
    for (const [button, total] of [
      ['Ship, collect nothing', '0'],
      [/^Ship, collect .*175/, '175'],
    ] as const) {
      const background = quietBackground({ 'parcel/create': () => madeRow() });
      showStandingForm(madeForm({ fields: { ...FIELDS, totalPrice: '' }, findings: [finding] }), background);
      fireEvent.click(screen.getByRole('button', { name: button }));
      await screen.findByText('SH-7K2M94');
      expect(background.inputs('parcel/create').map(({ fields }) => fields.totalPrice)).toEqual([total]);
      cleanup();
    }
  });

  it('fills the amount by one press, and leads on, where something else is open too', async () => {
    const params = { amount: '175' };
    const paid: Finding = { field: 'totalPrice', severity: 'error', code: 'payment-doubtful', params };
    const background = quietBackground();
    showStandingForm(
      madeForm({ fields: { ...FIELDS, totalPrice: '' }, findings: [paid, ANOTHER] }),
      background,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Collect .*175/ }));
    await waitFor(() => expect(document.activeElement).toBe(field('Street and place')));
    expect(field('Amount to collect').value).toBe('175');
    expect(background.inputs('parcel/create')).toEqual([]);
  });

  it('ships to a blocked recipient by a press that says so, but not before it has stood there', async () => {
    const blocked: Finding = { field: 'phone', severity: 'doubt', code: 'recipient-blocked' };
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showForm(madeForm({ findings: [blocked] }), background);
    fireEvent.click(screen.getByRole('button', { name: 'Ship anyway' }));
    expect(background.inputs('parcel/create')).toEqual([]);
    cleanup();
    showStandingForm(madeForm({ findings: [blocked] }), background);
    fireEvent.click(screen.getByRole('button', { name: 'Ship anyway' }));
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create')).toMatchObject([
      { confirmed: [expect.stringContaining('phone')] },
    ]);
  });

  it('opens “More” when what is wrong is in it', async () => {
    const finding: Finding = { field: 'plannedDate', severity: 'doubt', code: 'date-past' };
    showStandingForm(madeForm({ findings: [finding] }), quietBackground());
    await waitFor(() => expect(screen.getByText('More').closest('details')?.open).toBe(true));
    await waitFor(() => expect(document.activeElement).toBe(field(/Delivery date/)));
  });

  it('leaves “More” closed when nothing in it needs eyes', () => {
    showStandingForm(madeForm(), quietBackground());
    expect(screen.getByText('More').closest('details')?.open).toBe(false);
  });
});

describe('where a value came from', () => {
  it('stands beside its field, and changes to the person when they change it', async () => {
    showStandingForm(madeForm(), quietBackground());
    expect(describedBy(field('Recipient'))).toBe('from the order');
    expect(describedBy(field('Phone'))).toBe('billing address');
    expect(describedBy(field('Village'))).toBe('matched “قباطيه”');
    expect(describedBy(field('Amount to collect'))).toBe('calculated');
    fireEvent.input(field('Amount to collect'), { target: { value: '180' } });
    await waitFor(() => expect(describedBy(field('Amount to collect'))).toBe('entered by you'));
  });

  it.each([
    ['used', 'the company lists this place twice; you used this one before'],
    ['first', 'the company lists this place twice; this is the first'],
  ] as const)('says which of a village’s two records was taken: %s', (taken, text) => {
    const { origins } = madeForm().draft;
    const village = { from: 'match', reason: { code: 'listed-twice', taken } } as const;
    showStandingForm(madeForm({ origins: { ...origins, village } }), quietBackground());
    expect(describedBy(field('Village'))).toBe(text);
  });
});

describe('a form filled by hand', () => {
  it('does not reproach anybody for fields they have not come to', () => {
    showStandingForm(manualForm(), quietBackground());
    expect(screen.queryByText(/^Write /)).toBeNull();
  });

  it('says what is missing once it is passed over, or once it is to be sent', async () => {
    showStandingForm(manualForm(), quietBackground());
    passOver(field('Recipient'));
    await waitFor(() => expect(screen.getAllByText(/^Write /)).toHaveLength(1));
    expect(describedBy(field('Recipient'))).toContain('Write who receives the parcel.');
    fireEvent.click(screen.getByRole('button', { name: /^Enter the .?recipient/ }));
    await waitFor(() => expect(screen.getAllByText(/^Write /)).toHaveLength(5));
    expect(describedBy(field('Village'))).toContain('Pick the village from the list.');
  });

  it('is asked to mend what cannot be sent as it is', async () => {
    const { state } = showStandingForm(madeForm(), quietBackground());
    state.edit({ phone: '0599' });
    expect(await screen.findByRole('button', { name: /^Fix the .?phone/ })).toBeTruthy();
  });

  it('does not find fault with a phone while it is being typed', async () => {
    showStandingForm(manualForm(), quietBackground());
    fireEvent.input(field('Phone'), { target: { value: '0599' } });
    expect(screen.queryByText(/This number is not right/)).toBeNull();
    passOver(field('Phone'));
    await screen.findByText(/This number is not right/);
    fireEvent.input(field('Phone'), { target: { value: '٠٥٩٩١٢٣٤٥٦' } });
    await waitFor(() => expect(screen.queryByText(/This number is not right/)).toBeNull());
  });
});

describe('what the service says beside the form', () => {
  it('is the fee for the village, beside the amount and not in it', async () => {
    const background = quietBackground();
    showStandingForm(madeForm(), background);
    await waitFor(() => expect(plain(screen.getByLabelText('Delivery fee').textContent)).toContain('₪20'));
    expect(field('Amount to collect').value).toBe('175');
    expect(background.inputs('quote/fee')).toEqual([{ accountId: 'olive', villageId: 742, price: '155' }]);
  });

  it('is that a size costs extra or is rejected', async () => {
    const background = quietBackground({
      'quote/size': () => ({ rejected: true, fee: '0', message: 'الأبعاد كبيرة' }),
    });
    const { state } = showStandingForm(madeForm(), background);
    state.edit({ length: '200' });
    await screen.findByText('الأبعاد كبيرة');
    expect(background.inputs('quote/size')).toEqual([
      { accountId: 'olive', villageId: 742, length: 200, width: 40, height: 40 },
    ]);
    expect(state.blocked.value).toEqual(['length']);
  });

  it('is who is known behind the phone, and picking one fills the form', async () => {
    const known = madeRecipient({ lastName: 'سمارة', phone2: '0568111222' });
    showStandingForm(madeForm(), quietBackground({ 'recipient/find': () => [known] }));
    fireEvent.click(await screen.findByText('You have a recipient with this phone'));
    fireEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(field('Recipient').value).toBe('أم أحمد سمارة'));
    expect(field(/Second phone/).value).toBe('0568111222');
    expect(field('Village').value).toBe('برقين, جنين');
    expect(field('Street and place').value).toBe('قرب المدرسة');
    expect(describedBy(field('Recipient'))).toBe('from a known recipient');
  });

  it('is who is known without an address: picking them leaves village and street as they are', async () => {
    const known = madeRecipient({ lastName: 'سمارة', address: null });
    const { state } = showStandingForm(madeForm(), quietBackground({ 'recipient/find': () => [known] }));
    fireEvent.click(await screen.findByText('You have a recipient with this phone'));
    expect(screen.getByText('The delivery company keeps no village for them')).toBeTruthy();
    const { village, streetName } = state.fields.peek();
    fireEvent.click(screen.getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(field('Recipient').value).toBe('أم أحمد سمارة'));
    expect(state.fields.peek()).toMatchObject({ village, streetName });
  });

  it('leaves what the order has where nothing is known of it', () => {
    const { state } = showStandingForm(
      madeForm({ fields: { ...FIELDS, phone2: '0598111222' } }),
      quietBackground(),
    );
    state.fillFrom(
      madeRecipient({
        firstName: 'ليلى',
        phone: FIELDS.phone,
        address: { village: { id: 768, cityId: 4, name: 'برقين', city: 'جنين' }, streetName: '' },
      }),
    );
    expect(state.fields.value).toMatchObject({
      firstName: 'ليلى',
      phone2: '0598111222',
      village: { id: 768 },
      streetName: FIELDS.streetName,
    });
  });

  it('is that the recipient is blocked, which must be looked at before sending', async () => {
    const blocked = madeRecipient({
      firstName: 'أحمد',
      blocked: true,
      address: { village: { id: 742, cityId: 4, name: 'قباطية', city: 'جنين' }, streetName: '' },
    });
    showStandingForm(madeForm(), quietBackground({ 'recipient/find': () => [blocked] }));
    await waitFor(() => expect(describedBy(field('Phone'))).toContain('has blocked this recipient'));
    expect(screen.getByRole('button', { name: /^Check the .?phone/ })).toBeTruthy();
  });
});
