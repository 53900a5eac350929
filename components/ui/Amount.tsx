import { moneyText } from '../../lib/i18n/money-text';
import type { Decimal } from '../../lib/order';

interface AmountProps {
  readonly value: Decimal;
  /** ISO 4217; left out where no account says it. */
  readonly currency?: string | null | undefined;
  /** Under others that have decimals: all have them, so that their points stand in line. */
  readonly aligned?: boolean;
}

/** An amount with its currency, isolated and left-to-right. */
export function Amount({ value, currency = null, aligned = false }: AmountProps) {
  return (
    <bdi dir="ltr" class="ltr amount">
      {moneyText(value, currency, aligned)}
    </bdi>
  );
}
