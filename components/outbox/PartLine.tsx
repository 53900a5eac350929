import type { PartView } from '../../lib/messaging/views/row';
import { titleOf } from '../../lib/outbox/meaning';
import { useText } from '../text/use-text';
import { Amount } from '../ui/Amount';
import { Ltr } from '../ui/Ltr';

interface PartLineProps {
  readonly part: PartView;
  /** "1/2". */
  readonly place: string;
  readonly currency: string | null;
}

/** One of an order's several parcels on one line: what it collects, and its code or what became of it. */
export function PartLine({ part, place, currency }: PartLineProps) {
  const { t } = useText();
  return (
    <p class="spread" data-part={place}>
      <span>
        <Ltr>{place}</Ltr> · <Amount value={part.totalPrice} currency={currency} />
      </span>
      {part.parcelCode === null ? <span>{t(titleOf(part))}</span> : <Ltr code>{part.parcelCode}</Ltr>}
    </p>
  );
}
