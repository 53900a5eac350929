import { useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { saidByPage } from '../../../components/ui/FailedPress';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Notice } from '../../../components/ui/Notice';
import { usePress } from '../../../components/ui/use-press';
import { send } from '../../../lib/messaging/send';
import type { RelayTest, RelayView } from '../../../lib/messaging/views/relay';
import { changeSettings } from '../../../lib/settings/settings';
import type { SectionProps } from '../Section';
import { JoinForm } from './JoinForm';
import { RelayCard } from './RelayCard';
import { useRelay } from './use-relay';

/** The shop's own server, by which statuses arrive and colleagues see each other's parcels. */
export function PeopleSection({ settings }: SectionProps) {
  const { t, lookUp } = useText();
  const control = useRelay();
  const { relay, trouble } = control;
  const { accounts } = settings;
  return (
    <>
      {relay?.state === 'none' && accounts.length === 0 && <p class="soft">{t('failure-account-missing')}</p>}
      {relay?.state === 'none' && accounts.length > 0 && <JoinForm settings={settings} control={control} />}
      {relay !== null && relay.state !== 'none' && (
        <RelayCard relay={relay} accounts={accounts} control={control} />
      )}
      {relay?.state === 'joined' && <StatusSource relay={relay} reread={control.reread} />}
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
      .catch(saidByPage('options: notifications'));
  };
  return (
    <div class="card">
      <h3>{t('notices-title')}</h3>
      <Checkbox label={t('notices-wish')} hint={t('notices-hint')} checked={on} onChange={change} />
      {isRefused && <Notice tone="warning" live text={t('enable-refused')} />}
    </div>
  );
}

interface StatusSourceProps {
  readonly relay: Exclude<RelayView, { state: 'none' }>;
  readonly reread: () => Promise<void>;
}

/** Points the delivery company's webhook at the shop's server, and tests whether its events arrive. */
function StatusSource({ relay, reread }: StatusSourceProps) {
  const { t } = useText();
  const press = usePress<'set' | 'test', RelayTest | null>('relay');
  const tested = press.done?.answer ?? null;
  const isSet = relay.webhook === 'set';
  const set = async () => {
    await send('relay/set-webhook', {});
    await reread();
    return null;
  };
  return (
    <div class="card" data-testid="relay-webhook" data-webhook={relay.webhook}>
      <h3>{t('webhook-title')}</h3>
      {isSet ? (
        <p>
          {t('relay-webhook-is-set')} {t(relay.isProven ? 'relay-proven' : 'relay-not-proven')}
        </p>
      ) : (
        <p>
          {relay.webhook === 'unknown-address'
            ? t('relay-webhook-unknown')
            : t('relay-webhook-text', { host: new URL(relay.url).host })}
        </p>
      )}
      <div class="actions">
        {relay.webhook === 'not-set' && (
          <Button {...press.button('set', set)} text={t('relay-webhook-set')} />
        )}
        {isSet && relay.mayTest && (
          <Button {...press.button('test', () => send('relay/test', {}))} text={t('journey-play')} />
        )}
      </div>
      {isSet && relay.mayTest && <p class="soft small">{t('relay-test-text')}</p>}
      {tested !== null && (
        <Notice
          tone={tested === 'arrived' ? 'good' : 'warning'}
          live
          text={t(tested === 'arrived' ? 'relay-proven' : `relay-test-${tested}`)}
        />
      )}
      {press.failure !== null && <FailureNotice failure={press.failure} />}
    </div>
  );
}
