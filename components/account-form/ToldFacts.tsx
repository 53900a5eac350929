import { dayText } from '../../lib/i18n/moment-text';
import type { ToldByService } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';

interface ToldFactsProps {
  readonly told: ToldByService;
  readonly currency: string;
}

/** What the service told of an account by itself, and when. */
export function ToldFacts({ told, currency }: ToldFactsProps) {
  const { t, language } = useText();
  const { maximumPrice, size, extraFeeFrom, extraFeeFraction, creationModeId = null } = told;
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (
    <div data-testid="account-told">
      <dt class="soft">{t('account-told', { date: dayText(told.at, language) })}</dt>
      {maximumPrice !== null && (
        <dd class="breaks">
          {t('account-told-maximum')} <Amount value={maximumPrice} currency={currency} />
        </dd>
      )}
      {size !== null && (
        <dd class="breaks">
          {t('account-told-size')} <Ltr>{`${size.length} × ${size.width} × ${size.height}`}</Ltr>
        </dd>
      )}
      {extraFeeFrom !== null && (
        <dd class="breaks">
          {t('account-told-extra')} <Amount value={extraFeeFrom} currency={currency} />
          {extraFeeFraction !== null && (
            <>
              {' · '}
              <Ltr>{percent.format(Number(extraFeeFraction))}</Ltr>
            </>
          )}
        </dd>
      )}
      {creationModeId !== null && (
        <dd class="breaks">
          {t('account-told-mode')} <Ltr>{String(creationModeId)}</Ltr>
        </dd>
      )}
    </div>
  );
}
