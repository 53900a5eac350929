import { send } from '../../lib/messaging/send';
import type { BarPress, BarView } from '../../lib/messaging/views/bar';
import { areDrawnPlainly } from '../../lib/page/are-drawn-plainly';
import { isPlainlySeen } from '../../lib/page/is-plainly-seen';
import { keepFromPage, makeHost } from '../../lib/page/make-host';
import { findIsPaintedOver } from '../../lib/page/shared-world';
import { watchChanges } from '../../lib/page/watch-changes';
import { watchStanding } from '../../lib/page/watch-standing';
import { type Refusal, STOOD } from '../../lib/press/press-rule';
import { watchPresses } from '../../lib/press/watch-presses';
import type { StoreAdapter } from '../../lib/stores/adapter';
import style from './bar.css?inline';
import { drawBar } from './draw-bar';
import { placeHost } from './place-host';

export interface BarState {
  /** `null`: the order is still being read; the bar keeps its place. */
  readonly view: BarView | null;
  readonly busy: boolean;
}

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

/**
 * The bar in the page. Where it has a place among the store's own actions, that place is as large before the order
 * was read as after, so that the page does not move; elsewhere it lies over the page's corner.
 */
export function mountBar(adapter: StoreAdapter, on: BarPresses, signal: AbortSignal): MountedBar {
  const { host, root } = makeHost('shahna-bar', style);
  const body = document.createElement('div');
  body.className = 'place';
  root.append(body);
  keepFromPage(body, signal);
  signal.addEventListener('abort', () => host.remove());

  const standing = watchStanding(signal);
  const changes = import.meta.env.FIREFOX ? watchChanges(root, signal) : null;
  let current: BarView | null = null;
  let looking = false;
  /** Since when there is something to undo, by `performance.now`. */
  let undoSince = Infinity;
  /** The parcel code that was copied last, which its button says. */
  let copied: string | null = null;
  /** The bar was drawn without a parcel's code: a code that comes now is new. */
  let unshipped = false;
  /** What is said of a press that did not count, until the next press. */
  let uncounted: { readonly digest: BarView['digest']; readonly why: string } | null = null;

  /** What must be seen: all that can be pressed, and what it ships, each value for itself; the fee is not sent. */
  const partsOf = () => [...body.querySelectorAll('.line:not(.fee), .line:not(.fee) .text, button')];

  /** Chromium follows by itself what lies over the parts; in Firefox we look, when a press may come and when it comes. */
  const look = () => {
    const isCovered = findIsPaintedOver()?.(host, partsOf()) !== false;
    standing.look(isCovered);
    return !isCovered;
  };
  let cannotLook = false;
  /** A press that begins before anything could be looked at came too soon: a page may uncover the bar by its end. */
  const stood = (at: number) => {
    if (cannotLook) return 'not-seen';
    const mustWait = import.meta.env.FIREFOX && findIsPaintedOver() === null;
    return mustWait ? 'too-soon' : standing.judge(at);
  };
  const presses = watchPresses({ body, standing: stood, signal });
  /** Has the script that looks loaded once there is something to ship. */
  let askedToLook = false;
  const loadLook = () => {
    if (askedToLook || findIsPaintedOver() !== null) return;
    askedToLook = true;
    send('order/covers-script', {}).catch(() => {
      // Without that script no press on the bar counts; the form can still ship.
      cannotLook = true;
    });
  };
  if (import.meta.env.FIREFOX) {
    for (const type of ['pointerenter', 'focusin']) {
      body.addEventListener(type, () => findIsPaintedOver() !== null && look(), { signal });
    }
  }
  let busy = true;
  /** Since when each look from time to time was one that could see, by `performance.now`. */
  let lookedSince = Infinity;
  const lookNowAndThen = () => {
    // The browser sends commands to the focused window.
    const isToBeSeen = current?.action?.keys !== undefined && document.hasFocus();
    if (!isToBeSeen || findIsPaintedOver() === null) lookedSince = Infinity;
    else {
      look();
      lookedSince = Math.min(lookedSince, performance.now());
    }
  };
  if (import.meta.env.FIREFOX) {
    const timer = setInterval(lookNowAndThen, STOOD / 2);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  /** What the page shows below does not move when a press is answered: the bar stays as high as it was pressed. */
  const keepHeight = (height: string) => {
    if (body.style.minBlockSize === height) return;
    const keep = () => body.style.setProperty('min-block-size', height);
    if (changes === null) keep();
    else changes.own(keep);
  };
  addEventListener('resize', () => keepHeight(''), { signal });

  function show(state: BarState): void {
    if (state.busy && !busy) keepHeight(`${body.offsetHeight}px`);
    current = state.view;
    busy = state.busy;
    const { parcelCode = null } = current ?? {};
    const said = saidBy(current);
    if (import.meta.env.FIREFOX && said !== null) loadLook();
    if (current?.action?.kind !== 'undo') undoSince = Infinity;
    else undoSince = Math.min(undoSince, performance.now());
    if (current !== null && parcelCode === null) unshipped = true;
    if (changes === null) redraw();
    else changes.own(redraw);
    standing.watch(partsOf(), said);
    presses.watch([...body.querySelectorAll(`.ship, .undo, .choice`)]);
  }

  function redraw(): void {
    const said: BarView | null =
      current !== null && uncounted?.digest === current.digest
        ? { ...current, tone: 'warning', quote: null, message: uncounted?.why ?? null }
        : current;
    const isCopied = copied !== null && copied === current?.parcelCode;
    drawBar(body, { view: said, busy, copied: isCopied, fresh: unshipped, onPress, onChoose });
  }

  function sayUncounted(why: Refusal): void {
    if (current === null) return;
    uncounted = { digest: current.digest, why: current.uncounted[why] };
    show({ busy, view: current });
    // It may merely have been scrolled under something.
    if (why === 'not-seen') host.scrollIntoView({ block: 'center' });
  }

  /** Acts where a person sees what they press. */
  function actWhereSeen(act: () => void): void {
    // What was said of an earlier press is not said of this one, while it is being judged.
    if (uncounted !== null) {
      uncounted = null;
      show({ view: current, busy });
    }
    if (isPlainlySeen(host, body.firstElementChild, partsOf())) act();
    else sayUncounted('not-seen');
  }

  function guarded(act: () => void): (event: MouseEvent) => void {
    return (event) => {
      if (!event.isTrusted || current === null) return;
      if (changes?.areOurs() === false || isElsewhere(event)) return on.onChanged();
      actWhereSeen(act);
    };
  }

  /**
   * What the browser is not certain of may be harmless: then the form, which no page can draw over, is at hand.
   * @param refusal why the press does not count by what came before it
   */
  async function weigh(refusal: Refusal | null, act: () => void): Promise<void> {
    if (looking) return;
    const pressed = saidBy(current);
    // The fault run presses in many tabs at once, of which only one is on the screen.
    if (import.meta.env.MODE === 'e2e' && document.hidden) return act();
    if (refusal !== null && refusal !== 'not-seen') return sayUncounted(refusal);
    looking = true;
    const isSeen = refusal === null;
    if (isSeen && pressed !== null) on.onBegun(pressed);
    // Of a tab that was left at once nothing more is drawn, and what stood there as it was pressed counts.
    const drawn = import.meta.env.FIREFOX ? look() : isSeen && (await areDrawnPlainly(partsOf())) !== false;
    looking = false;
    // The bar shows another order or version than was pressed.
    if (signal.aborted || saidBy(current) !== pressed) return;
    if (isSeen && drawn) return act();
    sayUncounted('not-seen');
    on.onPress('review');
  }

  async function copy(): Promise<void> {
    const code = current?.parcelCode ?? '';
    // The page may forbid the clipboard; the code beside the button can be selected.
    await navigator.clipboard.writeText(code).then(
      () => {
        copied = code;
      },
      () => undefined,
    );
    if (!signal.aborted) show({ view: current, busy });
  }

  /** Of what ships or teaches: only a press that is the person's. */
  function weighed(act: () => void): (event: MouseEvent) => void {
    return (event) => {
      const refusal = presses.judge(event);
      guarded(() => void weigh(refusal, act))(event);
    };
  }

  function onPress(kind: BarPress['kind']): (event: MouseEvent) => void {
    if (kind === 'copy') return () => void copy();
    if (kind === 'ship') return weighed(() => on.onPress('ship'));
    if (kind === 'undo') return undo;
    return guarded(() => on.onPress(kind));
  }

  /** "Undo" comes where "Ship" was: the rest of a double click, or of a key that is held, undoes nothing. */
  function undo(event: MouseEvent): void {
    const at = presses.begunAt() ?? performance.now();
    const refusal = presses.judge(event);
    if (refusal !== 'not-begun' && at - undoSince >= STOOD) guarded(() => on.onPress('undo'))(event);
  }

  function onChoose(at: number): (event: MouseEvent) => void {
    return weighed(() => on.onChoose(at));
  }

  /**
   * A command has no pointer that comes before it: in Firefox it counts for what was looked at from time to time.
   * What cannot be shipped says itself why.
   */
  function command(): void {
    if (current === null || busy) return;
    const isShown = !import.meta.env.FIREFOX || performance.now() - lookedSince >= STOOD;
    const refusal = presses.judgeKeys() ?? (isShown ? null : 'too-soon');
    if (changes?.areOurs() === false) on.onChanged();
    else if (current.digest === null) host.scrollIntoView({ block: 'center' });
    else if (refusal !== null && refusal !== 'not-seen') {
      sayUncounted(refusal);
      host.scrollIntoView({ block: 'center' });
    } else actWhereSeen(() => void weigh(refusal, () => on.onPress('ship')));
  }

  show({ view: null, busy: true });
  return {
    place: () => placeHost(host, adapter),
    render(state) {
      // What cannot be shipped has no digest to be known again by.
      if (state.view?.digest == null) uncounted = null;
      show(state);
    },
    command,
  };
}

/** What a press is about, in short: what would be sent, else what is offered. */
function saidBy(view: BarView | null): string | null {
  return view?.digest ?? view?.offered ?? null;
}

/** A button that was laid under a press for its time alone stands elsewhere again by now. A key's press has no place. */
function isElsewhere({ currentTarget, detail, clientX, clientY }: MouseEvent): boolean {
  if (!(currentTarget instanceof Element) || detail === 0) return false;
  const { left, top, right, bottom } = currentTarget.getBoundingClientRect();
  // Pointer positions are in whole pixels.
  return clientX < left - 1 || clientX > right + 1 || clientY < top - 1 || clientY > bottom + 1;
}
