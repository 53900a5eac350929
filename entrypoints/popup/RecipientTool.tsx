import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { createAsk } from '../../components/parcel-form/ask';
import { recipientQuestion } from '../../components/parcel-form/quote-questions';
import { RecipientCard } from '../../components/parcel-form/RecipientCard';
import { useText } from '../../components/text/use-text';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { ServiceWords } from '../../components/ui/ServiceWords';
import { Spinner } from '../../components/ui/Spinner';
import { TextField } from '../../components/ui/TextInput';
import { useFirstField } from '../../components/ui/use-first-field';
import { failureTextId } from '../../lib/i18n/failure-text';
import type { send } from '../../lib/messaging/send';
import type { KnownRecipient } from '../../lib/messaging/views/service';
import type { Account } from '../../lib/settings/account';
import type { Popup } from './popup-state';
import { useKeptTool } from './use-kept-tool';

interface RecipientToolProps {
  readonly popup: Popup;
  readonly account: Account;
  /** What to look up at once; may be empty. */
  readonly phone: string;
}

/** Looks recipients up by phone; picking one begins a parcel to them. */
export function RecipientTool({ popup, account, phone: given }: RecipientToolProps) {
  const { t, lookUp } = useText();
  const holder = useFirstField<HTMLElement>();
  const { typed, recipients } = useMemo(
    () => createLookUp(account, given, popup.ask),
    [account.id, given, popup],
  );
  useEffect(() => recipients.dispose, [recipients]);
  useKeptTool('recipient', account.id, typed, given === '');
  const asked = recipients.asked.value;
  return (
    <main class="panel__body" ref={holder}>
      <TextField
        label={t('field-phone')}
        hint={asked.state === 'idle' ? t('recipient-type-phone') : null}
        kind="phone"
        value={typed.value.phone}
        onInput={(phone) => {
          typed.value = { phone };
        }}
      />
      <div class="stack loose results" role="status">
        {asked.state === 'waiting' && <Spinner />}
        {asked.state === 'failed' && (
          <Notice tone="bad" actions={<Button onPress={recipients.again} text={t('try-again')} />}>
            <p>{lookUp(failureTextId(asked.failure.code), asked.failure.params)}</p>
            <ServiceWords words={asked.failure.serviceText} />
          </Notice>
        )}
        {asked.state === 'answered' && asked.answer.length === 0 && <p>{t('known-recipients-none')}</p>}
        {asked.state === 'answered' && <Found recipients={asked.answer} onPick={popup.openManual} />}
      </div>
    </main>
  );
}

interface FoundProps {
  readonly recipients: readonly KnownRecipient[];
  readonly onPick: (recipient: KnownRecipient) => void;
}

function Found({ recipients, onPick }: FoundProps) {
  const { t } = useText();
  return (
    <ul class="stack">
      {recipients.map((recipient) => (
        <li key={recipient.id}>
          <RecipientCard recipient={recipient} action={t('new-parcel')} onPress={() => onPick(recipient)} />
        </li>
      ))}
    </ul>
  );
}

function createLookUp(account: Account, given: string, ask: typeof send) {
  const typed = signal({ phone: given });
  const recipients = createAsk(
    () => recipientQuestion(account, typed.value),
    (question) => ask('recipient/find', question),
  );
  return { typed, recipients };
}
