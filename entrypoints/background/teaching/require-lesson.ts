import { Failure } from '../../../lib/failure';
import type { Caller } from '../../../lib/messaging/caller';
import { readLessons, type TabLesson } from '../../../lib/teaching/tab-lessons';

/** The lesson of the tab whose panel calls. @throws Failure `not-allowed` where nobody teaches in it */
export async function requireLesson(caller: Caller): Promise<{
  readonly lesson: TabLesson;
  readonly origin: string;
  readonly tabId: number;
}> {
  if (caller.from !== 'content') throw new Failure('not-allowed');
  const { origin, tabId } = caller;
  const lesson = (await readLessons(Date.now())).get(tabId);
  if (lesson?.origin !== origin) throw new Failure('not-allowed');
  return { lesson, origin, tabId };
}
