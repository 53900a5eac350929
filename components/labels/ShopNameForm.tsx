import type { TargetedEvent } from 'preact';
import { useState } from 'preact/hooks';
import type { TextId } from '../../lib/i18n/messages';
import { isHostName } from '../../lib/labels/sender';
import { characterCount } from '../../lib/parcel/rules';
import { NAME_MAXIMUM } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { FormButton } from '../ui/FormButton';
import { TextField } from '../ui/TextInput';

interface ShopNameFormProps {
  readonly taken: readonly string[];
  readonly onName: (name: string) => void;
}

/** Asks for the shop's name, which stands on labels as the sender; the account is called so from then on. */
export function ShopNameForm({ taken, onName }: ShopNameFormProps) {
  const { t, lookUp } = useText();
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const name = typed.trim();
  const problem = findProblem(name, taken);
  const submit = (event: TargetedEvent<HTMLFormElement, Event>) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem === undefined) onName(name);
    else document.getElementById('shop-name')?.focus();
  };
  return (
    <form class="card labels__ask" noValidate onSubmit={submit} aria-label={t('label-shop')}>
      <TextField
        id="shop-name"
        label={t('label-shop')}
        hint={t('label-shop-hint')}
        problem={isSubmitted && problem ? lookUp(problem) : null}
        required
        value={typed}
        onInput={setTyped}
      />
      <FormButton testId="shop-name-save" busy={false} text={t('save')} />
    </form>
  );
}

function findProblem(name: string, taken: readonly string[]): TextId | undefined {
  if (name === '') return 'finding-required';
  if (characterCount(name) > NAME_MAXIMUM) return 'problem-name-long';
  if (isHostName(name)) return 'label-shop-host';
  return taken.includes(name) ? 'problem-name-taken' : undefined;
}
