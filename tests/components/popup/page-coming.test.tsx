import { act, fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/failure';
import type { TabView } from '../../../lib/messaging/views/form';
import { quietBackground } from '../support/fake-background';
import { FIELDS, madeForm, madeRow, manualForm } from '../support/made-form';
import { takeTime } from '../support/made-presses';
import { plain, pressShip, ship } from '../support/show';
import { open } from './open-popup';

vi.mock('../../../lib/settings/enable-store', () => ({ prepareToEnable: () => Promise.resolve() }));

function orderOf(number: string): TabView {
  const form = madeForm();
  const key = `https://shop.example/wp-admin/ ${number}`;
  return { kind: 'order', form: { ...form, key, order: { ...form.order, orderId: number, number } } };
}

const title = () => plain(screen.getByRole('heading', { level: 1 }).textContent);
const isHeld = () => ship()?.getAttribute('aria-busy') === 'true';

/** The panel over order 1043; tab 2 is answered for when the test says so. */
async function openPanel() {
  const later = Promise.withResolvers<TabView>();
  const background = quietBackground({
    'tab/read': ({ tabId }) => (tabId === 2 ? later.promise : orderOf('1043')),
    'parcel/create': () => madeRow(),
  });
  const { popup } = await open({ background });
  await waitFor(() => expect(title()).toBe('Order 1043'));
  takeTime();
  const press = () => {
    pressShip();
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  };
  return { popup, background, later, press };
}

describe('an order’s form, once another page is before the person', () => {
  it('ships nothing until it is known what that page shows', async () => {
    const { popup, background, later, press } = await openPanel();
    const followed = popup.follow(2);
    await waitFor(() => expect(isHeld()).toBe(true));
    press();
    expect(title()).toBe('Order 1043');
    later.resolve(orderOf('1044'));
    await act(() => followed);
    await waitFor(() => expect(title()).toBe('Order 1044'));
    expect(isHeld()).toBe(false);
    expect(background.inputs('parcel/create')).toEqual([]);
    press();
    await waitFor(() => expect(background.inputs('parcel/create')).toHaveLength(1));
    expect(background.inputs('parcel/create')).toMatchObject([{ order: { orderId: '1044' } }]);
  });

  it('ships nothing while the page is loading, and ships where it shows the same order again', async () => {
    const { popup, background, press } = await openPanel();
    act(() => popup.leavePage());
    await waitFor(() => expect(isHeld()).toBe(true));
    press();
    await act(() => popup.follow(7));
    await waitFor(() => expect(isHeld()).toBe(false));
    expect(background.inputs('parcel/create')).toEqual([]);
    press();
    await waitFor(() => expect(background.inputs('parcel/create')).toHaveLength(1));
  });

  it('is held by the page that loads, whatever the one before it is answered to show', async () => {
    const { popup, later } = await openPanel();
    const followed = popup.follow(2);
    act(() => popup.leavePage());
    later.resolve(orderOf('1044'));
    await act(() => followed);
    expect(title()).toBe('Order 1043');
    expect(isHeld()).toBe(true);
  });

  it('gives way to why the page cannot be read, until it can', async () => {
    const { popup, later } = await openPanel();
    const followed = popup.follow(2);
    later.reject(new Failure('unexpected'));
    await act(() => followed);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(ship()).toBeNull();
    await act(() => popup.follow(7));
    await waitFor(() => expect(title()).toBe('Order 1043'));
  });
});

it('a form that no order of the tab fills is not held, nor taken away, by the pages that come', async () => {
  const form = { ...manualForm(), draft: { ...manualForm().draft, fields: FIELDS } };
  const background = quietBackground({ 'form/manual': () => form });
  const { popup } = await open({ background });
  await act(() => popup.openManual());
  await waitFor(() => expect(ship()).not.toBeNull());
  act(() => popup.leavePage());
  expect(isHeld()).toBe(false);
  background.answers['tab/read'] = () => Promise.reject(new Failure('unexpected'));
  await act(() => popup.follow(2));
  expect(ship()).not.toBeNull();
});
