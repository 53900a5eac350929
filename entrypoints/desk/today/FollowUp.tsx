import { useEffect, useState } from 'preact/hooks';
import { UnreadableNotice } from '../../../components/log/UnreadableNotice';
import { useUnreadable } from '../../../components/log/use-unreadable';
import { AccessMissing } from '../../../components/outbox/AccessMissing';
import { CutShort } from '../../../components/outbox/CutShort';
import { NoteList } from '../../../components/outbox/NoteList';
import { OutboxList } from '../../../components/outbox/OutboxList';
import { createRowActions } from '../../../components/outbox/row-actions';
import { useText } from '../../../components/text/use-text';
import { Failure } from '../../../lib/failure';
import type { NoteView } from '../../../lib/messaging/views/notes';
import type { CutShortPress } from '../../../lib/messaging/views/review';
import type { RowView } from '../../../lib/messaging/views/row';
import { needsPerson } from '../../../lib/outbox/meaning-of-waiting';
import { logged } from '../../../lib/storage/log';
import { Reading } from '../Reading';
import type { SectionProps } from '../section';
import { shipAgain } from '../ship-again';

interface Waiting {
  readonly rows: readonly RowView[];
  readonly notes: readonly NoteView[];
  readonly cutShort: readonly CutShortPress[];
}

/**
 * Every parcel without an outcome, with the acts that give it one, and the notes for the stores; nothing where there is
 * none. Read again whenever something changed anywhere.
 */
export function FollowUp({ desk }: Pick<SectionProps, 'desk'>) {
  const { t } = useText();
  const [outbox, setOutbox] = useState<Waiting | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [again, setAgain] = useState(0);
  const changes = desk.changes.value;
  useEffect(() => {
    let wanted = true;
    const asked = [
      desk.ask('outbox/list', {}),
      desk.ask('notes/list', {}),
      desk.ask('outbox/cut-short', {}),
    ] as const;
    Promise.all(asked).then(
      ([rows, notes, cutShort]) => wanted && setOutbox({ rows, notes, cutShort }),
      // Where nothing was read yet it is said, with the button that reads again; the background has logged it.
      () => wanted && setFailure(new Failure('unexpected')),
    );
    return () => {
      wanted = false;
    };
  }, [desk, changes, again]);

  const [unreadable, forget] = useUnreadable();

  // The change is announced to all pages, this one too; the answer itself is a moment sooner.
  const actions = createRowActions(desk.ask, (row) =>
    setOutbox(
      (before) =>
        before && { ...before, rows: before.rows.map((other) => (other.id === row.id ? row : other)) },
    ),
  );
  const readAgain = () => setAgain((times) => times + 1);
  if (outbox === null) return <Reading failure={failure} onAgain={readAgain} />;
  const { rows, notes, cutShort } = outbox;
  const urgent = rows.filter(needsPerson).length;
  // What continues automatically asks for nobody: the words over it say so themselves.
  const asks =
    urgent + cutShort.length + unreadable.length > 0 ||
    rows.some(({ accessMissing }) => accessMissing !== null);
  return (
    <>
      {rows.length + cutShort.length + unreadable.length > 0 && (
        <section class="follow-up stack loose" aria-labelledby={asks ? 'follow-up-title' : undefined}>
          {asks && (
            <h2 id="follow-up-title">
              {t('today-hand')} {urgent > 0 && <span class="soft">{urgent}</span>}
            </h2>
          )}
          {cutShort.map((press) => (
            <CutShort
              key={press.collectionId}
              press={press}
              onDecide={async (choice) => {
                await desk.ask('outbox/decide-cut-short', { collectionId: press.collectionId, choice });
                readAgain();
              }}
            />
          ))}
          <AccessMissing rows={rows} />
          <UnreadableNotice records={unreadable} onForget={forget} />
          <OutboxList
            rows={rows}
            accounts={desk.settings.value.accounts}
            actions={actions}
            onReview={shipAgain}
          />
        </section>
      )}
      <NoteList
        notes={notes}
        onAnswer={({ origin, what }, wanted) =>
          void desk
            .ask('follow/answer', { origin, what, wanted })
            .then(readAgain, logged('answer of a change'))
        }
        onAgain={({ rowId }, { what }) =>
          void desk.ask('follow/again', { rowId, what }).then(readAgain, logged('a change once more'))
        }
      />
    </>
  );
}
