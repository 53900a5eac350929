import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { ar } from '../../../assets/locales/ar';
import { he } from '../../../assets/locales/he';
import type { OutboxRow } from '../../../lib/outbox/row';
import { findDraft } from '../../../lib/settings/account-draft';
import { readSettings } from '../../../lib/settings/settings';
import { keepStatement } from '../../../lib/statement/kept-statements';
import { openDatabase } from '../../../lib/storage/db';
import { findValue } from '../../../lib/storage/values';
import { findKey } from '../../../lib/vault/vault';
import { keepKey } from '../../../lib/vault/vault-write';
import { madeRow } from '../../unit/outbox/made-row';
import { madeAccount } from './made-account';
import { choose, expectAccessible, freshProfile, openPage, press, says, seen, type } from './page-world';
import { card, openWithTwo, practice } from './two-accounts';

beforeEach(freshProfile);

describe('the accounts there are', () => {
  it('show which is in use, and are put in use by a press', async () => {
    await openWithTwo();
    expect(card('Noor shop').textContent).toContain('In use');
    press('Use this account', card('Try-outs'));
    await waitFor(() => expect(card('Try-outs').textContent).toContain('In use'));
    expect(card('Noor shop').textContent).not.toContain('In use');
  });

  it('show a practice account as one, band and colour, card and form alike', async () => {
    await openWithTwo();
    expect(card('Try-outs').dataset.environment).toBe('testing');
    expect(card('Try-outs').textContent).toContain('Practice account: no real parcel is made here');
    expect(card('Noor shop').dataset.environment).toBe('live');
    press('Edit', card('Noor shop'));
    const form = await screen.findByRole('form', { name: /Edit .*Noor shop/ });
    expect(within(form).queryByText(/no real parcel is made here/)).toBeNull();
    choose('What is this account for?', 'Practice account');
    await within(form).findByText(/no real parcel is made here/);
    expect(form.dataset.environment).toBe('testing');
  });

  it('open at the field that the page’s address names, with the keyboard in it', async () => {
    location.hash = '#/accounts/practice/key';
    await openWithTwo();
    const form = await screen.findByRole('form', { name: /Edit .*Try-outs/ });
    await waitFor(() => expect(document.activeElement?.id).toBe('account-key'));
    expect(form.contains(document.activeElement)).toBe(true);
  });

  it('keep what is being typed for another, whatever the page’s address names', async () => {
    await openWithTwo();
    press('Edit', card('Noor shop'));
    await screen.findByRole('form', { name: /Edit .*Noor shop/ });
    type('Your shop’s name', 'Noor and sons');
    await waitFor(async () => expect(await findDraft()).not.toBeNull());
    location.hash = '#/accounts/practice/key';
    await openPage();
    expect(await screen.findByRole('form', { name: /Edit .*Noor shop/ })).toBeTruthy();
    expect(screen.queryByRole('form', { name: /Edit .*Try-outs/ })).toBeNull();
  });

  it('show what the service told of them, and when', async () => {
    const size = { length: 40, width: 30, height: 20 };
    const told = {
      at: Date.UTC(2026, 10, 20, 12),
      maximumPrice: '5000',
      size,
      extraFeeFrom: '1000',
      extraFeeFraction: '0.02',
      creationModeId: 7,
    };
    await openWithTwo({ accounts: [madeAccount({ told }), practice] });
    const text = seen(card('Noor shop').textContent);
    expect(text).toContain('Told by the delivery company on 20 November 2026');
    for (const fact of [/5,?000/, /40 × 30 × 20/, /1,?000/, /2%/, /by its number: 7/])
      expect(text).toMatch(fact);
    expect(card('Try-outs').textContent).not.toContain('Told by the delivery company');
    // Saving the form with the key that is kept takes nothing of it away.
    press('Edit', card('Noor shop'));
    await screen.findByRole('form');
    type('Your shop’s name', 'New name');
    press('Save and check');
    await waitFor(async () =>
      expect((await readSettings()).accounts[0]).toMatchObject({ name: 'New name', told }),
    );
  });

  it('never show a key, and keep it when it is not replaced', async () => {
    await openWithTwo();
    await keepKey(madeAccount(), 'sk-plain-to-see');
    press('Edit', card('Noor shop'));
    await screen.findByRole('form');
    expect(screen.queryByLabelText('API key')).toBeNull();
    type('Your shop’s name', 'New name');
    press('Save and check');
    await waitFor(async () => expect((await readSettings()).accounts[0]?.name).toBe('New name'));
    expect(await findKey(madeAccount())).toBe('sk-plain-to-see');
    expect(document.activeElement?.textContent).toBe('New name');
  });

  it('take a new key in place of the old', async () => {
    await openWithTwo();
    press('Edit', card('Noor shop'));
    press('Change', await screen.findByRole('form'));
    const key = await screen.findByLabelText('API key');
    expect(key.getAttribute('type')).toBe('password');
    press('Show');
    await waitFor(() => expect(key.getAttribute('type')).toBe('text'));
    type('API key', 'sk-new');
    press('Save and check');
    await waitFor(async () => expect(await findKey(madeAccount({ identityVersion: 2 }))).toBe('sk-new'));
  });

  it('ask for the key of a new address', async () => {
    await openWithTwo();
    press('Edit', card('Noor shop'));
    await screen.findByRole('form');
    type('Delivery company’s address', 'https://new.example');
    await says(/The old key belongs to the old address/);
    press('Save and check');
    await waitFor(() => expect(document.activeElement?.id).toBe('account-key'));
  });

  it('forget a key typed for an address that was taken back', async () => {
    await openWithTwo();
    press('Edit', card('Noor shop'));
    await screen.findByRole('form');
    type('Delivery company’s address', 'https://new.example');
    await screen.findByLabelText('API key');
    type('API key', 'sk-of-new');
    type('Delivery company’s address', 'https://api.delivery.example');
    await waitFor(() => expect(screen.queryByLabelText('API key')).toBeNull());
    press('Save and check');
    await says('The account works');
    expect((await readSettings()).accounts[0]?.identityVersion).toBe(1);
  });

  it('keep nothing half typed once it is saved or given up', async () => {
    await openWithTwo();
    for (const end of ['Cancel', 'Save and check']) {
      press('Edit', card('Noor shop'));
      await screen.findByRole('form');
      type('Your shop’s name', 'Noor shop ');
      expect(await findValue('account-draft')).toBeDefined();
      press(end);
      await waitFor(() => expect(screen.queryByRole('form', { name: /Edit/ })).toBeNull());
      expect(await findValue('account-draft')).toBeUndefined();
    }
  });

  it('are edited one at a time, so that nothing typed is put aside', async () => {
    await openWithTwo();
    press('Edit', card('Noor shop'));
    await screen.findByRole('form');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add a delivery account' })).toBeNull();
    press('Cancel');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Noor shop'));
    press('Add a delivery account');
    await screen.findByRole('form', { name: 'Add a delivery account' });
  });

  it('are removed in two steps, the first of which can be taken back', async () => {
    await openWithTwo();
    await keepKey(madeAccount(), 'one');
    press('Remove', card('Noor shop'));
    await says(/Parcels made with it stay on record/);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await expectAccessible();
    press('Cancel');
    expect((await readSettings()).accounts).toHaveLength(2);

    press('Remove', card('Noor shop'));
    press(/Remove .?Noor shop/);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Noor shop' })).toBeNull());
    expect(await findKey(madeAccount())).toBeNull();
    expect((await readSettings()).activeAccountId).toBe('practice');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delivery accounts'));
  });

  it('say before they are removed that the statements of the delivery company go with them', async () => {
    await openWithTwo();
    press('Remove', card('Noor shop'));
    await says(/all that was kept of it: .*the delivery company’s statements/);
    expect(ar['account-remove-text']).toContain('كشوف حساب شركة التوصيل');
    expect(he['account-remove-text']).toContain('הדוחות של חברת המשלוחים');
  });

  it('say when none of them is in use', async () => {
    await openWithTwo({ activeAccountId: null });
    await says(/No account is in use/);
  });

  it('say before they are removed what is owed to them still, less what statements have paid', async () => {
    const [accountId, database] = ['shop', await openDatabase()];
    const owing = (parcelCode: string, total_price: string, changes: Partial<OutboxRow> = {}) => {
      const row = madeRow({ accountId, state: 'created', parcelCode, handedOverAt: 1, ...changes });
      return database.put('outbox', { ...row, request: { ...row.request, total_price } });
    };
    await owing('SB1', '120');
    await owing('SB2', '30.50');
    await owing('SB3', '70', { handedOverAt: null });
    await owing('SB4', '900', { accountId: 'practice' });
    const line = { row: 2, code: 'SB1', collected: '100', fee: null, net: null, isTotal: false };
    const columns = { code: 0, collected: 1, fee: null, net: null };
    await keepStatement({ id: 's', accountId, name: 'a.csv', heading: [], columns, lines: [line], at: 1 });
    await openWithTwo();
    press('Remove', card('Noor shop'));
    await waitFor(() =>
      expect(seen(card('Noor shop').textContent)).toContain('Owed by the delivery company: ₪50.50'),
    );
  });

  it('leave the form of a new one, not the guide, when the last is removed', async () => {
    await openWithTwo({ accounts: [practice] });
    press('Remove', card('Try-outs'));
    press(/Remove .?Try-outs/);
    await screen.findByRole('form', { name: 'Add a delivery account' });
    expect(screen.queryByText('Welcome to Shahna')).toBeNull();
  });
});
