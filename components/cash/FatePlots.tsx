import { useMemo } from 'preact/hooks';
import type { AnyEntry } from '../../lib/ledger/colleague-entries';
import { FATES } from '../../lib/ledger/fate';
import { type CityFates, countFates, fatesByCity, fatesByDay } from '../../lib/ledger/fate-counts';
import { DayPlot } from '../plots/DayPlot';
import { FatePlot } from '../plots/FatePlot';
import { useText } from '../text/use-text';

/** Cities with a bar of their own; all others share one. */
const MOST_CITIES = 8;

/** What became of an account's parcels of the last 30 days, by day and by city. */
export function FatePlots({ parcels }: { readonly parcels: readonly AnyEntry[] }) {
  const { t } = useText();
  const { days, cities } = useMemo(() => {
    const now = Date.now();
    return { days: fatesByDay(parcels, 'month', now), cities: fatesByCity(parcels, now) };
  }, [parcels]);
  if (cities.length === 0) return null;
  const named = cities.filter(({ city }) => city !== null);
  const rest = [
    { key: 'elsewhere', name: t('today-elsewhere'), cities: named.slice(MOST_CITIES) },
    { key: 'untold', name: t('bar-missing'), cities: cities.filter(({ city }) => city === null) },
  ].filter((one) => one.cities.length > 0);
  return (
    <section class="card">
      <h2>{t('plots-title')}</h2>
      <h3>{t('plots-by-day')}</h3>
      <DayPlot title={t('plots-by-day')} days={days} />
      <h3>{t('plots-by-city')}</h3>
      <FatePlot
        title={t('plots-by-city')}
        shape="bar"
        heading={t('ledger-city')}
        parts={[
          ...named
            .slice(0, MOST_CITIES)
            .map(({ city, counts }) => ({ key: `city ${city}`, name: city ?? '', counts })),
          ...rest.map((one) => ({ ...one, counts: sumOf(one.cities) })),
        ]}
      />
    </section>
  );
}

function sumOf(cities: readonly CityFates[]): CityFates['counts'] {
  const sums = { ...countFates([]) };
  for (const { counts } of cities) for (const fate of FATES) sums[fate] += counts[fate];
  return sums;
}
