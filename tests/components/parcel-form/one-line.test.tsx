import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../lib/parcel/parcel-draft';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm } from '../support/made-form';
import { expectAccessible, field, plain, ship, showStandingForm } from '../support/show';

const STREET: Finding = { field: 'streetName', severity: 'doubt', code: 'address-of-another' };
const AMOUNT: Finding = { field: 'totalPrice', severity: 'doubt', code: 'payment-not-cash' };
const controls = () => document.querySelectorAll('.parcel-form :is(input, textarea, select)').length;
const focused = () => document.activeElement;

describe('an order of which all is sure', () => {
  it('is a label and a line each, without a field, and the keyboard is on the button that ships', async () => {
    showStandingForm(madeForm({ fields: { ...FIELDS, note: 'الباب الخلفي' } }), quietBackground());
    await waitFor(() => expect(focused()).toBe(ship()));
    expect(plain(document.querySelector('.parcel-label')?.textContent)).toContain('قباطية');
    expect(screen.getByText('زيت زيتون')).toBeTruthy();
    expect(screen.getByText('الباب الخلفي')).toBeTruthy();
    expect(document.querySelectorAll('.open-field')).toHaveLength(0);
    await expectAccessible();
  });

  it('opens a field by “Edit”, with the keyboard in it, and Enter there goes on to the button', async () => {
    showStandingForm(madeForm(), quietBackground());
    await waitFor(() => expect(focused()).toBe(ship()));
    const before = controls();
    fireEvent.click(screen.getByRole('button', { name: /^Edit .?Recipient/ }));
    await waitFor(() => expect(focused()).toBe(field('Recipient')));
    expect(controls()).toBe(before + 1);
    fireEvent.keyDown(field('Recipient'), { key: 'Enter' });
    await waitFor(() => expect(focused()).toBe(ship()));
    expect(controls()).toBe(before);
  });

  it('takes what the order leaves empty by “Add”', async () => {
    showStandingForm(madeForm(), quietBackground());
    fireEvent.click(screen.getByRole('button', { name: /^Add .?note/ }));
    await waitFor(() => expect(focused()).toBe(field(/^Note/)));
  });
});

describe('what is in doubt', () => {
  it('stands first, one question each, and is not on the label', () => {
    showStandingForm(madeForm({ findings: [STREET, AMOUNT] }), quietBackground());
    const questions = [...document.querySelectorAll('[data-doubt="true"] [data-field]')];
    expect(questions.map((each) => each.getAttribute('data-field'))).toEqual(['streetName', 'totalPrice']);
    expect(plain(document.querySelector('.open-fields__title')?.textContent)).toBe(
      '2 questions before shipping',
    );
    const label = plain(document.querySelector('.parcel-label')?.textContent);
    expect(label).not.toContain('شارع البلدية');
    expect(label).not.toContain('175');
  });

  it('is named by what it is where the order may have a parcel already', () => {
    const noted: Finding = {
      field: 'referenceNumber',
      severity: 'doubt',
      code: 'shipped-elsewhere',
      params: { code: 'SB1' },
    };
    showStandingForm(madeForm({ findings: [noted] }), quietBackground());
    expect(plain(ship()?.textContent)).toBe('Parcel made before? Check');
  });

  it('leads on when it is answered: to the next one, then to the button that ships', async () => {
    showStandingForm(madeForm({ findings: [STREET, AMOUNT] }), quietBackground());
    await waitFor(() => expect(focused()).toBe(field('Street and place')));
    expect(plain(ship()?.textContent)).toBe('Check the street and place');
    fireEvent.click(screen.getByRole('button', { name: 'Keep this address' }));
    await waitFor(() => expect(focused()).toBe(field('Amount to collect')));
    expect(plain(ship()?.textContent)).toBe('Check the amount to collect');
    fireEvent.click(screen.getByRole('button', { name: /^Collect/ }));
    await waitFor(() => expect(focused()).toBe(ship()));
    expect(plain(ship()?.textContent)).toContain('Ship · ₪175');
  });
});
