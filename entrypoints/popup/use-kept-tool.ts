import { effect, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { KeptOfTool, KeptTool } from './kept-tools';

/**
 * Keeps what is typed into a tool, and fills it with what was typed before the popup was closed, unless something stands
 * there by then.
 * @param typed what a person may type; changes with every letter.
 */
export function useKeptTool<Name extends KeptTool>(
  tool: Name,
  accountId: string,
  typed: Signal<KeptOfTool<Name>>,
  isBlank: boolean,
): void {
  useEffect(() => {
    const begun = typed.peek();
    let stop = (): void => undefined;
    let over = false;
    const open = async (): Promise<void> => {
      const { openKept } = await import('./kept-tools');
      const { found, keep } = await openKept(tool, accountId);
      if (over) return;
      if (found !== null && isBlank && typed.peek() === begun) typed.value = found;
      stop = effect(() => keep(typed.value));
    };
    // Where nothing can be kept the tool still works.
    open().catch(() => undefined);
    return () => {
      over = true;
      stop();
    };
  }, [tool, accountId, typed]);
}
