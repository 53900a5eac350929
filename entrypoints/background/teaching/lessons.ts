import { browser } from 'wxt/browser';
import { Failure } from '../../../lib/failure';
import { panelLocales } from '../../../lib/i18n/panel-locales';
import type { Caller } from '../../../lib/messaging/caller';
import type { Enabled } from '../../../lib/messaging/require-enabled';
import type { TeachView } from '../../../lib/messaging/views/teaching';
import { readSettings } from '../../../lib/settings/settings';
import { hasAccess } from '../../../lib/settings/site-access';
import { storeOf } from '../../../lib/stores/taught/page';
import { ID, type Teaching } from '../../../lib/stores/taught/teaching';
import { confirmTeaching, missingData } from '../../../lib/teaching/progress';
import { keepLesson, readLessons } from '../../../lib/teaching/tab-lessons';
import { teachWords } from '../../../lib/teaching/teach-words';
import { removeTeaching, saveTeachings, teachingsOf } from '../../../lib/teaching/teachings';
import { translatorOf } from '../current-translator';
import { rememberStore } from '../stores/stores';
import { tellAll } from '../tell';
import { followLessons, LESSON_SCRIPTS } from './lesson-scripts';
import { saidFields } from './pointed-fields';
import { requireLesson } from './require-lesson';

/** Of the service's countries and their neighbours; whatever the accounts count in comes before them. */
const CURRENCIES = ['ILS', 'JOD', 'USD', 'EUR', 'EGP'];

/** The wish is kept first: where access is still being asked for, the panel opens when it is given. */
export async function letTeach(tabId: number, origin: string, fields?: true): Promise<void> {
  const lesson = { origin, teachingId: null, startedAt: Date.now(), ...(fields && { fields }) };
  await keepLesson(tabId, lesson);
  await followLessons();
  await openPanel(tabId, origin);
}

export async function openWantedPanels(): Promise<void> {
  for (const [tabId, { origin }] of await readLessons(Date.now())) await openPanel(tabId, origin);
}

/** What the panel is opened with. @throws Failure `not-allowed` unless a person is teaching in this tab */
export async function openLesson(caller: Caller): Promise<TeachView> {
  const { lesson, origin } = await requireLesson(caller);
  const settings = await readSettings();
  const translator = translatorOf(settings);
  const { language, direction } = translator;
  const pending = (await teachingsOf(origin)).filter(({ state }) => state !== 'confirmed');
  const going = pending.filter(({ id }) => id === lesson.teachingId);
  return {
    language,
    direction,
    words: teachWords(panelLocales[language], translator),
    currencies: [...new Set([...settings.accounts.map(({ currency }) => currency), ...CURRENCIES])],
    pending: [...going, ...pending.toReversed().filter((one) => !going.includes(one))],
    going: going.length > 0,
    fields: lesson.fields === true ? saidFields(settings, origin) : null,
  };
}

/**
 * Once all that a parcel needs was right on two pages it is used, in place of an older one of the same kind of page.
 * @returns the id by which the panel goes on with it
 * @throws Failure `not-allowed` unless a person is teaching in this tab
 */
export async function saveLesson(
  teaching: Teaching,
  caller: Caller,
): Promise<{ readonly id: string; readonly confirmed: boolean }> {
  const { lesson, origin, tabId } = await requireLesson(caller);
  if (teaching.origin !== origin) throw new Failure('not-allowed');
  const others = await teachingsOf(origin);
  const known = others.find(({ id, state }) => id === teaching.id && state !== 'confirmed');
  const id = known?.id ?? crypto.randomUUID();
  const confirmed = missingData(teaching).length === 0;
  const kept: Teaching = { ...teaching, id, state: 'unconfirmed', changedAt: Date.now() };
  await saveTeachings([confirmed ? confirmTeaching(kept) : kept]);
  await keepLesson(tabId, confirmed ? null : { ...lesson, teachingId: id });
  if (confirmed) {
    for (const other of others)
      if (other.id !== id && isOfSamePage(other, kept)) await removeTeaching(other.id);
    await followLessons();
    await rememberTaught(kept);
  }
  return { id, confirmed };
}

export async function stopLesson(caller: Caller): Promise<void> {
  const { tabId } = await requireLesson(caller);
  await keepLesson(tabId, null);
  await followLessons();
}

/**
 * Of those that name orders alike, what was taught last comes first. What names them otherwise comes after what was
 * taught before it, or an order that was shipped would be another one.
 */
export async function openTaught({ store }: Enabled): Promise<readonly Teaching[]> {
  const taught = (await teachingsOf(store.origin)).filter(({ state }) => state === 'confirmed');
  const names = taught.map(namingOf);
  const placeOf = (teaching: Teaching) => names.indexOf(namingOf(teaching));
  return taught.toReversed().toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The admin, and where in its addresses the order's key stands. */
function namingOf(teaching: Teaching): string {
  const { path, hash, query } = teaching.address;
  const inQuery = query.find(({ value }) => value === ID)?.name;
  return JSON.stringify([storeOf(teaching).basePath, path.indexOf(ID), hash?.indexOf(ID), inQuery]);
}

/** The site is a taught store from now on, unless a reader of ours knows it. */
async function rememberTaught(teaching: Teaching): Promise<void> {
  const { origin, basePath } = storeOf(teaching);
  const { stores } = await readSettings();
  const kind = stores.find((store) => store.origin === origin)?.kind ?? 'taught';
  if (kind === 'taught') await rememberStore(origin, { kind, basePath });
  await tellAll();
}

/** Into the tab's page if it is of that site and access is given; else nothing happens. */
async function openPanel(tabId: number, origin: string): Promise<void> {
  if (!(await hasAccess(origin))) return;
  try {
    const { url } = await browser.tabs.get(tabId);
    if (url === undefined || URL.parse(url)?.origin !== origin) return;
    await browser.scripting.executeScript({ target: { tabId }, files: LESSON_SCRIPTS });
  } catch {
    // The tab was closed, or shows a page that nobody may touch.
  }
}

/** Compared part by part: what comes out of the storage has its parts in another order. */
function isOfSamePage(one: Teaching, other: Teaching): boolean {
  const partsOf = ({ address: { path, query, hash } }: Teaching) =>
    JSON.stringify([path, query.map(({ name, value }) => [name, value]), hash]);
  return partsOf(one) === partsOf(other);
}
