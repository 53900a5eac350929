import { useState } from 'preact/hooks';
import { isWebhookAddress } from '../../lib/settings/addresses';
import type { KnownWebhook } from '../../lib/storage/records';
import { useText } from '../text/use-text';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { FailureNotice } from '../ui/FailureNotice';
import { Ltr } from '../ui/Ltr';
import { Notice } from '../ui/Notice';
import { ServiceWords } from '../ui/ServiceWords';
import { TextField } from '../ui/TextInput';
import { usePress } from '../ui/use-press';

interface WebhookFormProps {
  /** `null`: nothing is known, which does not mean that there is none. */
  readonly known: KnownWebhook | null;
  /** The address that was being typed when the page was closed; empty: none. */
  readonly typed: string;
  readonly onTyped: (address: string) => void;
  /** @returns the service's own words, where it said any; @throws Failure */
  readonly onSet: (address: string) => Promise<string | null>;
}

/** Sets the address; what was set before cannot be read back, so replacing it is a press of its own. */
export function WebhookForm({ known, typed: typedBefore, onTyped, onSet }: WebhookFormProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(typedBefore);
  const [understood, setUnderstood] = useState(false);
  const [left, setLeft] = useState(false);
  const press = usePress<'set', string | null>('webhook');
  const address = typed.trim();
  const wrong = address !== '' && !isWebhookAddress(address);

  const set = () =>
    press.run('set', async () => {
      const message = await onSet(address);
      onTyped('');
      setUnderstood(false);
      return message;
    });

  return (
    <div class="webhook__form stack loose">
      {known !== null && (
        <p>
          {t(known.from === 'set-here' ? 'webhook-set-here' : 'webhook-seen')} <Ltr code>{known.address}</Ltr>
        </p>
      )}
      <TextField
        label={t('webhook-address')}
        name="webhook"
        problem={wrong && left ? t('problem-address-form') : null}
        kind="url"
        value={typed}
        placeholder="https://"
        fixed={press.busy !== null}
        onInput={(value) => {
          setTyped(value);
          onTyped(value);
          press.clear();
        }}
        onLeave={() => setLeft(true)}
      />
      <Checkbox label={t('webhook-understood')} checked={understood} onChange={setUnderstood} />
      <div>
        <Button
          kind="primary"
          busy={press.busy !== null}
          disabled={address === '' || wrong || !understood}
          onPress={set}
        >
          {t('reading-save')}
        </Button>
      </div>
      {press.done !== null && (
        <Notice tone="good" title={t('saved')} live>
          <ServiceWords words={press.done.answer} />
        </Notice>
      )}
      {press.failure !== null && <FailureNotice failure={press.failure} />}
    </div>
  );
}
