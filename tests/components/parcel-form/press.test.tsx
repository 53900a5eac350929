import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Finding, ParcelFields } from '../../../lib/parcel/parcel-draft';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm, madeRow } from '../support/made-form';
import { beginNoPress } from '../support/made-presses';
import { field, pressShip, ship, showForm } from '../support/show';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ANOTHER: Finding = { field: 'streetName', severity: 'doubt', code: 'address-of-another' };
const creating = () => quietBackground({ 'parcel/create': () => madeRow() });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const ctrlEnter = (at: Element = document.body, more = {}) =>
  fireEvent.keyDown(at, { key: 'Enter', ctrlKey: true, ...more });
const changed = () => madeForm({ fields: { ...FIELDS, totalPrice: '205' } });

const said = () => screen.getByRole('alert').textContent;

describe('the press that ships', () => {
  it('is refused before the form has stood for 0.7 s, is not waited for, and says how to go on', async () => {
    const background = creating();
    showForm(madeForm(), background);
    await pass(600);
    pressShip();
    await pass(5000);
    expect(background.inputs('parcel/create')).toEqual([]);
    expect(said()).toContain('came, changed or moved less than a second ago');
    pressShip();
    await pass(100);
    expect(background.inputs('parcel/create')).toHaveLength(1);
  });

  it('does not count for what changed elsewhere just before it, and says so', async () => {
    const background = creating();
    const { state } = showForm(madeForm(), background);
    await pass(5000);
    state.renew(changed());
    await pass(200);
    pressShip();
    await pass(5000);
    expect(background.inputs('parcel/create')).toEqual([]);
    expect(said()).toContain('came, changed or moved less than a second ago');
    pressShip();
    await pass(100);
    expect(background.inputs('parcel/create')).toMatchObject([{ fields: { totalPrice: '205' } }]);
  });

  it('does not count for what was typed just before it, and counts 0.7 s later', async () => {
    const background = creating();
    showForm(madeForm(), background);
    await pass(5000);
    fireEvent.input(field('Amount to collect'), { target: { value: '90' } });
    await pass(650);
    pressShip();
    await pass(60);
    expect(background.inputs('parcel/create')).toEqual([]);
    pressShip();
    await pass(100);
    expect(background.inputs('parcel/create')).toMatchObject([{ fields: { totalPrice: '90' } }]);
  });

  it('counts where it is an assistive technology’s, and not where it is a click that began nowhere', async () => {
    const background = creating();
    showForm(madeForm(), background);
    beginNoPress();
    await pass(5000);
    pressShip({ detail: 1 });
    await pass(100);
    expect(background.inputs('parcel/create')).toEqual([]);
    expect(said()).toContain('did not begin on this button');
    pressShip({ detail: 0 });
    await pass(100);
    expect(background.inputs('parcel/create')).toHaveLength(1);
  });

  it('need not wait where nothing changed', async () => {
    const background = creating();
    const { state } = showForm(madeForm(), background);
    await pass(5000);
    state.renew(madeForm());
    pressShip();
    await pass(100);
    expect(background.inputs('parcel/create')).toHaveLength(1);
  });

  it('says nothing of a press that did not count once something else is shown', async () => {
    showForm(madeForm(), creating());
    await pass(100);
    pressShip();
    await pass(100);
    expect(said()).not.toBe('');
    fireEvent.input(field('Amount to collect'), { target: { value: '90' } });
    await pass(100);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what follows from the village that a person chooses', () => {
  const chosen = { id: 101, name: 'برقة', city: 'نابلس', cityId: 2 };

  /** Chooses, and is answered how the order then reads. */
  async function choose(then: Partial<ParcelFields>) {
    const background = creating();
    const { state, reread } = showForm(madeForm(), background);
    reread.answer = madeForm({ fields: { ...FIELDS, village: chosen, ...then } });
    await pass(5000);
    state.edit({ village: chosen });
    await pass(600);
    return background;
  }

  it.each([{ streetName: 'الحارة الغربية، برقة' }, { phone: '0599000111' }])(
    'is shipped once it has stood for 0.7 s: %o',
    async (then) => {
      const background = await choose(then);
      pressShip();
      await pass(500);
      expect(background.inputs('parcel/create')).toEqual([]);
      await pass(200);
      pressShip();
      await pass(100);
      expect(background.inputs('parcel/create')).toMatchObject([{ fields: { village: chosen, ...then } }]);
    },
  );
});

describe('a form that was opened by a press in a store’s page', () => {
  it('has nothing that ships under the keyboard, and a plain one has', async () => {
    showForm(madeForm(), creating(), 'en', undefined, 'from-page');
    await pass(5000);
    expect(document.activeElement).toBe(document.body);
    cleanup();
    showForm(madeForm(), creating());
    await pass(5000);
    expect(document.activeElement).toBe(ship());
  });

  it('has it no more after its window was left for the page', async () => {
    showForm(madeForm(), creating());
    await pass(5000);
    fireEvent.blur(window);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('a form that comes back where an outcome stood', () => {
  const FREE = { totalPrice: '0' };

  it('ships nothing by the rest of the press on "Another parcel", and says so', async () => {
    const background = creating();
    showForm(madeForm({}, madeRow(FREE)), background);
    await pass(5000);
    fireEvent.click(screen.getByRole('button', { name: 'Another parcel for this order' }));
    await pass(200);
    pressShip();
    await pass(5000);
    expect(background.inputs('parcel/create')).toEqual([]);
    expect(screen.getByRole('alert').textContent).toContain('came, changed or moved less than a second ago');
  });

  it.each([false, true])(
    'nor where the parcel was marked wrong, which would be made a second time, told first: %s',
    async (isToldFirst) => {
      const row = madeRow(FREE);
      const background = quietBackground({
        'parcel/create': () => madeRow(),
        'row/mark-wrong': () => ({ ...row, wrongSince: 1 }),
      });
      const { state } = showForm(madeForm({}, row), background);
      await pass(5000);
      // The background's own word on it may come first.
      if (isToldFirst) state.renew(madeForm({}, { ...row, wrongSince: 1 }));
      await state.rowActions.markWrong(row, true);
      await pass(200);
      pressShip();
      await pass(5000);
      expect(background.inputs('parcel/create')).toEqual([]);
      pressShip();
      await pass(100);
      expect(background.inputs('parcel/create')).toHaveLength(1);
    },
  );
});

describe('Ctrl+Enter', () => {
  it('ships from whichever field one is in', async () => {
    const background = creating();
    showForm(madeForm(), background);
    await pass(5000);
    ctrlEnter(field(/^Note/));
    await pass(100);
    expect(background.inputs('parcel/create')).toHaveLength(1);
  });

  it('leads to what is in doubt in place of shipping', async () => {
    const background = creating();
    showForm(madeForm({ findings: [ANOTHER] }), background);
    await pass(5000);
    document.body.focus();
    ctrlEnter();
    await pass(100);
    expect(document.activeElement).toBe(field('Street and place'));
    expect(background.inputs('parcel/create')).toEqual([]);
  });

  it('is one press however long it is held', async () => {
    const background = creating();
    showForm(madeForm({ findings: [ANOTHER] }), background);
    await pass(5000);
    ctrlEnter(document.body, { repeat: true });
    fireEvent.click(screen.getByRole('button', { name: 'Keep this address' }));
    ctrlEnter(document.body, { repeat: true });
    await pass(5000);
    expect(background.inputs('parcel/create')).toEqual([]);
  });

  it('never makes a second parcel of an order', async () => {
    const background = creating();
    showForm(madeForm({}, madeRow({ totalPrice: '0' })), background);
    fireEvent.click(screen.getByRole('button', { name: 'Another parcel for this order' }));
    await pass(5000);
    ctrlEnter();
    await pass(5000);
    expect(background.inputs('parcel/create')).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Ship another parcel anyway');
  });
});
