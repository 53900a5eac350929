import type { Decimal } from '../order';

/** What a paid order is sent with: nothing to collect, or the person is asked each time. */
type PaidOrderChoice = 'collect-nothing' | 'ask';

/** Length, width and height in the service's unit (the spec names none), whole numbers. */
export interface ParcelSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/**
 * An account at a delivery service, as its owner set it up. The key is not here: it is in the vault, under
 * the account's id and identity version.
 */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** Base address of the service, without a trailing slash; https, except on loopback. */
  readonly address: string;
  /** A new one whenever address or key change: a parcel intended for one identity never goes to another. */
  readonly identityVersion: number;
  /** `testing` accounts are for practice; they are coloured wherever they show. */
  readonly environment: 'live' | 'testing';
  /** Spec, Limits: amounts are whole in one country, with up to 2 decimals in the other. */
  readonly numberRule: 'whole' | 'two-decimals';
  /** ISO 4217 code in which the service counts for this account. */
  readonly currency: string;
  readonly deliveryPaidBy: 'recipient' | 'sender';
  /** Whether the total of the store's orders already contains delivery (it does in most stores). */
  readonly totalIncludesDelivery: boolean;
  readonly paidOrders: PaidOrderChoice;
  /** `null`: left out of requests, the service then takes its own default (40 each). */
  readonly size: ParcelSize | null;
  readonly weight: Decimal | null;
  /** `{items}`, `{number}`, `{store}` stand for the order's; what the recipient's parcel is described as. */
  readonly descriptionTemplate: string;
}
