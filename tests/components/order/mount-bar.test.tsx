import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BarView } from '../../../lib/messaging/views';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { FakeObserver, inChromium } from '../../unit/page/fake-observer';

interface Shown {
  readonly view: BarView | null;
  readonly onShip: (event: Pick<Event, 'isTrusted'>) => void;
}

let shown: Shown | null = null;
let decide: (seen: boolean) => void = () => undefined;
const isDrawnPlainly = vi.fn(
  () =>
    new Promise<boolean>((resolve) => {
      decide = resolve;
    }),
);

vi.mock('../../../lib/page/is-plainly-seen', () => ({ isPlainlySeen: () => true }));
vi.mock('../../../lib/page/is-drawn-plainly', () => ({ isDrawnPlainly }));
vi.mock('../../../entrypoints/order/Bar', () => ({
  Bar: (props: Shown) => {
    shown = props;
    return <section />;
  },
}));

const { mountBar } = await import('../../../entrypoints/order/mount-bar');

const PRESS = { isTrusted: true };
const view = (digest: string, change: Partial<BarView> = {}) =>
  ({ digest, message: null, covered: 'Something lies over it', ...change }) as BarView;
const onShip = vi.fn();
const onReview = vi.fn();
let end: AbortController;
let bar: ReturnType<typeof mountBar>;

beforeEach(() => {
  inChromium();
  onShip.mockClear();
  onReview.mockClear();
  isDrawnPlainly.mockClear();
  end = new AbortController();
  bar = mountBar({} as StoreAdapter, { onShip, onReview, onNote: () => undefined }, end.signal);
  bar.render({ view: view('one'), busy: false });
});
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
});

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
    expect(isDrawnPlainly).toHaveBeenCalledOnce();
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

  it('is nothing where the bar is gone before that, and where no person made it', async () => {
    shown?.onShip({ isTrusted: false });
    expect(isDrawnPlainly).not.toHaveBeenCalled();
    shown?.onShip(PRESS);
    end.abort();
    await decided(true);
    expect(onShip).not.toHaveBeenCalled();
  });

  it('is refused without a look where something lay over the bar a moment ago', async () => {
    const time = performance.now();
    FakeObserver.all[0]?.say(
      { isIntersecting: true, isVisible: false, time },
      { isIntersecting: true, isVisible: true, time },
    );
    shown?.onShip(PRESS);
    await settled();
    expect(isDrawnPlainly).not.toHaveBeenCalled();
    expect(shown?.view?.message).toBe('Something lies over it');
    expect(onReview).toHaveBeenCalledOnce();
  });
});
