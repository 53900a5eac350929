import { useLayoutEffect, useState } from 'preact/hooks';
import { useEnding } from '../../../components/ui/use-read';

/**
 * When the page was printed last, in milliseconds since the epoch, and what prints it; `null`: not yet. The page is drawn
 * with that time before it is printed.
 */
export function usePrinted(): { readonly printedAt: number | null; readonly print: () => void } {
  const [printed, setPrinted] = useState<{ readonly at: number; readonly isAsked: boolean } | null>(null);
  useLayoutEffect(() => {
    if (printed?.isAsked === true) window.print();
  }, [printed]);
  // By the browser's own menu.
  useEnding((signal) => {
    const drawAnew = () => setPrinted({ at: Date.now(), isAsked: false });
    window.addEventListener('beforeprint', drawAnew, { signal });
  }, []);
  return { printedAt: printed?.at ?? null, print: () => setPrinted({ at: Date.now(), isAsked: true }) };
}
