import { useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import type { RelayTest, RelayView } from '../../lib/messaging/views/relay';
import { failureOf } from '../../lib/storage/log';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { FailureNotice } from '../ui/FailureNotice';
import { Notice } from '../ui/Notice';

interface StatusSourceProps {
  readonly relay: Exclude<RelayView, { state: 'none' }>;
  /** @throws Failure */
  readonly onSet: () => Promise<void>;
  /** @throws Failure */
  readonly onTest: () => Promise<RelayTest>;
}

type Told =
  | { readonly state: 'idle' | 'setting' | 'testing' }
  | { readonly state: 'tested'; readonly result: RelayTest }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Points the delivery company's webhook at the shop's server, and tests whether its events arrive. */
export function StatusSource({ relay, onSet, onTest }: StatusSourceProps) {
  const { t } = useText();
  const [told, setTold] = useState<Told>({ state: 'idle' });
  const follow = (doing: Promise<Told>) =>
    doing.then(setTold, (error: unknown) => setTold({ state: 'failed', failure: failureOf(error, 'relay') }));
  const set = () => {
    setTold({ state: 'setting' });
    void follow(onSet().then(() => ({ state: 'idle' })));
  };
  const test = () => {
    setTold({ state: 'testing' });
    void follow(onTest().then((result) => ({ state: 'tested', result })));
  };
  const isSet = relay.webhook === 'set';
  return (
    <div class="card relay-card" data-testid="relay-webhook" data-webhook={relay.webhook}>
      <h3>{t('relay-webhook-title')}</h3>
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
          <Button busy={told.state === 'setting'} onPress={set}>
            {t('relay-webhook-set')}
          </Button>
        )}
        {isSet && relay.mayTest && (
          <Button busy={told.state === 'testing'} onPress={test}>
            {t('relay-test')}
          </Button>
        )}
      </div>
      {isSet && relay.mayTest && <p class="soft small">{t('relay-test-text')}</p>}
      {told.state === 'tested' && (
        <Notice tone={told.result === 'arrived' ? 'good' : 'warning'} live>
          <p>{t(`relay-test-${told.result}`)}</p>
        </Notice>
      )}
      {told.state === 'failed' && <FailureNotice failure={told.failure} />}
    </div>
  );
}
