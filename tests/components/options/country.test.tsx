import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../lib/settings/settings';
import { replaceDirectory } from '../../../lib/villages/directory';
import { villageOf } from '../../unit/villages/made-up';
import { madeAccount } from './made-account';
import { choose, expectAccessible, freshProfile, openPage, press, seen } from './page-world';
import { card, openWithTwo, practice } from './two-accounts';

beforeEach(freshProfile);

/** The account's list has these cities, with a village each. */
async function keepList(...cities: readonly string[]): Promise<void> {
  const listed = cities.map((name, at) => villageOf(at + 100, `وسط ${name}`, at + 1, name));
  await replaceDirectory(madeAccount(), listed, 1);
}

describe('the country of an account', () => {
  it('is proposed by its list of places, and confirmed with its money by one press, once', async () => {
    await keepList('عمان', 'إربد', 'الزرقاء', 'العقبة');
    await openWithTwo();
    const asked = await within(card('Noor shop')).findByTestId('account-country-question');
    expect(seen(asked.textContent)).toContain('Does this account deliver in Jordan?');
    expect(seen(asked.textContent)).toContain('Jordanian Dinar, with up to two decimals');
    expect(within(card('Try-outs')).queryByTestId('account-country-question')).toBeNull();
    await expectAccessible();
    press('Yes', asked);
    await waitFor(async () =>
      expect((await readSettings()).accounts).toEqual([
        { ...madeAccount(), country: 'jordan', currency: 'JOD', numberRule: 'two-decimals' },
        practice,
      ]),
    );
    await waitFor(() => expect(screen.queryByTestId('account-country-question')).toBeNull());
    expect(card('Noor shop').textContent).toContain('Jordan');
    await openPage();
    expect(screen.queryByTestId('account-country-question')).toBeNull();
  });

  it('is not asked for while a form stands below that it would move, and is once that is closed', async () => {
    await keepList('عمان', 'إربد', 'الزرقاء');
    await openWithTwo();
    await screen.findByTestId('account-country-question');
    press('Add a delivery account');
    const form = await screen.findByRole('form');
    expect(screen.queryByTestId('account-country-question')).toBeNull();
    press('Cancel', form);
    await screen.findByTestId('account-country-question');
  });

  it('may be the other one, whose money stays as it is set', async () => {
    await keepList('عمان', 'إربد', 'الزرقاء');
    await openWithTwo();
    press('Palestine and Israel', await screen.findByTestId('account-country-question'));
    await waitFor(async () =>
      expect((await readSettings()).accounts[0]).toEqual({ ...madeAccount(), country: 'palestine-israel' }),
    );
  });

  it('is chosen in the form too, which proposes the money and shows it before it is saved', async () => {
    await openWithTwo();
    press('Edit', card('Noor shop'));
    await screen.findByRole('form');
    choose('Which country does the account deliver in?', 'Jordan');
    await waitFor(() =>
      expect(seen(screen.getByTestId('account-defaults').textContent)).toContain(
        'Jordanian Dinar · Up to two decimals',
      ),
    );
    expect((await readSettings()).accounts[0]).toEqual(madeAccount());
    press('Save and check');
    await waitFor(async () =>
      expect((await readSettings()).accounts[0]).toMatchObject({
        country: 'jordan',
        currency: 'JOD',
        numberRule: 'two-decimals',
        identityVersion: 1,
      }),
    );
  });
});
