import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openKept } from '../../../entrypoints/popup/kept-tools';
import { Failure } from '../../../lib/messaging/failure';
import type { TabView } from '../../../lib/messaging/views';
import { tabIdOf } from '../../../lib/opening/tab-id';
import { replaceDirectory } from '../../../lib/villages/directory';
import { quietBackground } from '../support/fake-background';
import { ACCOUNT, madeForm, madeRow, manualForm } from '../support/made-form';
import { field, plain } from '../support/show';
import { open, PRACTICE, settingsOf } from './open-popup';

const browser = vi.hoisted(() => ({
  openOptionsPage: vi.fn(),
  requestPermission: vi.fn(),
  enabled: [] as string[],
}));
vi.mock('wxt/browser', () => ({ browser: { runtime: { openOptionsPage: browser.openOptionsPage } } }));
vi.mock('../../../lib/storage/enable-store', () => ({
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
afterEach(cleanup);

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
    press('Connect my account');
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
    expect(await screen.findByRole('button', { name: 'Connect my account' })).toBeTruthy();
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
    expect(tabIdOf('?tab=12')).toBe(12);
    expect(tabIdOf('')).toBeNull();
    expect(tabIdOf('?tab=12abc')).toBeNull();
  });
});

describe('a practice account', () => {
  it('is said to be one and colours the whole page', async () => {
    await open({ settings: settingsOf(PRACTICE), tab: { kind: 'order', form: madeForm() } });
    expect(await screen.findByText(/nothing here is really shipped/)).toBeTruthy();
    expect(document.documentElement.dataset.environment).toBe('testing');
    cleanup();
    await open({ tab: { kind: 'order', form: madeForm() } });
    await waitFor(() => expect(document.documentElement.dataset.environment).toBe('live'));
    expect(screen.queryByText(/nothing here is really shipped/)).toBeNull();
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
    await screen.findByText('Sending the parcel…');
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
    popup.renew();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field('Recipient').value).toBe('أحمد الكيلاني');
  });
});

