import type { ParcelState } from './parcel-state';
import { recipientAnswer } from './recipients';
import type { State } from './state';

/** Parcel of the specification, with every field of its table. What the embedded objects hold is not specified. */
export function parcelAnswer(
  state: State,
  { record, customer, recipient, contents, companions }: ParcelState,
) {
  return {
    ...record,
    companion_parcels: companions,
    contents,
    recipient: recipientAnswer(state, recipient),
    customer: { id: customer.id, business_name: customer.businessName },
    promotion_usages: [],
  };
}
