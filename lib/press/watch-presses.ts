import {
  judgeClick,
  nothingWatched,
  type PressEvent,
  type Refusal,
  refusalOf,
  STOOD,
  type Standing,
  type Watched,
  watched,
} from './press-rule';
import { isInViewTransition } from './view-transition';
import { type Positions, watchPositions } from './watch-positions';

export interface PressWatch {
  /** These buttons may be pressed from now on. */
  watch(buttons: readonly Element[]): void;
  /** Why this click does not count; `null`: it is the person's. */
  judge(click: MouseEvent): Refusal | null;
  /** The same of a press without a button: of keys that do what a button does. */
  judgeKeys(): Refusal | null;
  /** When the press began that a click may end; `null`: none has. */
  begunAt(): number | null;
}

/** Milliseconds between two looks at what no event tells. */
const EVERY = 100;
/** Milliseconds after a finger leaves the screen in which its click may come. */
const TAPPED = 500;

interface Watching {
  /** Holds the buttons, in a page or in a root of ours. */
  readonly body: HTMLElement;
  /** How what a button ships had stood by a time; a press without a button ships what the first one does. */
  readonly standing: (at: number, button: Element | null) => Standing;
  readonly signal: AbortSignal;
}

/** How a press begins. */
type How =
  | { readonly type: 'down'; readonly isMouse: boolean }
  | { readonly type: 'key'; readonly isRepeated: boolean };

interface Known {
  now(): Watched<Element>;
  note(event: PressEvent<Element>): void;
  /** Looks at what no event tells. */
  look(): void;
  lookAtWindow(): void;
  /** How what a button ships had stood by a time. */
  stood(at: number, button: Element | null): Standing;
  readonly positions: Positions;
}

/** Follows all that tells a person's own press from one that a page laid under it; `press-rule` judges. */
export function watchPresses(watching: Watching): PressWatch {
  const known = know(watching);
  const { now, note, look, stood, positions } = known;
  listen(known, watching);
  /** Looking has the browser reckon the page's style anew, which delays a page that is still coming. */
  let isLooking = false;
  const timer = setInterval(() => isLooking && look(), EVERY);
  watching.signal.addEventListener('abort', () => clearInterval(timer));
  known.lookAtWindow();

  return {
    watch(buttons) {
      isLooking = buttons.length > 0;
      positions.watch(buttons);
    },
    judge(click) {
      const button = buttonAt(click.target);
      look();
      const by = click.detail === 0 ? 'key' : 'pointer';
      const refusal =
        button === null ? 'not-begun' : judgeClick(now(), button, by, (at) => stood(at, button));
      note({ type: 'ended' });
      return refusal;
    },
    judgeKeys() {
      look();
      const at = performance.now();
      return refusalOf(now(), null, at, stood(at, null));
    },
    begunAt: () => now().begun?.at ?? null,
  };
}

function know({ body, standing, signal }: Watching): Known {
  let known = nothingWatched<Element>();
  const note = (event: PressEvent<Element>) => {
    known = watched(known, event);
  };
  const positions = watchPositions(signal, (button, at) => note({ type: 'moved', at, button }));
  /** When a view transition was seen last. */
  let pictured = -Infinity;

  /** A frame inside the page takes the focus too, and is no other window. */
  function lookAtWindow(): void {
    const at = performance.now();
    note({ type: 'window', at, hasFocus: !document.hidden && document.hasFocus() });
    const root = body.getRootNode() as Document | ShadowRoot;
    const on = root.activeElement?.closest('button') ?? null;
    // What no event told, since the page kept it from us.
    if (on !== known.keyboard?.button) note({ type: 'keyboard', at, button: null });
  }

  return {
    now: () => known,
    note,
    lookAtWindow,
    look() {
      lookAtWindow();
      if (isInViewTransition()) pictured = performance.now();
      if (!document.hidden) positions.look();
    },
    stood(at, button) {
      if (at <= pictured) return 'not-seen';
      return at - pictured < STOOD ? 'too-soon' : standing(at, button);
    },
    positions,
  };
}

function listen({ now, note, look, lookAtWindow, stood }: Known, { body, signal }: Watching): void {
  const end = (after: number) => void setTimeout(note, after, { type: 'ended' });
  const at = () => performance.now();

  /** A press that begins on no button ends the one before. */
  function begin(button: Element | null, how: How): void {
    if (button === null) {
      note({ type: 'ended' });
      return;
    }
    look();
    const begun = at();
    note({ ...how, at: begun, button, standing: stood(begun, button) });
  }

  function on<Type extends keyof HTMLElementEventMap>(
    types: readonly Type[],
    hear: (event: HTMLElementEventMap[Type], button: Element | null) => void,
  ): void {
    for (const type of types) {
      body.addEventListener(type, (event) => event.isTrusted && hear(event, buttonAt(event.target)), {
        signal,
        capture: true,
      });
    }
  }

  on(['pointerover', 'pointerout'], ({ pointerType, type, relatedTarget }, button) => {
    if (pointerType !== 'mouse') return;
    const over = type === 'pointerover' ? button : buttonAt(relatedTarget);
    note({ type: 'mouse', at: at(), button: over });
  });
  on(['focusin'], (_, button) => note({ type: 'keyboard', at: at(), button }));
  on(['focusout'], () => {
    note({ type: 'keyboard', at: at(), button: null });
    if (now().begun?.by === 'key') note({ type: 'ended' });
  });
  on(['pointerdown'], ({ pointerType }, button) => {
    begin(button, { type: 'down', isMouse: pointerType === 'mouse' });
  });
  on(['keydown'], ({ key, repeat: isRepeated }, button) => {
    if (button === null || /^(Enter| )$/.test(key)) begin(button, { type: 'key', isRepeated });
  });
  on(['pointerup', 'pointercancel'], (event) => end(event.pointerType === 'mouse' ? 0 : TAPPED));
  on(['keyup'], () => end(0));
  // What begins elsewhere ends what began here.
  const elsewhere = (event: Event) => {
    if (event.isTrusted && !event.composedPath().includes(hostOf(body))) note({ type: 'ended' });
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, elsewhere, { signal, capture: true });

  addEventListener('blur', lookAtWindow, { signal });
  addEventListener('focus', lookAtWindow, { signal });
  document.addEventListener('visibilitychange', lookAtWindow, { signal });
}

function buttonAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button') : null;
}

function hostOf(body: Element): EventTarget {
  const root = body.getRootNode();
  return root instanceof ShadowRoot ? root.host : body;
}
