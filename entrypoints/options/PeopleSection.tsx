import { useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { JoinForm } from '../../components/relay/JoinForm';
import { RelayCard } from '../../components/relay/RelayCard';
import { StatusSource } from '../../components/relay/StatusSource';
import { useText } from '../../components/text/use-text';
import { Checkbox } from '../../components/ui/Checkbox';
import { Notice } from '../../components/ui/Notice';
import { send } from '../../lib/messaging/send';
import { changeSettings } from '../../lib/settings/settings';
import { logged } from '../../lib/storage/log';
import type { SectionProps } from './Section';
import { useRelay } from './use-relay';

/** The shop's own server, by which statuses arrive and colleagues see each other's parcels. */
export function PeopleSection({ settings }: SectionProps) {
  const { t, lookUp } = useText();
  const { relay, busy, trouble, ...control } = useRelay();
  const { accounts, activeAccountId } = settings;
  return (
    <>
      {relay?.state === 'none' && accounts.length === 0 && <p class="soft">{t('failure-account-missing')}</p>}
      {relay?.state === 'none' && accounts.length > 0 && (
        <JoinForm accounts={accounts} activeAccountId={activeAccountId} busy={busy} onJoin={control.join} />
      )}
      {relay !== null && relay.state !== 'none' && (
        <RelayCard
          relay={relay}
          accounts={accounts}
          busy={busy}
          onAccount={control.followAccount}
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
      <NoticesChoice on={settings.notifies === true} />
      {trouble !== null && <Notice tone="warning" live text={lookUp(trouble)} />}
    </>
  );
}

const PERMISSION = { permissions: ['notifications' as const] };

/**
 * Whether the browser tells of what needs a hand while the person looks elsewhere. The permission is asked for in the
 * press that turns it on, and given back when it is turned off.
 */
function NoticesChoice({ on }: { readonly on: boolean }) {
  const { t } = useText();
  const [isRefused, setRefused] = useState(false);
  const change = (wanted: boolean) => {
    const asked = wanted ? browser.permissions.request(PERMISSION) : browser.permissions.remove(PERMISSION);
    void asked
      .then(async (done) => {
        setRefused(wanted && !done);
        await changeSettings((now) => ({ ...now, notifies: wanted && done }));
      })
      .catch(logged('options: notifications'));
  };
  return (
    <div class="card">
      <h3>{t('notices-title')}</h3>
      <Checkbox label={t('notices-wish')} hint={t('notices-hint')} checked={on} onChange={change} />
      {isRefused && <Notice tone="warning" live text={t('enable-refused')} />}
    </div>
  );
}
