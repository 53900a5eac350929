import { PALESTINIAN_MOBILE, PHONES, type PhoneRules } from '../parcel/countries';
import { parsePhone } from '../parcel/phone';

/** A country's code without the plus; the first two share their mobiles' digits. */
export const CODES = ['970', '972', '962'] as const;
export type CountryCode = (typeof CODES)[number];

export interface WhatsAppPhone {
  /** As `wa.me` wants it: digits alone, the country's code first. */
  readonly digits: string;
  readonly code: CountryCode;
  /** What else the code may be; none where the phone or its country says it. */
  readonly others: readonly CountryCode[];
}

/**
 * A phone as `wa.me` wants it (https://faq.whatsapp.com/5913398998672934: international form, no zeros, brackets or
 * dashes). `null`: it is no phone of the account's country.
 * @param remembered the code that a person chose for this phone before
 */
export function whatsAppPhone(
  phone: string,
  rules: PhoneRules,
  remembered: CountryCode | null = null,
): WhatsAppPhone | null {
  const reading = parsePhone(phone, rules);
  if (reading.kind !== 'allowed') return null;
  const national = reading.phone.slice(-9).replace(/^0/, '');
  const { country = 'palestine-israel', phoneForm } = rules;
  const { isLocal } = PHONES[country];
  const said = CODES.find((code) => reading.phone.startsWith(`+${code}`));
  // An account that writes all its phones with a code puts it before local ones too: it says nothing of this one.
  if (said !== undefined && (isLocal || phoneForm !== `+${said}`))
    return { digits: `${said}${national}`, code: said, others: [] };
  if (isLocal) return { digits: `962${national}`, code: '962', others: [] };
  const code = remembered ?? (PALESTINIAN_MOBILE.test(national) ? '970' : '972');
  return { digits: `${code}${national}`, code, others: code === '970' ? ['972'] : ['970'] };
}

/** Opens a chat with the text written and not sent. */
export function whatsAppLink(digits: string, text: string): string {
  return `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
