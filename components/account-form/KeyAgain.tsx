import type { TargetedEvent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import type { Account } from '../../lib/settings/account';
import { readKey } from '../../lib/settings/read-key';
import type { AccountWish } from '../../lib/settings/save-account';
import { useText } from '../text/use-text';
import { FormButton } from '../ui/FormButton';
import { PracticeBand } from '../ui/PracticeBand';
import { TextField } from '../ui/TextInput';
import { fieldId, focusAccountField } from './field-id';

interface KeyAgainProps {
  readonly account: Account;
  readonly problem: TextId;
  readonly saving: boolean;
  /** Called in the click handler itself, with nothing awaited before, since the browser asks for access only then. */
  readonly onSave: (wish: AccountWish) => void;
}

/** Of an account whose key did not work the key alone is asked for again. */
export function KeyAgain({ account, problem, saving, onSave }: KeyAgainProps) {
  const { t, lookUp } = useText();
  const [typed, setTyped] = useState('');
  useLayoutEffect(() => focusAccountField('key'), []);
  const submit = (event: TargetedEvent<HTMLFormElement, Event>) => {
    event.preventDefault();
    const key = readKey(typed);
    const { id, identityVersion: _version, told: _told, hasEmployees: _has, ...fields } = account;
    if (key === null) focusAccountField('key');
    else if (!saving) onSave({ id, fields, key });
  };
  return (
    <form
      class="card wide account-form"
      noValidate
      onSubmit={submit}
      data-environment={account.environment}
      aria-label={account.name}
    >
      {account.environment === 'testing' && <PracticeBand />}
      <TextField
        id={fieldId('key')}
        kind="password"
        label={t('account-key')}
        problem={lookUp(problem)}
        required
        value={typed}
        onInput={setTyped}
      />
      <div class="actions">
        <FormButton testId="account-save" busy={saving} text={t('account-save')} />
      </div>
    </form>
  );
}
