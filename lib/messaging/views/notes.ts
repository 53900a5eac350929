import type { ParcelNote } from '../../stores/adapter';

/** A note for a page of the store to write. */
export interface NoteToWrite extends ParcelNote {
  readonly rowId: string;
}

/** How far the note on an order's parcel is. */
export interface NoteView {
  readonly rowId: string;
  /** What people call the order. */
  readonly number: string;
  /** The order's page in the store. */
  readonly link: string | null;
  readonly parcelCode: string | null;
  /** It says that the parcel was marked as wrong. */
  readonly takesBack: boolean;
  readonly state: 'waiting' | 'written' | 'failed';
  /** A page of the store has tried it already. */
  readonly tried: boolean;
  /** The last change, in milliseconds since the epoch. */
  readonly at: number;
}
