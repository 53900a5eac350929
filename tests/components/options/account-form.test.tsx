import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../lib/storage/settings';
import { keepValue } from '../../../lib/storage/values';
import { fake } from './fake-browser';
import {
  choose,
  expectAccessible,
  fillAccount,
  freshProfile,
  openPage,
  pick,
  press,
  says,
  seen,
  type,
} from './page-world';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fake.browser }));

beforeEach(async () => {
  await freshProfile();
  await keepValue('welcome', { passed: [], finished: true });
});

describe('setting up an account', () => {
  it('chooses nothing for the person that decides over money, but what most stores have', async () => {
    await openPage();
    const unchosen = [
      'What is this account for?',
      'Which amounts does the service take?',
      'Who pays for delivery?',
    ];
    for (const group of unchosen) {
      const radios = within(screen.getByRole('radiogroup', { name: group })).getAllByRole('radio');
      expect(radios.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    }
    expect(screen.getByLabelText('Currency')).toHaveProperty('value', '');
    await says(/“Yes” is chosen because it is so in most stores/);
  });

  it('says beside the fields all that is missing, goes to the first, and saves nothing', async () => {
    await openPage();
    type('Name', 'Noor');
    press('Save and check');
    await waitFor(() => expect(document.activeElement?.id).toBe('account-address'));
    expect(screen.getByLabelText('Service address').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('Choose one of them.')).toHaveLength(4);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Noor');
    expect(fake.happened.filter((what) => what !== 'kept account-draft')).toEqual([]);
    await expectAccessible();
  });

  it('opens the group that hides a wrong field, and goes there', async () => {
    await openPage();
    fillAccount();
    type(/^Length/, '40');
    press('Save and check');
    await waitFor(() => expect(document.activeElement?.id).toBe('account-width'));
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('shows what an order would collect, as the answers and the currency change', async () => {
    await openPage();
    const examples = () =>
      seen(screen.getByRole('radiogroup', { name: 'Who pays for delivery?' }).textContent);
    expect(examples()).toContain('The recipientAn order of 120 collects 120.');
    expect(examples()).toContain('YouAn order of 120 collects 100: the delivery in it, 20, is taken off.');
    pick('Currency', 'ILS');
    choose('Do your store’s order totals include delivery?', 'No');
    await waitFor(() =>
      expect(examples()).toContain('An order of 100 ₪ collects 120 ₪: the service’s fee, here 20 ₪'),
    );
    expect(examples()).toContain('YouAn order of 100 ₪ collects 100 ₪.');
  });

  it('says of a wrong address when it is left, and nothing of fields on their way', async () => {
    await openPage();
    fireEvent.blur(screen.getByLabelText('Name'));
    type('Service address', 'http://api.delivery.example');
    fireEvent.blur(screen.getByLabelText('Service address'));
    await says(/must begin with https/);
    expect(screen.queryByText('This is needed.')).toBeNull();
  });

  it('moves nothing under the pointer while it presses', async () => {
    await openPage();
    type('Service address', 'http://api.delivery.example');
    fireEvent.pointerDown(screen.getByLabelText('Currency'));
    fireEvent.blur(screen.getByLabelText('Service address'));
    expect(screen.queryByText(/must begin with https/)).toBeNull();
    fireEvent.pointerUp(screen.getByLabelText('Currency'));
    await says(/must begin with https/);
  });

  it('asks the browser for access before anything else happens in the press', async () => {
    await openPage();
    fillAccount();
    fake.happened = [];
    press('Save and check');
    expect(fake.happened[0]).toBe('asked https://api.delivery.example/*');
    await says('The account works');
    expect(fake.happened.filter((what) => what !== 'kept account-draft')).toEqual([
      'asked https://api.delivery.example/*',
      'kept settings',
      'sent account/check',
    ]);
  });

  it('is saved although the person has not answered the browser yet', async () => {
    const answered = Promise.withResolvers<void>();
    fake.consentDelay = answered.promise;
    await openPage();
    fillAccount();
    press('Save and check');
    await waitFor(async () => expect((await readSettings()).accounts).toHaveLength(1));
    await says('Asking the service…');
    expect(fake.happened).not.toContain('sent account/check');
    answered.resolve();
    await says('The account works');
  });

  it('says what is missing when access was refused, and asks again in a press', async () => {
    fake.consents = false;
    await openPage();
    fillAccount();
    press('Save and check');
    await says(/has not given access to api.delivery.example/);
    expect(fake.happened).not.toContain('sent account/check');
    fake.consents = true;
    press('Give access');
    await says('The account works');
  });

  it('keeps the form as typed when nothing can be kept', async () => {
    await openPage();
    fillAccount();
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...kept: Parameters<typeof put>
    ) {
      if (kept[1] === 'settings') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, kept);
    });
    press('Save and check');
    await says('Not saved');
    vi.restoreAllMocks();
    expect(screen.getByLabelText('API key')).toHaveProperty('value', 'sk-plain-to-see');
    press('Save and check');
    await says('The account works');
    expect((await readSettings()).accounts).toHaveLength(1);
  });

  it('saves once, however often the button is pressed', async () => {
    await openPage();
    fillAccount();
    press('Save and check');
    press(/Save and check/);
    expect(fake.happened.filter((what) => what.startsWith('asked'))).toHaveLength(1);
    await says('The account works');
    expect((await readSettings()).accounts).toHaveLength(1);
  });
});
