import { dayNameText, weekDayText } from '../../lib/i18n/moment-text';
import type { DaySummary } from '../../lib/ledger/day-summary';
import { useText } from '../text/use-text';

/** Seven days' parcels, each as tall as its share of the best day. It is a table: who cannot see the bars reads it. */
export function WeekBars({ week }: Pick<DaySummary, 'week'>) {
  const { t, language } = useText();
  const most = Math.max(1, ...week.map(({ parcels }) => parcels));
  return (
    <table class="bars">
      <caption class="visually-hidden">{t('today-week')}</caption>
      <thead class="visually-hidden">
        <tr>
          <th scope="col">{t('ledger-period')}</th>
          <th scope="col">{t('desk-parcels')}</th>
        </tr>
      </thead>
      <tbody class="bars__days">
        {week.map(({ from, parcels }, index) => {
          const isToday = index === week.length - 1;
          return (
            <tr
              key={from}
              class={isToday ? 'bars__day bars__day--today' : 'bars__day'}
              title={`${weekDayText(from, language)}: ${parcels}`}
            >
              <th class="bars__name" scope="row">
                {isToday ? t('desk-today') : dayNameText(from, language)}
              </th>
              <td class="bars__count" style={{ '--share': parcels / most }}>
                {parcels}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
