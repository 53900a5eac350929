import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../lib/settings/settings';
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

beforeEach(async () => {
  await freshProfile();
  await keepValue('welcome', { passed: [], finished: true });
});

describe('setting up an account', () => {
  it('asks for three things, and says all else in a line each, which its questions change', async () => {
    await openPage();
    const lines = () => seen(screen.getByTestId('account-defaults').textContent);
    expect(lines()).toBe(
      'Real parcelsCurrencyIsraeli New Shekel · Whole amounts onlyTotal includes deliveryYesWho pays for delivery?RecipientOrders that are already paidAsk each time',
    );
    const asked = [...document.querySelectorAll('.account-form :is(input, select, textarea)')];
    expect(asked.filter((field) => field.closest('details') === null).map(({ id }) => id)).toEqual([
      'account-address',
      'account-key',
      'account-name',
    ]);
    expect(screen.getByText('Edit').closest('details')?.open).toBe(false);
    choose('Who pays for delivery?', 'You');
    pick('Currency', 'JOD');
    await waitFor(() => expect(lines()).toContain('Who pays for delivery?You'));
    await expectAccessible();
  });

  it('saves nothing of it before it is confirmed, and calls the account by its site where it was not named', async () => {
    await openPage();
    type('Delivery company’s address', 'https://api.delivery.example/');
    type('API key', 'sk-plain-to-see');
    expect((await readSettings()).accounts).toEqual([]);
    press('Save and check');
    await says('The account works');
    expect((await readSettings()).accounts).toMatchObject([
      {
        name: 'api.delivery.example',
        environment: 'live',
        currency: 'ILS',
        numberRule: 'whole',
        totalIncludesDelivery: true,
        deliveryPaidBy: 'recipient',
        paidOrders: 'ask',
      },
    ]);
  });

  it('asks in plain words whether a parcel must be confirmed after it is made, and knows nothing before', async () => {
    await openPage();
    fillAccount();
    press('Save and check');
    await says('The account works');
    const [unknown] = (await readSettings()).accounts;
    expect(unknown).not.toHaveProperty('mustConfirm');
    for (const [said, kept] of [
      ['Yes', 'yes'],
      ['No', 'no'],
      ['I don’t know', undefined],
    ] as const) {
      fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
      await screen.findByRole('form');
      choose('Must a parcel be confirmed in the company’s panel after it is made?', said);
      press('Save and check');
      await waitFor(async () => expect((await readSettings()).accounts[0]?.mustConfirm).toBe(kept));
    }
  });

  it('says beside the fields all that is missing, goes to the first, and saves nothing', async () => {
    await openPage();
    type('Your shop’s name', 'Noor');
    press('Save and check');
    await waitFor(() => expect(document.activeElement?.id).toBe('account-address'));
    expect(screen.getByLabelText('Delivery company’s address').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('API key').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('Your shop’s name')).toHaveProperty('value', 'Noor');
    expect(fake.happened.filter((what) => what !== 'kept account-draft')).toEqual([]);
    await expectAccessible();
  });

  it('opens the group that hides a wrong field, and goes there', async () => {
    await openPage();
    fillAccount();
    type(/^Length/, '40');
    press('Save and check');
    await waitFor(() => expect(document.activeElement?.id).toBe('account-width'));
    for (const group of document.querySelectorAll('.account-form details')) {
      expect((group as HTMLDetailsElement).open).toBe(group.contains(document.activeElement));
    }
  });

  it('shows what an order would collect, as the answers and the currency change', async () => {
    await openPage();
    const examples = () =>
      seen(screen.getByRole('radiogroup', { name: 'Who pays for delivery?' }).textContent);
    expect(examples()).toContain('RecipientAn order of ₪120 collects ₪120.');
    expect(examples()).toContain('YouAn order of ₪120 collects ₪100: the delivery in it, ₪20, is taken off.');
    choose('Do your store’s order totals include delivery?', 'No');
    await waitFor(() =>
      expect(examples()).toContain('An order of ₪100 collects ₪120: the delivery company’s fee, here ₪20'),
    );
    expect(examples()).toContain('YouAn order of ₪100 collects ₪100.');
  });

  it('says of a wrong address when it is left, and nothing of fields on their way', async () => {
    await openPage();
    fireEvent.blur(screen.getByLabelText('Your shop’s name'));
    type('Delivery company’s address', 'http://api.delivery.example');
    fireEvent.blur(screen.getByLabelText('Delivery company’s address'));
    await says(/begins with https/);
    expect(screen.queryByText('This is needed.')).toBeNull();
  });

  it('moves nothing under the pointer while it presses', async () => {
    await openPage();
    type('Delivery company’s address', 'http://api.delivery.example');
    fireEvent.pointerDown(screen.getByLabelText('Currency'));
    fireEvent.blur(screen.getByLabelText('Delivery company’s address'));
    expect(screen.queryByText(/begins with https/)).toBeNull();
    fireEvent.pointerUp(screen.getByLabelText('Currency'));
    await says(/begins with https/);
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
      'sent directory/refresh',
    ]);
  });

  it('is saved although the person has not answered the browser yet', async () => {
    const answered = Promise.withResolvers<void>();
    fake.consentDelay = answered.promise;
    await openPage();
    fillAccount();
    press('Save and check');
    await waitFor(async () => expect((await readSettings()).accounts).toHaveLength(1));
    await says('Loading…');
    expect(fake.happened).not.toContain('sent directory/refresh');
    answered.resolve();
    await says('The account works');
  });

  it('says what is missing when access was refused, and asks again in a press', async () => {
    fake.consents = false;
    await openPage();
    fillAccount();
    press('Save and check');
    await says(/has not given access to this address/);
    expect(fake.happened).not.toContain('sent directory/refresh');
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
