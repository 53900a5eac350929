import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { openWanted } from '../../../entrypoints/popup/open-wanted';
import type { FormView } from '../../../lib/messaging/views/form';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, manualForm } from '../support/made-form';
import { field, showForm } from '../support/show';
import { open } from './open-popup';

const RAMI = 'رامي عودة 0599300400 90 شيكل';

const formOf = (fields: Partial<FormView['draft']['fields']>): FormView => {
  const form = manualForm();
  return { ...form, draft: { ...form.draft, fields: { ...form.draft.fields, ...fields } } };
};

/** What the background does where a form is typed for somebody else. */
function backgroundOverTyped() {
  let form = formOf({ phone: '0599100200', totalPrice: '120' });
  return quietBackground({
    'form/manual': () => form,
    'form/paste': ({ text, instead = false }) => {
      if (text === RAMI && !instead) return { ...form, replacedTyped: false, begun: true };
      const filled = formOf({ firstName: 'رامي عودة', phone: '0599300400', totalPrice: '90' });
      form = { ...filled, pasted: { text, marks: [], orders: [] } };
      return { ...form, replacedTyped: true, begun: false };
    },
  });
}

const button = (name: string) => screen.findByRole('button', { name });

describe('a text over a form that is typed for somebody else', () => {
  it('leaves the form as it is in its window, and fills it once the person says so', async () => {
    const background = backgroundOverTyped();
    const { state } = showForm(
      formOf({ phone: '0599100200', totalPrice: '120' }),
      background,
      'en',
      ACCOUNT,
      'pasting',
    );
    state.edit({ streetName: 'شارع المدارس' });
    const box = () => field('The customer’s message');
    fireEvent.input(box(), { target: { value: RAMI } });
    expect(await screen.findByText(/It is for .*0599100200.*nothing of it was sent/)).toBeTruthy();
    expect(state.fields.value).toMatchObject({ phone: '0599100200', streetName: 'شارع المدارس' });
    fireEvent.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByText(/nothing of it was sent/)).toBeNull());
    expect(box().value).toBe('');
    fireEvent.input(box(), { target: { value: RAMI } });
    fireEvent.click(await button('Start a new one'));
    await waitFor(() => expect(state.fields.value).toMatchObject({ phone: '0599300400', streetName: '' }));
    expect(screen.queryByText(/nothing of it was sent/)).toBeNull();
    expect(background.inputs('form/paste').at(-1)).toEqual({ text: RAMI, instead: true });
  });

  it('says whose form it is by the name, where no phone is typed', async () => {
    showForm(
      formOf({ firstName: 'سلمى حسن' }),
      quietBackground({
        'form/paste': () => ({ ...formOf({ firstName: 'سلمى حسن' }), replacedTyped: false, begun: true }),
      }),
      'en',
      ACCOUNT,
      'pasting',
    );
    fireEvent.input(field('The customer’s message'), { target: { value: RAMI } });
    expect(await screen.findByText(/It is for .*سلمى حسن.*nothing of it was sent/)).toBeTruthy();
  });

  it('asks in the popup where it comes from the menu over a selected text', async () => {
    const background = backgroundOverTyped();
    const { popup } = await open({ background });
    await openWanted(popup, { show: 'pasted', text: RAMI });
    expect(await screen.findByText(/It is for .*0599100200.*nothing of it was sent/)).toBeTruthy();
    fireEvent.click(await button('Open that form'));
    await waitFor(() => expect(field('Amount to collect').value).toBe('120'));

    await openWanted(popup, { show: 'pasted', text: RAMI });
    fireEvent.click(await button('Start a new one'));
    await waitFor(() => expect(field('Amount to collect').value).toBe('90'));
  });
});
