import type { MergedFields } from './merge-parcels';

/**
 * What a person decided about an order whose recipient's phone another order has too: keep it back, send it
 * although, or let the other order's parcel carry it. It goes with what was typed into the order's form.
 */
export type Together =
  | { readonly choice: 'held' }
  | { readonly choice: 'both' }
  | {
      readonly choice: 'merged';
      /** Of the order whose parcel carries it, as people know it, as its store does, and as its form is kept. */
      readonly number: string;
      readonly carrierId: string;
      readonly carrierKey: string;
      /** What the merge put into the carrier's form, and what was typed there before. */
      readonly merged: MergedFields;
      readonly before: Partial<MergedFields>;
    };
