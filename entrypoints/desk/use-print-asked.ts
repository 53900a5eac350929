import { useEffect } from 'preact/hooks';
import type { Route } from './route';

/** Prints at once where the address says so, as soon as what it leads to is there; the address then says it no longer. */
export function usePrintAsked(route: Route, isThere: boolean, print: () => void): void {
  useEffect(() => {
    const shows = location.hash.replace(/[?&]print$/, '');
    if (!isThere || shows === location.hash) return;
    // Once: the same address, opened again, shows it.
    history.replaceState(null, '', shows);
    print();
  }, [isThere, route]);
}
