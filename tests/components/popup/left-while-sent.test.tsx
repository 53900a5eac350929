import { act, screen, waitFor } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import type { Popup } from '../../../entrypoints/popup/popup-state';
import { isStillShown } from '../../../lib/messaging/pressed-form';
import type { FormView, TabView } from '../../../lib/messaging/views/form';
import type { RowView } from '../../../lib/messaging/views/row';
import { type FakeBackground, quietBackground } from '../support/fake-background';
import { madeForm, madeRow } from '../support/made-form';
import { takeTime } from '../support/made-presses';
import { plain, pressShip } from '../support/show';
import { open } from './open-popup';

vi.mock('../../../lib/settings/enable-store', () => ({ prepareToEnable: () => Promise.resolve() }));

function formOf(number: string): FormView {
  const form = madeForm();
  const key = `https://shop.example/wp-admin/ ${number}`;
  return { ...form, key, order: { ...form.order, orderId: number, number } };
}

const tabOf = (number: string): TabView => ({ kind: 'order', form: formOf(number) });
const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);

/** The panel with an order whose parcel is being made. @returns the key of its form too */
async function openPressed(background: FakeBackground): Promise<{ popup: Popup; key: string }> {
  const { popup } = await open({ background });
  await waitFor(() => expect(title()).toBe('Order 1043'));
  takeTime();
  pressShip();
  await waitFor(() => expect(background.inputs('parcel/create')).toHaveLength(1));
  return { popup, key: formOf('1043').key };
}

it('a form stops waiting to hear of its press once another form stands in its place', async () => {
  const answer = Promise.withResolvers<RowView>();
  const background = quietBackground({
    'tab/read': ({ tabId }) => tabOf(tabId === 2 ? '1044' : '1043'),
    'parcel/create': () => answer.promise,
  });
  const { popup, key } = await openPressed(background);
  await act(() => popup.follow(7));
  expect(await isStillShown(key)).toBe(true);

  await act(() => popup.follow(2));
  await waitFor(() => expect(title()).toBe('Order 1044'));
  await waitFor(async () => expect(await isStillShown(key)).toBe(false));
  await act(async () => answer.resolve(madeRow()));
  expect(title()).toBe('Order 1044');
});

it.each([
  ['a page of the store that shows no order', (popup: Popup) => popup.follow(3)],
  ['a tool', async (popup: Popup) => popup.openRecipientTool()],
])('a form stops waiting too once %s stands in its place', async (_, leave) => {
  const background = quietBackground({
    'tab/read': ({ tabId }) => (tabId === 3 ? { kind: 'unreadable', missing: '' } : tabOf('1043')),
    'parcel/create': () => Promise.withResolvers<RowView>().promise,
  });
  const { popup, key } = await openPressed(background);
  expect(await isStillShown(key)).toBe(true);

  await act(() => leave(popup));
  await waitFor(async () => expect(await isStillShown(key)).toBe(false));
});
