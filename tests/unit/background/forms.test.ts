import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSettings } from '../../../lib/storage/settings';
import { anOrder } from '../parcel/made-up';
import { ACCOUNT } from './fake-service';

vi.mock('wxt/browser', async () => ({ browser: (await import('./fake-browser')).fakeBrowser() }));

const { browser } = await import('wxt/browser');
const { readTab } = await import('../../../entrypoints/background/forms');

function showTab(url: string, reply: unknown): void {
  vi.mocked(browser.tabs.get).mockResolvedValue({ url } as never);
  vi.mocked(browser.tabs.sendMessage).mockResolvedValue(reply as never);
}

beforeEach(async () => {
  await changeSettings((settings) => ({ ...settings, accounts: [ACCOUNT], activeAccountId: ACCOUNT.id }));
});

describe('the form of a tab', () => {
  it('opens with the order that its page shows', async () => {
    const order = anOrder();
    showTab(order.link, { order });
    expect(await readTab(7)).toMatchObject({ kind: 'order', form: { order: { orderId: order.id } } });
    expect(browser.tabs.sendMessage).toHaveBeenCalledWith(7, expect.anything(), { frameId: 0 });
  });

  it('shows no order of another store than the one that stands in the tab', async () => {
    showTab('https://taken-over.example/admin', { order: anOrder() });
    expect(await readTab(7)).toEqual({ kind: 'unreadable', missing: '' });
    showTab('https://taken-over.example/admin', { order: { ...anOrder(), id: 7 } });
    expect(await readTab(7)).toEqual({ kind: 'unreadable', missing: '' });
  });
});
