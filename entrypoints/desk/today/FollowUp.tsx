import { UnreadableNotice } from '../../../components/log/UnreadableNotice';
import { useUnreadable } from '../../../components/log/use-unreadable';
import { GiveAccess } from '../../../components/outbox/GiveAccess';
import { OutboxList } from '../../../components/outbox/OutboxList';
import { createRowActions } from '../../../components/outbox/row-actions';
import { CutShort } from '../../../components/outbox/SendOrLeave';
import { useText } from '../../../components/text/use-text';
import { Icon } from '../../../components/ui/Icon';
import { useRead } from '../../../components/ui/use-read';
import { Failure } from '../../../lib/failure';
import type { NoteView } from '../../../lib/messaging/views/notes';
import type { CutShortPress } from '../../../lib/messaging/views/review';
import type { RowView } from '../../../lib/messaging/views/row';
import { needsPerson } from '../../../lib/outbox/meaning-of-waiting';
import { Reading } from '../Reading';
import type { SectionProps } from '../section';
import { shipAgain } from '../ship-again';
import { NoteList } from './NoteList';

interface Waiting {
  readonly rows: readonly RowView[];
  readonly notes: readonly NoteView[];
  readonly cutShort: readonly CutShortPress[];
}

async function readWaiting(ask: SectionProps['desk']['ask']): Promise<Waiting> {
  const [rows, notes, cutShort] = await Promise.all([
    ask('outbox/list', {}),
    ask('notes/list', {}),
    ask('outbox/cut-short', {}),
  ]);
  return { rows, notes, cutShort };
}

/**
 * Every parcel without an outcome, with the acts that give it one, and the notes for the stores; nothing where there is
 * none. Read again whenever something changed anywhere.
 */
export function FollowUp({ desk }: Pick<SectionProps, 'desk'>) {
  const { t } = useText();
  const [outbox, readAgain, show] = useRead<Waiting | Failure | null>(
    null,
    // Where nothing was read yet it is said, with the button that reads again; the background has logged it.
    (now) => readWaiting(desk.ask).catch(() => now() ?? new Failure('unexpected')),
    [desk, desk.changes.value],
    'desk: what waits',
  );
  const [unreadable, forget] = useUnreadable();

  // The change is announced to all pages, this one too; the answer itself is a moment sooner.
  const actions = createRowActions(desk.ask, (row) =>
    show((before) =>
      before === null || before instanceof Failure
        ? before
        : { ...before, rows: before.rows.map((other) => (other.id === row.id ? row : other)) },
    ),
  );
  if (outbox === null || outbox instanceof Failure)
    return <Reading failure={outbox} onAgain={() => void readAgain()} />;
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
                await readAgain();
              }}
            />
          ))}
          <AccessMissing rows={rows} />
          <UnreadableNotice records={unreadable} onForget={forget} />
          <OutboxList
            rows={rows}
            accounts={desk.settings.value.accounts}
            activeAccountId={desk.settings.value.activeAccountId}
            actions={actions}
            onReview={shipAgain}
          />
        </section>
      )}
      <NoteList ask={desk.ask} notes={notes} readAgain={readAgain} />
    </>
  );
}

/** How many parcels wait for access to each service's address, with the press that gives it to all of them. */
export function AccessMissing({ rows }: { readonly rows: readonly RowView[] }) {
  const { t } = useText();
  const addresses = Map.groupBy(
    rows.flatMap((row) => row.accessMissing ?? []),
    (address) => address,
  );
  return [...addresses].map(([address, { length }]) => (
    <div key={address} class="surface row hand__thing hand__thing--urgent">
      <Icon name="alert" />
      <span class="grow">{t('today-access', { count: length, site: new URL(address).host })}</span>
      <GiveAccess address={address} small />
    </div>
  ));
}
