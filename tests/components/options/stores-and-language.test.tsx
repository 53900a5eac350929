import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BLANK_DRAFT } from '../../../components/account-form/account-draft';
import { Unreadable } from '../../../entrypoints/options/main';
import { Failure } from '../../../lib/failure';
import { loadTranslator } from '../../../lib/i18n/load-translator';
import { readSettings, type Settings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { elementAt } from '../../need';
import { fake } from './fake-browser';
import { madeAccount, madeSettings } from './made-account';
import {
  choose,
  expectAccessible,
  freshProfile,
  goTo,
  openPage,
  pick,
  press,
  says,
  type,
} from './page-world';

const shop = { origin: 'https://shop.example', accountId: null };
const two = [madeAccount(), madeAccount({ id: 'second', name: 'Second', environment: 'testing' })];

beforeEach(async () => {
  await freshProfile();
  await goTo('stores');
});

async function openWith(change: Partial<Settings>): Promise<void> {
  await keepValue('settings', madeSettings({ accounts: two, activeAccountId: 'shop', ...change }));
  await openPage();
}

function row(origin: string): HTMLElement {
  return elementAt(`[data-origin="${origin}"]`);
}

describe('the stores', () => {
  it('show what the browser really gives access to, as it changes', async () => {
    fake.granted.add('https://shop.example/*');
    await openWith({ stores: [shop] });
    await says('Access given');
    fake.revoke('https://shop.example/*');
    await says('No access');
    fake.grant('https://shop.example/*');
    await says('Access given');
    fake.revoke('https://shop.example/*');
    await says('No access');
    press('Give access', row(shop.origin));
    expect(fake.happened[0]).toBe('asked https://shop.example/*');
    await says('Access given');
    expect((await readSettings()).stores).toEqual([shop]);
  });

  it('put codes into orders’ notes where the person chooses so, and where the store takes them', async () => {
    const salla = { origin: 'https://other.example', accountId: null, kind: 'salla' } as const;
    await openWith({ stores: [{ ...shop, kind: 'woocommerce' }, salla] });
    const [box, ...more] = within(screen.getByTestId('store-list')).getAllByLabelText<HTMLInputElement>(
      /Add the parcel’s code/,
    );
    expect(more).toEqual([]);
    expect(box?.checked).toBe(false);
    box?.click();
    await waitFor(async () => {
      expect((await readSettings()).stores).toEqual([
        { ...shop, kind: 'woocommerce', noteOrders: true, noteSeen: true },
        salla,
      ]);
    });
    await waitFor(() => expect(box?.checked).toBe(true));
    await expectAccessible();
  });

  it('that were enabled before notes were offered are asked about, once each, wherever the person looks', async () => {
    const choices = async () => (await readSettings()).stores.map(({ noteOrders }) => noteOrders ?? null);
    const old = { ...shop, kind: 'woocommerce' } as const;
    const other = { ...old, origin: 'https://other.example' };
    const salla = { origin: 'https://salla.example', accountId: null, kind: 'salla' } as const;
    await openWith({ stores: [old, salla, other] });
    await says(/so no colleague makes a second parcel/);
    await says(/Add the parcels’ codes to the orders of .*shop\.example/);
    await expectAccessible();
    press('Yes');
    await says(/Add the parcels’ codes to the orders of .*other\.example/);
    expect(await choices()).toEqual([true, null, null]);
    press('No');
    await waitFor(() => expect(screen.queryByText(/Add the parcels’ codes to the orders of/)).toBeNull());
    expect(await choices()).toEqual([true, null, false]);
    await openPage();
    expect(screen.queryByText(/Add the parcels’ codes to the orders of/)).toBeNull();
  });

  it('that take notes newly are asked about with the line that is written, though one was wanted as they were enabled', async () => {
    const choice = async () =>
      (await readSettings()).stores.map(({ noteSeen, noteOrders }) => [noteSeen, noteOrders]);
    await openWith({ stores: [{ ...shop, kind: 'medusa', noteOrders: true }] });
    await says(/metadata.*\[Shahna\] AB123 · parcel made/);
    const list = within(screen.getByTestId('store-list'));
    expect(list.getByLabelText<HTMLInputElement>(/Add the parcel’s code/).checked).toBe(false);
    press('Yes');
    await waitFor(() => expect(screen.queryByText(/Add the parcels’ codes to the orders of/)).toBeNull());
    expect(await choice()).toEqual([[true, true]]);
  });

  it('are not asked about where the person said no as they were enabled', async () => {
    await openWith({ stores: [{ ...shop, kind: 'prestashop', noteOrders: false }] });
    await within(await screen.findByTestId('store-list')).findByLabelText(/Add the parcel’s code/);
    expect(screen.queryByText(/Add the parcels’ codes to the orders of/)).toBeNull();
  });

  it('are enabled by any address of theirs, in the press itself', async () => {
    await openWith({});
    type('Or enable a store by its address', 'shop.example/wp-admin/');
    press('Enable');
    expect(fake.happened[0]).toBe('asked https://shop.example/*');
    await says('Access given');
    expect(fake.happened).toContain('sent stores/reconcile');
    expect(screen.getByLabelText('Or enable a store by its address')).toHaveProperty('value', '');
  });

  it('say beforehand what is written into their orders and why, and write nothing where the person says no', async () => {
    await openWith({});
    const box = screen.getByRole('checkbox', { name: /Add the parcel’s code to the order in the store/ });
    expect(box).toHaveProperty('checked', true);
    await says(/so no colleague makes a second parcel/);
    type('Or enable a store by its address', 'shop.example');
    press('Enable');
    await waitFor(async () => {
      expect((await readSettings()).stores).toMatchObject([{ noteOrders: true }]);
    });
    fireEvent.click(box);
    type('Or enable a store by its address', 'other.example');
    press('Enable');
    await waitFor(async () => {
      expect((await readSettings()).stores).toMatchObject([{ noteOrders: true }, { noteOrders: false }]);
    });
  });

  it('say so when the browser was not allowed, and stand there to try again', async () => {
    fake.consents = false;
    await openWith({});
    type('Or enable a store by its address', 'shop.example');
    press('Enable');
    await says(/Permission not given. Press again/);
    await says('No access');
    await expectAccessible();
  });

  it('are not enabled by what is no address, which stays to be corrected', async () => {
    await openWith({});
    type('Or enable a store by its address', 'my shop');
    press('Enable');
    await says(/This is not a whole address/);
    expect(document.activeElement?.id).toBe('store-address');
    expect(screen.getByLabelText('Or enable a store by its address')).toHaveProperty('value', 'my shop');
    expect(fake.happened).toEqual([]);
  });

  it('are tied to an account, or to the one in use', async () => {
    await openWith({ stores: [shop] });
    pick('Ships with', 'second');
    await waitFor(async () => expect((await readSettings()).stores[0]?.accountId).toBe('second'));
    await waitFor(() => expect(row(shop.origin).dataset.environment).toBe('testing'));
    pick('Ships with', '');
    await waitFor(async () => expect((await readSettings()).stores[0]?.accountId).toBeNull());
  });

  it('say when the account they were tied to is gone', async () => {
    await openWith({ stores: [{ ...shop, accountId: 'gone' }] });
    await says(/Its account was removed/);
    await expectAccessible();
  });

  it('are removed together with their access', async () => {
    fake.granted.add('https://shop.example/*');
    await openWith({ stores: [shop] });
    press('Remove', row(shop.origin));
    await waitFor(() => expect(document.querySelector('[data-origin]')).toBeNull());
    await waitFor(() => expect(fake.happened.at(-1)).toBe('sent stores/reconcile'));
    expect(fake.granted.size).toBe(0);
  });
});

describe('the language', () => {
  beforeEach(() => goTo('general'));
  it('is spoken the moment it is chosen, page and title and direction, with nothing typed lost', async () => {
    await openWith({ accounts: [], activeAccountId: null });
    await keepValue('welcome', { passed: ['language'], finished: true });
    await openPage();
    type('Your shop’s name', 'Half typed');
    choose('Language of the interface', 'עברית');
    await says('חשבונות משלוחים');
    expect(document.documentElement.lang).toBe('he');
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.title).toBe('ההגדרות של שחנה');
    expect(screen.getByLabelText('שם החנות שלכם')).toHaveProperty('value', 'Half typed');
    choose('שפת הממשק', 'English');
    await says('Delivery accounts');
    expect(document.documentElement.dir).toBe('ltr');
  });

  it.each(['ar', 'en', 'he'] as const)(
    'leaves the page accessible in %s, with a form open',
    async (language) => {
      const draft = { ...BLANK_DRAFT, name: 'Half typed', currency: 'other', environment: 'testing' };
      await keepValue('account-draft', { accountId: 'second', draft });
      await openWith({ stores: [shop], language });
      await goTo('accounts');
      await screen.findByRole('form');
      await expectAccessible();
    },
  );
});

