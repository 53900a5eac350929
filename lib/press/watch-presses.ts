import {
  judgeClick,
  nothingWatched,
  type PressEvent,
  type Refusal,
  refusalOf,
  STOOD,
  type Standing,
  watched,
} from './press-rule';
import { isInViewTransition } from './view-transition';
import { watchPositions } from './watch-positions';

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

/** Follows all that tells a person's own press from one that a page laid under it; `press-rule` judges. */
export function watchPresses({ body, standing, signal }: Watching): PressWatch {
  let known = nothingWatched<Element>();
  const now = () => performance.now();
  const note = (event: PressEvent<Element>) => {
    known = watched(known, event);
  };
  const positions = watchPositions(signal, (button, at) => note({ type: 'moved', at, button }));
  const end = (after: number) => void setTimeout(note, after, { type: 'ended' });

  /** A frame inside the page takes the focus too, and is no other window. */
  const lookAtWindow = () => {
    const hasFocus = !document.hidden && document.hasFocus();
    note({ type: 'window', at: now(), hasFocus });
    const root = body.getRootNode() as Document | ShadowRoot;
    const on = root.activeElement?.closest('button') ?? null;
    // What no event told, since the page kept it from us.
    if (on !== known.keyboard?.button) note({ type: 'keyboard', at: now(), button: null });
  };
  /** When a view transition was seen last. */
  let pictured = -Infinity;
  const stood = (at: number, button: Element | null): Standing => {
    if (at <= pictured) return 'not-seen';
    return at - pictured < STOOD ? 'too-soon' : standing(at, button);
  };
  const look = () => {
    lookAtWindow();
    if (isInViewTransition()) pictured = now();
    if (!document.hidden) positions.look();
  };

  function on<Type extends keyof HTMLElementEventMap>(
    types: readonly Type[],
    hear: (event: HTMLElementEventMap[Type], button: Element | null) => void,
  ): void {
    for (const type of types) {
      body.addEventListener(type, (event) => event.isTrusted && hear(event, buttonOf(event)), {
        signal,
        capture: true,
      });
    }
  }

  on(['pointerover', 'pointerout'], ({ pointerType, type, relatedTarget }, button) => {
    if (pointerType !== 'mouse') return;
    const over = type === 'pointerover' ? button : buttonAt(relatedTarget);
    note({ type: 'mouse', at: now(), button: over });
  });
  on(['focusin'], (_, button) => note({ type: 'keyboard', at: now(), button }));
  on(['focusout'], () => {
    note({ type: 'keyboard', at: now(), button: null });
    if (known.begun?.by === 'key') note({ type: 'ended' });
  });
  on(['pointerdown'], ({ pointerType }, button) => {
    if (button === null) return note({ type: 'ended' });
    look();
    const at = now();
    const isMouse = pointerType === 'mouse';
    note({ type: 'down', at, button, isMouse, standing: stood(at, button) });
  });
  on(['keydown'], ({ key, repeat: isRepeated }, button) => {
    if (button === null) return note({ type: 'ended' });
    if (!/^(Enter| )$/.test(key)) return;
    look();
    const at = now();
    note({ type: 'key', at, button, isRepeated, standing: stood(at, button) });
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
  /** Looking has the browser reckon the page's style anew, which delays a page that is still coming. */
  let isLooking = false;
  const timer = setInterval(() => isLooking && look(), EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
  lookAtWindow();

  return {
    watch(buttons) {
      isLooking = buttons.length > 0;
      positions.watch(buttons);
    },
    judge(click) {
      const button = buttonOf(click);
      look();
      const by = click.detail === 0 ? 'key' : 'pointer';
      const refusal =
        button === null ? 'not-begun' : judgeClick(known, button, by, (at) => stood(at, button));
      note({ type: 'ended' });
      return refusal;
    },
    judgeKeys() {
      look();
      return refusalOf(known, null, now(), stood(now(), null));
    },
    begunAt: () => known.begun?.at ?? null,
  };
}

function buttonOf({ target }: Event): Element | null {
  return buttonAt(target);
}

function buttonAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button') : null;
}

function hostOf(body: Element): EventTarget {
  const root = body.getRootNode();
  return root instanceof ShadowRoot ? root.host : body;
}
