import { compareDecimals } from '../../lib/decimal';
import type { FeeQuote } from '../../lib/messaging/views/service';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Button } from '../ui/Button';
import type { FormState } from './form-state';

/** The delivery fee that the service quotes, below the amount. It has a line in every state, so that nothing moves. */
export function FeeLine({ state: { account, fee } }: { readonly state: FormState }) {
  const { t } = useText();
  const currency = account?.currency ?? null;
  const asked = fee.asked.value;
  return (
    <section class="fee small" aria-label={t('fee-title')} aria-busy={asked.state === 'waiting'}>
      {asked.answer !== null && <Quote quote={asked.answer} currency={currency} />}
      {asked.state === 'idle' && <span class="soft">{t('fee-wait-village')}</span>}
      {asked.state === 'waiting' && asked.answer === null && <span class="soft">{t('loading')}</span>}
      {asked.state === 'failed' && (
        <div class="spread">
          <span class="warning">{t('fee-failed')}</span>
          <Button kind="quiet" small onPress={fee.again} text={t('try-again')} />
        </div>
      )}
    </section>
  );
}

function Quote({ quote, currency }: { readonly quote: FeeQuote; readonly currency: string | null }) {
  const { t } = useText();
  const { deliveryCost, returnedDeliveryCost, extraPrice } = quote;
  return (
    <>
      <div class="spread">
        <span class="soft">{t('fee-title')}</span>
        <span>
          <Amount value={deliveryCost} currency={currency} />
          {compareDecimals(extraPrice, '0') > 0 && (
            <span class="soft">
              {' + '}
              <Amount value={extraPrice} currency={currency} /> {t('fee-extra-line')}
            </span>
          )}
        </span>
      </div>
      <div class="spread">
        <span class="soft">{t('fee-returned-line')}</span>
        <Amount value={returnedDeliveryCost} currency={currency} />
      </div>
    </>
  );
}
