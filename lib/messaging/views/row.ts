import type { Decimal } from '../../order';
import type { OutboxRow } from '../../outbox/row';

/** What only sending needs, or is shown otherwise; a page gets the parts of the request that it shows. */
type Unshown =
  | 'store'
  | 'orderId'
  | 'identityVersion'
  | 'phoneKey'
  | 'request'
  | 'revision'
  | 'sent'
  | 'quotedFee'
  | 'pressedIn'
  | 'filledFrom'
  | 'storeAsked'
  | 'colleaguesAsked'
  | 'claimPlace'
  | 'currency';

export interface PartView
  extends Pick<
    OutboxRow,
    'id' | 'state' | 'settlement' | 'waiting' | 'parcelCode' | 'wrongSince' | 'attempts'
  > {
  readonly totalPrice: Decimal;
  /** Delivery and what a high price adds, as quoted when it was intended; `null`: not known. */
  readonly fee: Decimal | null;
}

/** An outbox row as people see it: the row itself, and what is known of it at the moment. */
export interface RowView extends Omit<OutboxRow, Unshown> {
  /** How many parcels of its order were not withdrawn before it; those of its own press do not count. */
  readonly copy: number;
  /** A parcel of its order that is made, and meant to be, collects an amount; those of its own press do not count. */
  readonly collectedBefore: boolean;
  /** The parcels that its order goes in by one press, itself among them; empty where it goes in one. */
  readonly parts: readonly PartView[];
  readonly totalPrice: Decimal;
  readonly fee: PartView['fee'];
  /** In which it was sent, ISO 4217: the account's may have been corrected since. `null`: the account is gone. */
  readonly currency: string | null;
  /** By which the company's own list names it; `null`: it was sent without. */
  readonly referenceNumber: string | null;
  readonly recipientName: string;
  readonly phone: string;
  readonly villageId: number;
  /** Its village as it was called when it was shipped; `null`: of rows of earlier versions. */
  readonly village: { readonly name: string; readonly city: string } | null;
  readonly streetName: string;
  /** When it is sent or asked about next by itself; `null`: a person has to say so. */
  readonly nextTryAt: number | null;
  /** The store did not say in time what it holds: the parcel was sent as the order had been read before. */
  readonly storeNotAsked: boolean;
  /** The shop's server did not say in time whether a colleague has the order. */
  readonly colleaguesNotAsked: boolean;
  /** The colleague who took the order over from this browser; `null`: none did. */
  readonly takenOverBy: string | null;
  /** Where the delivery company's own pages begin, so far as its service's address tells; `null`: the account is gone. */
  readonly panel: string | null;
  /** Another parcel to this phone has to end first. */
  readonly phoneBusy: boolean;
  /** The service's address, which the browser has to give access to before anything is sent; `null`: it does. */
  readonly accessMissing: string | null;
}
