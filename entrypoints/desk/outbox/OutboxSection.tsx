import { useEffect, useState } from 'preact/hooks';
import { UnreadableNotice } from '../../../components/log/UnreadableNotice';
import { CutShort } from '../../../components/outbox/CutShort';
import { NoteList } from '../../../components/outbox/NoteList';
import { OutboxList } from '../../../components/outbox/OutboxList';
import { createRowActions } from '../../../components/outbox/row-actions';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Notice } from '../../../components/ui/Notice';
import { Spinner } from '../../../components/ui/Spinner';
import type { NoteView } from '../../../lib/messaging/views/notes';
import type { CutShortPress } from '../../../lib/messaging/views/review';
import type { RowView } from '../../../lib/messaging/views/row';
import { logged } from '../../../lib/storage/log';
import { forgetUnreadable, type KeptUnreadable, readUnreadable } from '../../../lib/storage/unreadable';
import type { SectionProps } from '../section';

type Reading =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'read';
      readonly rows: readonly RowView[];
      readonly notes: readonly NoteView[];
      readonly cutShort: readonly CutShortPress[];
    };

/** Every parcel without its answer, read anew whenever something changed anywhere. */
export function OutboxSection({ desk }: SectionProps) {
  const { t } = useText();
  const [reading, setReading] = useState<Reading>({ state: 'loading' });
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
      ([rows, notes, cutShort]) => wanted && setReading({ state: 'read', rows, notes, cutShort }),
      // Said on the page, with the press to read again; the background has logged it.
      () => wanted && setReading((before) => (before.state === 'read' ? before : { state: 'failed' })),
    );
    return () => {
      wanted = false;
    };
  }, [desk, changes, again]);

  const [unreadable, setUnreadable] = useState<readonly KeptUnreadable[]>([]);
  const readAside = () => readUnreadable().then(setUnreadable).catch(logged('outbox: unreadable records'));
  useEffect(() => void readAside(), []);
  const forget = () =>
    void forgetUnreadable(unreadable).then(readAside).catch(logged('outbox: unreadable records'));

  // What was done is told to everybody, this page among them; the answer is there a moment sooner.
  const actions = createRowActions(desk.ask, (row) =>
    setReading((before) =>
      before.state === 'read'
        ? { ...before, rows: before.rows.map((other) => (other.id === row.id ? row : other)) }
        : before,
    ),
  );
  return (
    <div class="desk__section">
      {reading.state === 'loading' && (
        <p class="desk__waiting" role="status">
          <Spinner />
          {t('loading')}
        </p>
      )}
      {reading.state === 'failed' && (
        <Notice
          tone="bad"
          live
          actions={<Button onPress={() => setAgain(again + 1)}>{t('try-again')}</Button>}
        >
          <p>{t('failure-unexpected')}</p>
        </Notice>
      )}
      {reading.state === 'read' &&
        reading.cutShort.map((press) => (
          <CutShort
            key={press.collectionId}
            press={press}
            onDecide={async (choice) => {
              await desk.ask('outbox/decide-cut-short', { collectionId: press.collectionId, choice });
              setAgain((times) => times + 1);
            }}
          />
        ))}
      {reading.state === 'read' && (
        <>
          <UnreadableNotice records={unreadable} onForget={forget} />
          <OutboxList rows={reading.rows} accounts={desk.settings.value.accounts} actions={actions} />
          <NoteList notes={reading.notes} />
        </>
      )}
    </div>
  );
}
