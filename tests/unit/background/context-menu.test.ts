import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeContextMenu, onContextMenu } from '../../../entrypoints/background/recipients/context-menu';

const fake = vi.hoisted(() => ({
  session: {} as Record<string, unknown>,
  selection: 'line one\nline two' as string | Error,
  made: [] as { id: string; title: string; contexts: string[] }[],
  openPopup: vi.fn(),
  windows: [] as { url: string }[],
  kept: [] as string[],
}));
vi.mock('../../../lib/typed/pasted-text', () => ({
  keepPastedText: async (text: string) => {
    fake.kept.push(text);
    return null;
  },
}));
vi.mock('../../../entrypoints/background/current-translator', () => ({
  currentTranslator: async () => ({ t: (id: string) => id }),
}));
vi.mock('wxt/browser', () => ({
  browser: {
    contextMenus: {
      removeAll: async () => {
        fake.made.length = 0;
      },
      create: (item: (typeof fake.made)[number]) => {
        if (fake.made.some(({ id }) => id === item.id)) throw new Error('duplicate id');
        fake.made.push(item);
      },
    },
    scripting: {
      executeScript: async () => {
        if (fake.selection instanceof Error) throw fake.selection;
        return [{ result: fake.selection }];
      },
    },
    storage: { session: { set: async (values: object) => void Object.assign(fake.session, values) } },
    action: { openPopup: fake.openPopup },
    runtime: { getURL: (path: string) => `extension://id${path}` },
    windows: { create: async (window: { url: string }) => void fake.windows.push(window) },
  },
}));

const press = (menuItemId: string, selectionText: string) =>
  onContextMenu({ menuItemId, selectionText } as Parameters<typeof onContextMenu>[0], { id: 3 } as never);

beforeEach(() => {
  fake.session = {};
  fake.selection = 'line one\nline two';
  fake.openPopup.mockReset().mockResolvedValue(undefined);
  fake.windows.length = 0;
  fake.kept.length = 0;
});

describe('the menu over selected text', () => {
  it('is made once, however often it is asked for at the same time', async () => {
    await Promise.all([makeContextMenu(), makeContextMenu(), makeContextMenu()]);
    expect(fake.made.map(({ id, contexts }) => [id, ...contexts])).toEqual([
      ['ship-text', 'selection'],
      ['find-recipient', 'selection'],
    ]);
  });

  it('ships to the text with its line breaks, which the menu itself has lost', async () => {
    await press('ship-text', 'line one line two');
    expect(fake.kept).toEqual(['line one\nline two']);
    expect(fake.session).toEqual({ wanted: { show: 'pasted' } });
    expect(fake.openPopup).toHaveBeenCalledOnce();
  });

  it('takes what it was opened over where the page still has another text selected', async () => {
    fake.selection = 'a chat from before\n0599 000 111';
    await press('ship-text', 'line one line two');
    expect(fake.kept).toEqual(['line one line two']);
    await press('find-recipient', '0599 123 456');
    expect(fake.session).toMatchObject({ wanted: { show: 'recipient', phone: '0599 123 456' } });
  });

  it('takes the whole of a text that the menu has cut short', async () => {
    fake.selection = 'line one\n\nline two\n';
    await press('ship-text', 'line one  line t');
    expect(fake.kept).toEqual(['line one\n\nline two\n']);
  });

  it('takes the menu’s own text where the page lets nobody in', async () => {
    fake.selection = new Error('Cannot access a chrome:// URL');
    await press('ship-text', 'line one line two');
    expect(fake.kept).toEqual(['line one line two']);
  });

  it('looks up the selected phone', async () => {
    fake.selection = ' 0599 123 456 ';
    await press('find-recipient', '0599 123 456');
    expect(fake.session).toEqual({ wanted: { show: 'recipient', phone: '0599 123 456' } });
    expect(fake.kept).toEqual([]);
  });

  it('opens a window where the browser cannot open the popup', async () => {
    fake.openPopup.mockRejectedValue(new Error('not now'));
    await press('ship-text', 'text');
    expect(fake.windows.map(({ url }) => url)).toEqual(['extension://id/popup.html?tab=-1']);
  });

  it('minds no other extension’s item', async () => {
    await press('another', 'text');
    expect(fake.session).toEqual({});
  });
});
