import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './fake-browser';

const browser = fakeBrowser();
vi.mock('wxt/browser', () => ({ browser }));
const { findKeysToShip, onCommand } = await import('../../../entrypoints/background/bar/commands');

vi.useFakeTimers({ toFake: ['performance'] });
beforeEach(() => {
  vi.advanceTimersByTime(2_000);
  browser.tabs.sendMessage.mockReset().mockResolvedValue(undefined);
});

describe('the browser’s command to open the panel', () => {
  const apis = browser as { sidePanel?: object; sidebarAction?: object };

  it('opens it within the press, by what the browser has for it', async () => {
    const open = vi.fn(async () => undefined);
    apis.sidePanel = { open };
    void onCommand('open-panel', { id: 7 } as never);
    expect(open.mock.calls).toEqual([[{ tabId: 7 }]]);
    delete apis.sidePanel;
    const openSide = vi.fn(async () => undefined);
    apis.sidebarAction = { open: openSide };
    void onCommand('open-panel');
    expect(openSide).toHaveBeenCalledOnce();
    delete apis.sidebarAction;
    // A browser that has neither has no panel.
    await onCommand('open-panel', { id: 7 } as never);
    expect(browser.tabs.sendMessage).not.toHaveBeenCalled();
  });
});

describe('the browser’s command to ship', () => {
  const tab = { id: 7, url: 'https://shop.example/orders/1' } as never;

  it('asks the tab before the person, its top frame alone, and nobody else', async () => {
    await onCommand('ship-order', tab);
    const asked = 'ship-shown https://shop.example/orders/1';
    expect(browser.tabs.sendMessage.mock.calls).toEqual([[7, asked, { frameId: 0 }]]);
  });

  it('names the page that stood there as the keys were pressed, and asks nobody where the browser does not', async () => {
    // The tab that is before the person by now may hold another order.
    browser.tabs.query.mockResolvedValue([{ id: 8, url: 'https://shop.example/orders/2' }] as never);
    await onCommand('ship-order');
    await onCommand('ship-order', { id: 8 } as never);
    expect(browser.tabs.sendMessage).not.toHaveBeenCalled();
  });

  it('is silent where the tab shows no order, and hears no other command', async () => {
    browser.tabs.sendMessage.mockRejectedValueOnce(new Error('Receiving end does not exist'));
    await onCommand('ship-order', tab);
    await onCommand('another', tab);
    expect(browser.tabs.sendMessage).toHaveBeenCalledOnce();
  });

  it('does not count while its keys are held, which would ship what the store has just put there', async () => {
    await onCommand('ship-order', tab);
    for (let held = 0; held < 10; held += 1) {
      vi.advanceTimersByTime(600);
      await onCommand('ship-order', tab);
    }
    expect(browser.tabs.sendMessage).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2_000);
    await onCommand('ship-order', tab);
    expect(browser.tabs.sendMessage).toHaveBeenCalledTimes(2);
  });

  it('counts once where the keyboard repeats keys late, as a person may have set it', async () => {
    await onCommand('ship-order', tab);
    vi.advanceTimersByTime(1_500);
    await onCommand('ship-order', tab);
    expect(browser.tabs.sendMessage).toHaveBeenCalledOnce();
  });

  it('counts for the next order as soon as that has stood there', async () => {
    await onCommand('ship-order', tab);
    vi.advanceTimersByTime(700);
    await onCommand('ship-order', { id: 7, url: 'https://shop.example/orders/2' } as never);
    expect(browser.tabs.sendMessage).toHaveBeenCalledTimes(2);
  });

  it('has the keys that the person left it', async () => {
    expect(await findKeysToShip()).toBe('Alt+K');
    browser.commands.getAll.mockResolvedValueOnce([{ name: 'ship-order', shortcut: '' }]);
    expect(await findKeysToShip()).toBeNull();
  });
});
