import type { Sums } from '../../lib/statement/judge';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Notice } from '../ui/Notice';

interface SumsTableProps {
  readonly sums: Sums;
  readonly currency: string;
}

/** What the statement comes to: collected, less what the courier keeps, is what it should have handed over. */
export function SumsTable({ sums, currency }: SumsTableProps) {
  const { t } = useText();
  return (
    <>
      <dl class="cash__sums">
        {(['expected', 'collected', 'fees', 'due'] as const).map((name) => (
          <div key={name} data-sum={name}>
            <dt>{t(`cash-sum-${name}`)}</dt>
            <dd>
              <Amount value={sums[name]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {sums.totalDiffers === true && (
        <Notice tone="warning">
          <p>{t('cash-total-differs')}</p>
        </Notice>
      )}
    </>
  );
}
