import type { FeeQuote } from '../../lib/messaging/views/service';
import { compareDecimals } from '../../lib/parcel/decimal';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import { Spinner } from '../ui/Spinner';
import type { Asked } from './ask';

interface FeeBoxProps {
  readonly asked: Asked<FeeQuote>;
  readonly currency: string | null;
  readonly onAgain: () => void;
}

/** What the service asks for the delivery: beside the amount, never part of it. Keeps its size in every state. */
export function FeeBox({ asked, currency, onAgain }: FeeBoxProps) {
  const { t } = useText();
  return (
    <section class="fee" aria-label={t('fee-title')} aria-busy={asked.state === 'waiting'}>
      <p class="fee__title">
        {t('fee-title')}
        {asked.state === 'waiting' && <Spinner />}
      </p>
      {asked.answer !== null && <Quote quote={asked.answer} currency={currency} />}
      {asked.state === 'idle' && <p class="soft small">{t('fee-wait-village')}</p>}
      {asked.state === 'waiting' && asked.answer === null && <p class="soft small">{t('quote-loading')}</p>}
      {asked.state === 'failed' && (
        <p class="fee__failed small">
          {t('fee-failed')}
          <Button kind="quiet" small onPress={onAgain}>
            {t('try-again')}
          </Button>
        </p>
      )}
    </section>
  );
}

interface QuoteProps {
  readonly quote: FeeQuote;
  readonly currency: string | null;
}

function Quote({ quote, currency }: QuoteProps) {
  const { t } = useText();
  const { deliveryCost, returnedDeliveryCost, extraPrice } = quote;
  return (
    <>
      <p class="fee__amount">
        <Amount value={deliveryCost} currency={currency} />
        {compareDecimals(extraPrice, '0') > 0 && (
          <span class="small soft">
            {' + '}
            <Amount value={extraPrice} currency={currency} /> {t('fee-extra')}
          </span>
        )}
      </p>
      <p class="soft small">
        {t('fee-returned')} <Amount value={returnedDeliveryCost} currency={currency} />
      </p>
    </>
  );
}
