import type { BarPress, BarView } from '../../lib/messaging/views/bar';
import { type Refusal, STOOD } from '../../lib/press/press-rule';
import type { Step } from './run-steps';

export interface BarState {
  /** `null`: the order is still being read; the bar keeps its place. */
  readonly view: BarView | null;
  readonly busy: boolean;
}

/** All that is known of a bar in the page. Times are `performance.now`'s. */
export interface Bar extends BarState {
  readonly undoSince: number;
  /** The parcel code that was copied last, which its button says; empty: none. */
  readonly copied: string;
  /** The bar was drawn without a parcel's code: a code that comes now is new. */
  readonly wasUnshipped: boolean;
  /** What is said of a press that did not count, until the next press. */
  readonly uncounted: { readonly digest: BarView['digest']; readonly why: string } | null;
  /** The press whose last look at the bar is being taken. */
  readonly weighed: (Counted & { readonly said: string | null }) | null;
}

/** @property at which of the villages or answers that are offered */
export type BarAct = { readonly kind: BarPress['kind'] } | { readonly kind: 'choose'; readonly at: number };

/** A press, and why it does not count by what came before it. */
interface Counted {
  readonly act: BarAct;
  readonly refusal: Refusal | null;
}

/** @property isOurs false: a page changed what stood there, or laid the button under the press for its time alone */
export interface Pressed extends Counted {
  readonly isOurs: boolean;
  readonly begun: number;
}

export type BarDeed =
  | { readonly do: 'draw' | 'keepHeight' | 'mountAnew' | 'scrollThere' }
  /** Whether a person sees what they press, as far as can be told at once. */
  | { readonly do: 'judgeSeen'; readonly press: Counted }
  /** The browser's own answer, which may take a moment, or our own look for covers. */
  | { readonly do: 'lookClosely'; readonly isSeen: boolean }
  | { readonly do: 'tellBegun'; readonly said: string }
  | { readonly do: 'act'; readonly act: BarAct };

export type BarStep = Step<Bar, BarDeed>;

export const NOTHING_SHOWN: Bar = {
  view: null,
  busy: true,
  undoSince: Infinity,
  copied: '',
  wasUnshipped: false,
  uncounted: null,
  weighed: null,
};

const DRAW: BarDeed = { do: 'draw' };
const SCROLL_THERE: BarDeed = { do: 'scrollThere' };
const REVIEW: BarDeed = { do: 'act', act: { kind: 'review' } };

/** What the page shows below does not move when a press is answered: the bar stays as high as it was pressed. */
export function shown(bar: Bar, { view, busy }: BarState, at: number): BarStep {
  const next: Bar = {
    ...bar,
    view,
    busy,
    undoSince: view?.action?.kind === 'undo' ? Math.min(bar.undoSince, at) : Infinity,
    wasUnshipped: bar.wasUnshipped || (view !== null && view.parcelCode == null),
    // What cannot be shipped has no digest to be known again by.
    uncounted: view?.digest == null ? null : bar.uncounted,
  };
  return busy && !bar.busy ? [next, { do: 'keepHeight' }, DRAW] : [next, DRAW];
}

export function copied(bar: Bar, code: string): BarStep {
  return [{ ...bar, copied: code }, DRAW];
}

export function pressed(bar: Bar, press: Pressed): BarStep {
  const { act, begun, isOurs } = press;
  if (bar.busy) return [bar];
  // The code is copied for the person, whatever lies over it.
  if (act.kind === 'copy') return [bar, { do: 'act', act }];
  // "Undo" comes where "Ship" was: the rest of a double click, or of a key that is held, undoes nothing.
  if (act.kind === 'undo' && begun - bar.undoSince < STOOD) return [bar];
  return isOurs ? toBeSeen(bar, press) : [bar, { do: 'mountAnew' }];
}

/** The browser's own command to ship what the bar shows. What cannot be shipped says itself why. */
export function commanded(bar: Bar, press: Omit<Pressed, 'begun' | 'act'>): BarStep {
  const { refusal, isOurs } = press;
  if (bar.busy) return [bar];
  if (!isOurs) return [bar, { do: 'mountAnew' }];
  if (bar.view?.digest == null) return [bar, SCROLL_THERE];
  if (isToldAtOnce(refusal)) return [...uncounted(bar, refusal), SCROLL_THERE];
  return toBeSeen(bar, { act: { kind: 'ship' }, refusal });
}

/** What was said of an earlier press is not said of this one, while it is being judged. */
function toBeSeen(bar: Bar, { act, refusal }: Counted): BarStep {
  const judge: BarDeed = { do: 'judgeSeen', press: { act, refusal } };
  return bar.uncounted === null ? [bar, judge] : [{ ...bar, uncounted: null }, DRAW, judge];
}

/** It ships or teaches, by what the whole bar says: all of that must be seen. */
export function sends({ kind }: BarAct): boolean {
  return kind === 'ship' || kind === 'choose';
}

/**
 * Of what ships or teaches, only a press that is the person's counts.
 * @param fits false: the window is too small for all of the bar, which the form then shows
 */
export function seen(bar: Bar, { act, refusal }: Counted, isSeen: boolean, fits: boolean): BarStep {
  if (!isSeen) return fits ? uncounted(bar, 'not-seen') : [bar, REVIEW];
  if (!sends(act)) return [bar, { do: 'act', act }];
  if (bar.weighed !== null) return [bar];
  if (isToldAtOnce(refusal)) return uncounted(bar, refusal);
  const said = saidBy(bar.view);
  const stood = refusal === null;
  return [
    { ...bar, weighed: { act, refusal, said } },
    ...(stood && said !== null ? [{ do: 'tellBegun', said } as const] : []),
    { do: 'lookClosely', isSeen: stood },
  ];
}

/** What the browser is not certain of may be harmless: then the form, which no page can draw over, is at hand. */
export function lookedClosely(bar: Bar, isDrawn: boolean): BarStep {
  const { weighed } = bar;
  const done: Bar = { ...bar, weighed: null };
  // The bar shows another order or version than was pressed.
  if (weighed === null || saidBy(bar.view) !== weighed.said) return [done];
  if (weighed.refusal === null && isDrawn) return [done, { do: 'act', act: weighed.act }];
  return [...uncounted(done, 'not-seen'), REVIEW];
}

/** What the bar says, with what is said of a press that did not count. */
export function viewOf({ view, uncounted: told }: Bar): BarView | null {
  if (view === null || told?.digest !== view.digest) return view;
  return { ...view, tone: 'warning', quote: null, message: told.why };
}

/** What a press is about, in short: what would be sent, else what is offered. */
export function saidBy(view: BarView | null): string | null {
  return view?.digest ?? view?.offered ?? null;
}

/** What is not seen is looked at once more, since that may be harmless. */
function isToldAtOnce(refusal: Refusal | null): refusal is Exclude<Refusal, 'not-seen'> {
  return refusal !== null && refusal !== 'not-seen';
}

function uncounted(bar: Bar, why: Refusal): BarStep {
  if (bar.view === null) return [bar];
  const told = { digest: bar.view.digest, why: bar.view.uncounted[why] };
  const next = { ...bar, uncounted: told };
  // It may merely have been scrolled under something.
  return why === 'not-seen' ? [next, DRAW, SCROLL_THERE] : [next, DRAW];
}
