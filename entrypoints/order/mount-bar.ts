import type { BarPress } from '../../lib/messaging/views/bar';
import { followScheme } from '../../lib/page/follow-scheme';
import { isPlainlySeen } from '../../lib/page/is-plainly-seen';
import { keepFromPage, makeHost, removeOld } from '../../lib/page/make-host';
import { type Changes, watchChanges } from '../../lib/page/watch-changes';
import { watchPresses } from '../../lib/press/watch-presses';
import type { StoreAdapter } from '../../lib/stores/adapter';
import {
  type Bar,
  type BarAct,
  type BarDeed,
  type BarState,
  commanded,
  copied,
  lookedClosely,
  NOTHING_SHOWN,
  pressed,
  saidBy,
  seen,
  sends,
  shown,
  viewOf,
} from './bar-steps';
import { BAR_STYLE } from './bar-style';
import { drawBar } from './draw-bar';
import { placeHost } from './place-host';
import { type Doings, runSteps, type Tell } from './run-steps';
import { type Sight, watchSight } from './watch-sight';

export interface MountedBar {
  /**
   * Puts the bar into its place, unless it is there.
   * @returns whether it stands among the store's own actions
   */
  place(): boolean;
  render(state: BarState): void;
  /** The browser's own command to ship what the bar shows: no page hears of it, and none can give it. */
  command(): void;
}

export interface BarPresses {
  /** A press that counts, so far as is known without a last look at the bar, on what names itself so. */
  readonly onBegun: (said: string) => void;
  /** A press that counts; copying is the bar's own. */
  readonly onPress: (kind: Exclude<BarPress['kind'], 'copy'>) => void;
  /** @param at which of the villages or answers that are offered was chosen */
  readonly onChoose: (at: number) => void;
  /** What stood in the bar when it was pressed was not ours: it must be drawn anew, in a root of its own. */
  readonly onChanged: () => void;
}

interface Mounted {
  readonly host: HTMLElement;
  readonly body: HTMLElement;
  /** What must be seen: all that can be pressed, and what it ships, each value for itself; the fee is not sent. */
  readonly parts: () => readonly Element[];
  readonly place: MountedBar['place'];
  readonly signal: AbortSignal;
  /** Runs our own changes of the bar. */
  readonly own: Changes['own'];
  readonly areOurs: Changes['areOurs'];
}

/**
 * The bar in the page, whose state says what a press counts for. Where it has a place among the store's own actions,
 * that place is as large before the order was read as after, so that the page does not move; elsewhere it lies over the
 * page's corner.
 */
export function mountBar(adapter: StoreAdapter, on: BarPresses, signal: AbortSignal): MountedBar {
  const [now, tell] = runSteps<Bar, BarDeed>(NOTHING_SHOWN, signal, () => doings);
  const mounted = mount(adapter, signal);
  const { body, place, own, areOurs } = mounted;
  const sight = watchSight({ ...mounted, hasCommand: () => now().view?.action?.keys !== undefined });
  const presses = watchPresses({ body, standing: sight.judge, signal });

  const onAct = (act: BarAct) => (event: MouseEvent) => {
    const begun = presses.begunAt() ?? performance.now();
    const refusal = presses.judge(event);
    if (!event.isTrusted) return;
    const isOurs = areOurs() && !isElsewhere(event);
    tell(pressed, { act, refusal, begun, isOurs });
  };

  const redraw = drawing(mounted, now, onAct);
  const doings: Doings<BarDeed> = {
    ...judging(mounted, sight, tell),
    draw() {
      own(redraw);
      sight.watch(saidBy(now().view));
      presses.watch([...body.querySelectorAll('.ship,.undo,.choice')]);
    },
    mountAnew: on.onChanged,
    tellBegun: ({ said }) => on.onBegun(said),
    act({ act }) {
      if (act.kind === 'choose') on.onChoose(act.at);
      else if (act.kind === 'copy') void copy(now().view?.parcelCode ?? '', tell);
      else on.onPress(act.kind);
    },
  };

  const render = (state: BarState) => tell(shown, state, performance.now());
  render(NOTHING_SHOWN);
  return {
    place,
    render,
    command() {
      // The keyboard in a field or a frame of the page: the keys may have been meant for that.
      const isInField = document.activeElement?.matches(':read-write,iframe');
      const refusal = isInField
        ? 'not-begun'
        : (presses.judgeKeys() ?? (sight.isLookedAt() ? null : 'too-soon'));
      tell(commanded, { refusal, isOurs: areOurs() });
    },
  };
}

