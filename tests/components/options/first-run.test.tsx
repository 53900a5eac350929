import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHANGED } from '../../../lib/messaging/signals';
import { readSettings } from '../../../lib/settings/settings';
import { openDatabase } from '../../../lib/storage/db';
import { keepValue } from '../../../lib/storage/values';
import { findKey } from '../../../lib/vault/vault';
import { elementAt, need } from '../../need';
import { madeRow } from '../../unit/outbox/made-row';
import { fake } from './fake-browser';
import { madeAccount, madeSettings } from './made-account';
import {
  choose,
  expectAccessible,
  fillAccount,
  freshProfile,
  goTo,
  openPage,
  press,
  says,
  settle,
  type,
} from './page-world';

beforeEach(freshProfile);

function openStep(): string {
  return document.querySelector('[aria-current="step"]')?.getAttribute('data-step') ?? 'none';
}

async function createParcelElsewhere(): Promise<void> {
  const database = await openDatabase();
  await database.put('outbox', madeRow({ state: 'created', parcelCode: 'SB1' }));
  fake.message.fire(CHANGED);
}

describe('from install to the first parcel', () => {
  it('is four steps, each opened by the one before, and ends by itself', async () => {
    await openPage();
    // The browser says the language.
    expect(openStep()).toBe('account');
    fillAccount();
    press('Save and check');
    await waitFor(() => expect(openStep()).toBe('store'));
    await says(/808 villages in 23 cities/);

    type('Or enable a store by its address', 'https://shop.example/wp-admin/');
    press('Enable');
    await waitFor(() => expect(openStep()).toBe('order'));
    expect((await readSettings()).stores).toEqual([
      { origin: 'https://shop.example', accountId: null, noteOrders: true },
    ]);

    // The guide and the settings are two pages: an address that names a part of the settings shows that part alone.
    expect(screen.queryByText('Shahna settings')).toBeNull();
    expect(screen.getByRole('link', { name: /^Open .*shop.example/ }).className).toContain('button--primary');
    for (const section of ['stores', 'accounts'] as const) {
      await goTo(section);
      expect(openStep()).toBe('none');
      await says('Shahna settings');
    }
    location.hash = '';
    await settle();
    expect(openStep()).toBe('order');

    await settle();
    await createParcelElsewhere();
    await says('Your first parcel is made');
    expect(screen.queryByText('Welcome to Shahna')).toBeNull();
  });

  it('guides nobody who has a parcel, whichever step they were at', async () => {
    await openPage();
    await settle();
    await createParcelElsewhere();
    await waitFor(() => expect(screen.queryByText('Welcome to Shahna')).toBeNull());
    await settle();
    await openPage();
    expect(screen.queryByText('Welcome to Shahna')).toBeNull();
  });

  it('keeps the key in the vault alone: not in what is stored, not in any message', async () => {
    await openPage();
    await screen.findByLabelText('API key');
    fillAccount();
    press('Save and check');
    await waitFor(() => expect(openStep()).toBe('store'));
    const account = (await readSettings()).accounts[0];
    expect(await findKey(account ?? madeAccount())).toBe('sk-plain-to-see');
    expect(await fake.storedText()).not.toContain('sk-plain-to-see');
    expect(JSON.stringify(fake.messages)).not.toContain('sk-plain-to-see');
    expect(document.body.outerHTML).not.toContain('sk-plain-to-see');
  });

  it('goes on where it was left, with what was typed and without the key', async () => {
    await openPage();
    await screen.findByLabelText('API key');
    type('Your shop’s name', 'Half typed');
    choose('Who pays for delivery?', 'You');
    type('API key', 'sk-plain-to-see');

    await openPage();
    expect(openStep()).toBe('account');
    expect(screen.getByLabelText('Your shop’s name')).toHaveProperty('value', 'Half typed');
    expect(screen.getByRole('radio', { name: /^You/ })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('API key')).toHaveProperty('value', '');
  });

  it('stays with the account until it works, or the person goes on anyway', async () => {
    fake.answers['directory/refresh'] = {
      ok: false,
      error: { code: 'timed-out', params: {}, serviceText: null },
    };
    await openPage();
    await screen.findByLabelText('API key');
    fillAccount();
    press('Save and check');
    await says(/does not answer/);
    expect(openStep()).toBe('account');
    press('Do this later');
    await waitFor(() => expect(openStep()).toBe('store'));
  });

  it('asks for a key that is refused by one field and one button, and goes on with the right one', async () => {
    fake.answers['directory/refresh'] = {
      ok: false,
      error: { code: 'key-refused', params: {}, serviceText: null },
    };
    await openPage();
    fillAccount();
    press('Save and check');
    await says(/does not accept the key/);
    const step = elementAt('.step__content');
    expect(within(step).getAllByRole('button')).toHaveLength(1);
    expect([...step.querySelectorAll('input, select, textarea')].map(({ id }) => id)).toEqual([
      'account-key',
    ]);
    expect(document.activeElement?.id).toBe('account-key');
    await expectAccessible();
    // Nothing typed is no key.
    press('Save and check');
    expect((await readSettings()).accounts[0]?.identityVersion).toBe(1);
    fake.answers['directory/refresh'] = {
      ok: true,
      value: { villages: 808, cities: 23, fetchedAt: 1, skipped: 0 },
    };
    type('API key', ' sk-the-right-one ');
    press('Save and check');
    await waitFor(() => expect(openStep()).toBe('store'));
    const accounts = (await readSettings()).accounts;
    expect(accounts).toMatchObject([{ name: 'Noor shop', identityVersion: 2 }]);
    expect(await findKey(accounts[0] ?? madeAccount())).toBe('sk-the-right-one');
  });

  it('goes on when the account worked although the page was closed before it could say so', async () => {
    await openPage();
    await screen.findByLabelText('API key');
    fillAccount();
    fake.answers['directory/refresh'] = {
      ok: false,
      error: { code: 'timed-out', params: {}, serviceText: null },
    };
    press('Save and check');
    await says(/does not answer/);
    const account = (await readSettings()).accounts[0];
    const database = await openDatabase();
    await database.put('directories', {
      accountId: account?.id ?? '',
      identityVersion: account?.identityVersion ?? 0,
      fetchedAt: 1,
      revision: 1,
      villages: [],
    });
    await openPage();
    await waitFor(() => expect(openStep()).toBe('store'));
  });

  it('moves the keyboard to each step as it opens', async () => {
    await openPage();
    fillAccount();
    press('Save and check');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    expect(document.activeElement?.textContent).toContain('Stores');
  });

  it('lets go back to a step that is done', async () => {
    await openPage();
    press('Change');
    await waitFor(() => expect(openStep()).toBe('language'));
    press('Continue');
    await waitFor(() => expect(openStep()).toBe('account'));
  });

  it('says once what its first step chooses, and a screen reader hears it of the choice too', async () => {
    await openPage();
    press('Change');
    await waitFor(() => expect(openStep()).toBe('language'));
    const seen = screen
      .getAllByText(/Language of the interface/)
      .filter((element) => !element.classList.contains('visually-hidden'));
    expect(seen.map((element) => element.tagName)).toEqual(['H2']);
    expect(screen.getByRole('radiogroup', { name: 'Language of the interface' })).toBeTruthy();
  });

  it('can be skipped, loses nothing typed, and does not come back', async () => {
    await openPage();
    await screen.findByLabelText('Your shop’s name');
    type('Your shop’s name', 'Half typed');
    press('Skip the guide');
    await says('Shahna settings');
    expect(screen.getByLabelText('Your shop’s name')).toHaveProperty('value', 'Half typed');
    await openPage();
    expect(screen.queryByText('Welcome to Shahna')).toBeNull();
  });

  it('does not bother a person who has an account', async () => {
    await keepValue('settings', madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop' }));
    await openPage();
    expect(screen.queryByText('Welcome to Shahna')).toBeNull();
  });

  it.each(['ar', 'en', 'he'] as const)('is accessible at every step, in %s', async (language) => {
    await keepValue('settings', { version: 1, accounts: [], activeAccountId: null, stores: [], language });
    for (const passed of [[], ['language'], ['language', 'account'], ['language', 'account', 'store']]) {
      await keepValue('welcome', { passed, finished: false });
      await openPage(language);
      await expectAccessible();
    }
    const steps = within(need(screen.getAllByRole('list')[0], 'list of steps')).getAllByRole('heading');
    expect(steps.length).toBeGreaterThanOrEqual(4);
  });
});
