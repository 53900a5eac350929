import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { CHANGED } from '../../../lib/messaging/signals';
import { changeSettings } from '../../../lib/settings/settings';
import { soon } from '../../soon';

const { browser } = await import('wxt/browser');
const { setUpStore } = await import('./review-orders');
const { handlers } = await import('../../../entrypoints/background/handlers');

beforeEach(setUpStore);

it('another language is told to the stores’ open tabs, whose bars and lists are read anew', async () => {
  vi.mocked(browser.tabs.query).mockResolvedValue([{ id: 7 }] as never);
  await changeSettings((settings) => ({ ...settings, language: 'ar' }));
  await handlers['language/changed']({}, { from: 'page' });
  await soon(async () => expect(vi.mocked(browser.tabs.sendMessage)).toHaveBeenCalledWith(7, CHANGED));
});
