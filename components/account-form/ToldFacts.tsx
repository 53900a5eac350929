import { dayText } from '../../lib/i18n/moment-text';
import type { ToldByService } from '../../lib/settings/account';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';

export function ToldFacts({ told, currency }: { readonly told: ToldByService; readonly currency: string }) {
  const { t, language } = useText();
  const { maximumPrice, size, extraFeeFrom, extraFeeFraction, creationModeId = null } = told;
  const percent = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  const extra = extraFeeFrom !== null && (
    <>
      <Amount value={extraFeeFrom} currency={currency} />
      {extraFeeFraction !== null && (
        <>
          {' · '}
          <Ltr>{percent.format(Number(extraFeeFraction))}</Ltr>
        </>
      )}
    </>
  );
  const facts = [
    ['account-told-maximum', maximumPrice !== null && <Amount value={maximumPrice} currency={currency} />],
    ['account-told-size', size !== null && <Ltr>{`${size.length} × ${size.width} × ${size.height}`}</Ltr>],
    ['account-told-extra', extra],
    ['account-told-mode', creationModeId !== null && <Ltr>{String(creationModeId)}</Ltr>],
  ] as const;
  return (
    <div data-testid="account-told">
      <dt class="soft">{t('account-told', { date: dayText(told.at, language) })}</dt>
      {facts.map(
        ([title, value]) =>
          value && (
            <dd key={title} class="breaks">
              {t(title)} {value}
            </dd>
          ),
      )}
    </div>
  );
}
