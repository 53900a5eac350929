import type { Phrase } from './bar';

export interface RowBadge {
  readonly orderId: string;
  readonly tone: 'good' | 'warning' | 'bad' | 'busy' | 'plain';
  /** The parcel's code, or a word. */
  readonly value: Phrase;
  /** The whole sentence, for who cannot see the badge or points at it. */
  readonly title: string;
}

/** What a store's list shows of ours: the badges, and all words of the bar that appears when orders are chosen. */
export interface ListView {
  readonly language: string;
  readonly direction: 'rtl' | 'ltr';
  readonly testing: string | null;
  /** Of the orders that were intended; the others have none. */
  readonly badges: readonly RowBadge[];
  readonly words: {
    readonly title: string;
    readonly ship: string;
    readonly choose: string;
    readonly chosen: string;
    readonly shipped: string;
    readonly reading: string;
    readonly cancel: string;
    readonly failed: string;
    /** Something lies over the bar. */
    readonly notSeen: string;
    readonly orphaned: string;
  };
}
