import { Fold } from '../../../components/outbox/Fold';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { CopyButton } from '../../../components/ui/CopyButton';
import { Ltr } from '../../../components/ui/Ltr';
import { Tag } from '../../../components/ui/Tag';
import { YesOrNo } from '../../../components/ui/YesOrNo';
import type { FollowView, NoteView } from '../../../lib/messaging/views/notes';
import { logged } from '../../../lib/storage/log';
import type { Desk } from '../desk-state';

interface NoteListProps {
  readonly ask: Desk['ask'];
  readonly notes: readonly NoteView[];
  readonly readAgain: () => Promise<void>;
}

/** How far the notes on stores' orders are, and what else of the orders follows their parcels. */
export function NoteList({ notes, ...props }: NoteListProps) {
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
          <li
            key={`${note.rowId} ${note.follow?.what ?? ''}`}
            class="surface outbox__row"
            data-note={note.state}
          >
            <div class="cluster baseline grow outbox__summary">
              <bdi>{note.number}</bdi>
              {note.parcelCode !== null && <Ltr>{note.parcelCode}</Ltr>}
              {note.parcelCode !== null && isLeftOut(note) && (
                <CopyButton
                  small
                  text={note.parcelCode}
                  label={t('ledger-copy-code', { code: note.parcelCode })}
                />
              )}
              {note.state !== 'written' && note.link !== null && (
                <a href={note.link} target="_blank" rel="noreferrer">
                  {t('outbox-note-open')}
                </a>
              )}
              {note.takesBack && <Tag tone="plain">{t('row-wrong')}</Tag>}
              <Tag tone={STATES[note.state][0]}>{t(STATES[note.state][1])}</Tag>
            </div>
            {note.tried && note.state === 'waiting' && <p class="soft small">{t('bar-note-waiting')}</p>}
            {note.follow !== undefined && <Followed note={note} follow={note.follow} {...props} />}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

interface FollowedProps extends Omit<NoteListProps, 'notes'> {
  readonly note: NoteView;
  readonly follow: FollowView;
}

/** What is changed in the order, the question before the first such change of a store, and what can be done where it was not. */
function Followed({ note, follow, ask, readAgain }: FollowedProps) {
  const { t } = useText();
  const { origin, what, before, after, mails } = follow;
  const answer = (wanted: boolean) =>
    void ask('follow/answer', { origin, what, wanted }).then(readAgain, logged('answer of a change'));
  const again = () =>
    void ask('follow/again', { rowId: note.rowId, what }).then(readAgain, logged('a change once more'));
  return (
    <div class="stack tight">
      <p>
        {t('outbox-follow', {
          what,
          before: before || NOTHING,
          after: after || NOTHING,
          became: note.state === 'changed' && !note.takesBack && before ? 'kept' : 'changed',
          mails: mails && note.state !== 'written' ? 'yes' : 'no',
        })}
      </p>
      {note.state === 'failed' && (
        <div class="actions">
          <Button small kind="quiet" onPress={again} text={t('try-again')} />
        </div>
      )}
      {note.state === 'shown' && (
        <>
          <p>{t('store-note-ask', { what: 'follow', store: origin.replace(/^https?:\/\//, '') })}</p>
          <div class="actions">
            <YesOrNo onAnswer={answer} />
          </div>
        </>
      )}
    </div>
  );
}

/** The code is to stand in the order, and does not: a person can paste it wherever their shop looks for it. */
function isLeftOut({ state, takesBack, follow }: NoteView): boolean {
  return (state === 'failed' || state === 'changed') && !takesBack && follow?.what !== 'status';
}

/** Stands where there is nothing, in every language. */
const NOTHING = '–';

const STATES = {
  waiting: ['plain', 'row-queued'],
  shown: ['warning', 'today-hand'],
  written: ['good', 'saved'],
  failed: ['warning', 'row-refused'],
  changed: ['warning', 'outbox-note-changed'],
} as const;
