import { useEffect, useMemo } from 'preact/hooks';
import { SizeLine } from '../../components/parcel-form/SizeLine';
import { useText } from '../../components/text/use-text';
import { Field } from '../../components/ui/Field';
import { TextInput } from '../../components/ui/TextInput';
import { VillageInput } from '../../components/village-picker/VillageInput';
import type { Villages } from '../../components/village-picker/villages';
import { currencySymbol } from '../../lib/i18n/currency-symbol';
import type { Account } from '../../lib/storage/account';
import { FeeTable } from './FeeTable';
import { createFeeTool } from './fee-tool-state';
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
  const tool = useMemo(() => createFeeTool(account.id, popup.ask), [account.id, popup]);
  useEffect(() => tool.dispose, [tool]);
  useKeptTool('fee', account.id, tool.typed, true);
  useEffect(() => void villages.load(), [villages]);
  const { village, actualPrice } = tool.typed.value;
  return (
    <main class="panel__body">
      <Field label={t('field-village')}>
        {(control) => (
          <VillageInput
            control={control}
            villages={villages.source}
            value={village}
            query=""
            onPick={(picked) => tool.edit({ village: picked })}
            onFetch={villages.fetch}
          />
        )}
      </Field>
      <Field label={t('field-actualPrice')} optional>
        {(control) => (
          <TextInput
            control={control}
            kind="amount"
            unit={currencySymbol(account.currency)}
            value={actualPrice}
            onInput={(price) => tool.edit({ actualPrice: price })}
          />
        )}
      </Field>
      <div class="triple">
        {(['length', 'width', 'height'] as const).map((side) => (
          <Field key={side} label={t(`field-${side}`)}>
            {(control) => (
              <TextInput
                control={control}
                kind="whole"
                value={tool.typed.value[side]}
                onInput={(text) => tool.edit({ [side]: text })}
              />
            )}
          </Field>
        ))}
      </div>
      <SizeLine asked={tool.size.asked.value} currency={account.currency} />
      <FeeTable asked={tool.fee.asked.value} currency={account.currency} onAgain={tool.fee.again} />
    </main>
  );
}
