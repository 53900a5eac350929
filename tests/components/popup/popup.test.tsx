import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/failure';
import type { TabView } from '../../../lib/messaging/views/form';
import { findTabId } from '../../../lib/opening/popup-address';
import { afterwards } from '../support/afterwards';
import { quietBackground } from '../support/fake-background';
import { madeForm, madeRow } from '../support/made-form';
import { field, plain } from '../support/show';
import { open, PRACTICE, settingsOf } from './open-popup';

const browser = vi.hoisted(() => ({
  openOptionsPage: vi.fn(),
  requestPermission: vi.fn(),
  enabled: [] as string[],
}));
vi.mock('wxt/browser', () => ({ browser: { runtime: { openOptionsPage: browser.openOptionsPage } } }));
vi.mock('../../../lib/settings/enable-store', () => ({
  prepareToEnable: () => Promise.resolve(),
  enableStore: (origin: string) => {
    browser.enabled.push(origin);
    return browser.requestPermission(origin);
  },
}));

beforeEach(() => {
  browser.openOptionsPage.mockClear();
  browser.requestPermission.mockReset();
  browser.enabled.length = 0;
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('opening the popup', () => {
  it('on an order shows its form, filled', async () => {
    const { background } = await open({ tab: { kind: 'order', form: madeForm() } });
    expect(plain((await screen.findByRole('banner')).textContent)).toContain('Order 1043');
    expect(field('Recipient').value).toBe('أحمد الكيلاني');
    expect(background.inputs('tab/read')).toEqual([{ tabId: 7 }]);
  });

  it('before the first account leads to the options', async () => {
    const { background } = await open({ settings: settingsOf() });
    press('Add a delivery account');
    expect(browser.openOptionsPage).toHaveBeenCalledOnce();
    // What the tab is may be asked beforehand; nothing of an account is.
    expect(background.asked.filter(({ name }) => name !== 'tab/read')).toEqual([]);
  });

  it('leads there too when the account an order belongs to is gone', async () => {
    const background = quietBackground({
      'tab/read': () => {
        throw new Failure('account-missing');
      },
    });
    await open({ background });
    expect(await screen.findByRole('button', { name: 'Add a delivery account' })).toBeTruthy();
  });

  it('says what went wrong when the background cannot answer, and tries again', async () => {
    let works = false;
    const background = quietBackground({
      'tab/read': () => {
        if (!works) throw new Failure('storage-unavailable');
        return { kind: 'order', form: madeForm() };
      },
    });
    await open({ background });
    expect((await screen.findByRole('alert')).textContent).toContain('shipping is off');
    works = true;
    press('Try again');
    await waitFor(() => expect(field('Recipient').value).toBe('أحمد الكيلاني'));
  });

  it('on an order that cannot be read says what is missing, and offers the form by hand', async () => {
    await open({ tab: { kind: 'unreadable', missing: '#order_data' } });
    expect(plain((await screen.findByText(/looks different/)).textContent)).toContain('#order_data');
    expect(screen.getByRole('button', { name: /Fill the form by hand/ })).toBeTruthy();
  });

  it('in a window of its own takes its tab from the address', () => {
    expect(findTabId('?tab=12')).toBe(12);
    expect(findTabId('')).toBeNull();
    expect(findTabId('?tab=12abc')).toBeNull();
  });
});

describe('a practice account', () => {
  it('is said to be one and colours the whole page', async () => {
    await open({ settings: settingsOf(PRACTICE), tab: { kind: 'order', form: madeForm() } });
    expect(await screen.findByText(/no real parcel is made here/)).toBeTruthy();
    expect(document.documentElement.dataset.environment).toBe('testing');
    cleanup();
    await open({ tab: { kind: 'order', form: madeForm() } });
    await waitFor(() => expect(document.documentElement.dataset.environment).toBe('live'));
    expect(screen.queryByText(/no real parcel is made here/)).toBeNull();
  });
});

describe('a site that could be a store', () => {
  const tab: TabView = { kind: 'store-not-enabled', origin: 'https://shop.example' };

  it('is asked for in the very press, and then shows its order', async () => {
    let answer: TabView = tab;
    browser.requestPermission.mockImplementation(async () => {
      answer = { kind: 'order', form: madeForm() };
      return true;
    });
    await open({ background: quietBackground({ 'tab/read': () => answer }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Use on this store' }));
    // Nothing was awaited: the browser asks only within the press.
    expect(browser.enabled).toEqual(['https://shop.example']);
    await waitFor(() => expect(field('Recipient').value).toBe('أحمد الكيلاني'));
  });

  it('can be asked for again after a no', async () => {
    browser.requestPermission.mockResolvedValue(false);
    await open({ tab });
    fireEvent.click(await screen.findByRole('button', { name: 'Use on this store' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Press again');
    press('Use on this store');
    expect(browser.enabled).toHaveLength(2);
  });

  it('is offered again as it was wanted, where the access was refused before', async () => {
    const wished = { origin: 'https://shop.example', accountId: null };
    const ticked = () => screen.getByRole<HTMLInputElement>('checkbox').checked;
    for (const noteOrders of [false, true]) {
      await open({ tab, settings: { ...settingsOf(PRACTICE), stores: [{ ...wished, noteOrders }] } });
      await screen.findByRole('button', { name: 'Use on this store' });
      expect(ticked()).toBe(noteOrders);
      cleanup();
    }
  });

  it('shows its order when it was enabled while the popup was asked for elsewhere', async () => {
    let answer: TabView = tab;
    const { popup } = await open({ background: quietBackground({ 'tab/read': () => answer }) });
    await screen.findByRole('button', { name: 'Use on this store' });
    answer = { kind: 'order', form: madeForm() };
    popup.renew();
    await waitFor(() => expect(field('Recipient').value).toBe('أحمد الكيلاني'));
  });
});

describe('something that changed elsewhere', () => {
  it('shows in the open form without taking what is being typed', async () => {
    let form = madeForm();
    const { popup } = await open({
      background: quietBackground({ 'tab/read': () => ({ kind: 'order', form }) }),
    });
    await waitFor(() => field('Recipient'));
    fireEvent.input(field('Recipient'), { target: { value: 'سارة' } });
    form = madeForm({}, madeRow({ state: 'sending', parcelCode: null }));
    popup.renew();
    await screen.findByText('Being sent');
    form = madeForm({}, madeRow());
    popup.renew();
    expect(await screen.findByText('SH-7K2M94')).toBeTruthy();
  });

  it('does not blank a form whose page cannot be read at the moment', async () => {
    let closed = false;
    const { popup } = await open({
      background: quietBackground({
        'tab/read': () => (closed ? { kind: 'elsewhere' } : { kind: 'order', form: madeForm() }),
      }),
    });
    await waitFor(() => field('Recipient'));
    closed = true;
    await afterwards(() => popup.renew());
    expect(field('Recipient').value).toBe('أحمد الكيلاني');
  });
});

describe('what was typed over an order', () => {
  it('is let go of by a press, and not kept a moment later', async () => {
    const { background } = await open({ tab: { kind: 'order', form: madeForm() } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.input(field('Recipient'), { target: { value: 'سارة' } });
    await vi.advanceTimersByTimeAsync(50);
    fireEvent.click(screen.getByRole('button', { name: 'Discard what I entered' }));
    await vi.advanceTimersByTimeAsync(2_000);
    vi.useRealTimers();
    expect(field('Recipient').value).toBe('أحمد الكيلاني');
    const { key, order } = madeForm();
    expect(background.inputs('form/discard')).toEqual([{ key, orderId: order.orderId }]);
    expect(background.inputs('form/save')).toEqual([]);
  });
});
