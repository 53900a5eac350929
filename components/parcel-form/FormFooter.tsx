import { parseAmount } from '../../lib/parcel/parse-amount';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import type { FormState } from './form-state';

interface FormFooterProps {
  readonly state: FormState;
}

/** What will be collected, and the one press. While something holds the parcel up, the press leads there. */
export function FormFooter({ state }: FormFooterProps) {
  const { t } = useText();
  return (
    <footer class="form-footer">
      {!state.safe.value && (
        <p class="form-footer__unsafe small" role="alert">
          {t('not-saved')}
        </p>
      )}
      <Collected state={state} />
      <SendButton state={state} />
    </footer>
  );
}

function SendButton({ state }: FormFooterProps) {
  const { t } = useText();
  const blocked = state.blocked.value;
  const [first] = blocked;
  if (state.sending.value) {
    return (
      <Button kind="primary" busy onPress={() => undefined}>
        {t('outcome-sending')}
      </Button>
    );
  }
  if (first !== undefined) {
    const review = () => {
      state.showAll();
      state.look(first);
    };
    return (
      <Button kind="primary" onPress={review}>
        {t('review-fields', { count: blocked.length })}
      </Button>
    );
  }
  if (state.another.value) {
    return (
      <Button kind="caution" onPress={() => state.create(false)}>
        {t('duplicate-force')}
      </Button>
    );
  }
  return (
    <Button kind="primary" onPress={() => state.create(false)}>
      {t('create-parcel')}
    </Button>
  );
}

function Collected({ state }: FormFooterProps) {
  const { t } = useText();
  const amount = parseAmount(state.fields.value.totalPrice);
  const currency = state.account?.currency ?? null;
  if (!amount.ok) return <p class="form-footer__collect soft">{t('collect-label')}: —</p>;
  if (amount.value === '0') return <p class="form-footer__collect">{t('collect-nothing')}</p>;
  return (
    <p class="form-footer__collect">
      <span class="soft small">{t('collect-label')}</span>
      <strong>
        <Amount value={amount.value} currency={currency} />
      </strong>
    </p>
  );
}
