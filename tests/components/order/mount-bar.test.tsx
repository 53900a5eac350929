import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawnBar } from '../../../entrypoints/order/draw-bar';
import type { BarView } from '../../../lib/messaging/views/bar';
import { STOOD } from '../../../lib/page/watch-standing';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { FakeObserver, inChromium } from '../../unit/page/fake-observer';

interface Shown {
  readonly view: BarView | null;
  readonly onShip: (event: Pick<Event, 'isTrusted'> & Partial<MouseEvent>) => void;
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
  drawBar: (body: Element, { view, onPress }: DrawnBar) => {
    shown = { view, onShip: (event) => onPress('ship')(event as MouseEvent) };
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
const onShip = vi.fn();
const onReview = vi.fn();
const onPress = (kind: string) => (kind === 'ship' ? onShip() : onReview());
const onChanged = vi.fn();
let end: AbortController;
let bar: ReturnType<typeof mountBar>;

beforeEach(() => {
  inChromium();
  onShip.mockClear();
  onReview.mockClear();
  onChanged.mockClear();
  areDrawnPlainly.mockClear();
  end = new AbortController();
  const onChoose = () => undefined;
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
function beginPress(type: 'pointerdown' | 'keydown'): void {
  const button = roots.at(-1)?.querySelector('button');
  button?.dispatchEvent(type === 'keydown' ? new KeyboardEvent(type, { key: ' ' }) : new Event(type));
}

/** What was decided has come to what it comes to. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function decided(seen: boolean): Promise<void> {
  decide(seen);
  await settled();
}

describe('a press on the bar', () => {
  it('counts once it is certain that the bar is seen, and once however often it is pressed meanwhile', async () => {
    shown?.onShip(PRESS);
    shown?.onShip(PRESS);
    bar.render({ view: view('one', { message: 'the fee came' }), busy: false });
    shown?.onShip(PRESS);
    expect(onShip).not.toHaveBeenCalled();
    await decided(true);
    expect(areDrawnPlainly).toHaveBeenCalledOnce();
    expect(onShip).toHaveBeenCalledOnce();
    shown?.onShip(PRESS);
    await decided(true);
    expect(onShip).toHaveBeenCalledTimes(2);
  });

  it('says what is wrong where the bar is not seen, opens the form, and takes the next press', async () => {
    shown?.onShip(PRESS);
    await decided(false);
    expect(onShip).not.toHaveBeenCalled();
    expect(shown?.view).toMatchObject({ tone: 'warning', message: 'Something lies over it' });
    expect(onReview).toHaveBeenCalledOnce();
    shown?.onShip(PRESS);
    await decided(true);
    expect(onShip).toHaveBeenCalledOnce();
  });

  it('says so until the next press, though the fee comes into the bar meanwhile', async () => {
    shown?.onShip(PRESS);
    await decided(false);
    bar.render({ view: view('one', { message: 'the fee came' }), busy: false });
    expect(shown?.view?.message).toBe('Something lies over it');
    shown?.onShip(PRESS);
    await decided(true);
    bar.render({ view: view('one', { message: 'the fee came' }), busy: false });
    expect(shown?.view?.message).toBe('the fee came');
  });

  for (const seen of [true, false]) {
    it(`is nothing where another order came into the bar before that was certain, seen: ${seen}`, async () => {
      shown?.onShip(PRESS);
      bar.render({ view: view('another'), busy: false });
      await decided(seen);
      expect(onShip).not.toHaveBeenCalled();
      expect(onReview).not.toHaveBeenCalled();
      expect(shown?.view).toEqual(view('another'));
    });
  }

  it('is none where the button was laid under it for its time alone', async () => {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(10, 10, 100, 40);
    shown?.onShip({ ...PRESS, detail: 1, currentTarget: button, clientX: 300, clientY: 300 });
    await decided(true);
    expect(onShip).not.toHaveBeenCalled();
    expect(onChanged).toHaveBeenCalledOnce();
    shown?.onShip({ ...PRESS, detail: 1, currentTarget: button, clientX: 60, clientY: 30 });
    await decided(true);
    expect(onShip).toHaveBeenCalledOnce();
  });

  it('is nothing where the bar is gone before that, and where no person made it', async () => {
    shown?.onShip({ isTrusted: false });
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    shown?.onShip(PRESS);
    end.abort();
    await decided(true);
    expect(onShip).not.toHaveBeenCalled();
  });

  it('is refused without a look where something lies over what it ships', async () => {
    const [observer] = FakeObserver.all;
    const [target] = observer?.watched ?? [];
    if (target !== undefined)
      observer?.say({ target, intersectionRatio: 1, isVisible: false, time: performance.now() });
    shown?.onShip(PRESS);
    await settled();
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    expect(shown?.view?.message).toBe('Something lies over it');
    expect(onReview).toHaveBeenCalledOnce();
  });

  it('is answered with a sentence where what it ships came or changed a moment ago, and counts a moment later', async () => {
    bar.render({ view: view('another'), busy: false });
    shown?.onShip(PRESS);
    await settled();
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    expect(onReview).not.toHaveBeenCalled();
    expect(shown?.view).toMatchObject({ tone: 'warning', message: 'It came just now' });
    later(STOOD);
    shown?.onShip(PRESS);
    await decided(true);
    expect(onShip).toHaveBeenCalledOnce();
  });

  for (const type of ['pointerdown', 'keydown'] as const) {
    it(`is not one where what it ships changed between its ${type} and its click, however long it was held`, async () => {
      beginPress(type);
      bar.render({ view: view('another'), busy: false });
      later(10_000);
      shown?.onShip(PRESS);
      await settled();
      expect(areDrawnPlainly).not.toHaveBeenCalled();
      expect(shown?.view?.message).toBe('It came just now');
      shown?.onShip(PRESS);
      await decided(true);
      expect(onShip).toHaveBeenCalledOnce();
    });
  }
});

describe('the browser’s command to ship', () => {
  it('counts as a press does: for what stood there, once it is certain that it is seen', async () => {
    bar.command();
    await decided(true);
    expect(onShip).toHaveBeenCalledOnce();
  });

  it('is answered with a sentence where what it would ship came a moment ago', async () => {
    bar.render({ view: view('another'), busy: false });
    bar.command();
    await settled();
    expect(shown?.view?.message).toBe('It came just now');
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    later(STOOD);
    bar.command();
    await decided(true);
    expect(onShip).toHaveBeenCalledOnce();
  });

  it('ships nothing that is drawn over, and opens the form', async () => {
    bar.command();
    await decided(false);
    expect(onShip).not.toHaveBeenCalled();
    expect(shown?.view?.message).toBe('Something lies over it');
    expect(onReview).toHaveBeenCalledOnce();
  });

  it('ships nothing in doubt, nothing twice, and nothing while something is on its way', async () => {
    bar.render({ view: { ...view('one'), digest: null }, busy: false });
    bar.command();
    await settled();
    bar.render({ view: view('one'), busy: true });
    bar.command();
    await settled();
    expect(areDrawnPlainly).not.toHaveBeenCalled();
    expect(onShip).not.toHaveBeenCalled();
  });
});
