import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnBar } from '../../../entrypoints/order/draw-bar';
import type { BarView } from '../../../lib/messaging/views/bar';
import { STOOD } from '../../../lib/page/watch-standing';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { FakeObserver, inChromium } from '../../unit/page/fake-observer';

type Press = (event: Pick<Event, 'isTrusted'> & Partial<MouseEvent>) => void;

interface Shown {
  readonly view: BarView | null;
  readonly onUndo: Press;
  readonly onChooseFirst: Press;
}

/** What the bar was drawn with last. */
let shown: Shown | null = null;
let decide: (seen: boolean) => void = () => undefined;
const areDrawnPlainly = vi.fn(
  () =>
    new Promise<boolean>((resolve) => {
      decide = resolve;
    }),
);

vi.mock('../../../lib/page/is-plainly-seen', () => ({ isPlainlySeen: () => true }));
vi.mock('../../../lib/page/are-drawn-plainly', () => ({ areDrawnPlainly }));
vi.mock('../../../entrypoints/order/draw-bar', () => ({
  drawBar: (body: Element, { view, onPress, onChoose }: DrawnBar) => {
    shown = {
      view,
      onUndo: (event) => onPress('undo')(event as MouseEvent),
      onChooseFirst: (event) => onChoose(0)(event as MouseEvent),
    };
    if (body.firstElementChild === null) body.append(document.createElement('button'));
  },
}));

const roots: ShadowRoot[] = [];
vi.mock('../../../lib/page/make-host', async (original) => {
  const { makeHost } = await original<typeof import('../../../lib/page/make-host')>();
  return {
    makeHost: (...asked: Parameters<typeof makeHost>) => {
      const made = makeHost(...asked);
      roots.push(made.root);
      return made;
    },
  };
});

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

const { mountBar } = await import('../../../entrypoints/order/mount-bar');

const PRESS = { isTrusted: true };
const view = (digest: string, change: Partial<BarView> = {}) =>
  ({
    digest,
    message: null,
    covered: 'Something lies over it',
    tooSoon: 'It came just now',
    ...change,
  }) as BarView;
const onReview = vi.fn();
const onUndo = vi.fn();
const onChoose = vi.fn();
const onPress = (kind: string) => (kind === 'undo' ? onUndo : onReview)();
const onChanged = () => undefined;
let end: AbortController;
let bar: ReturnType<typeof mountBar>;

beforeEach(() => {
  inChromium();
  onReview.mockClear();
  onUndo.mockClear();
  onChoose.mockClear();
  areDrawnPlainly.mockClear();
  end = new AbortController();
  bar = mountBar({} as StoreAdapter, { onPress, onChoose, onChanged }, end.signal);
  bar.render({ view: view('one'), busy: false });
  standOnScreen(10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  end.abort();
  vi.unstubAllGlobals();
});

/** What the bar ships has been on the screen for so long. */
function standOnScreen(milliseconds: number): void {
  const [observer] = FakeObserver.all;
  const time = performance.now() - milliseconds;
  for (const target of observer?.watched ?? []) {
    observer?.say({ target, intersectionRatio: 1, isVisible: false, time });
    observer?.say({ target, intersectionRatio: 1, isVisible: true, time });
  }
}

/** Time goes on. */
function later(milliseconds: number): void {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

/** A press that begins, on the button itself. */
function beginPress(type: 'pointerdown' | 'keydown', repeat = false): void {
  const button = roots.at(-1)?.querySelector('button');
  button?.dispatchEvent(type === 'keydown' ? new KeyboardEvent(type, { key: ' ', repeat }) : new Event(type));
}

/** What was decided has come to what it comes to. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function decided(seen: boolean): Promise<void> {
  decide(seen);
  await settled();
}

describe('a press on "Undo", which comes where "Ship" was', () => {
  const held = () => view('one', { digest: null, action: { kind: 'undo', label: 'Undo' } });

  it('is not the rest of a double click on "Ship", nor one that began before "Undo" was there', () => {
    bar.render({ view: held(), busy: false });
    later(STOOD / 2);
    beginPress('pointerdown');
    shown?.onUndo(PRESS);
    shown?.onUndo(PRESS);
    beginPress('pointerdown');
    later(STOOD);
    shown?.onUndo(PRESS);
    expect(onUndo).not.toHaveBeenCalled();
  });

  it('is not a key that is held from "Ship" on', () => {
    beginPress('keydown');
    bar.render({ view: held(), busy: false });
    later(2 * STOOD);
    shown?.onUndo(PRESS);
    beginPress('keydown', true);
    shown?.onUndo(PRESS);
    expect(onUndo).not.toHaveBeenCalled();
    beginPress('keydown');
    shown?.onUndo(PRESS);
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('counts once "Undo" has stood there, though the bar was drawn again meanwhile', () => {
    bar.render({ view: held(), busy: false });
    later(STOOD);
    bar.render({ view: held(), busy: false });
    beginPress('pointerdown');
    shown?.onUndo(PRESS);
    expect(onUndo).toHaveBeenCalledOnce();
  });
});

describe('a choice among villages', () => {
  const offering = (offered: string) => view('one', { digest: null, offered });

  it('counts as "Ship" does: where what is offered stood there, and is seen', async () => {
    bar.render({ view: offering('two'), busy: false });
    shown?.onChooseFirst(PRESS);
    await settled();
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    expect(shown?.view?.message).toBe('It came just now');
    later(STOOD);
    shown?.onChooseFirst(PRESS);
    expect(onChoose).not.toHaveBeenCalled();
    await decided(true);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('chooses nothing that is drawn over, and nothing that was offered otherwise meanwhile', async () => {
    bar.render({ view: offering('two'), busy: false });
    later(STOOD);
    shown?.onChooseFirst(PRESS);
    await decided(false);
    expect(onReview).toHaveBeenCalledOnce();
    shown?.onChooseFirst(PRESS);
    bar.render({ view: offering('others'), busy: false });
    await decided(true);
    expect(onChoose).not.toHaveBeenCalled();
  });
});
