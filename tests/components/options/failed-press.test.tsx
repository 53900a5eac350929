import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { madeAccount, madeSettings } from './made-account';
import { freshProfile, goTo, openPage, press } from './page-world';

beforeEach(async () => {
  await freshProfile();
  await keepValue('settings', madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop' }));
  await goTo('general');
});

it('a choice that the browser has no room for is said not to be kept, until that is closed', async () => {
  await openPage();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.click(screen.getByLabelText('Dark'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/no room|storage|space/i);
  full.mockRestore();
  expect((await readSettings()).look).toBeUndefined();
  press('Close');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
