import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListActivity } from '../../../entrypoints/list/mount-list-bar';
import type { ListView } from '../../../lib/messaging/views/list';
import { elementAt, need } from '../../need';

let root: ShadowRoot;
const { isPlainlySeen } = vi.hoisted(() => ({ isPlainlySeen: vi.fn(() => true) }));
vi.mock('../../../lib/page/is-plainly-seen', () => ({ isPlainlySeen }));
vi.mock('../../../lib/page/make-host', async (original) => ({
  ...(await original<object>()),
  makeHost: (name: string) => {
    const host = document.createElement(name);
    root = host.attachShadow({ mode: 'open' });
    return { host, root };
  },
}));

const { mountListBar } = await import('../../../entrypoints/list/mount-list-bar');

const words = {
  title: 'Shahna',
  ship: 'Ship',
  chosen: 'Chosen',
  reading: 'Reading',
  cancel: 'Cancel',
  notSeen: 'Something lies over it',
};
const view = { language: 'en', direction: 'ltr', testing: null, badges: [], words } as unknown as ListView;
const READING: ListActivity = { at: 'reading', done: 0, of: 3 };
/** The presses of a person, which jsdom cannot make. */
let clicked: ((event: object) => void) | null = null;
const presses = { onShip: vi.fn(), onCancel: vi.fn() };
let page: AbortController;

const button = () => elementAt('button', root);
const press = (detail: number) =>
  need(clicked, 'press that is heard').call(button(), {
    type: 'click',
    isTrusted: true,
    detail,
    currentTarget: button(),
  });

beforeEach(() => {
  page = new AbortController();
  vi.clearAllMocks();
  const { addEventListener } = EventTarget.prototype;
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...heard
  ) {
    const [type, listener] = heard;
    if (type === 'click' && this instanceof HTMLButtonElement) clicked = listener as typeof clicked;
    addEventListener.apply(this, heard);
  });
});

afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
});

function mounted() {
  const bar = mountListBar(presses, page.signal);
  const render = (activity: ListActivity) => bar.render(view, 3, 0, activity);
  render({ at: 'choosing', trouble: null });
  return render;
}

it('the second press of a double click on Ship does not cancel, and that on Cancel does not ship', () => {
  presses.onShip.mockImplementation(() => render(READING));
  presses.onCancel.mockImplementation(() => render({ at: 'choosing', trouble: null }));
  const render = mounted();
  press(1);
  expect(button().textContent).toBe('Cancel');
  press(2);
  expect(presses.onCancel).not.toHaveBeenCalled();
  press(1);
  press(2);
  expect([presses.onShip.mock.calls.length, presses.onCancel.mock.calls.length]).toEqual([1, 1]);
  // By the keyboard, a screen reader or another tool.
  press(0);
  press(0);
  expect([presses.onShip.mock.calls.length, presses.onCancel.mock.calls.length]).toEqual([2, 2]);
});

it('keeps the keyboard from Ship to Cancel, which a key that is still held does not press', () => {
  const render = mounted();
  button().focus();
  render(READING);
  expect(root.activeElement?.textContent).toBe('Cancel');
  const held = (repeat: boolean) =>
    new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, composed: true, cancelable: true });
  expect(button().dispatchEvent(held(true))).toBe(false);
  expect(button().dispatchEvent(held(false))).toBe(true);
});

it('says of a press that something lies over it, until it is pressed in sight or other orders are chosen', () => {
  const bar = mountListBar(presses, page.signal);
  const render = (chosen: number) => bar.render(view, chosen, 0, { at: 'choosing', trouble: null });
  const said = () => root.querySelector('[role="alert"]')?.textContent ?? null;
  render(3);
  isPlainlySeen.mockReturnValue(false);
  press(1);
  expect(presses.onShip).not.toHaveBeenCalled();
  // The list is drawn anew after each press in its page.
  render(3);
  expect(said()).toBe('Something lies over it');
  render(4);
  expect(said()).toBeNull();
  press(1);
  isPlainlySeen.mockReturnValue(true);
  press(1);
  expect(presses.onShip).toHaveBeenCalledOnce();
  render(4);
  expect(said()).toBeNull();
});
