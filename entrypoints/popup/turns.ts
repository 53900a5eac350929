import type { Signal } from '@preact/signals';
import { isBeside, type ReadScreen, type Screen } from './screen';

/** Shows what was read, unless what was asked for later stands there. */
export type Turn = (read: ReadScreen) => void;

/**
 * Numbers what is asked for as it begins: what was asked for last is shown, whichever is answered first. A page without a
 * form keeps none away, since a form by hand stays over such a page.
 * @returns begins one
 */
export function createTurns(screen: Signal<Screen>): () => Turn {
  let begun = 0;
  let shown = 0;
  return function begin() {
    begun += 1;
    const own = begun;
    return (read) => {
      if (own < shown) return;
      const next = read();
      if (next.show === 'form' || isBeside(next)) shown = own;
      screen.value = next;
    };
  };
}
