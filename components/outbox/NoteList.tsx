import type { NoteView } from '../../lib/messaging/views/notes';
import { useText } from '../text/use-text';
import { Ltr } from '../ui/Ltr';
import { Tag } from '../ui/Tag';
import { Fold } from './Fold';

/** How far the notes on stores' orders are: waiting for their store, written, or refused. */
export function NoteList({ notes }: { readonly notes: readonly NoteView[] }) {
  const { t } = useText();
  if (notes.length === 0) return null;
  return (
    <Fold
      title={t('outbox-notes')}
      count={notes.length}
      open={notes.some(({ state }) => state !== 'written')}
    >
      <p class="soft">{t('outbox-notes-text')}</p>
      <ul class="stack">
        {notes.map((note) => (
          <li key={note.rowId} class="outbox__row" data-note={note.state}>
            <div class="outbox__summary">
              <bdi>{note.number}</bdi>
              {note.parcelCode !== null && <Ltr>{note.parcelCode}</Ltr>}
              {note.state !== 'written' && note.link !== null && (
                <a href={note.link} target="_blank" rel="noreferrer">
                  {t('outbox-note-open')}
                </a>
              )}
              {note.takesBack && <Tag tone="plain">{t('row-wrong')}</Tag>}
              <Tag tone={TONES[note.state]}>{t(`outbox-note-${wordOf(note)}`)}</Tag>
            </div>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

const TONES = { waiting: 'plain', written: 'good', failed: 'warning' } as const;

function wordOf({ state, tried }: NoteView) {
  return state === 'waiting' && tried ? 'tried' : state;
}
