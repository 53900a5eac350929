import { useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { Button } from '../../../components/ui/Button';
import { Checkbox } from '../../../components/ui/Checkbox';
import { FailureNotice } from '../../../components/ui/FailureNotice';
import { Ltr } from '../../../components/ui/Ltr';
import { Notice } from '../../../components/ui/Notice';
import { ServiceWords } from '../../../components/ui/ServiceWords';
import { TextField } from '../../../components/ui/TextInput';
import { usePress } from '../../../components/ui/use-press';
import { isWebhookAddress } from '../../../lib/settings/addresses';
import type { WebhookFields } from '../../../lib/storage/known-webhook';
import type { KnownWebhook } from '../../../lib/storage/records';
import type { Typed } from '../../../lib/typed/typed-forms';
import type { AccountProps } from '../section';

interface WebhookFormProps extends AccountProps {
  /** `null`: nothing is known, which does not mean that there is none. */
  readonly known: KnownWebhook | null;
  readonly readKnown: () => Promise<void>;
  readonly kept: Typed<WebhookFields>;
}

/** Sets the address; what was set before cannot be read back, so replacing it is a press of its own. */
export function WebhookForm({ account, ask, known, readKnown, kept }: WebhookFormProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(kept.typed?.address ?? '');
  const [understood, setUnderstood] = useState(false);
  const [left, setLeft] = useState(false);
  const press = usePress<'set', string | null>('webhook');
  const address = typed.trim();
  const wrong = address !== '' && !isWebhookAddress(address);

  const set = () =>
    press.run('set', async () => {
      const { message } = await ask('webhook/set', { accountId: account.id, address });
      await readKnown();
      kept.keep(null);
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
          kept.keep(value === '' ? null : { address: value });
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
          text={t('save')}
        />
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
