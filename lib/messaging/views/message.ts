import type { CountryCode } from '../../customer-messages/whatsapp';
import type { Language } from '../../i18n/language';

export interface MessageView {
  readonly language: Language;
  readonly text: string;
  /** Opens the person's own WhatsApp with the text in it. */
  readonly link: string;
  /** The phone's, with which the chat opens. */
  readonly code: CountryCode;
  /** What else the code may be. */
  readonly others: readonly CountryCode[];
  /** The person opened it before, or said that they sent it. */
  readonly sent: boolean;
}

/** `no-phone`: WhatsApp could not know it. */
export type MessageState = 'open' | 'sent' | 'no-phone';
