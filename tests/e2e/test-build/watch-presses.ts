import { type PressWatch, watchPresses as watchShipped } from '../../../lib/press/watch-presses';

/** Takes the place of what ships: the fault run presses in many tabs at once, of which only one is on the screen. */
export function watchPresses(watching: Parameters<typeof watchShipped>[0]): PressWatch {
  const presses = watchShipped(watching);
  const judge: PressWatch['judge'] = (click) => {
    const refusal = presses.judge(click);
    return document.hidden ? null : refusal;
  };
  return { ...presses, judge };
}
