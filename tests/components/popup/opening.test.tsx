import { afterEach, describe, expect, it, vi } from 'vitest';
import opening from '../../../entrypoints/opening/index';
import { type OpeningWindow, requireOpening } from '../../../lib/opening/opening';

const reply = { ok: true, value: { kind: 'elsewhere' } };

function extension(tabs: readonly { readonly id?: number }[] = []) {
  return {
    tabs: { query: vi.fn(async () => tabs) },
    runtime: { sendMessage: vi.fn(async (): Promise<unknown> => reply) },
  };
}

/** Runs the popup's first script as a browser would, with the extension's interface under the name it has there. */
function run(name: 'browser' | 'chrome', made: ReturnType<typeof extension>, search = '') {
  vi.stubGlobal(name, made);
  history.replaceState(null, '', `/popup.html${search}`);
  opening.main();
  return requireOpening();
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete (window as OpeningWindow).shahnaOpening;
});

describe('the popup’s first script', () => {
  it.each(['browser', 'chrome'] as const)(
    'asks what the tab in view is, where the interface is called %s',
    async (name) => {
      const made = extension([{ id: 12 }]);
      const asked = run(name, made);
      expect(await asked.tab).toEqual(reply);
      expect(await asked.tabId).toBe(12);
      expect(made.runtime.sendMessage.mock.calls).toEqual([
        [{ name: 'popup/opened', input: { again: false } }],
        [{ name: 'tab/read', input: { tabId: 12 } }],
      ]);
    },
  );

  it('takes the tab from the address at once, in a window of its own', async () => {
    const made = extension();
    const asked = run('chrome', made, '?tab=7');
    // Nothing was awaited: the background is at work before the form's code is there.
    expect(made.runtime.sendMessage.mock.calls).toEqual([
      [{ name: 'tab/read', input: { tabId: 7 } }],
      [{ name: 'popup/opened', input: { again: false } }],
    ]);
    expect(made.tabs.query).not.toHaveBeenCalled();
    expect(await asked.tabId).toBe(7);
  });

  it('asks nobody what a tab is where there is none, which is nothing of a store', async () => {
    const made = extension();
    const asked = run('chrome', made);
    expect(await asked.tab).toEqual({ ok: true, value: { kind: 'elsewhere' } });
    expect(await asked.tabId).toBeNull();
    expect(made.runtime.sendMessage.mock.calls).toEqual([
      [{ name: 'popup/opened', input: { again: false } }],
    ]);
  });

  it('hands a failure to whoever waits for the answers', async () => {
    const made = extension();
    made.runtime.sendMessage.mockRejectedValue(new Error('no background'));
    const asked = run('chrome', made, '?tab=7');
    await expect(asked.tab).rejects.toThrow('no background');
    await expect(asked.beginning).rejects.toThrow('no background');
  });

  it('leaves what the menu asked for to the next popup, where a parcel is shipped once more', async () => {
    const made = extension();
    const asked = run('chrome', made, '?again=a-row');
    expect(await asked.tabId).toBeNull();
    expect(made.runtime.sendMessage.mock.calls).toEqual([[{ name: 'popup/opened', input: { again: true } }]]);
  });

  it('is named in the error where it has not run', () => {
    expect(() => requireOpening()).toThrow('opening.js has not run');
  });
});
