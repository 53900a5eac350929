import type { Language } from '../../i18n/language';
import type { FieldMeaning } from '../../parcel/field-meanings';
import type { Datum, Teaching } from '../../stores/taught/teaching';
import type { TeachWords } from '../../teaching/teach-words';

/** How far the teaching of a site has come: `imported` and `unconfirmed` want one more page to be confirmed on. */
export type Lesson = 'none' | 'unconfirmed' | 'imported' | 'confirmed';

/** What the panel in a page is opened with. Its words are made in the background, like the bar's. */
export interface TeachView {
  readonly language: Language;
  readonly direction: 'rtl' | 'ltr';
  readonly words: TeachWords;
  /** Those to choose from, ISO 4217. */
  readonly currencies: readonly string[];
  /** What was taught of this site and wants a further page; what was taught last in this tab comes first. */
  readonly pending: readonly Teaching[];
  /** A first page was taught in this tab: the first of those pending is gone on with on a page of no other's kind. */
  readonly going: boolean;
  /** Fields of a known store are pointed out: what was said of them so far. `null`: the page is being taught. */
  readonly fields: SaidFields | null;
}

/** What people call the field that each was said to be. */
export type SaidFields = Readonly<Partial<Record<FieldMeaning, string>>>;

export interface TaughtStore {
  readonly id: string;
  readonly origin: string;
  readonly state: Teaching['state'];
  /** The kind of page, as an address with a mark where the order's key stands. */
  readonly address: string;
  readonly data: readonly Datum[];
}
