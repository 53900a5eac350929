import { type Refusal, STOOD } from './press-rule';
import { watchPresses } from './watch-presses';

/** The presses in a window of ours on what ships: each counts only where it is the person's. */
export interface OwnPresses {
  /** A button that ships or teaches, as its `ref`: it is followed from now on. */
  readonly follow: (button: HTMLButtonElement | null) => void;
  /** Why this click does not count; `null`: it is the person's. */
  judge(click: MouseEvent): Refusal | null;
  /** The same of a press without a button. */
  judgeKeys(): Refusal | null;
}

/** @param since since when what a button ships stands there unchanged, by `performance.now`; `null`: a press without one */
export function watchOwnPresses(since: (button: Element | null) => number, signal: AbortSignal): OwnPresses {
  let followed: readonly Element[] = [];
  const presses = watchPresses({
    body: document.body,
    standing: (at, button) => (at - since(button) >= STOOD ? 'stood' : 'too-soon'),
    signal,
  });
  return {
    follow(button) {
      if (button === null) return;
      followed = [...followed.filter((one) => one !== button && one.isConnected), button];
      // From the frame that draws it, which lays it out anyway; until then it has not stood, and no press of it counts.
      requestAnimationFrame(() => signal.aborted || presses.watch(followed));
    },
    judge(click) {
      const refusal = presses.judge(click);
      // An assistive technology presses with neither a pointer nor a key, which no page can do here.
      return refusal === 'not-begun' && click.detail === 0 ? presses.judgeKeys() : refusal;
    },
    judgeKeys: () => presses.judgeKeys(),
  };
}
