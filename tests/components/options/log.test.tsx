import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setDamagedAside } from '../../../lib/settings/settings';
import { emptyLog, logError } from '../../../lib/storage/log';
import { keepValue } from '../../../lib/storage/values';
import { soon } from '../../soon';
import { fake } from './fake-browser';
import { madeAccount, madeSettings } from './made-account';
import { expectAccessible, freshProfile, goTo, openPage, press, says } from './page-world';

beforeEach(async () => {
  await freshProfile();
  await emptyLog();
  await keepValue('settings', madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop' }));
  await goTo('log');
});

describe('what went wrong', () => {
  it('stands in the options, is copied as a report without a person’s data, and can be emptied', async () => {
    const copied = vi.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
    await logError('message order/opened', new TypeError('Failed to fetch for سلمى 0599200101'));
    await openPage();
    await says('message order/opened · TypeError Failed to fetch for …');
    await expectAccessible();
    press('Copy a report');
    await soon(() => expect(copied).toHaveBeenCalled());
    const [[report] = ['']] = copied.mock.calls;
    expect(report).toContain(`Shahna ${fake.browser.runtime.getManifest().version}`);
    expect(report).toContain('message order/opened | TypeError | Failed to fetch for …');
    expect(report).not.toMatch(/سلمى|0599/);
    press('Remove all');
    await says('Nothing yet.');
  });
});

describe('a setting that could not be read', () => {
  it('is named at the top of the options, until the person lets go of it', async () => {
    const torn = { ...madeAccount(), id: 'torn', name: 'Torn shop', address: 'x' };
    const { accounts, ...rest } = madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop' });
    await keepValue('settings', { ...rest, accounts: [...accounts, torn] });
    await setDamagedAside();
    await openPage();
    await says(/Left out of the settings: .*Torn shop/);
    const [first] = document.querySelectorAll('main section, main .notice');
    expect(first?.textContent).toContain('Torn shop');
    await expectAccessible();
    press('Remove');
    await soon(() => expect(document.body.textContent).not.toContain('Torn shop'));
  });
});
