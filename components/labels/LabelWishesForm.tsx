import { useState } from 'preact/hooks';
import { plainText } from '../../lib/parcel/plain-text';
import { type LabelWishes, NAME_MAXIMUM } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Checkbox } from '../ui/Checkbox';
import { Disclosure } from '../ui/Disclosure';
import { TextField } from '../ui/TextInput';

interface LabelWishesFormProps {
  /** What the account is called, where there are labels of several; `null`: of one alone. */
  readonly name: string | null;
  readonly wishes: LabelWishes;
  readonly onWishes: (change: Partial<LabelWishes>) => void;
}

/** What an account's labels say on wish: the shop's phone beside its name, and what is in the parcel. */
export function LabelWishesForm({ name, wishes, onWishes }: LabelWishesFormProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(wishes.phone);
  const keep = () => {
    const phone = plainText(typed).slice(0, NAME_MAXIMUM);
    if (phone !== wishes.phone) onWishes({ phone });
  };
  return (
    <div class="stack loose labels__ask">
      <Disclosure
        summary={
          <>
            {t('label-wishes')} {name !== null && <bdi class="soft">{name}</bdi>}
          </>
        }
      >
        <TextField
          {...{ kind: 'phone', optional: true, value: typed, onInput: setTyped, onLeave: keep }}
          label={t('label-shop-phone')}
        />
        <Checkbox
          label={t('field-description')}
          checked={wishes.contents}
          onChange={(contents) => onWishes({ contents })}
        />
      </Disclosure>
    </div>
  );
}
