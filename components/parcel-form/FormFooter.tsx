import type { Finding } from '../../lib/parcel/parcel-draft';
import { parseAmount } from '../../lib/parcel/parse-amount';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { FormState } from './form-state';
import type { Press } from './press';

interface FormFooterProps {
  readonly state: FormState;
  readonly press: Press;
}

/** The button that ships, always in sight; while something is open, it names that and leads there. */
export function FormFooter({ state, press }: FormFooterProps) {
  const { t } = useText();
  return (
    <footer class="form-footer">
      {!state.safe.value && (
        <p class="form-footer__unsafe small" role="alert">
          {t('not-saved')}
        </p>
      )}
      {press.tooSoon.value && (
        <p class="form-footer__changed small" role="alert">
          {t('press-too-soon')}
        </p>
      )}
      <ShipButton state={state} press={press} />
    </footer>
  );
}

function ShipButton({ state, press }: FormFooterProps) {
  const { t } = useText();
  const [first] = state.blocked.value;
  if (state.sending.value || state.awaitsFee.value) {
    return (
      <Button kind="primary" wide busy onPress={() => undefined}>
        {t(state.sending.value ? 'outcome-sending' : 'quote-loading')}
      </Button>
    );
  }
  if (first !== undefined) {
    const finding = state.findings.value.find(
      ({ field, severity }) => field === first && severity !== 'notice',
    );
    return (
      <Button kind="doubt" wide onPress={press.ship}>
        <Icon name="alert" />
        {finding && <NextThing state={state} finding={finding} />}
      </Button>
    );
  }
  if (state.another.value) {
    return (
      <Button kind="caution" wide onPress={press.ship}>
        {t('duplicate-force')}
      </Button>
    );
  }
  return (
    <Button kind="primary" wide busy={press.waiting.value} shortcut="Control+Enter" onPress={press.ship}>
      <Collected state={state} />
      <kbd class="shortcut">{/Mac/.test(navigator.platform) ? '⌘↵' : 'Ctrl+↵'}</kbd>
    </Button>
  );
}

/** Findings by which the order may have a parcel already. */
const SHIPPED: ReadonlySet<Finding['code']> = new Set([
  'shipped-elsewhere',
  'merged-elsewhere',
  'claimed-elsewhere',
  'shipped-by-colleague',
]);

interface NextThingProps {
  readonly state: FormState;
  readonly finding: Finding;
}

/** What is to be done next, in a few words; the whole question is shown at the field. */
function NextThing({ state, finding: { field, severity, code } }: NextThingProps) {
  const { t } = useText();
  const value = state.fields.value[field];
  if (field === 'village' && severity === 'error') return <>{t('next-village')}</>;
  if (SHIPPED.has(code)) return <>{t('next-shipped')}</>;
  const text = value === '' || value === null ? 'next-fill' : 'next-check';
  return <>{t(text, { field: t(`field-${field}`) })}</>;
}

function Collected({ state }: Pick<FormFooterProps, 'state'>) {
  const { t } = useText();
  const amount = parseAmount(state.fields.value.totalPrice);
  return (
    <span>
      {t('create-parcel')} ·{' '}
      {amount.ok && amount.value !== '0' ? (
        <Amount value={amount.value} currency={state.account?.currency ?? null} />
      ) : (
        t('collect-nothing')
      )}
    </span>
  );
}
