import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/failure';
import { isStillShown } from '../../../lib/messaging/pressed-form';
import type { RowView } from '../../../lib/messaging/views/row';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeForm, madeRow } from '../support/made-form';
import { describedBy, field, plain, showStandingForm } from '../support/show';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const send = () => screen.getByRole('button', { name: /^Ship ·/ });

describe('sending a parcel of which everything is certain', () => {
  it('takes one press, sends what stands in the form, and shows the code', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    const form = madeForm();
    showStandingForm(form, background);
    fireEvent.click(send());
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create')).toEqual([
      {
        key: form.key,
        order: form.order,
        accountId: ACCOUNT.id,
        identityVersion: 1,
        currency: 'ILS',
        fields: FIELDS,
        confirmed: [],
        address: null,
        fee: null,
        force: false,
        again: false,
      },
    ]);
    expect(screen.getByRole('status').textContent).toContain('The parcel is made');
    // The button that shipped is gone: the keyboard goes on to printing.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Print label' }));
  });

  it('sends once, however often it is pressed while it is being sent', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const background = quietBackground({
      'parcel/create': async () => {
        await answered;
        return madeRow();
      },
    });
    showStandingForm(madeForm(), background);
    const button = send();
    // Faster than anything can be drawn anew.
    button.click();
    button.click();
    const busy = await screen.findByRole('button', { name: 'Being sent' });
    fireEvent.click(busy);
    fireEvent.click(busy);
    answer();
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create')).toHaveLength(1);
  });

  it('waits, as the background can tell, until it is said what became of it', async () => {
    const form = madeForm();
    let waits = false;
    const background = quietBackground({
      'parcel/create': async () => {
        waits = await isStillShown(form.key);
        return madeRow();
      },
    });
    showStandingForm(form, background);
    fireEvent.click(send());
    await screen.findByText('SH-7K2M94');
    expect(waits).toBe(true);
    expect(await isStillShown(form.key)).toBe(false);
  });

  it('says what will be collected before it is pressed, and how that came about', () => {
    showStandingForm(madeForm(), quietBackground());
    expect(plain(screen.getByRole('contentinfo').textContent)).toContain('Ship · ₪175');
    const lines = screen.getByLabelText('How this amount was calculated');
    expect(lines.textContent).toBe('Order total₪200Refunded−₪25Amount to collect₪175');
  });

  it('says the fee and the fee of a return on a line each', async () => {
    const quote = {
      deliveryCost: '20',
      returnedDeliveryCost: '10',
      extraPrice: '3',
      returnedExtraPrice: '0',
    };
    showStandingForm(madeForm(), quietBackground({ 'quote/fee': () => quote }));
    const fee = screen.getByLabelText('Delivery fee');
    await waitFor(() => expect(fee.children).toHaveLength(2));
    expect([...fee.children].map(({ textContent }) => plain(textContent))).toEqual([
      'Delivery fee₪20 + ₪3 For the high price',
      'When returned₪10',
    ]);
  });

  it('stays on the form and says why when nothing could be sent', async () => {
    const background = quietBackground({
      'parcel/create': () => {
        throw new Failure('phone-busy');
      },
    });
    showStandingForm(madeForm(), background);
    fireEvent.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Another parcel to this phone needs confirming');
    expect(field('Recipient').value).toBe(FIELDS.firstName);
    expect(send()).toBeTruthy();
  });

  it('says how it was shown as one parcel with other orders', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showStandingForm({ ...madeForm(), joining: 'with N2' }, background);
    fireEvent.click(send());
    await screen.findByText('SH-7K2M94');
    expect(background.inputs('parcel/create')).toMatchObject([{ joining: 'with N2' }]);
  });

  it('keeps what was typed before it sends', async () => {
    const background = quietBackground({ 'parcel/create': () => madeRow() });
    showStandingForm(madeForm(), background);
    fireEvent.input(field('Street and place'), { target: { value: 'شارع القدس' } });
    fireEvent.click(send());
    await screen.findByText('SH-7K2M94');
    const names = background.asked.map(({ name }) => name);
    expect(names.indexOf('form/save')).toBeLessThan(names.indexOf('parcel/create'));
    expect(names.indexOf('form/save')).toBeGreaterThanOrEqual(0);
  });
});

