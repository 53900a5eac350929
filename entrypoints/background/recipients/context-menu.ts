import { type Browser, browser } from 'wxt/browser';
import { leaveWanted } from '../../../lib/opening/wanted';
import { currentTranslator } from '../current-translator';
import { openPopup } from '../forms/open-popup';
import { placeText } from '../forms/place-text';

const SHIP = 'ship-text';
const RECIPIENT = 'find-recipient';
/** Characters; the form takes no more. */
const LONGEST = 20_000;

/**
 * Over selected text, on any page and without access to it: the press itself gives access to that one tab. Made at
 * every start and change of language.
 */
export async function makeContextMenu(): Promise<void> {
  const menus: typeof browser.contextMenus | undefined = browser.contextMenus;
  if (menus === undefined) return;
  // One call at a time: creating a menu with the same id twice is an error.
  await navigator.locks.request('context-menu', async () => {
    const { t } = await currentTranslator();
    await menus.removeAll();
    menus.create({ id: SHIP, title: t('menu-ship'), contexts: ['selection'] });
    menus.create({ id: RECIPIENT, title: t('tool-recipient'), contexts: ['selection'] });
  });
}

export async function onContextMenu(
  { menuItemId, selectionText }: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
): Promise<void> {
  if (menuItemId !== SHIP && menuItemId !== RECIPIENT) return;
  const text = withLineBreaks(selectionText ?? '', await selectionOf(tab?.id)).slice(0, LONGEST);
  if (menuItemId === SHIP) {
    const placed = await placeText(text);
    await leaveWanted({ show: 'pasted', ...(placed === 'begun' && { text }) });
  } else {
    await leaveWanted({ show: 'recipient', phone: text.trim().slice(0, 100) });
  }
  await openPopup(null, tab?.windowId);
}

/**
 * The menu's text has lost its line breaks, which tell a name from a village. The page's selection has them, but may
 * still be another text where a field or a frame was selected in.
 */
function withLineBreaks(text: string, selection: string | null): string {
  return selection !== null && lettersOf(selection).startsWith(lettersOf(text)) ? selection : text;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

async function selectionOf(tabId: number | undefined): Promise<string | null> {
  if (tabId === undefined) return null;
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId },
      func: () => getSelection()?.toString() ?? '',
    });
    const selected: unknown = frame?.result;
    return typeof selected === 'string' && selected.trim() !== '' ? selected : null;
  } catch {
    // The browser's own pages let nobody in; a selection in a frame is not the top page's.
    return null;
  }
}
