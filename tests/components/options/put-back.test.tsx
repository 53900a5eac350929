import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { readSettings } from '../../../lib/settings/settings';
import { keepValue } from '../../../lib/storage/values';
import { importSettings } from '../../../lib/transfer/import-settings';
import { readSettingsFile, writeSettingsFile } from '../../../lib/transfer/settings-file';
import { NOTHING_KEPT } from '../../unit/transfer/nothing-kept';
import { madeAccount, madeSettings } from './made-account';
import { freshProfile, goTo, openPage } from './page-world';

it('what was put back to how it comes stays so, whatever a file says', async () => {
  await freshProfile();
  const set = {
    look: 'dark',
    askReturned: 2,
    panel: true,
    messages: { made: { en: 'Code {code}' } },
    trackingLink: 'https://track.example/{code}',
  } as const;
  const settings = madeSettings({ accounts: [madeAccount()], activeAccountId: 'shop', ...set });
  const file = readSettingsFile(writeSettingsFile({ settings, ...NOTHING_KEPT }));
  await keepValue('settings', settings);
  await goTo('general');
  await openPage();
  for (const name of ['look', 'askReturned']) {
    const [first] = document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`);
    if (first !== undefined) fireEvent.click(first);
  }
  fireEvent.click(screen.getByLabelText(/beside the page/));
  await goTo('messages');
  const link = await screen.findByLabelText<HTMLInputElement>('Where customers see their parcel');
  fireEvent.input(link, { target: { value: '' } });
  fireEvent.blur(link);
  fireEvent.click(screen.getByLabelText(/Offer a WhatsApp message/));
  await waitFor(() => expect(screen.queryByLabelText('When the parcel is made')).toBeNull());
  await waitFor(async () => expect((await readSettings()).panel).not.toBe(true));
  const putBack = await readSettings();
  await importSettings({ file, keys: [], replace: new Set() });
  expect(await readSettings()).toEqual(putBack);
});
