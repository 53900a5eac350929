import { browser } from 'wxt/browser';
import { markOrphans } from '../../lib/outbox/mark-orphans';
import { SENDING_LOCK } from '../../lib/outbox/send-row';
import { findPresses } from '../../lib/review/collected-orders';
import { removeOldSettings } from '../../lib/settings/move-settings';
import { putBackReadable } from '../../lib/settings/put-back';
import { setDamagedAside } from '../../lib/settings/settings';
import { run } from '../../lib/storage/log';
import { bindKeys } from '../../lib/vault/vault';
import { wait } from '../../lib/wait';
import { showBadge } from './badge';
import { refreshStaleDirectories } from './directories/directories';
import { catchUp, scheduleLooks } from './relay/catch-up';
import { followClaims } from './relay/claims';
import { joinWhenGranted } from './relay/join';
import { isPageOpen, whenNoPageIsOpen } from './relay/live';
import { resumePresses } from './review/cut-short';
import { drainDue, restWatchdog } from './shipping/sending';
import { prepareToolbar } from './stores/first-store';
import { expectScripts, reconcileStores } from './stores/stores';
import { followLessons } from './teaching/lesson-scripts';
import { tellAll } from './tell';
import { DIRECTORY_ALARM, OUTBOX_ALARM, RELAY_ALARM, WATCHDOG_ALARM } from './times';

/** Minutes. Directories are judged by the time they were fetched; the alarm only looks. */
const DIRECTORY_PERIOD = 60;

/** What every start of the background does; nothing that a message waits for. */
export async function startUp(): Promise<void> {
  expectScripts();
  // Read before this background can keep a press of its own.
  const presses = findPresses();
  showBadge();
  // Rows are recovered whatever becomes of the rest.
  await Promise.all([recover().then(goOnUpdating), presses.then(resumePresses), makeReady(), hearRelay()]);
}

async function makeReady(): Promise<void> {
  try {
    await keepStorageFromScripts();
    await createMissingAlarm();
    // Reading the settings moves them where they are not in the database yet; only then are the old ones removed.
    await putBackReadable();
    await setDamagedAside();
    await bindKeys();
    await removeOldSettings();
  } finally {
    // Until it has been tried, every parcel waits for its store's tab.
    await reconcileStores();
  }
  await prepareToolbar();
  await followLessons();
}

export function onAlarm(alarm: { readonly name: string }): void {
  if (alarm.name === DIRECTORY_ALARM) run('villages by the hour', refreshStaleDirectories(Date.now()));
  if (alarm.name === WATCHDOG_ALARM || alarm.name === OUTBOX_ALARM) run('recover rows', recover());
  if (alarm.name === RELAY_ALARM) run('look at the relay', catchUp());
}

/** Joins a relay whose invitation was pasted before access to it was given, and takes in what it has. */
export async function hearRelay(): Promise<void> {
  await joinWhenGranted();
  await scheduleLooks();
  await catchUp();
}

/** Milliseconds: a background that is to end has ended long before. */
const ENDS_WITHIN = 30_000;

/** Kept for the browser's session: the background may end while the update waits. */
const UPDATE = 'update-waits';

export function onUpdateAvailable(): void {
  keepWaiting(true);
  run('update the extension', updateWhenIdle());
}

function keepWaiting(waits: boolean): void {
  run('keep that an update waits', browser.storage.session.set({ [UPDATE]: waits }));
}

async function goOnUpdating(): Promise<void> {
  const { [UPDATE]: waits } = await browser.storage.session.get(UPDATE);
  if (waits === true) onUpdateAvailable();
}

/**
 * An update ends the background and closes our pages, so it waits until nothing is being sent and none is open; what
 * would begin meanwhile waits for it. Where one is always open, the browser updates at its next start.
 */
async function updateWhenIdle(): Promise<void> {
  await whenNoPageIsOpen();
  const isOpenAgain = await navigator.locks.request(SENDING_LOCK, async () => {
    if (isPageOpen()) return true;
    // Not waited for: a page could be opened meanwhile.
    keepWaiting(false);
    browser.runtime.reload();
    // It ends this background a moment later: what was let begin until then would be cut off in mid-call. A browser that
    // did not end it must not keep everything from being sent.
    await wait(ENDS_WITHIN);
    return false;
  });
  if (isOpenAgain) await updateWhenIdle();
}

/** Rows whose worker ended become `unknown`; whatever is due is sent, and the alarm set for what is not yet. */
async function recover(): Promise<void> {
  if ((await markOrphans(Date.now)) > 0) await tellAll();
  run('tell the relay', followClaims());
  await drainDue();
  await restWatchdog();
}

/** Firefox cannot keep `storage.local` from scripts in pages: nothing that matters is there. */
async function keepStorageFromScripts(): Promise<void> {
  const area: { setAccessLevel?(level: { accessLevel: 'TRUSTED_CONTEXTS' }): Promise<void> } =
    browser.storage.local;
  await area.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
}

/** Creating an alarm that is there would set its clock back, for ever if the background starts often. */
async function createMissingAlarm(): Promise<void> {
  if ((await browser.alarms.get(DIRECTORY_ALARM)) !== undefined) return;
  await browser.alarms.create(DIRECTORY_ALARM, { delayInMinutes: 1, periodInMinutes: DIRECTORY_PERIOD });
}
