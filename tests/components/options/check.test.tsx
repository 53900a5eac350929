import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FailureCode } from '../../../lib/failure';
import { fake } from './fake-browser';
import { expectAccessible, freshProfile, press, says, type } from './page-world';
import { card, openWithTwo } from './two-accounts';

beforeEach(freshProfile);

function failWith(code: FailureCode, serviceText: string | null = null): void {
  fake.answers['directory/refresh'] = { ok: false, error: { code, params: {}, serviceText } };
}

describe('what a check says', () => {
  it.each([
    ['key-refused', /does not accept the key/, 'account-key'],
    ['key-unavailable', /no key for this account that can be read/, 'account-key'],
    ['service-unreachable', /does not answer/, 'account-address'],
    ['html-answer', /Something else answered/, 'account-address'],
    ['unexpected-answer', /Something else answered/, 'account-address'],
    ['redirected', /The key is not sent there/, 'account-address'],
  ] as const)('%s: in words, and leads to the field', async (code, words, field) => {
    failWith(code);
    await openWithTwo();
    press('Check', card('Noor shop'));
    await says(words);
    press(/^Correct the/, card('Noor shop'));
    await waitFor(() => expect(document.activeElement?.id).toBe(field));
  });

  it('passes on what the service itself said, as text', async () => {
    failWith('refused', '<b>account suspended</b>');
    await openWithTwo();
    press('Check', card('Noor shop'));
    await says('<b>account suspended</b>');
    await expectAccessible();
  });

  it('is asked again in place', async () => {
    failWith('timed-out');
    await openWithTwo();
    press('Check', card('Noor shop'));
    await says(/does not answer/);
    fake.answers['directory/refresh'] = {
      ok: true,
      value: { villages: 1, cities: 1, fetchedAt: 1, skipped: 0 },
    };
    press('Try again', card('Noor shop'));
    await says(/one village in one city/);
  });

  it('says that villages may be missing where records could not be read', async () => {
    fake.answers['directory/refresh'] = {
      ok: true,
      value: { villages: 8, cities: 2, fetchedAt: 1, skipped: 3 },
    };
    await openWithTwo();
    press('Check', card('Noor shop'));
    await says(/3 records of the delivery company’s list of villages could not be read/);
  });

  it('is not what an earlier one says that ends after it', async () => {
    const earlier = Promise.withResolvers<unknown>();
    fake.answers['directory/refresh'] = earlier.promise;
    await openWithTwo();
    press('Check', card('Noor shop'));
    await says('Loading…');
    fake.answers['directory/refresh'] = {
      ok: true,
      value: { villages: 1, cities: 1, fetchedAt: 1, skipped: 0 },
    };
    press('Edit', card('Noor shop'));
    press('Change', await screen.findByRole('form'));
    await screen.findByLabelText('API key');
    type('API key', 'sk-the-right-one');
    press('Save and check');
    await says(/one village in one city/);
    earlier.resolve({ ok: false, error: { code: 'key-refused', params: {}, serviceText: null } });
    await new Promise((resolve) => setTimeout(resolve));
    expect(card('Noor shop').textContent).toContain('The account works');
  });

  it('is of the account that was asked about', async () => {
    await openWithTwo();
    press('Check', card('Try-outs'));
    await waitFor(() => expect(card('Try-outs').textContent).toContain('The account works'));
    expect(card('Noor shop').textContent).not.toContain('The account works');
    expect(fake.messages).toEqual([{ name: 'directory/refresh', input: { accountId: 'practice' } }]);
  });
});
