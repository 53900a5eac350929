import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import type { TabView } from '../../../lib/messaging/views/form';
import { quietBackground } from '../support/fake-background';
import { madeForm } from '../support/made-form';
import { field, plain } from '../support/show';
import { open } from './open-popup';

const heard = new Set<(message: unknown) => unknown>();
vi.mock('wxt/browser', () => ({
  browser: { runtime: { onMessage: { addListener: (one: () => unknown) => heard.add(one) } } },
}));
vi.mock('../../../lib/settings/enable-store', () => ({ prepareToEnable: () => Promise.resolve() }));
const { hearOwnTab } = await import('../../../entrypoints/popup/own-tab');
const { askOf } = await import('../../../lib/messaging/signals');

const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);
const tell = (message: unknown) => act(() => void [...heard].map((one) => one(message)));

function orderOf(number: string): TabView {
  const form = madeForm();
  const key = `https://shop.example/wp-admin/ ${number}`;
  return { kind: 'order', form: { ...form, key, order: { ...form.order, orderId: number, number } } };
}

it('the form’s own window goes to the order for which its tab’s page asks, with what was typed kept', async () => {
  let tab = orderOf('1043');
  const background = quietBackground({ 'tab/read': () => tab });
  const { popup } = await open({ background });
  hearOwnTab(popup, 7, new AbortController().signal);
  fireEvent.input(await waitFor(() => field('Recipient')), { target: { value: 'سارة' } });

  tell(askOf('show-tab', { tabId: 7 }));
  await waitFor(() => expect(background.inputs('tab/read')).toHaveLength(2));
  expect(field('Recipient').value).toBe('سارة');

  tab = orderOf('1044');
  tell(askOf('show-tab', { tabId: 8 }));
  expect(title()).toBe('Order 1043');
  tell(askOf('show-tab', { tabId: 7 }));
  await waitFor(() => expect(title()).toBe('Order 1044'));
  expect(background.inputs('form/save')).toMatchObject([{ edits: { firstName: 'سارة' } }]);
});
