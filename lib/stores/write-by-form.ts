import type { NoteOutcome, ParcelNote } from './adapter';
import { type SentForm, type StoreFetch, sendForm } from './fetch-store';
import { saysAlready } from './own-note';

/** What an order's page says and takes, as the store has it now. */
export interface NotesPage {
  /** The texts that our own notes stand among, the newest first. */
  readonly notes: readonly string[];
  /** The page shows the newest alone, and the order may have older ones. */
  readonly isCut?: boolean;
  /** What the page's own form sends with a text added; `null`: the person is shown none, or it is not the one we know. */
  readonly form: ((text: string) => SentForm) | null;
}

/**
 * Writes a note by the form of the order's page, which is fetched fresh, and reads it back. No redirect is followed, the
 * one to the sign-in neither.
 * @param ask fetches the order's page; `null` where the store shows another one, its sign-in say
 * @throws as `storeFetch`
 */
export async function writeByForm(
  note: ParcelNote,
  ask: () => Promise<NotesPage | null>,
  fetch: StoreFetch,
): Promise<NoteOutcome> {
  const before = await ask();
  if (before === null) return 'unreachable';
  // Written by a try whose answer was lost, or by a colleague.
  if (saysAlready(before.notes, note, before.isCut)) return 'written';
  if (before.form === null) return 'refused';
  await sendForm(before.form(note.text), fetch);
  const after = await ask();
  if (after === null) return 'unreachable';
  return saysAlready(after.notes, note, after.isCut) ? 'written' : 'refused';
}
