/** Text for people, already in their language, with how it must be set. */
export interface Phrase {
  readonly text: string;
  /** Phones, codes and amounts are set left-to-right inside right-to-left text. */
  readonly ltr: boolean;
}

/** A line of the bar: what it is, what it says, and whether it is what holds the shipping up. */
export interface BarLine {
  readonly kind: 'recipient' | 'phone' | 'village' | 'amount' | 'fee' | 'code' | 'status';
  readonly label: string;
  readonly value: Phrase;
  readonly doubtful: boolean;
}

/**
 * All that the bar shows. The words are made in the background, so that the script in the page carries
 * neither locales nor rules, and the page's script decides nothing.
 */
export interface BarView {
  readonly language: string;
  readonly direction: 'rtl' | 'ltr';
  readonly title: string;
  readonly testing: string | null;
  readonly tone: 'plain' | 'good' | 'warning' | 'bad' | 'busy';
  readonly lines: readonly BarLine[];
  /** One sentence: why it stops, or what happened. */
  readonly message: string | null;
  /** At most one thing to press first, with its word. */
  readonly action: { readonly kind: 'ship' | 'review' | 'copy'; readonly label: string } | null;
  /** A second, quieter press: look into the form although all is certain. */
  readonly aside: { readonly kind: 'review' | 'note' | 'sign-in'; readonly label: string } | null;
  /** What a press of `ship` would send, in short; a press names it, so that what was seen is what is sent. */
  readonly digest: string | null;
  readonly parcelCode: string | null;
  /** Said by the page's script itself, when no background answers it any more. */
  readonly copied: string;
  readonly covered: string;
  readonly changed: string;
  readonly tooSoon: string;
  readonly orphaned: string;
}