describe('what was typed over an order', () => {
  it('is let go of by a press, and not kept a moment later', async () => {
    const { background } = await open({ tab: { kind: 'order', form: madeForm() } });
    fireEvent.input(field('Recipient'), { target: { value: 'سارة' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Discard what I entered' }));
    await waitFor(() => expect(field('Recipient').value).toBe('أحمد الكيلاني'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(background.inputs('form/discard')).toEqual([{ key: madeForm().key }]);
    expect(background.inputs('form/save')).toEqual([]);
  });
});

describe('without an order', () => {
  const known = {
    id: 1,
    firstName: 'أم أحمد',
    lastName: null,
    phone: '0599123456',
    phone2: null,
    blocked: true,
    note: null,
    villageId: 768,
    cityId: 4,
    villageName: 'برقين',
    cityName: 'جنين',
    streetName: 'قرب المدرسة',
  };

  it('the form is filled by hand, and one can go back', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Fill the form by hand/ }));
    await waitFor(() => expect(field('Recipient').value).toBe(''));
    press('Back');
    expect(await screen.findByText('No order is open here')).toBeTruthy();
  });

  it('a recipient is looked up by any writing of the phone, and gets a parcel by a press', async () => {
    const background = quietBackground({ 'recipient/find': () => [known] });
    await open({ background });
    fireEvent.click(await screen.findByRole('button', { name: /Look up a recipient/ }));
    fireEvent.input(field('Phone'), { target: { value: '٠٥٩٩-١٢٣-٤٥٦' } });
    expect(await screen.findByText('Blocked')).toBeTruthy();
    expect(background.inputs('recipient/find')).toEqual([{ accountId: 'olive', phone: '0599123456' }]);
    press('New parcel for them');
    await waitFor(() => expect(field('Recipient').value).toBe('أم أحمد'));
    expect(field('Phone').value).toBe('0599123456');
    expect(field('Street and place').value).toBe('قرب المدرسة');
  });

  it('a new parcel for a known recipient takes nothing over from a form begun for somebody else', async () => {
    const begun = manualForm();
    const fields = { ...begun.draft.fields, phone: '0598000000', totalPrice: '250', note: 'قبل الظهر' };
    let form = { ...begun, draft: { ...begun.draft, fields } };
    const background = quietBackground({
      'form/manual': () => form,
      'form/discard': () => {
        form = manualForm('by-hand-2');
        return null;
      },
    });
    const { popup } = await open({ background });
    await popup.openManual(known);
    await waitFor(() => expect(field('Recipient').value).toBe('أم أحمد'));
    expect([field('Amount to collect').value, field(/^Note/).value]).toEqual(['', '']);

    // Begun for the same phone, it is the same parcel.
    form = { ...begun, draft: { ...begun.draft, fields: { ...fields, phone: '599123456' } } };
    await popup.openManual(known);
    await waitFor(() => expect(field('Amount to collect').value).toBe('250'));
  });

  it('says so when nobody is known behind a phone', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Look up a recipient/ }));
    fireEvent.input(field('Phone'), { target: { value: '0599123456' } });
    expect(await screen.findByText(/have not shipped to this phone yet/)).toBeTruthy();
  });

  it('a fee is quoted for a village of the account’s directory', async () => {
    const villages = [{ id: 768, name: 'برقين', note: null, closed: false, deleted: false }];
    await replaceDirectory(ACCOUNT, [{ id: 4, name: 'جنين', deleted: false, villages }], 1);
    const { background } = await open();
    fireEvent.click(await screen.findByRole('button', { name: /Quote a fee/ }));
    await waitFor(() => expect(field('Village').getAttribute('role')).toBe('combobox'));
    field('Village').focus();
    fireEvent.input(field('Village'), { target: { value: 'برقين' } });
    fireEvent.click(await screen.findByRole('option'));
    expect(await screen.findByText('When returned')).toBeTruthy();
    expect(background.inputs('quote/fee')).toEqual([{ accountId: 'olive', villageId: 768, price: null }]);
  });

  it('what was typed is there again when the popup was closed in between', async () => {
    const openFee = async () => {
      await open();
      fireEvent.click(await screen.findByRole('button', { name: /Quote a fee/ }));
    };
    await openFee();
    fireEvent.input(field(/Price of the goods/), { target: { value: '٩٠' } });
    fireEvent.input(field('Length'), { target: { value: '60' } });
    await waitFor(async () => {
      const { found } = await openKept('fee', ACCOUNT.id);
      expect(found).toMatchObject({ actualPrice: '٩٠', length: '60' });
    });
    cleanup();
    await openFee();
    await waitFor(() => expect(field('Length').value).toBe('60'));
    expect(field(/Price of the goods/).value).toBe('٩٠');
    cleanup();

    await open();
    fireEvent.click(await screen.findByRole('button', { name: /Look up a recipient/ }));
    fireEvent.input(field('Phone'), { target: { value: '0599123456' } });
    await waitFor(async () =>
      expect((await openKept('recipient', ACCOUNT.id)).found).toEqual({ phone: '0599123456' }),
    );
    cleanup();
    const { popup } = await open();
    popup.openRecipientTool();
    await waitFor(() => expect(field('Phone').value).toBe('0599123456'));
    // A number that was selected on a page is the one that is meant.
    cleanup();
    const other = await open();
    other.popup.openRecipientTool('0598000000');
    await waitFor(() => expect(field('Phone').value).toBe('0598000000'));
    await waitFor(async () =>
      expect((await openKept('recipient', ACCOUNT.id)).found).toEqual({ phone: '0598000000' }),
    );
    expect(field('Phone').value).toBe('0598000000');
  });

  it('a made parcel gives way to a fresh form by a press', async () => {
    let orderId = 'by-hand-1';
    const background = quietBackground({
      'form/manual': () => manualForm(orderId),
      'parcel/create': () => madeRow({ orderNumber: null }),
      'form/discard': () => {
        orderId = 'by-hand-2';
        return null;
      },
    });
    const { popup } = await open({ background });
    await popup.openManual(known);
    const screenNow = popup.screen.value;
    if (screenNow.show !== 'form') throw new Error('no form');
    await screenNow.state.create(false);
    fireEvent.click(await screen.findByRole('button', { name: 'New parcel' }));
    await waitFor(() => expect(field('Recipient').value).toBe(''));
    expect(background.inputs('form/discard')).toEqual([{ key: 'manual' }]);
  });
});
