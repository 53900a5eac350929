import { browser } from 'wxt/browser';
import * as z from 'zod/mini';

/** A tab in which a person has pressed "Teach this page". */
export interface TabLesson {
  /** The one site that may be taught in it. */
  readonly origin: string;
  /** What was taught in it so far; `null`: nothing yet. */
  readonly teachingId: string | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** The store is known: fields of its own are pointed out, and no page is taught. */
  readonly fields?: true;
}

const lessonsSchema = z.record(
  z.string(),
  z.object({
    origin: z.string(),
    teachingId: z.nullable(z.string()),
    startedAt: z.number(),
    fields: z.exactOptional(z.literal(true)),
  }),
);

const KEY = 'lessons';
/** Milliseconds after which an abandoned lesson expires. */
const LONGEST = 2 * 60 * 60 * 1000;

/**
 * The lessons of open tabs, by the tab's id. Kept for the browser's session alone, as tabs' ids are, and beyond
 * the background's own life.
 */
export async function readLessons(now: number): Promise<ReadonlyMap<number, TabLesson>> {
  const { [KEY]: kept } = await browser.storage.session.get(KEY);
  const lessons = Object.entries(lessonsSchema.safeParse(kept).data ?? {});
  return new Map(
    lessons
      .filter(([, { startedAt }]) => now - startedAt < LONGEST)
      .map(([tabId, lesson]) => [Number(tabId), lesson]),
  );
}

/** Keeps a tab's lesson; `null` ends it. */
export function keepLesson(tabId: number, lesson: TabLesson | null): Promise<void> {
  return navigator.locks.request('lessons', async () => {
    const lessons = new Map(await readLessons(Date.now()));
    if (lesson === null) lessons.delete(tabId);
    else lessons.set(tabId, lesson);
    await browser.storage.session.set({ [KEY]: Object.fromEntries(lessons) });
  });
}
