import { JoinForm } from '../../components/relay/JoinForm';
import { NoticesChoice } from '../../components/relay/NoticesChoice';
import { RelayCard } from '../../components/relay/RelayCard';
import { StatusSource } from '../../components/relay/StatusSource';
import { useText } from '../../components/text/use-text';
import { Notice } from '../../components/ui/Notice';
import { send } from '../../lib/messaging/send';
import type { Settings } from '../../lib/storage/settings';
import { Section } from './Section';
import { useNotices } from './use-notices';
import { useRelay } from './use-relay';

/** The shop's own server: statuses that arrive, and colleagues who know of each other. */
export function PeopleSection({ settings }: { readonly settings: Settings }) {
  const { t, lookUp } = useText();
  const { relay, busy, trouble, ...control } = useRelay();
  const notices = useNotices();
  const { accounts, activeAccountId } = settings;
  return (
    <Section name="people" title={t('options-people')} text={t('people-text')}>
      {relay?.state === 'none' && accounts.length === 0 && <p class="soft">{t('people-no-account')}</p>}
      {relay?.state === 'none' && accounts.length > 0 && (
        <JoinForm accounts={accounts} activeAccountId={activeAccountId} busy={busy} onJoin={control.join} />
      )}
      {relay !== null && relay.state !== 'none' && (
        <RelayCard
          relay={relay}
          accountName={
            accounts.length > 1 ? (accounts.find(({ id }) => id === relay.accountId)?.name ?? null) : null
          }
          onAccess={() => control.giveAccess(relay.url)}
          onAgain={control.joinAgain}
          onLeave={control.leave}
        />
      )}
      {relay?.state === 'joined' && (
        <StatusSource
          relay={relay}
          onSet={async () => {
            await send('relay/set-webhook', {});
            await control.reread();
          }}
          onTest={() => send('relay/test', {})}
        />
      )}
      <NoticesChoice on={settings.notifies === true} isRefused={notices.isRefused} onChange={notices.wish} />
      {trouble !== null && (
        <Notice tone="warning" live>
          <p>{lookUp(trouble)}</p>
        </Notice>
      )}
    </Section>
  );
}
