/** Milliseconds for which a button, and what it ships or teaches, must have stood there before it is pressed. */
export const STOOD = 700;
/** Milliseconds for which a mouse must have been over the button before it goes down. */
export const OVER = 100;

/**
 * Why a press does not count: what it ships came or changed a moment ago; the button was moved; the window came to the
 * front only just now; the press did not begin on this button; it is not seen as it is.
 */
export type Refusal = 'too-soon' | 'moved' | 'other-window' | 'not-begun' | 'not-seen';

/** How what a press ships stands on the screen, since long enough or not. */
export type Standing = 'stood' | 'too-soon' | 'not-seen';

interface Place<Button> {
  readonly button: Button;
  readonly since: number;
}

interface Begun<Button> {
  readonly button: Button;
  readonly at: number;
  readonly by: 'pointer' | 'key';
  readonly refusal: Refusal | null;
}

/** All that a press is judged by. Times are in milliseconds of one clock. */
export interface Watched<Button> {
  /** Since when the document has had the focus; `Infinity`: it has none. */
  readonly focused: number;
  /** Since when each button stands where it does. */
  readonly still: ReadonlyMap<Button, number>;
  readonly mouse: Place<Button> | null;
  readonly keyboard: Place<Button> | null;
  readonly begun: Begun<Button> | null;
}

export type PressEvent<Button> =
  | { readonly type: 'window'; readonly at: number; readonly hasFocus: boolean }
  | { readonly type: 'moved'; readonly at: number; readonly button: Button }
  | { readonly type: 'mouse' | 'keyboard'; readonly at: number; readonly button: Button | null }
  | {
      readonly type: 'down';
      readonly at: number;
      readonly button: Button;
      readonly isMouse: boolean;
      readonly standing: Standing;
    }
  | {
      readonly type: 'key';
      readonly at: number;
      readonly button: Button;
      readonly isRepeated: boolean;
      readonly standing: Standing;
    }
  /** The press that began is over, without a click or after it. */
  | { readonly type: 'ended' };

export function nothingWatched<Button>(): Watched<Button> {
  return { focused: Infinity, still: new Map(), mouse: null, keyboard: null, begun: null };
}

/** What is known after an event. A place that is named again is the same place since it was first named. */
export function watched<Button>(now: Watched<Button>, event: PressEvent<Button>): Watched<Button> {
  switch (event.type) {
    case 'window':
      if (!event.hasFocus) return { ...now, focused: Infinity };
      return now.focused === Infinity ? { ...now, focused: event.at } : now;
    case 'moved':
      return { ...now, still: new Map(now.still).set(event.button, event.at) };
    case 'mouse':
    case 'keyboard': {
      const { type, at, button } = event;
      if ((now[type]?.button ?? null) === button) return now;
      return { ...now, [type]: button === null ? null : { button, since: at } };
    }
    case 'down': {
      const { button, at } = event;
      return { ...now, begun: { button, at, by: 'pointer', refusal: refusalOfDown(now, event) } };
    }
    case 'key': {
      const { button, at, isRepeated } = event;
      // A key that is held went down before all that it meets.
      const began = isRepeated ? 0 : at;
      return { ...now, begun: { button, at: began, by: 'key', refusal: refusalOfKey(now, event) } };
    }
    case 'ended':
      return now.begun === null ? now : { ...now, begun: null };
  }
}

function refusalOfDown<Button>(
  now: Watched<Button>,
  { at, button, isMouse, standing }: Extract<PressEvent<Button>, { type: 'down' }>,
): Refusal | null {
  const isOver = !isMouse || (now.mouse?.button === button && at - now.mouse.since >= OVER);
  return refusalOf(now, button, at, standing) ?? (isOver ? null : 'not-begun');
}

function refusalOfKey<Button>(
  now: Watched<Button>,
  { at, button, isRepeated, standing }: Extract<PressEvent<Button>, { type: 'key' }>,
): Refusal | null {
  const { keyboard } = now;
  if (isRepeated || keyboard?.button !== button) return 'not-begun';
  return refusalOf(now, button, at, standing) ?? (at - keyboard.since >= STOOD ? null : 'too-soon');
}

/** Whether the window, the button and what it ships stood for long enough. @param button `null`: a press without one */
export function refusalOf<Button>(
  { focused, still }: Watched<Button>,
  button: Button | null,
  at: number,
  standing: Standing,
): Refusal | null {
  if (standing === 'not-seen') return 'not-seen';
  if (at - focused < STOOD) return 'other-window';
  if (button !== null && at - (still.get(button) ?? Infinity) < STOOD) return 'moved';
  return standing === 'stood' ? null : 'too-soon';
}

/**
 * Why a click does not count; `null`: it is the person's. What was judged as the press began holds, and nothing may
 * have changed since: a page hears of a press before we do, and a button is held down as long as one likes.
 * @param standing how what it ships stood as the press began, as far as is known at the click
 */
export function judgeClick<Button>(
  now: Watched<Button>,
  button: Button,
  by: 'pointer' | 'key',
  standing: (at: number) => Standing,
): Refusal | null {
  const { begun } = now;
  if (begun === null || begun.button !== button || begun.by !== by) return 'not-begun';
  return begun.refusal ?? refusalOf(now, button, begun.at, standing(begun.at));
}
