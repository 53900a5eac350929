import { compareDecimals } from '../../lib/decimal';
import type { SizeQuote } from '../../lib/messaging/views/service';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import type { Asked } from './ask';

interface SizeLineProps {
  readonly asked: Asked<SizeQuote>;
  readonly currency: string | null;
}

/** The extra fee for the size. Its line is always there, so that the answer moves nothing. */
export function SizeLine({ asked, currency }: SizeLineProps) {
  const { t } = useText();
  if (asked.state !== 'answered') return <p class="row tight soft known-line">{t(LINES[asked.state])}</p>;
  const { rejected, fee, message } = asked.answer;
  // That the size is rejected is said at the field; the service's words say why.
  if (rejected) return <p class="row tight known-line">{message ?? t('finding-size-rejected')}</p>;
  return (
    <p class="row tight known-line">
      {compareDecimals(fee, '0') > 0 ? (
        <>
          {t('size-fee')} <Amount value={fee} currency={currency} />
        </>
      ) : (
        t('size-no-fee')
      )}
    </p>
  );
}

const LINES = { idle: 'hint-size', waiting: 'loading', failed: 'fee-failed' } as const;
