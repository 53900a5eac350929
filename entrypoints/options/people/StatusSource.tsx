import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Notice } from '../../../components/ui/Notice';
import { usePress } from '../../../components/ui/use-press';
import { send } from '../../../lib/messaging/send';
import type { RelayTest, RelayView } from '../../../lib/messaging/views/relay';

interface StatusSourceProps {
  readonly relay: Exclude<RelayView, { state: 'none' }>;
  readonly reread: () => Promise<void>;
}

/** Points the delivery company's webhook at the shop's server, and tests whether its events arrive. */
export function StatusSource({ relay, reread }: StatusSourceProps) {
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
