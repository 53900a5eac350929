import type { ComponentChildren } from 'preact';
import type { RowView } from '../../lib/messaging/views/row';
import { ParcelLabel } from '../labels/ParcelLabel';

interface RowLabelProps {
  readonly row: RowView;
  /** What came of it. */
  readonly stamp?: ComponentChildren;
}

export function RowLabel({ row, stamp }: RowLabelProps) {
  return (
    <ParcelLabel
      village={row.village}
      streetName={row.streetName}
      recipient={row.recipientName}
      phone={row.phone}
      amount={row.totalPrice}
      currency={row.currency}
      stamp={stamp}
    />
  );
}
