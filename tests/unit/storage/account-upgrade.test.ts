import { NOTHING_KEPT } from '../transfer/nothing-kept';
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { findDraft } from '../../../lib/settings/account-draft';
import { readSettings } from '../../../lib/settings/settings';
import { readSettingsFile, writeSettingsFile } from '../../../lib/transfer/settings-file';
import { ACCOUNT_7, DRAFT_7, writeVersion7 } from './stored-version-7';

it('accounts of version 7 are as they were, and what was being typed is asked the new questions', async () => {
  await writeVersion7();
  const settings = await readSettings();
  expect(settings.accounts).toEqual([ACCOUNT_7]);
  const asked = {
    country: null,
    phoneForm: 'national',
    keyField: 'Service_API_KEY',
    mustConfirm: 'unknown',
  };
  expect(await findDraft()).toEqual({ ...DRAFT_7, draft: { ...DRAFT_7.draft, ...asked } });

  // A settings file of before is taken in whole.
  const file = writeSettingsFile({
    settings,
    ...NOTHING_KEPT,
  });
  expect(readSettingsFile(file)).toMatchObject({ settings: { accounts: [ACCOUNT_7] }, damaged: [] });
});
