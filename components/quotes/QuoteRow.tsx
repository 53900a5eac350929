import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Failure } from '../../lib/failure';
import { failureTextId } from '../../lib/i18n/failure-text';
import type { send } from '../../lib/messaging/send';
import type { FeeQuote, SizeQuote } from '../../lib/messaging/views/service';
import type { Decimal } from '../../lib/order';
import type { VillageChoice } from '../../lib/parcel/parcel-draft';
import type { QuoteFields } from '../../lib/quotes/quote-fields';
import type { Asked } from '../parcel-form/ask';
import { createQuoteAsks } from '../parcel-form/form-asks';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { RemoveButton } from '../ui/RemoveButton';
import { ServiceWords } from '../ui/ServiceWords';
import { villageLabel } from '../village-picker/village-label';
import { feeAskedIn, sizeAskedIn } from './quote-fields';

interface QuoteRowProps {
  readonly accountId: string;
  readonly village: VillageChoice;
  readonly fields: ReadonlySignal<QuoteFields>;
  readonly currency: string;
  readonly ask: typeof send;
  readonly onRemove: () => void;
}

export const FEES = ['deliveryCost', 'returnedDeliveryCost', 'extraPrice', 'returnedExtraPrice'] as const;

/** What each fee is called at the head of its column, and beside it where there is no room for columns. */
export const QUOTE_LABELS = {
  deliveryCost: 'fee-delivered',
  returnedDeliveryCost: 'fee-returned-line',
  extraPrice: 'fee-extra-line',
  returnedExtraPrice: 'fee-returned-extra-line',
} as const;

export function QuoteRow({ accountId, village, fields, currency, ask, onRemove }: QuoteRowProps) {
  const { t, language } = useText();
  const { fee, size } = useMemo(
    () =>
      createQuoteAsks(
        () => feeAskedIn(accountId, fields.value, village),
        () => sizeAskedIn(accountId, fields.value, village),
        ask,
      ),
    [accountId, village, fields, ask],
  );
  useEffect(
    () => () => {
      fee.dispose();
      size.dispose();
    },
    [fee, size],
  );
  const quoted: Asked<FeeQuote> = fee.asked.value;
  const sized: Asked<SizeQuote> = size.asked.value;
  const name = villageLabel(village, language);
  const amount = (value: Decimal) => <Amount value={value} currency={currency} />;
  return (
    <tr data-village={village.id}>
      <th scope="row" class="bold">
        <bdi>{name}</bdi>
      </th>
      {quoted.state === 'failed' ? (
        <td colSpan={FEES.length} class="quotes__bad bad">
          <FailedQuote failure={quoted.failure} onAgain={fee.again} />
        </td>
      ) : (
        FEES.map((part) => (
          <td key={part} data-label={t(QUOTE_LABELS[part])} aria-busy={quoted.state === 'waiting'}>
            {quoted.state === 'answered' ? (
              amount(quoted.answer[part])
            ) : (
              <span class="quotes__wait soft">…</span>
            )}
          </td>
        ))
      )}
      <td data-label={t('quotes-size')} aria-busy={sized.state === 'waiting'}>
        {sized.state === 'idle' && <span class="soft">—</span>}
        {sized.state === 'waiting' && <span class="quotes__wait soft">…</span>}
        {sized.state === 'failed' && (
          <div class="quotes__bad bad">
            <FailedQuote failure={sized.failure} onAgain={size.again} />
          </div>
        )}
        {sized.state === 'answered' && <SizeAnswer quote={sized.answer} currency={currency} />}
      </td>
      <td>
        <RemoveButton small name={name} onPress={onRemove} />
      </td>
    </tr>
  );
}

/** Why there is no quote, in our words and in the service's: not every refusal of a quote is in the spec. */
function FailedQuote({ failure, onAgain }: { readonly failure: Failure; readonly onAgain: () => void }) {
  const { t, lookUp } = useText();
  return (
    <>
      {lookUp(failureTextId(failure.code), failure.params)}{' '}
      <Button small onPress={onAgain} text={t('try-again')} />
      <ServiceWords words={failure.serviceText} />
    </>
  );
}

/** The fee for a size, or that it is rejected; what the service says of it is shown either way. */
function SizeAnswer({ quote, currency }: { readonly quote: SizeQuote; readonly currency: string }) {
  const { t } = useText();
  return (
    <>
      {quote.rejected ? (
        <strong class="quotes__bad bad">{t('finding-size-rejected')}</strong>
      ) : (
        <Amount value={quote.fee} currency={currency} />
      )}
      {quote.message !== null && quote.message !== '' && (
        <p class="small">
          <bdi>{quote.message}</bdi>
        </p>
      )}
    </>
  );
}
