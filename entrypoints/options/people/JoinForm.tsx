import type { TargetedEvent } from 'preact';
import { useState } from 'preact/hooks';
import { useText } from '../../../components/text/use-text';
import { FormButton } from '../../../components/ui/FormButton';
import { Select } from '../../../components/ui/Select';
import { TextField } from '../../../components/ui/TextInput';
import { type Invitation, isOneServer, readInvitation } from '../../../lib/relay/invitation';
import { isWebhookAddress } from '../../../lib/settings/addresses';
import type { Settings } from '../../../lib/settings/settings';
import type { RelayControl } from './use-relay';

interface JoinFormProps {
  readonly settings: Settings;
  readonly control: RelayControl;
}

const LONGEST_NAME = 60;

/** Where an invitation to the shop's server is pasted. What was pasted is a secret: it is kept nowhere but in the field. */
export function JoinForm({ settings: { accounts, activeAccountId }, control }: JoinFormProps) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [picked, setPicked] = useState(activeAccountId ?? accounts[0]?.id ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const invitation = readInvitation(text);
  const wrongInvitation = findProblem(invitation);
  const isNamed = name.trim() !== '' && name.trim().length <= LONGEST_NAME;

  const submit = (event: TargetedEvent<HTMLFormElement, Event>) => {
    event.preventDefault();
    if (control.busy) return;
    setSubmitted(true);
    if (invitation === null || wrongInvitation !== undefined) focus('relay-invitation');
    else if (!isNamed) focus('relay-name');
    else control.join(invitation, name.trim(), picked);
  };
  return (
    <form class="card" noValidate onSubmit={submit}>
      <TextField
        {...{ id: 'relay-invitation', kind: 'code', rows: 3, value: text, onInput: setText, required: true }}
        label={t('relay-invitation')}
        hint={t('relay-invitation-hint')}
        problem={isSubmitted || text !== '' ? wrongInvitation && t(wrongInvitation) : null}
      />
      <TextField
        {...{ id: 'relay-name', value: name, onInput: setName, required: true }}
        label={t('relay-name')}
        hint={t('relay-name-hint')}
        problem={isSubmitted && !isNamed ? t('problem-name-long') : null}
      />
      {accounts.length > 1 && (
        <Select
          id="relay-account"
          label={t('relay-account')}
          value={picked}
          choices={accounts.map((account) => ({ value: account.id, label: account.name }))}
          onPick={setPicked}
        />
      )}
      <div class="actions">
        <FormButton
          testId="relay-join"
          kind="secondary"
          busy={control.busy}
          text={t(control.busy ? 'loading' : 'relay-join')}
        />
      </div>
    </form>
  );
}

function findProblem(invitation: Invitation | null) {
  if (invitation === null) return 'relay-invitation-wrong';
  if (!isOneServer(invitation.url, invitation.webhook)) return 'failure-invitation-ended';
  return isWebhookAddress(invitation.url) ? undefined : 'relay-invitation-plain';
}

function focus(id: string): void {
  document.getElementById(id)?.focus();
}
