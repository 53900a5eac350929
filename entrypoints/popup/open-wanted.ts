import type { PopupBeginning } from '../../lib/messaging/views/form';
import type { Popup } from './popup-state';

/** Shows what the context menu asked for, or else the tab's order. */
export async function openWanted(popup: Popup, wanted: PopupBeginning['wanted']): Promise<void> {
  if (wanted?.show === 'pasted')
    await (wanted.text === undefined ? popup.openManual() : popup.openText(wanted.text));
  else if (wanted?.show === 'recipient') popup.openRecipientTool(wanted.phone);
  else if (wanted?.show === 'from-page') await popup.openFromPage();
  else await popup.open();
}
