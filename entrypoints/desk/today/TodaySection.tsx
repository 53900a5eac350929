import { FailureNote } from '../../../components/outbox/FailureNote';
import { OpenStore } from '../../../components/store-list/OpenStore';
import { useText } from '../../../components/text/use-text';
import { DayFigures } from '../../../components/today/DayFigures';
import { TodayTable } from '../../../components/today/TodayTable';
import { Button } from '../../../components/ui/Button';
import { Empty } from '../../../components/ui/Empty';
import { Icon } from '../../../components/ui/Icon';
import { Notice } from '../../../components/ui/Notice';
import { usePress } from '../../../components/ui/use-press';
import { useRead } from '../../../components/ui/use-read';
import { LostVillages } from '../../../components/village-list/LostVillages';
import { failureTextId } from '../../../lib/i18n/failure-text';
import type { RelayView } from '../../../lib/messaging/views/relay';
import type { Account } from '../../../lib/settings/account';
import { areNewsUnseen, keepNewsSeen } from '../../../lib/settings/news';
import { findAccount } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import { findAside } from '../../../lib/villages/directory';
import { Reading } from '../Reading';
import { ReadyStatusesOf } from '../ReadyStatusesOf';
import type { SectionProps } from '../section';
import { FollowUp } from './FollowUp';
import { HandNeeded } from './HandNeeded';
import { type Day, useDay } from './use-day';

/** Rows that are shown here; the rest of a long day is in the list of parcels. */
const MOST_ROWS = 50;

/** The desk's first section, on one screen: what waits in a line each, then each parcel that does, then the day. */
export function TodaySection({ desk }: Pick<SectionProps, 'desk'>) {
  const { hand, day, failure } = useDay(desk);
  return (
    <div class="stack wide desk__section">
      {hand !== null && <HandNeeded hand={hand} />}
      <RelayTrouble desk={desk} />
      <ListsKeptAside desk={desk} />
      <FollowUp desk={desk} />
      {day === null ? <Reading failure={failure} /> : <ShownDay desk={desk} day={day} />}
    </div>
  );
}

function ShownDay({ desk, day }: Pick<SectionProps, 'desk'> & { readonly day: Day }) {
  const { t } = useText();
  const { isNew, today } = day;
  const active = findAccount(desk.settings.value, null);
  return (
    <div class="stack wide desk__section today">
      <News />
      {active !== null && <ReadyStatusesOf desk={desk} accountId={active.id} />}
      {!isNew && <DayFigures day={day} />}
      {today.length === 0 ? (
        <Empty title={t(isNew ? 'ledger-empty-title' : 'today-none-title')} text={t('today-none-text')}>
          <OpenStore stores={desk.settings.value.stores} />
        </Empty>
      ) : (
        <TodayTable entries={today.slice(0, MOST_ROWS)} />
      )}
      {today.length > MOST_ROWS && (
        <p>
          <a class="button button--secondary" href="#/parcels">
            <Icon name="list" />
            {`${t('today-parcels')} (${today.length})`}
          </a>
        </p>
      )}
    </div>
  );
}

/** While the shop's server does not answer this browser no colleague is asked before a parcel is made: that is said. */
export function RelayTrouble({ desk }: Pick<SectionProps, 'desk'>) {
  const { t, lookUp } = useText();
  const [relay] = useRead<RelayView | null>(
    null,
    () => desk.ask('relay/view', {}),
    [desk, desk.changes.value],
    'desk: relay',
  );
  if (relay?.state !== 'joined' || relay.trouble === null) return null;
  return (
    <Notice
      tone="warning"
      title={t('bar-colleagues-not-asked')}
      text={lookUp(failureTextId(relay.trouble), { name: '' })}
      actions={
        <a class="button button--secondary button--small" href="/options.html#/people">
          {t('options-people')}
        </a>
      }
    />
  );
}

/**
 * What an update changed, in three lines, until the person has seen them: told once a version, in a page that they
 * opened, and no tab is opened for it.
 */
function News() {
  const { t } = useText();
  const [unseen, , setUnseen] = useRead(false, areNewsUnseen, [], 'desk: news');
  if (!unseen) return null;
  // They go once it is kept: a page that is closed as soon as they are gone would not finish keeping it.
  const seen = () =>
    void keepNewsSeen()
      .catch(logged('desk: news seen'))
      .finally(() => setUnseen(false));
  return (
    <Notice tone="info" title={t('news-title')} actions={<Button small onPress={seen} text={t('close')} />}>
      <ul class="stack points">
        <li>{t('news-1')}</li>
        <li>{t('news-2')}</li>
        <li>{t('news-3')}</li>
      </ul>
    </Notice>
  );
}

/** Lists of villages that lost too many to be taken unasked: whoever ships by the bar alone is told of them nowhere else. */
function ListsKeptAside({ desk }: Pick<SectionProps, 'desk'>) {
  const { accounts } = desk.settings.value;
  const [lists, readAgain] = useRead<Awaited<ReturnType<typeof readUndecided>>>(
    [],
    () => readUndecided(accounts),
    [accounts, desk.changes.value],
    'desk: villages',
  );
  const press = usePress<'new' | 'old'>('desk: villages');
  return (
    <>
      {lists.map(({ account: { id, name }, gone, of }) => (
        <LostVillages
          key={id}
          name={accounts.length > 1 ? name : null}
          {...{ gone, of }}
          deciding={press.busy !== null}
          onDecide={(use) =>
            press.run(use, async () => {
              await desk.ask('directory/decide', { accountId: id, use });
              await readAgain();
            })
          }
        />
      ))}
      <FailureNote failure={press.failure} />
    </>
  );
}

async function readUndecided(accounts: readonly Account[]) {
  const asides = await Promise.all(accounts.map(({ id }) => findAside(id)));
  return accounts.flatMap((account, index) => {
    const aside = asides[index];
    return aside == null || aside.declined ? [] : [{ account, gone: aside.gone, of: aside.of }];
  });
}