describe('the page without settings', () => {
  it('says why', async () => {
    cleanup();
    render(
      <Unreadable translator={await loadTranslator('en')} failure={new Failure('storage-unavailable')} />,
    );
    await says(/does not let us keep anything/);
    await expectAccessible();
  });

  it('has five parts, each at an address of its own, which a link, Back and a reload lead to', async () => {
    await openWith({});
    const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Stores', 'Taught stores']);
    expect(screen.getByRole('link', { name: 'Stores' }).getAttribute('aria-current')).toBe('page');
    const parts = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Delivery accounts',
      'Stores',
      'People and statuses',
      'Villages',
      'General',
    ]);
    const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'General' });
    await goTo('general');
    expect(location.hash).toBe(hash);
    await waitFor(() => expect(shown()[0]).toBe('General'));
    location.hash = '#/stores';
    await waitFor(() => expect(shown()[0]).toBe('Stores'));
  });

  it('shows a section of a part where the address names the section, as old addresses do', async () => {
    await openWith({});
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await goTo('numbers');
    expect(screen.getByRole('link', { name: 'People and statuses' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(scrolled.mock.contexts).toEqual([document.getElementById('numbers-section')]);
  });

  it('is light or dark as the person says, and as the system again', async () => {
    await openWith({});
    await goTo('general');
    choose('Light or dark', 'Dark');
    await waitFor(() => expect(document.documentElement.dataset.look).toBe('dark'));
    choose('Light or dark', 'Automatic');
    await waitFor(() => expect(document.documentElement.dataset.look).toBeUndefined());
    expect((await readSettings()).look).toBe('system');
  });

  it('has a panel beside the page where the person wants one, opened by that press', async () => {
    await goTo('general');
    await openWith({});
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Panel beside the page' });
    expect(box().checked).toBe(false);
    fireEvent.click(box());
    expect(fake.happened).toContain('panel beside 5');
    await waitFor(async () => expect((await readSettings()).panel).toBe(true));
  });

  it('offers employees where the person says that the account is premium', async () => {
    await openWith({});
    await goTo('tools');
    expect(screen.queryByRole('link', { name: /^Employees/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /a premium account/ }));
    const link = await screen.findByRole('link', { name: /^Employees/ });
    expect(link.getAttribute('href')).toBe('/desk.html#/employees');
    const { accounts } = await readSettings();
    expect(accounts[0]?.hasEmployees).toBe(true);
    await expectAccessible();
  });

  it('tells its version and where names and keys go', async () => {
    await openWith({});
    await goTo('about');
    await says('9.8.7');
    await says(/straight to your delivery company/);
  });
});
