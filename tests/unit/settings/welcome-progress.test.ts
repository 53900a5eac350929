import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findWelcomeProgress, saveWelcomeProgress } from '../../../lib/settings/welcome-progress';
import { keepValue } from '../../../lib/storage/values';
import { resetFakeBrowser } from '../../components/options/fake-browser';

vi.mock('wxt/browser', async () => ({
  browser: (await import('../../components/options/fake-browser')).fake.browser,
}));

beforeEach(resetFakeBrowser);

describe('the way to the first parcel', () => {
  it('is gone on with where it was left', async () => {
    expect(await findWelcomeProgress()).toBeNull();
    await saveWelcomeProgress({ passed: ['language', 'account'], finished: false });
    expect(await findWelcomeProgress()).toEqual({ passed: ['language', 'account'], finished: false });
  });

  it('begins anew when what is kept names no step we know', async () => {
    await keepValue('welcome', { passed: ['payment'], finished: false });
    expect(await findWelcomeProgress()).toBeNull();
  });
});
