import type { ParcelNote } from '../../stores/adapter';
import type { OrderField } from '../../stores/order-field';

export interface NoteToWrite extends ParcelNote {
  readonly rowId: string;
}

/** What a page of the store is to write into one of its orders. */
export interface FollowTask {
  readonly rowId: string;
  readonly orderId: string;
  readonly what: OrderField;
  /** Names what is claimed with it. */
  readonly claimId: string;
  /** What may stand there of what was read and written before; `null`: it is read first, and nothing is written. */
  readonly ours: readonly string[] | null;
  readonly to: string;
}

export interface FollowTurn {
  /** `null`: nothing is due. */
  readonly task: FollowTask | null;
  /** The store's own statuses are wanted and not known. */
  readonly lacksStatuses: boolean;
}

export interface FollowView {
  readonly origin: string;
  readonly what: OrderField;
  /** `null`: it was not read yet. */
  readonly before: string | null;
  readonly after: string;
  /** The store mails its customer then, or may. */
  readonly mails: boolean;
}

/** How far the note on an order's parcel is, or what else of the order follows it. */
export interface NoteView {
  readonly rowId: string;
  /** What people call the order. */
  readonly number: string;
  readonly link: string | null;
  readonly parcelCode: string | null;
  /** It says that the parcel was marked as wrong. */
  readonly takesBack: boolean;
  /** Left out: it is the note. */
  readonly follow?: FollowView;
  /** `shown`: it is written once the person has seen it; `changed`: somebody else's stands there, and stays. */
  readonly state: 'waiting' | 'shown' | 'written' | 'failed' | 'changed';
  /** A page of the store has tried it already. */
  readonly tried: boolean;
}
