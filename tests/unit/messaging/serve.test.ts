import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../lib/failure';
import type { Handlers } from '../../../lib/messaging/serve';
import { changeSettings } from '../../../lib/settings/settings';
import { readLog } from '../../../lib/storage/log';
import { soon } from '../../soon';

type Listener = (
  message: unknown,
  sender: object,
  sendResponse: (reply: unknown) => void,
) => true | undefined;

const bound: Listener[] = [];

vi.mock('wxt/browser', async () => ({
  browser: {
    ...(await import('../background/fake-browser')).fakeBrowser(),
    runtime: {
      id: 'shahna',
      getURL: (path: string) => `chrome-extension://shahna${path}`,
      onMessage: { addListener: (listener: Listener) => bound.push(listener) },
    },
  },
}));

const page = {
  id: 'shahna',
  url: 'chrome-extension://shahna/popup.html',
  origin: 'chrome-extension://shahna',
};
const content = {
  id: 'shahna',
  url: 'https://shop.example/wp-admin/post.php?post=1',
  origin: 'https://shop.example',
  frameId: 0,
  tab: { id: 7, active: true },
};

const refreshed = vi.fn();
const unreadable = vi.fn();
const printed = vi.fn();

async function ask(message: unknown, sender: object): Promise<unknown> {
  const { serve } = await import('../../../lib/messaging/serve');
  if (bound.length === 0) {
    const handlers = {
      'directory/refresh': refreshed,
      'order/unreadable': unreadable,
      'order/print': printed,
    };
    serve(handlers as unknown as Handlers);
  }
  return new Promise((answered) => {
    const willAnswer = bound[0]?.(message, sender, answered);
    if (willAnswer !== true) answered(undefined);
  });
}

const refresh = { name: 'directory/refresh', input: { accountId: 'a' } };
const missing = { name: 'order/unreadable', input: { missing: 'total' } };

