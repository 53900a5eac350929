import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TeachView } from '../../lib/messaging/views/teaching';

/** What the background answered the panel: its words and language; provided once, at its root. */
export const ViewContext = createContext<TeachView | null>(null);

/** @throws Error when no `ViewContext.Provider` stands above: a mistake of ours, not of a person's. */
export function useView(): TeachView {
  const view = useContext(ViewContext);
  if (view === null) throw new Error('ViewContext is not provided');
  return view;
}
