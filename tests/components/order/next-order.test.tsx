import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrawnBar } from '../../../entrypoints/order/draw-bar';
import type { BarView } from '../../../lib/messaging/views/bar';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { need } from '../../need';
import { inChromium } from '../../unit/page/fake-observer';

const isPlainlySeen = vi.hoisted(() => vi.fn(() => true));
vi.mock('../../../lib/page/is-plainly-seen', () => ({ isPlainlySeen }));

let drawn: { readonly body: Element; readonly bar: DrawnBar } | null = null;
vi.mock('../../../entrypoints/order/draw-bar', async (original) => {
  const { drawBar } = await original<typeof import('../../../entrypoints/order/draw-bar')>();
  return {
    drawBar: (body: Element, bar: DrawnBar) => {
      drawn = { body, bar };
      drawBar(body, bar);
    },
  };
});

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

const { mountBar } = await import('../../../entrypoints/order/mount-bar');

const shipped: BarView = {
  language: 'ar',
  direction: 'rtl',
  title: 'شحنة',
  testing: null,
  tone: 'good',
  lines: [],
  quote: null,
  message: null,
  choices: [],
  offered: null,
  action: { kind: 'print', label: 'طباعة الملصق' },
  second: { kind: 'copy', label: 'نسخ الرمز' },
  asides: [{ kind: 'next', label: 'الطلب التالي' }],
  digest: null,
  parcelCode: 'SB1',
  sending: '',
  copied: '',
  uncounted: {
    'too-soon': '',
    moved: '',
    'other-window': '',
    'not-begun': '',
    'not-seen': 'Something lies over it',
  },
  changed: '',
  orphaned: '',
};
const onPress = vi.fn();
let end: AbortController;

beforeEach(() => {
  inChromium();
  onPress.mockClear();
  isPlainlySeen.mockReturnValue(true);
  end = new AbortController();
  const nothing = () => undefined;
  const presses = { onPress, onBegun: nothing, onChoose: nothing, onChanged: nothing };
  mountBar({} as StoreAdapter, presses, end.signal).render({ view: shipped, busy: false });
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
});

const link = () => drawn?.body.querySelector<HTMLElement>('.asides .quiet-next') ?? null;
/** What a person's own press does, which no test can make in jsdom. */
const press = () => need(drawn, 'bar').bar.onPress('next')({ isTrusted: true } as MouseEvent);

it('stands quietly below the shipped label, and a person’s press on it counts', () => {
  expect(link()?.textContent).toBe('الطلب التالي');
  press();
  expect(onPress).toHaveBeenCalledExactlyOnceWith('next');
});

it('leads nowhere by a page’s own press', () => {
  need(link(), 'link').click();
  expect(onPress).not.toHaveBeenCalled();
});

it('leads nowhere where something lies over this, which is said', () => {
  isPlainlySeen.mockReturnValue(false);
  press();
  expect(onPress).not.toHaveBeenCalled();
  expect(drawn?.body.querySelector('.message')?.textContent).toBe('Something lies over it');
});