describe('the door of the background', () => {
  beforeEach(() => {
    refreshed.mockReset().mockResolvedValue({ villages: 3 });
    unreadable.mockReset().mockResolvedValue({ lines: [] });
  });

  it('logs what it did not expect, and says no more of it than that', async () => {
    refreshed.mockRejectedValue(new TypeError('Failed to fetch for سلمى 0599200101'));
    expect(await ask(refresh, page)).toEqual({
      ok: false,
      error: { code: 'unexpected', params: {}, serviceText: null },
    });
    await soon(async () => {
      expect(await readLog()).toMatchObject([
        { where: 'message directory/refresh', type: 'TypeError', message: 'Failed to fetch for …' },
      ]);
    });
  });

  it('answers our own page, the panel beside a page too, and no page that has its name', async () => {
    expect(await ask(refresh, page)).toEqual({ ok: true, value: { villages: 3 } });
    const panel = { ...page, url: 'chrome-extension://shahna/sidepanel.html' };
    expect(await ask(refresh, panel)).toEqual({ ok: true, value: { villages: 3 } });
    const named = { ...content, url: 'https://shop.example/sidepanel.html' };
    expect(await ask(refresh, named)).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
    const stranger = { ...panel, id: 'another', url: 'chrome-extension://another/sidepanel.html' };
    expect(await ask(refresh, stranger)).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
  });

  it('answers a script in a top frame, and tells its handler the browser’s own word for who it is', async () => {
    expect(await ask(missing, content)).toMatchObject({ ok: true });
    expect(unreadable).toHaveBeenCalledWith(
      { missing: 'total' },
      { from: 'content', origin: 'https://shop.example', tabId: 7, active: true },
    );
  });

  const refused: readonly (readonly [string, unknown, object])[] = [
    ['a script asking what only pages may', refresh, content],
    ['a page asking what only scripts may', missing, page],
    ['another extension', refresh, { ...page, id: 'another' }],
    ['a script in a frame inside the page', missing, { ...content, frameId: 3 }],
    ['a script without a tab', missing, { ...content, tab: undefined }],
    [
      'a script whose address does not fit its origin',
      missing,
      { ...content, origin: 'https://evil.example' },
    ],
    ['a script of an extension that is not ours', missing, { ...content, id: 'another' }],
    ['an address that does not fit the origin', refresh, { ...page, origin: 'https://evil.example' }],
    [
      'a site that names itself like our page',
      refresh,
      { ...content, url: 'https://shop.example/chrome-extension://shahna/popup.html' },
    ],
    ['a sender without an address', refresh, { id: 'shahna' }],
  ];
  for (const [who, message, sender] of refused) {
    it(`refuses ${who}`, async () => {
      expect(await ask(message, sender)).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
      expect(refreshed).not.toHaveBeenCalled();
      expect(unreadable).not.toHaveBeenCalled();
    });
  }

  it('refuses what is not of the message’s shape before anything runs', async () => {
    for (const input of [undefined, null, 7, {}, { accountId: 7 }, { accountId: '' }]) {
      expect(await ask({ name: 'directory/refresh', input }, page)).toMatchObject({
        error: { code: 'bad-message' },
      });
    }
    expect(refreshed).not.toHaveBeenCalled();
  });

  it('judges a page by its sender, then by what it sends, then by its store, and then by how often it asks', async () => {
    const store = { kind: 'woocommerce', origin: content.origin, basePath: '/wp-admin/' };
    const print = (input: object = { store, orderId: '1' }, sender: object = content) =>
      ask({ name: 'order/print', input }, sender);
    const refusal = (code: string) => ({ ok: false, error: { code } });
    expect(await print({}, page)).toMatchObject(refusal('not-allowed'));
    expect(await print({})).toMatchObject(refusal('bad-message'));
    for (let time = 0; time < 20; time += 1)
      expect(await print()).toMatchObject(refusal('store-not-enabled'));
    const enabled = { origin: content.origin, accountId: null };
    await changeSettings((settings) => ({ ...settings, stores: [enabled] }));
    const others = { ...store, origin: 'https://other.example' };
    for (let time = 0; time < 20; time += 1)
      expect(await print({ store: others, orderId: '1' })).toMatchObject(refusal('not-allowed'));
    expect(printed).not.toHaveBeenCalled();
    for (let time = 0; time < 10; time += 1) expect(await print()).toEqual({ ok: true, value: null });
    expect(printed.mock.calls[0]).toEqual([
      { store, orderId: '1' },
      expect.objectContaining({ store: enabled, tabId: 7, active: true }),
    ]);
    expect(await print()).toMatchObject(refusal('too-many-presses'));
    expect(await print({})).toMatchObject(refusal('bad-message'));
    expect(printed).toHaveBeenCalledTimes(10);
  });

  it('leaves messages alone that are not its own, so that another listener may answer', async () => {
    for (const message of [
      undefined,
      'changed',
      {},
      { name: 'toString' },
      { name: '__proto__' },
      { name: 7 },
    ]) {
      expect(await ask(message, page)).toBeUndefined();
    }
  });

  it('passes an expected failure on by its code', async () => {
    refreshed.mockRejectedValue(new Failure('key-refused', { limit: '5' }, 'unauthorized'));
    expect(await ask(refresh, page)).toEqual({
      ok: false,
      error: { code: 'key-refused', params: { limit: '5' }, serviceText: 'unauthorized' },
    });
  });

  it('says of a full disk that nothing can be kept', async () => {
    refreshed.mockRejectedValue(new DOMException('Encountered full disk', 'QuotaExceededError'));
    expect(await ask(refresh, page)).toMatchObject({ ok: false, error: { code: 'storage-unavailable' } });
  });

  it('says nothing of an unexpected one: it may hold what was being sent', async () => {
    refreshed.mockRejectedValue(new Error('POST with practice-key failed'));
    expect(await ask(refresh, page)).toEqual({
      ok: false,
      error: { code: 'unexpected', params: {}, serviceText: null },
    });
  });
});
