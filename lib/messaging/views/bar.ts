import type { Refusal } from '../../press/press-rule';

export interface Phrase {
  readonly text: string;
  /** Phones, codes and amounts are set left-to-right inside right-to-left text. */
  readonly ltr: boolean;
}

/** A line of the bar: what it is, what it says, and whether it is what holds the shipping up. */
export interface BarLine {
  readonly kind: 'village' | 'recipient' | 'phone' | 'phone2' | 'code' | 'status' | 'amount' | 'fee';
  readonly label: string;
  readonly value: Phrase;
  /** What its text is read in, one after the other: a phone's groups of digits. */
  readonly parts?: readonly string[];
  /** Of a village: its city; of a phone: what was shipped to it before. */
  readonly beside?: string;
  readonly doubtful: boolean;
}

/** Something to press. `account`: opens the settings at the field of the account that has to be mended. */
export interface BarPress {
  readonly kind: 'ship' | 'review' | 'undo' | 'account' | 'print' | 'copy' | 'next' | 'note' | 'sign-in';
  readonly label: string;
  /** How many things need a look. */
  readonly count?: number;
  /** Until when it can be pressed, in milliseconds since the epoch: the seconds left are counted down beside it. */
  readonly until?: number;
  /** The keys that do the same, as the browser names them. */
  readonly keys?: string;
}

/** The words are made in the background, so that the script in the page carries no locales and decides nothing. */
export interface BarView {
  readonly language: string;
  readonly direction: 'rtl' | 'ltr';
  readonly title: string;
  readonly testing: string | null;
  readonly tone: 'plain' | 'good' | 'warning' | 'bad' | 'busy';
  readonly lines: readonly BarLine[];
  /** The order's own words that the message is about. */
  readonly quote: string | null;
  /** Why it stops, or what happened. */
  readonly message: string | null;
  /** The villages that the order may mean, or the answers to its one question, which have no city; each one press. */
  readonly choices: readonly { readonly name: string; readonly city: string }[];
  /** Names what was offered, in short; a choice names it, so that what was seen is what is chosen. */
  readonly offered: string | null;
  /** At most one thing to press first. */
  readonly action: BarPress | null;
  /** As much a button, beside the first. */
  readonly second: BarPress | null;
  /** Quieter presses below them. */
  readonly asides: readonly BarPress[];
  /** What a press of `ship` would send, in short; a press names it, so that what was seen is what is sent. */
  readonly digest: string | null;
  readonly parcelCode: string | null;
  /** Said by the page's script itself, when no background answers it any more. */
  readonly copied: string;
  /** What stands in place of the button from a press that ships until it is answered. */
  readonly sending: string;
  /** Why a press did not count, and how to go on. */
  readonly uncounted: Readonly<Record<Refusal, string>>;
  readonly changed: string;
  readonly orphaned: string;
}
