import type { ComponentChildren } from 'preact';
import { amountText } from '../../lib/decimal';
import type { DaySum, DaySummary } from '../../lib/ledger/day-summary';
import { DayPlot } from '../plots/DayPlot';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';

export function DayFigures({ day }: { readonly day: DaySummary }) {
  const { t } = useText();
  return (
    <div class="stack loose figures">
      <Figure name="sums" title={t('today-to-collect')}>
        {day.sums.length === 0 && <p class="figure__main digits">—</p>}
        {day.sums.map((sum) => (
          <Sum key={sum.currency ?? ''} sum={sum} />
        ))}
        <a class="figure__more small strong" href="#/cash">
          {t('cash-out-title')}
        </a>
      </Figure>
      <Figure name="parcels" title={t('today-parcels')}>
        <p class="figure__main digits">{day.parcels.toLocaleString('en')}</p>
        <p class="soft">{t('today-yesterday', { count: day.yesterday })}</p>
        {day.byColleagues > 0 && <p class="soft">{t('ledger-by-colleagues', { count: day.byColleagues })}</p>}
      </Figure>
      <Figure name="cities" title={t('today-cities')}>
        {day.cities.length === 0 ? (
          <p class="figure__main digits">—</p>
        ) : (
          <ol class="figure__cities">
            {day.cities.map(({ city, parcels }) => (
              <li key={city}>
                <bdi>{city}</bdi> <span class="amounts digits">{parcels}</span>
              </li>
            ))}
            {day.elsewhere > 0 && (
              <li class="soft">
                {t('today-elsewhere')} <span class="amounts digits">{day.elsewhere}</span>
              </li>
            )}
          </ol>
        )}
      </Figure>
      <Figure name="week" title={t('ledger-period-week')}>
        <DayPlot title={t('ledger-period-week')} days={day.week} />
      </Figure>
    </div>
  );
}

/** Where amounts or fees are missing, the sum says of how many parcels. */
function Sum({ sum }: { readonly sum: DaySum }) {
  const { t } = useText();
  return (
    <div>
      <p class="figure__main digits">
        <Amount value={amountText(sum.toCollect)} currency={sum.currency} />
      </p>
      <p class="soft">
        {t('today-after-fees')} <Amount value={amountText(sum.afterFees)} currency={sum.currency} />
      </p>
      {sum.withoutAmount > 0 && (
        <p class="soft small">
          {t('cash-no-amount')}: {sum.withoutAmount}
        </p>
      )}
      {sum.withoutFee > 0 && <p class="soft small">{t('ledger-without-fee', { count: sum.withoutFee })}</p>}
    </div>
  );
}

interface FigureProps {
  readonly name: 'sums' | 'parcels' | 'cities' | 'week';
  readonly title: string;
  readonly children: ComponentChildren;
}

function Figure({ name, title, children }: FigureProps) {
  return (
    <section class={`stack tight surface figure figure--${name}`} aria-label={title}>
      <h2 class="soft small plain">{title}</h2>
      {children}
    </section>
  );
}
