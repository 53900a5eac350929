import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Tab {
  readonly id: number;
  readonly url?: string;
  readonly status?: string;
}

const activated = new Set<(told: object) => void>();
const updated = new Set<(tabId: number, change: object, tab: object) => void>();
let front: Tab;
let own: Tab | undefined;
const heard = <Listener>(listeners: Set<Listener>) => ({
  addListener: (listener: Listener) => listeners.add(listener),
  removeListener: (listener: Listener) => listeners.delete(listener),
});
const query = vi.fn(async (_asked: object) => [front]);
vi.mock('wxt/browser', () => ({
  browser: {
    windows: { getCurrent: async () => ({ id: 5 }) },
    tabs: { getCurrent: async () => own, query, onActivated: heard(activated), onUpdated: heard(updated) },
  },
}));

const { followTab } = await import('../../../entrypoints/popup/follow-tab');

const ORDER: Tab = { id: 1, url: 'https://shop.example/1043', status: 'complete' };
let over: AbortController;
const follow = vi.fn();
const leave = vi.fn();
const begin = (looked: Tab | undefined) =>
  followTab(Promise.resolve(looked as never), { follow, leave }, over.signal);

beforeEach(() => {
  over = new AbortController();
  follow.mockClear();
  leave.mockClear();
  front = ORDER;
  own = undefined;
});
afterEach(() => over.abort());

it.each<[string, Tab | undefined, Tab]>([
  ['another tab came to the front', ORDER, { ...ORDER, id: 2 }],
  ['the tab’s page became another', ORDER, { ...ORDER, url: 'https://shop.example/1044' }],
  ['the page was still coming, and is there', { ...ORDER, status: 'loading' }, ORDER],
  ['there was no tab', undefined, ORDER],
])('follows what nobody heard of while the panel opened: %s', async (_, looked, now) => {
  front = now;
  await begin(looked);
  expect(query.mock.lastCall).toEqual([{ active: true, windowId: 5 }]);
  expect(follow.mock.calls).toEqual([[now.id]]);
});

it('leaves the tab as the panel began with it, where nothing happened meanwhile', async () => {
  await begin(ORDER);
  front = { ...ORDER, status: 'loading' };
  // Its coming is heard.
  await begin(front);
  // Where its address may not be read.
  front = { id: 1, status: 'complete' };
  await begin(front);
  expect(follow).not.toHaveBeenCalled();
});

it('listens before it looks, and follows neither its own tab nor anything once it is over', async () => {
  query.mockImplementationOnce(async () => {
    expect([activated.size, updated.size]).toEqual([1, 1]);
    return [front];
  });
  own = { id: 9 };
  front = own;
  await begin(ORDER);
  for (const told of activated) told({ tabId: 2, windowId: 5 });
  expect(follow.mock.calls).toEqual([[2]]);
  over.abort();
  expect([activated.size, updated.size]).toEqual([0, 0]);
  front = { ...ORDER, id: 2 };
  await begin(ORDER);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('says that the page is left as another begins to load, and follows that once it is there', async () => {
  await begin(ORDER);
  const tell = (tabId: number, change: object, tab: object) => {
    for (const told of updated) told(tabId, change, { active: true, windowId: 5, ...tab });
  };
  tell(1, { status: 'loading' }, { windowId: 6 });
  tell(1, { status: 'loading' }, { active: false });
  expect(leave).not.toHaveBeenCalled();
  tell(1, { status: 'loading', url: 'https://shop.example/1044' }, { status: 'loading' });
  expect([leave.mock.calls.length, follow.mock.calls.length]).toEqual([1, 0]);
  tell(1, { status: 'complete' }, { status: 'complete' });
  tell(1, { url: 'https://shop.example/1045' }, { status: 'complete' });
  expect([leave.mock.calls.length, follow.mock.calls.length]).toEqual([1, 2]);
});
