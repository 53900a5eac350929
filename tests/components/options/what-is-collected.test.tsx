import { fireEvent } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { AccountForm } from '../../../entrypoints/options/accounts/AccountForm';
import type { AccountsControl } from '../../../entrypoints/options/accounts/use-accounts';
import { LANGUAGES } from '../../../lib/i18n/language';
import { elementAt } from '../../need';
import { madeAccount } from '../../unit/made-account';
import { expectAccessible, show } from '../support/show';
import { madeSettings } from './made-account';

const accounts = { editing: null, failure: null, saving: false } as AccountsControl;
const form = (account: Parameters<typeof AccountForm>[0]['account']) => (
  <main>
    <h1>x</h1>
    <h2>x</h2>
    <AccountForm account={account} settings={madeSettings()} accounts={accounts} />
  </main>
);

for (const language of LANGUAGES) {
  it(`says what leaves the browser before a first account is saved, and the rest by one press: ${language}`, async () => {
    show(form(null), language);
    const notice = elementAt('form .collected');
    const save = elementAt('[data-testid="account-save"]');
    expect(notice.textContent.length).toBeGreaterThan(80);
    // Before the button, for those who see it and for those who hear it.
    expect(notice.compareDocumentPosition(save) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const all = elementAt<HTMLDetailsElement>('details', notice);
    expect(all.open).toBe(false);
    fireEvent.click(elementAt('summary', all));
    expect(all.querySelectorAll('li').length).toBeGreaterThan(6);
    await expectAccessible();
  });
}

it('says it no more over an account that is there', () => {
  show(form(madeAccount()));
  expect(document.querySelector('form .collected')).toBeNull();
});
