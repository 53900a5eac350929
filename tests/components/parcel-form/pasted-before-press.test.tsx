import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormView } from '../../../lib/messaging/views/form';
import type { ParcelFields } from '../../../lib/parcel/parcel-draft';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeRow, manualForm } from '../support/made-form';
import { field, pressShip, ship, showForm, showStandingForm } from '../support/show';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const box = () => field('The customer’s message');
const ctrlEnter = () => fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });

/** A form that one person's order fills, with nothing to ask. */
function formOf(text: string, fields: Partial<ParcelFields>): FormView {
  const form = manualForm();
  return {
    ...form,
    draft: { ...form.draft, fields: { ...FIELDS, ...fields } },
    pasted: { text, marks: [], orders: [] },
  };
}

const SALMA = formOf('سلمى', { phone: '0599100200' });
const RAMI = formOf('رامي', { phone: '0599300400', totalPrice: '90' });

/** A background that takes its time to read a text. */
function slowReader() {
  const read = Promise.withResolvers<FormView>();
  const background = quietBackground({ 'form/paste': () => read.promise, 'parcel/create': () => madeRow() });
  return { background, read };
}

const paste = () => fireEvent.input(box(), { target: { value: 'رامي' } });

describe('a press while a text that was pasted is being read', () => {
  it('ships nothing, by keys or by the button, and ships what the text says once it stands there', async () => {
    const { background, read } = slowReader();
    showStandingForm(SALMA, background, 'en', ACCOUNT, 'pasting');
    await pass(5000);
    paste();
    await pass(5000);
    ctrlEnter();
    pressShip();
    await pass(100);
    expect(background.inputs('parcel/create')).toEqual([]);
    expect(ship()?.getAttribute('aria-busy')).toBe('true');
    read.resolve({ ...RAMI, replacedTyped: true });
    await pass(5000);
    expect(ship()?.getAttribute('aria-busy')).toBeNull();
    ctrlEnter();
    await pass(100);
    expect(background.inputs('parcel/create')).toMatchObject([{ fields: { phone: '0599300400' } }]);
  });

  it('ships nothing where another of several orders in one text is being read', async () => {
    const { background } = slowReader();
    const orders = [0, 5].map((start) => ({ start, end: start + 4, chosen: start === 0, shipped: false }));
    const several = { ...SALMA, pasted: { text: 'سلمى رامي', marks: [], orders } };
    showStandingForm(several, background, 'en', ACCOUNT, 'pasting');
    await pass(5000);
    fireEvent.click(screen.getByRole('button', { name: 'رامي' }));
    await pass(5000);
    ctrlEnter();
    await pass(100);
    expect(background.inputs('parcel/create')).toEqual([]);
  });

  it('counts 0.7 s after the text was read or could not be, whatever came of it', async () => {
    const { background, read } = slowReader();
    showForm(SALMA, background, 'en', ACCOUNT, 'pasting');
    await pass(5000);
    paste();
    await pass(5000);
    read.reject(new Error('gone'));
    await pass(200);
    ctrlEnter();
    await pass(100);
    expect(background.inputs('parcel/create')).toEqual([]);
    await pass(1000);
    ctrlEnter();
    await pass(100);
    expect(background.inputs('parcel/create')).toMatchObject([{ fields: { phone: '0599100200' } }]);
  });
});
