import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { FormView, TabView } from '../../../lib/messaging/views/form';
import { afterwards } from '../support/afterwards';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, FIELDS, madeForm, manualForm, VILLAGES } from '../support/made-form';
import { field, plain, showForm } from '../support/show';
import { open, settingsOf } from './open-popup';

const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });
const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);

const unsure = madeForm({
  fields: { ...FIELDS, village: null },
  findings: [{ field: 'village', severity: 'error', code: 'village-unmatched' }],
});
const next: FormView = {
  ...unsure,
  key: 'https://shop.example/wp-admin/ 1044',
  order: { ...unsure.order, orderId: '1044', number: '1044' },
};
const TABS: Readonly<Record<number, TabView>> = {
  7: { kind: 'order', form: madeForm() },
  8: { kind: 'order', form: next },
};

describe('the form of another order', () => {
  const openOrder = () =>
    open({
      background: quietBackground({ 'tab/read': ({ tabId }) => TABS[tabId] ?? { kind: 'elsewhere' } }),
    });

  it('has nothing of the village that was looked for in the one before, and Escape brings none of it', async () => {
    const { popup } = await openOrder();
    const village = await waitFor(() => field('Village'));
    fireEvent.input(village, { target: { value: 'برقي' } });
    await act(() => popup.follow(8));
    await waitFor(() => expect(title()).toBe('Order 1044'));
    expect(field('Village').value).toBe('');
    fireEvent.keyDown(field('Village'), { key: 'Escape' });
    fireEvent.keyDown(field('Village'), { key: 'Escape' });
    const { value: shown } = popup.screen;
    expect(shown.show === 'form' && shown.state.fields.value.village).toBeNull();
  });

  it('is the same one while it is read anew: what is being typed, and where, stays', async () => {
    const { popup } = await openOrder();
    const village = await waitFor(() => field('Village'));
    village.focus();
    fireEvent.input(village, { target: { value: 'برقي' } });
    await act(() => popup.follow(7));
    expect(document.activeElement).toBe(village);
    expect(village.value).toBe('برقي');
  });

  it('leaves the keyboard on nothing that ships where it comes while a person types', async () => {
    let accountId = ACCOUNT.id;
    const { popup } = await open({
      settings: settingsOf(ACCOUNT, { ...ACCOUNT, id: 'fig' }),
      background: quietBackground({
        'tab/read': () => ({ kind: 'order', form: { ...madeForm(), accountId } }),
      }),
    });
    (await waitFor(() => field('Recipient'))).focus();
    accountId = 'fig';
    popup.renew();
    await waitFor(() => expect(popup.account.value?.id).toBe('fig'));
    await afterwards(() => undefined);
    expect(document.activeElement).toBe(document.body);
  });
});

it('a form by hand that is discarded has neither the village’s words nor the chat any more', async () => {
  let orderId = 'by-hand-1';
  const { popup } = await open({
    background: quietBackground({
      'form/manual': () => manualForm(orderId),
      'form/paste': () => ({ ...manualForm(orderId), replacedTyped: false }),
      'form/discard': () => {
        orderId = 'by-hand-2';
        return null;
      },
    }),
  });
  await act(() => popup.openPaste());
  type('The customer’s message', 'hello');
  type('Village', 'برقي');
  type('Recipient', 'سارة');
  fireEvent.click(await screen.findByRole('button', { name: 'Discard what I entered' }));
  await waitFor(() => expect(field('Recipient').value).toBe(''));
  expect(field('Village').value).toBe('');
  expect(field('The customer’s message').value).toBe('');
});

it('of several orders in one chat, the second has nothing of the village of the first', async () => {
  const text = 'سارة قباطية 90\nرامي نابلس 80';
  const orders = (chosen: number) =>
    [0, 15].map((start) => ({ start, end: start + 14, chosen: start === chosen, shipped: false }));
  const [village] = VILLAGES;
  const form = (chosen: number): FormView => ({
    ...manualForm(),
    draft: {
      ...manualForm().draft,
      fields: { ...FIELDS, village: null },
      findings: [{ field: 'village', severity: 'error', code: 'village-unmatched' }],
    },
    pasted: { text, marks: [], orders: orders(chosen) },
  });
  const { state } = showForm(form(0), quietBackground());
  act(() => state.edit({ village: village ?? null }));
  await waitFor(() => expect(field('Village').value).toContain('قباطية'));
  type('Village', 'قباط');
  act(() => state.renew(form(15)));
  await waitFor(() => expect(field('Village').value).toBe(''));
  fireEvent.keyDown(field('Village'), { key: 'Escape' });
  fireEvent.keyDown(field('Village'), { key: 'Escape' });
  expect(state.fields.value.village).toBeNull();
});
