import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BLANK_DRAFT } from '../../../components/account-form/account-draft';
import { discardDraft, findDraft, saveDraft } from '../../../lib/settings/account-draft';
import { keepValue } from '../../../lib/storage/values';
import { resetFakeBrowser } from '../../components/options/fake-browser';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

beforeEach(resetFakeBrowser);

describe('an account that is half typed', () => {
  it('is there again when the page is opened again, until it is saved or given up', async () => {
    const kept = { accountId: null, draft: { ...BLANK_DRAFT, name: 'Noor', length: '٤٠' } };
    await saveDraft(kept);
    expect(await findDraft()).toEqual(kept);
    await discardDraft();
    expect(await findDraft()).toBeNull();
  });

  it('is not taken from something else that stands in its place', async () => {
    await keepValue('account-draft', { accountId: null, draft: { name: 'only a name' } });
    expect(await findDraft()).toBeNull();
  });
});
