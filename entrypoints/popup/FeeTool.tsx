import { computed, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Asked } from '../../components/parcel-form/ask';
import { createParcelQuotes } from '../../components/parcel-form/form-asks';
import { SizeLine } from '../../components/parcel-form/SizeLine';
import { useText } from '../../components/text/use-text';
import { Amount } from '../../components/ui/Amount';
import { Button } from '../../components/ui/Button';
import { FailureNotice } from '../../components/ui/FailureNotice';
import { Field } from '../../components/ui/Field';
import { TextField } from '../../components/ui/TextInput';
import { useFirstField } from '../../components/ui/use-first-field';
import { VillageInput } from '../../components/village-picker/VillageInput';
import type { Villages } from '../../components/village-picker/villages';
import { currencySymbol } from '../../lib/currency';
import { compareDecimals } from '../../lib/decimal';
import type { send } from '../../lib/messaging/send';
import type { FeeQuote } from '../../lib/messaging/views/service';
import { EMPTY_FIELDS } from '../../lib/parcel/empty-fields';
import type { ParcelFields } from '../../lib/parcel/parcel-draft';
import type { Account } from '../../lib/settings/account';
import type { Popup } from './popup-state';
import { useKeptTool } from './use-kept-tool';

interface FeeToolProps {
  readonly popup: Popup;
  readonly account: Account;
  readonly villages: Villages;
}

/** What a delivery would cost, before it is promised to anybody. */
export function FeeTool({ popup, account, villages }: FeeToolProps) {
  const { t } = useText();
  const holder = useFirstField<HTMLElement>();
  const tool = useMemo(() => createFeeTool(account.id, popup.ask), [account.id, popup]);
  useEffect(() => tool.dispose, [tool]);
  useKeptTool('fee', account.id, tool.typed, true);
  useEffect(() => void villages.load(), [villages]);
  const { village, actualPrice } = tool.typed.value;
  return (
    <main class="panel__body" ref={holder}>
      <Field label={t('field-village')}>
        {(control) => (
          <VillageInput
            control={control}
            villages={villages}
            value={village}
            query=""
            onPick={(picked) => tool.edit({ village: picked })}
          />
        )}
      </Field>
      <TextField
        label={t('field-actualPrice')}
        optional
        kind="amount"
        unit={currencySymbol(account.currency)}
        value={actualPrice}
        onInput={(price) => tool.edit({ actualPrice: price })}
      />
      <div class="triple">
        {(['length', 'width', 'height'] as const).map((side) => (
          <TextField
            key={side}
            label={t(`field-${side}`)}
            kind="whole"
            value={tool.typed.value[side]}
            onInput={(text) => tool.edit({ [side]: text })}
          />
        ))}
      </div>
      <SizeLine asked={tool.size.asked.value} currency={account.currency} />
      <FeeTable asked={tool.fee.asked.value} currency={account.currency} onAgain={tool.fee.again} />
    </main>
  );
}

type Quoted = Pick<ParcelFields, 'village' | 'actualPrice' | 'length' | 'width' | 'height'>;

const { village, actualPrice, length, width, height } = EMPTY_FIELDS;
const BLANK: Quoted = { village, actualPrice, length, width, height };

/** The form's quotes, without a parcel. */
function createFeeTool(accountId: string, ask: typeof send) {
  const typed = signal(BLANK);
  const fields = computed<ParcelFields>(() => ({ ...EMPTY_FIELDS, ...typed.value }));
  const { fee, size } = createParcelQuotes(accountId, fields, ask);
  return {
    typed,
    fee,
    size,
    edit(changes: Partial<Quoted>) {
      typed.value = { ...typed.peek(), ...changes };
    },
    dispose() {
      fee.dispose();
      size.dispose();
    },
  };
}

interface FeeTableProps {
  readonly asked: Asked<FeeQuote>;
  readonly currency: string;
  readonly onAgain: () => void;
}

/** A whole fee quote: for delivery and return, each with the extra for a high price. */
function FeeTable({ asked, currency, onAgain }: FeeTableProps) {
  const { t } = useText();
  if (asked.state === 'failed') {
    return (
      <FailureNotice failure={asked.failure} actions={<Button onPress={onAgain} text={t('try-again')} />} />
    );
  }
  if (asked.answer === null) {
    return <p class="fee-table soft">{t(asked.state === 'idle' ? 'fee-wait-village' : 'loading')}</p>;
  }
  const { deliveryCost, returnedDeliveryCost, extraPrice, returnedExtraPrice } = asked.answer;
  const lines = [
    { label: t('fee-delivered'), amount: deliveryCost, always: true },
    { label: t('fee-extra-line'), amount: extraPrice, always: false },
    { label: t('fee-returned-line'), amount: returnedDeliveryCost, always: true },
    { label: t('fee-returned-extra-line'), amount: returnedExtraPrice, always: false },
  ].filter(({ amount, always }) => always || compareDecimals(amount, '0') > 0);
  return (
    <dl class="fee-table card" aria-busy={asked.state === 'waiting'}>
      {lines.map(({ label, amount }) => (
        <div class="split loose" key={label}>
          <dt>{label}</dt>
          <dd class="strong">
            <Amount value={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
