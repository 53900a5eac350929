import { useState } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { isWebhookAddress } from '../../lib/settings/addresses';
import { failureOf } from '../../lib/storage/log';
import type { KnownWebhook } from '../../lib/storage/records';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { FailureNotice } from '../ui/FailureNotice';
import { Field } from '../ui/Field';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { ServiceWords } from '../ui/ServiceWords';
import { TextInput } from '../ui/TextInput';

interface WebhookFormProps {
  /** `null`: nothing is known, which does not mean that there is none. */
  readonly known: KnownWebhook | null;
  /** The address that was being typed when the page was closed; empty: none. */
  readonly typed: string;
  readonly onTyped: (address: string) => void;
  /** @returns the service's own words, where it said any; @throws Failure */
  readonly onSet: (address: string) => Promise<string | null>;
}

type Told =
  | { readonly state: 'idle' | 'setting' }
  | { readonly state: 'set'; readonly message: string | null }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Sets the address; what was set before cannot be read back, so replacing it is a press of its own. */
export function WebhookForm({ known, typed: typedBefore, onTyped, onSet }: WebhookFormProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(typedBefore);
  const [understood, setUnderstood] = useState(false);
  const [left, setLeft] = useState(false);
  const [told, setTold] = useState<Told>({ state: 'idle' });
  const address = typed.trim();
  const wrong = address !== '' && !isWebhookAddress(address);

  const set = async () => {
    setTold({ state: 'setting' });
    try {
      setTold({ state: 'set', message: await onSet(address) });
      onTyped('');
      setUnderstood(false);
    } catch (error) {
      setTold({ state: 'failed', failure: failureOf(error, 'webhook') });
    }
  };

  return (
    <div class="webhook__form">
      <p>
        {known === null ? (
          t('webhook-unknown')
        ) : (
          <>
            {t(known.from === 'set-here' ? 'webhook-set-here' : 'webhook-seen')}{' '}
            <Ltr code>{known.address}</Ltr>
          </>
        )}
      </p>
      <Field
        label={t('webhook-address')}
        name="webhook"
        messages={wrong && left ? [{ tone: 'error', text: t('webhook-address-wrong') }] : []}
      >
        {(control) => (
          <TextInput
            control={control}
            kind="url"
            value={typed}
            placeholder="https://"
            onInput={(value) => {
              setTyped(value);
              onTyped(value);
              setTold({ state: 'idle' });
            }}
            onLeave={() => setLeft(true)}
          />
        )}
      </Field>
      <Checkbox label={t('webhook-understood')} checked={understood} onChange={setUnderstood} />
      <div>
        <Button
          kind="primary"
          busy={told.state === 'setting'}
          disabled={address === '' || wrong || !understood}
          onPress={() => void set()}
        >
          {t('webhook-set')}
        </Button>
      </div>
      {told.state === 'set' && (
        <Notice tone="good" title={t('webhook-done')} live>
          <ServiceWords words={told.message} />
        </Notice>
      )}
      {told.state === 'failed' && <FailureNotice failure={told.failure} />}
    </div>
  );
}
