import { useState } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { useText } from '../../../components/text/use-text';
import { Checkbox } from '../../../components/ui/Checkbox';
import { Notice } from '../../../components/ui/Notice';
import { changeSettings } from '../../../lib/settings/settings';
import { logged } from '../../../lib/storage/log';
import type { SectionProps } from '../Section';
import { JoinForm } from './JoinForm';
import { RelayCard } from './RelayCard';
import { StatusSource } from './StatusSource';
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