describe('an order that has a parcel', () => {
  it('shows the code in place of the form', () => {
    showStandingForm(madeForm({}, madeRow()), quietBackground());
    expect(screen.getByText('SH-7K2M94')).toBeTruthy();
    expect(screen.queryByLabelText('Recipient')).toBeNull();
  });

  it('gets a second one only when asked for in words, and then says so to the background', async () => {
    const second = madeRow({ id: 'row-2', copy: 1, parcelCode: 'SH-2' });
    const background = quietBackground({ 'parcel/create': () => second });
    showStandingForm(madeForm({}, madeRow()), background);
    fireEvent.click(screen.getByRole('button', { name: 'Another parcel for this order' }));
    expect(plain((await screen.findByText(/was already made for this order/)).textContent)).toContain(
      'SH-7K2M94',
    );
    // The first collects it already, so that nobody is asked for the same twice unless a person says so.
    expect(describedBy(field('Amount to collect'))).toContain('not collected twice');
    expect(screen.queryByRole('button', { name: 'Ship another parcel anyway' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Collect/ }));
    const anyway = await screen.findByRole('button', { name: 'Ship another parcel anyway' });
    // The form has come back where the outcome stood, and has been read.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    fireEvent.click(anyway);
    await screen.findByText('SH-2');
    expect(background.inputs('parcel/create')).toMatchObject([{ again: true, force: false }]);
    expect(plain(screen.getByRole('status').textContent)).toContain('Parcel number 2 of this order');
  });
});

describe('what a second parcel of an order collects', () => {
  const askForAnother = (row: RowView) => {
    showStandingForm(madeForm({}, row), quietBackground({ 'parcel/create': () => madeRow() }));
    fireEvent.click(screen.getByRole('button', { name: 'Another parcel for this order' }));
  };

  it('is what the person writes', async () => {
    askForAnother(madeRow());
    await waitFor(() => expect(describedBy(field('Amount to collect'))).toContain('not collected twice'));
    fireEvent.input(field('Amount to collect'), { target: { value: '0' } });
    expect(await screen.findByRole('button', { name: 'Ship another parcel anyway' })).toBeTruthy();
  });

  it('is the order’s amount where the first collects nothing', async () => {
    askForAnother(madeRow({ totalPrice: '0' }));
    expect(await screen.findByRole('button', { name: 'Ship another parcel anyway' })).toBeTruthy();
    expect(field('Amount to collect').value).toBe('175');
  });
});

describe('a parcel whose answer was lost', () => {
  it('says that it may have been created, and sends nothing again unless a person says that it was not', async () => {
    const unknown = madeRow({ state: 'unknown', parcelCode: null });
    showStandingForm(madeForm(), quietBackground({ 'parcel/create': () => unknown }));
    fireEvent.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('the parcel may have been made');
    expect(alert.textContent).toContain('Don’t send it again');
    const presses = ['I found it', 'It is not there'];
    for (const name of presses) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Another parcel for this order' })).toBeNull();
  });

  it('says so too when it is opened again', () => {
    showStandingForm(madeForm({}, madeRow({ state: 'unknown', parcelCode: null })), quietBackground());
    expect(screen.getByRole('alert').textContent).toContain('the parcel may have been made');
    expect(screen.queryByRole('button', { name: 'Another parcel for this order' })).toBeNull();
  });

  it('becomes what it turns out to be, without anything pressed', async () => {
    const { state } = showStandingForm(
      madeForm({}, madeRow({ state: 'sending', parcelCode: null })),
      quietBackground(),
    );
    expect(screen.getByRole('status').textContent).toContain('Being sent');
    state.renew(madeForm({}, madeRow()));
    await waitFor(() => expect(screen.getByText('SH-7K2M94')).toBeTruthy());
  });
});
