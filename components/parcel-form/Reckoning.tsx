import type { ReckoningLine } from '../../lib/parcel/parcel-draft';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';

interface ReckoningProps {
  readonly lines: readonly ReckoningLine[];
  readonly currency: string | null;
}

/** How the amount came about, line by line, as on a receipt. */
export function Reckoning({ lines, currency }: ReckoningProps) {
  const { t } = useText();
  if (lines.length === 0) return null;
  return (
    <dl class="reckoning" aria-label={t('reckoning-title')}>
      {lines.map((line) => (
        <div class={`reckoning__line reckoning__line--${line.kind}`} key={line.kind}>
          <dt>{t(`reckoning-${line.kind}`)}</dt>
          <dd>
            <Amount value={line.amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
