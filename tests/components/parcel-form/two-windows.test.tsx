import { fireEvent, screen } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { openOtherWindows } from '../../../lib/messaging/typed-elsewhere';
import type { FormView } from '../../../lib/messaging/views/form';
import { soon } from '../../soon';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm, madeRow } from '../support/made-form';
import { field, showForm } from '../support/show';

/** The background as two windows of one form find it: what was typed lies over the order, field by field. */
function sharedDraft() {
  const typed: Partial<FormView['draft']['fields']> = {};
  const view = () => {
    const form = madeForm({ fields: { ...FIELDS, ...typed } });
    const origins = Object.fromEntries(Object.keys(typed).map((name) => [name, { from: 'person' }]));
    return { ...form, draft: { ...form.draft, origins: { ...form.draft.origins, ...origins } } } as FormView;
  };
  const background = quietBackground({
    'form/save': ({ edits }) => {
      Object.assign(typed, edits);
      return null;
    },
    'parcel/create': () => madeRow(),
  });
  return { typed, view, background };
}

/** This window's form; what the other one does is done to the draft that they share. */
function openBeside() {
  const shared = sharedDraft();
  const { state, reread } = showForm(shared.view(), shared.background);
  Object.defineProperty(reread, 'answer', { get: shared.view });
  const typeElsewhere = (edits: Partial<FormView['draft']['fields']>) => {
    Object.assign(shared.typed, edits);
    tellOf(madeForm().key);
  };
  return { ...shared, state, typeElsewhere };
}

/** As another window tells of a form. */
function tellOf(key: string): void {
  const windows = openOtherWindows(key);
  windows.tell();
  windows.close();
}

const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });

describe('two windows over one order', () => {
  it('are one draft: what was typed last wins, field by field', async () => {
    const { state, background, typeElsewhere } = openBeside();
    type('Recipient', 'سارة');
    type('Street and place', 'شارع القدس');
    await state.flush();
    typeElsewhere({ firstName: 'سارة عودة' });
    await soon(() => expect(field('Recipient').value).toBe('سارة عودة'));
    expect(field('Street and place').value).toBe('شارع القدس');
    // Nothing of it is sent back, over what may be typed there meanwhile.
    await state.flush();
    expect(background.inputs('form/save')).toHaveLength(1);
    // The same name once more, here, is a change again.
    type('Recipient', 'سارة');
    await state.flush();
    expect(background.inputs('form/save').at(-1)?.edits).toEqual({ firstName: 'سارة' });
    expect(field('Recipient').value).toBe('سارة');
  });

  it('keep what is being typed here while the other’s is read', async () => {
    const { state, typed, typeElsewhere } = openBeside();
    type('Recipient', 'سا');
    await state.flush();
    const before = { ...typed };
    typeElsewhere({ streetName: 'شارع آخر' });
    type('Recipient', 'سارة');
    await soon(() => expect(field('Street and place').value).toBe('شارع آخر'));
    expect(field('Recipient').value).toBe('سارة');
    expect(before.firstName).toBe('سا');
  });

  it('ship by a press what their own window shows', async () => {
    const { state, background, typed } = openBeside();
    // Kept by the other window, and not shown here yet.
    Object.assign(typed, { totalPrice: '999' });
    await state.create();
    expect(background.inputs('parcel/create')).toMatchObject([{ fields: { totalPrice: FIELDS.totalPrice } }]);
    expect(screen.getByText('SH-7K2M94')).toBeTruthy();
  });

  it('do not hear of another order', async () => {
    const { typed } = openBeside();
    Object.assign(typed, { firstName: 'x' });
    tellOf('another order');
    await new Promise((later) => setTimeout(later, 100));
    expect(field('Recipient').value).toBe(FIELDS.firstName);
  });
});
