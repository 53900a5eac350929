import { type Browser, browser } from 'wxt/browser';
import { PANEL_COMMAND, SHIP_COMMAND } from '../../../lib/commands';
import { SHIP_SHOWN } from '../../../lib/messaging/signals';
import { openPanel } from '../../../lib/opening/open-panel';
import { STOOD } from '../../../lib/press/press-rule';

/** Milliseconds after which held keys are repeated at the latest, as a person may have set their keyboard. */
const REPEATS = 2_000;

/** When the command to ship was given last, and for which page. */
let commanded = { at: Number.NEGATIVE_INFINITY, page: '' };

/** The panel is opened within the person's press, before anything is awaited. */
export async function onCommand(command: string, tab?: Browser.tabs.Tab): Promise<void> {
  if (command === PANEL_COMMAND) await openPanel(tab?.id ?? browser.tabs.TAB_ID_NONE);
  else if (command === SHIP_COMMAND && noteCommand(tab) === 'pressed') await sendShipCommand(tab);
}

/**
 * Its bar decides: what it ships must have stood there as for a press.
 * @param tab as it was when the keys were pressed: this background may have had to start first
 */
async function sendShipCommand({ id, url }: Partial<Browser.tabs.Tab> = {}): Promise<void> {
  if (id === undefined || url === undefined) return;
  await browser.tabs.sendMessage(id, SHIP_SHOWN + url, { frameId: 0 }).catch(() => {
    // No script of ours runs in that tab.
  });
}

/** Notes the command. `held`: its keys are still down, and what stands there by now was not seen. */
function noteCommand({ id, url }: Partial<Browser.tabs.Tab> = {}): 'pressed' | 'held' {
  const before = commanded;
  commanded = { at: performance.now(), page: `${id} ${url}` };
  const rest = commanded.page === before.page ? REPEATS : STOOD;
  return commanded.at - before.at < rest ? 'held' : 'pressed';
}

/** The keys of that command, as the browser names them; `null`: it has none, or the person took them away. */
export async function findKeysToShip(): Promise<string | null> {
  // A browser without keys of its own for extensions has none for this.
  const commands: typeof browser.commands | undefined = browser.commands;
  return (await commands?.getAll())?.find(({ name }) => name === SHIP_COMMAND)?.shortcut || null;
}
