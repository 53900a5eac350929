import { type ReadonlySignal, signal } from '@preact/signals';
import { isPlainlySeen } from '../../lib/page/is-plainly-seen';
import { watchStanding } from '../../lib/page/watch-standing';
import type { Refusal } from '../../lib/press/press-rule';
import { watchPresses } from '../../lib/press/watch-presses';

/** Acts where a press is the person's own; what it teaches counts for each order of the store. */
export type Weigh = (click: MouseEvent, act: () => void) => void;

interface WeighedPresses {
  readonly weigh: Weigh;
  /** Why the last press did not count; `null`: it did. */
  readonly refused: ReadonlySignal<Refusal | null>;
}

/** Holds the presses of the panel that teach to the rule of the bar (`lib/press`): the page around it is hostile. */
export function weighPresses(host: Element, body: HTMLElement, ended: AbortSignal): WeighedPresses {
  const refused = signal<Refusal | null>(null);
  const standing = watchStanding(ended);
  const presses = watchPresses({ body, standing: standing.judge, signal: ended });
  const panels = () => [...body.querySelectorAll('.panel')];

  /** All that the panel says is what its presses teach. */
  const look = () => {
    standing.watch(panels(), body.textContent);
    presses.watch([...body.querySelectorAll('button')]);
  };
  const observer = new MutationObserver(look);
  observer.observe(body, { subtree: true, childList: true, characterData: true });
  ended.addEventListener('abort', () => observer.disconnect());

  return {
    refused,
    weigh(click, act) {
      const refusal = presses.judge(click);
      const [panel = null] = panels();
      refused.value = refusal ?? (isPlainlySeen(host, panel, panels()) ? null : 'not-seen');
      if (refused.peek() === null) act();
    },
  };
}
