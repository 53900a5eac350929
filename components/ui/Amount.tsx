import { moneyText } from '../../lib/i18n/money-text';
import type { Decimal } from '../../lib/order';
import { useText } from '../text/use-text';

interface AmountProps {
  readonly value: Decimal;
  /** ISO 4217; left out where no account says it. */
  readonly currency?: string | null | undefined;
  /** In a column where others have decimals: written with decimals too, so that the points are aligned. */
  readonly aligned?: boolean;
}

/** An amount with its currency, isolated and left-to-right. */
export function Amount({ value, currency = null, aligned = false }: AmountProps) {
  const { language } = useText();
  return (
    <bdi dir="ltr" class="ltr amount">
      {moneyText(value, currency, language, aligned)}
    </bdi>
  );
}
