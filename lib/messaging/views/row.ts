import type { Decimal } from '../../order';
import type { Attempt, OutboxRow, Refusal, RowState, Waiting } from '../../outbox/row';

/** An outbox row as people see it. */
export interface RowView {
  readonly id: string;
  readonly state: RowState;
  readonly orderNumber: string | null;
  readonly copy: number;
  readonly accountId: string;
  readonly parcelCode: string | null;
  readonly refusal: Refusal | null;
  readonly totalPrice: Decimal;
  readonly recipientName: string;
  readonly phone: string;
  readonly villageId: number;
  readonly streetName: string;
  readonly orderLink: string | null;
  /** The service was told to make it although the recipient has another. */
  readonly forced: boolean;
  readonly attempts: readonly Attempt[];
  /** Why nothing is sent at the moment; `null`: its turn has not come, or there is nothing to wait for. */
  readonly waiting: Waiting | null;
  /** When it is sent or asked about next by itself; `null`: a person has to say so. */
  readonly nextTryAt: number | null;
  /** It was sent by what had been read before, since the store did not say in time what it holds. */
  readonly storeNotAsked: boolean;
  /** Another parcel to this phone has to end first. */
  readonly phoneBusy: boolean;
  readonly codeFrom: OutboxRow['codeFrom'];
  readonly settlement: OutboxRow['settlement'];
  /** The newest look-up of the recipient after the fact. */
  readonly lookedAgain: OutboxRow['lookedAgain'];
  readonly createdAt: number;
  readonly updatedAt: number;
}
