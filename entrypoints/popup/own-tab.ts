import { findAsk, onSignal } from '../../lib/messaging/signals';
import type { Popup } from './popup-state';

/** The form's own window (`?tab=`) stays while its tab goes on: asked for again, it shows the order that is there by now. */
export function hearOwnTab(popup: Popup, tabId: number, signal: AbortSignal): void {
  onSignal((message) => {
    if (findAsk(message, 'show-tab')?.tabId === tabId) void popup.follow(tabId);
    return undefined;
  }, signal);
}
