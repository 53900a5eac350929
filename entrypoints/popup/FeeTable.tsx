import type { Asked } from '../../components/parcel-form/ask';
import { useText } from '../../components/text/use-text';
import { Amount } from '../../components/ui/Amount';
import { Button } from '../../components/ui/Button';
import { Notice } from '../../components/ui/Notice';
import { compareDecimals } from '../../lib/decimal';
import type { FeeQuote } from '../../lib/messaging/views/service';

interface FeeTableProps {
  readonly asked: Asked<FeeQuote>;
  readonly currency: string;
  readonly onAgain: () => void;
}

/** A quoted fee in full: delivered and returned, each with what a high price adds. */
export function FeeTable({ asked, currency, onAgain }: FeeTableProps) {
  const { t, lookUp } = useText();
  if (asked.state === 'failed') {
    return (
      <Notice tone="bad" live actions={<Button onPress={onAgain}>{t('try-again')}</Button>}>
        {lookUp(`failure-${asked.failure.code}`, asked.failure.params)}
      </Notice>
    );
  }
  if (asked.answer === null) {
    return <p class="fee-table soft">{t(asked.state === 'idle' ? 'fee-wait-village' : 'quote-loading')}</p>;
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
        <div class="fee-table__line" key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount value={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