/** Makes the bar's elements, which keep their own presses and keys to themselves. */
function mount(adapter: StoreAdapter, signal: AbortSignal): Mounted {
  removeOld('shahna-bar');
  const { host, root } = makeHost('shahna-bar', BAR_STYLE);
  const body = document.createElement('div');
  body.className = 'place';
  root.append(body);
  keepFromPage(body, signal);
  signal.addEventListener('abort', () => host.remove());
  const changes: Changes = import.meta.env.FIREFOX
    ? watchChanges(root, signal)
    : { own: (draw) => draw(), areOurs: () => true };
  const parts = () => [...body.querySelectorAll('.line:not(.fee),.line:not(.fee) .text,button')];
  const lookBehind = followScheme(host, signal);
  const place = () => {
    const isAmongActions = placeHost(host, adapter);
    lookBehind();
    return isAmongActions;
  };
  return { host, body, parts, place, signal, ...changes };
}

/** Draws the bar as it is, and anew every second while a time runs in it. */
function drawing(
  { body, own, signal }: Mounted,
  now: () => Bar,
  onAct: (act: BarAct) => (event: MouseEvent) => void,
): () => void {
  let tick: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(tick));
  return function redraw() {
    const bar = now();
    clearTimeout(tick);
    if (bar.view?.action?.until !== undefined) tick = setTimeout(() => own(redraw), 1_000);
    drawBar(body, {
      view: viewOf(bar),
      busy: bar.busy,
      copied: bar.copied === bar.view?.parcelCode,
      fresh: bar.wasUnshipped,
      onPress: (kind) => onAct({ kind }),
      onChoose: (at) => onAct({ kind: 'choose', at }),
    });
  };
}

/** Pixels above and below the bar in the page's corner (`bar.css`). */
const MARGINS = 32;

/** Looks at the bar where a press wants to know how it stands, and keeps it so. */
function judging({ host, body, parts, own, signal }: Mounted, sight: Sight, tell: Tell<Bar, BarDeed>) {
  const setHeight = (height: string) => {
    if (body.style.minBlockSize !== height) own(() => body.style.setProperty('min-block-size', height));
  };
  addEventListener('resize', () => setHeight(''), { signal });
  return {
    keepHeight: () => setHeight(`${body.offsetHeight}px`),
    scrollThere: () => host.scrollIntoView({ block: 'center' }),
    judgeSeen({ press }) {
      const isSeen = isPlainlySeen(host, body.firstElementChild, sends(press.act) ? parts() : []);
      tell(seen, press, isSeen, body.offsetHeight <= innerHeight - MARGINS);
    },
    async lookClosely({ isSeen }) {
      tell(lookedClosely, await sight.look(isSeen));
    },
  } satisfies Partial<Doings<BarDeed>>;
}

/** The page may forbid the clipboard; the code beside the button can be selected. */
async function copy(code: string, tell: Tell<Bar, BarDeed>): Promise<void> {
  await navigator.clipboard.writeText(code).then(
    () => tell(copied, code),
    () => undefined,
  );
}

/** A button that was laid under a press for its time alone stands elsewhere again by now. A key's press has no place. */
function isElsewhere({ currentTarget, detail, clientX, clientY }: MouseEvent): boolean {
  if (!(currentTarget instanceof Element) || detail === 0) return false;
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect();
  // Pointer positions are in whole pixels.
  return clientX < left - 1 || clientX > right + 1 || clientY < top - 1 || clientY > bottom + 1;
}
