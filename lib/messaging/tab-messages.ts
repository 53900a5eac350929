import * as z from 'zod/mini';
import { answers } from './answers';
import { wholeNumber } from './inputs';
import type { BesideView, PopupBeginning, TabView } from './views/form';

/** What the popup, and the panel that stays beside a page, ask as they open and of the tab before the person. */
export const tabMessages = {
  /** `again`: the popup ships a parcel once more, and leaves what the menu asked for to the next one. */
  'popup/opened': answers<PopupBeginning>()('page', z.object({ again: z.boolean() })),
  'tab/read': answers<TabView>()('page', z.object({ tabId: wholeNumber })),
  /** What stands beside the form in the panel over a tab. */
  'tab/beside': answers<BesideView>()('page', z.object({ tabId: z.nullable(wholeNumber) })),
  /** Opens the order after the shown one in the tab. */
  'tab/next': answers<null>()('page', z.object({ tabId: wholeNumber })),
} as const;
