import type { RowView } from '../../lib/messaging/views/row';
import { ParcelLabel } from '../label/ParcelLabel';

interface RowLabelProps {
  readonly row: RowView;
  readonly currency: string | null;
}

/** A parcel as it was sent, as its label shows it. */
export function RowLabel({ row, currency }: RowLabelProps) {
  return (
    <ParcelLabel
      village={row.village}
      streetName={row.streetName}
      recipient={row.recipientName}
      phone={row.phone}
      amount={row.totalPrice}
      currency={currency}
    />
  );
}
