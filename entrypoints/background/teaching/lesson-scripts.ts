import { browser } from 'wxt/browser';
import { originPattern } from '../../../lib/settings/site-access';
import { readLessons } from '../../../lib/teaching/tab-lessons';
import { scriptFile } from '../stores/store-scripts';

export const LESSON_SCRIPTS = [scriptFile('teach')];

const PREFIX = 'teach ';

export function isLessonScript(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Lets the panel come into further pages of these sites; in tabs in which nobody teaches it does nothing. */
export function followLessons(): Promise<void> {
  return navigator.locks.request('lesson-scripts', async () => {
    const lessons = [...(await readLessons(Date.now())).values()];
    const wished = new Set(lessons.map(({ origin }) => PREFIX + originPattern(origin)));
    const registered = await browser.scripting.getRegisteredContentScripts();
    const kept = registered.map(({ id }) => id).filter(isLessonScript);
    const surplus = kept.filter((id) => !wished.has(id));
    if (surplus.length > 0) await browser.scripting.unregisterContentScripts({ ids: surplus });
    const fresh = [...wished].filter((id) => !kept.includes(id));
    if (fresh.length === 0) return;
    await browser.scripting.registerContentScripts(
      fresh.map((id) => ({
        id,
        matches: [id.slice(PREFIX.length)],
        js: LESSON_SCRIPTS,
        runAt: 'document_idle' as const,
        // Tabs have other numbers when the browser starts again.
        persistAcrossSessions: false,
      })),
    );
  });
}
