import { afterEach, beforeEach, vi } from 'vitest';
import type { DrawnBar } from '../../../entrypoints/order/draw-bar';
import type { BarView } from '../../../lib/messaging/views/bar';
import {
  judgeClick,
  nothingWatched,
  type PressEvent,
  refusalOf,
  type Standing,
  watched,
} from '../../../lib/press/press-rule';
import type { StoreAdapter } from '../../../lib/stores/adapter';
import { need } from '../../need';
import { FakeObserver, inChromium } from '../../unit/page/fake-observer';

/** What says of a press that a person made it, and where. */
type MadePress = Pick<Event, 'isTrusted'> & Partial<MouseEvent>;
export const PRESS: MadePress = { isTrusted: true };

let decide: (seen: boolean | null) => void = () => undefined;
/** Whether the bar is drawn plainly, which a browser alone can judge: `decided` says so; `null`: its tab was left. */
export const areDrawnPlainly = vi.fn(
  () =>
    new Promise<boolean | null>((resolve) => {
      decide = resolve;
    }),
);
/** Whether what must be seen of the bar is, as far as the page tells at once. */
export const isPlainlySeen = vi.fn(
  (_host: Element, _body: Element | null, _parts: readonly Element[]): boolean => true,
);
/** What the bar was drawn with last. */
let drawn: DrawnBar | null = null;
const roots: ShadowRoot[] = [];

/** What is known of presses, told by the tests: their events are made by no person. */
let presses = nothingWatched<string>();
let standing: (at: number) => Standing = () => 'stood';
const BUTTON = 'button';
const tell = (event: PressEvent<string>) => {
  presses = watched(presses, event);
};
const begin = (type: 'pointerdown' | 'keydown', isRepeated = false) => {
  const at = performance.now();
  const told = { at, button: BUTTON, standing: standing(at) };
  tell(type === 'keydown' ? { type: 'key', isRepeated, ...told } : { type: 'down', isMouse: true, ...told });
};
vi.mock('../../../lib/press/watch-presses', () => ({
  watchPresses: (watching: { readonly standing: (at: number) => Standing }) => {
    standing = watching.standing;
    presses = nothingWatched();
    tell({ type: 'window', at: 0, hasFocus: true });
    for (const type of ['mouse', 'keyboard', 'moved'] as const) tell({ type, at: 0, button: BUTTON });
    return {
      watch: () => undefined,
      judge() {
        if (presses.begun === null) begin('pointerdown');
        const refusal = judgeClick(presses, BUTTON, presses.begun?.by ?? 'pointer', standing);
        tell({ type: 'ended' });
        return refusal;
      },
      judgeKeys: () => refusalOf(presses, null, performance.now(), standing(performance.now())),
      begunAt: () => presses.begun?.at ?? null,
    };
  },
}));
vi.mock('../../../lib/page/is-plainly-seen', () => ({
  isPlainlySeen: (...seen: Parameters<typeof isPlainlySeen>) => isPlainlySeen(...seen),
}));
vi.mock('../../../lib/page/are-drawn-plainly', () => ({ areDrawnPlainly: () => areDrawnPlainly() }));
vi.mock('../../../entrypoints/order/draw-bar', () => ({
  drawBar: (body: Element, bar: DrawnBar) => {
    drawn = bar;
    if (body.firstElementChild === null) body.append(document.createElement('button'));
  },
}));
vi.mock('../../../lib/page/make-host', async (original) => {
  const page = await original<typeof import('../../../lib/page/make-host')>();
  const { makeHost } = page;
  return {
    ...page,
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

/** A bar that is mounted for each test and has shown `view('one')` for ten seconds. */
export class MountedBar {
  readonly onBegun = vi.fn();
  readonly onShip = vi.fn();
  readonly onUndo = vi.fn();
  readonly onReview = vi.fn();
  readonly onChoose = vi.fn();
  readonly onChanged = vi.fn();
  readonly #end = new AbortController();
  readonly #bar: ReturnType<typeof mountBar>;

  constructor() {
    inChromium();
    areDrawnPlainly.mockClear();
    const presses: Partial<Record<string, () => void>> = { ship: this.onShip, undo: this.onUndo };
    this.#bar = mountBar(
      {} as StoreAdapter,
      {
        onPress: (kind) => (presses[kind] ?? this.onReview)(),
        onBegun: this.onBegun,
        onChoose: this.onChoose,
        onChanged: this.onChanged,
      },
      this.#end.signal,
    );
    this.render(view('one'));
    this.#standOnScreen(10_000);
  }

  /** What the bar says now. */
  get shown(): BarView | null {
    return drawn?.view ?? null;
  }

  render(shown: BarView, busy = false): void {
    this.#bar.render({ view: shown, busy });
  }

  press(kind: 'ship' | 'undo', event = PRESS): void {
    need(drawn, 'bar').onPress(kind)(event as MouseEvent);
  }

  chooseFirst(): void {
    need(drawn, 'bar').onChoose(0)(PRESS as MouseEvent);
  }

  /** The browser's own command, by its keys. */
  command(): void {
    this.#bar.command();
  }

  /** A press that begins, on the button itself. */
  beginPress(type: 'pointerdown' | 'keydown', repeat = false): void {
    begin(type, repeat);
  }

  end(): void {
    this.#end.abort();
  }

  /** What the bar ships has been on the screen for so long. */
  #standOnScreen(milliseconds: number): void {
    const [observer] = FakeObserver.all;
    const time = performance.now() - milliseconds;
    for (const target of observer?.watched ?? []) {
      observer?.say({ target, intersectionRatio: 1, isVisible: false, time });
      observer?.say({ target, intersectionRatio: 1, isVisible: true, time });
    }
  }
}

/** A bar of its own for each test of a file. */
export function mountForEach(): { readonly bar: MountedBar } {
  const mounted = {} as { bar: MountedBar };
  beforeEach(() => {
    mounted.bar = new MountedBar();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    mounted.bar.end();
    vi.unstubAllGlobals();
  });
  return mounted;
}

const UNCOUNTED: BarView['uncounted'] = {
  'too-soon': 'It came just now',
  moved: 'It was moved',
  'other-window': 'Another window was in front',
  'not-begun': 'It did not begin here',
  'not-seen': 'Something lies over it',
};

export function view(digest: string, change: Partial<BarView> = {}): BarView {
  const texts = { message: null, uncounted: UNCOUNTED };
  return { digest, ...texts, ...change } as BarView;
}

/** Time goes on. */
export function later(milliseconds: number): void {
  const now = performance.now() + milliseconds;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}

/** What was decided has come to what it comes to. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

export async function decided(seen: boolean | null): Promise<void> {
  decide(seen);
  await settled();
}
