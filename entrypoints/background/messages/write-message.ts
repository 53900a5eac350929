import * as z from 'zod/mini';
import { fillMessage } from '../../../lib/customer-messages/message-text';
import { readyText } from '../../../lib/customer-messages/ready-text';
import { readSentMessages } from '../../../lib/customer-messages/sent-messages';
import { trackingLink } from '../../../lib/customer-messages/tracking-link';
import {
  CODES,
  type CountryCode,
  whatsAppLink,
  whatsAppPhone,
} from '../../../lib/customer-messages/whatsapp';
import type { Language } from '../../../lib/i18n/language';
import { dayText } from '../../../lib/i18n/moment-text';
import { moneyText } from '../../../lib/i18n/money-text';
import type { InputOf } from '../../../lib/messaging/protocol';
import type { MessageState, MessageView } from '../../../lib/messaging/views/message';
import { phoneKey } from '../../../lib/parcel/phone';
import { readSettings } from '../../../lib/settings/settings';
import { keptList } from '../../../lib/storage/kept-list';
import { requireAccount } from '../accounts/courier';
import { translatorOf } from '../current-translator';

/** `null`: the shop wants none, or WhatsApp could not know the phone. @throws Failure `account-missing` */
export async function writeMessage(wish: InputOf<'message/write'>): Promise<MessageView | null> {
  const [settings, account] = await Promise.all([readSettings(), requireAccount(wish.accountId)]);
  if (settings.messages == null) return null;
  const key = phoneKey(wish.phone);
  if (wish.countryCode !== null) await keepCode(key, wish.countryCode);
  const phone = whatsAppPhone(wish.phone, account, await findCode(key));
  if (phone === null) return null;
  const { kind, subject } = wish;
  const isSent = await readSentMessages();
  const language = wish.language ?? languageOf(wish.name) ?? translatorOf(settings).language;
  const own = settings.messages[kind]?.[language];
  const text = fillMessage(own?.trim() || readyText(kind, translatorOf({ language })), {
    name: wish.name,
    number: wish.number,
    code: wish.codes.join(' · '),
    amount:
      wish.amount === null
        ? ''
        : moneyText(wish.amount, wish.currency ?? account.currency, language).replaceAll('\u00a0', ' '),
    village: wish.village,
    day: wish.madeAt === null ? '' : dayText(wish.madeAt, language),
    link: wish.codes.map((code) => trackingLink(settings.trackingLink, code)).join(' '),
  });
  const { digits, code, others } = phone;
  const sent = subject !== null && isSent({ kind, subject });
  return { language, text, link: whatsAppLink(digits, text), code, others, sent };
}

/** @throws Failure `account-missing` */
export async function messageStates({
  kind,
  accountId,
  messages,
}: InputOf<'message/states'>): Promise<readonly MessageState[]> {
  const [account, isSent] = await Promise.all([requireAccount(accountId), readSentMessages()]);
  return messages.map(({ subject, phone }) => {
    if (whatsAppPhone(phone, account) === null) return 'no-phone';
    return isSent({ kind, subject }) ? 'sent' : 'open';
  });
}

function languageOf(name: string): Language | null {
  if (/\p{Script=Arabic}/u.test(name)) return 'ar';
  if (/\p{Script=Hebrew}/u.test(name)) return 'he';
  return /\p{Script=Latin}/u.test(name) ? 'en' : null;
}

/** Codes are kept of so many phones, the newest; whoever is forgotten is asked for once more. */
const MOST_PHONES = 2_000;

const kept = keptList('message-codes', z.array(z.tuple([z.string(), z.enum(CODES)])));

/** The country's code that a person chose for a phone; `null`: none was chosen. What cannot be read is none. */
async function findCode(phoneKey: string): Promise<CountryCode | null> {
  return new Map(await kept.read()).get(phoneKey) ?? null;
}

async function keepCode(phoneKey: string, code: CountryCode): Promise<void> {
  await kept.change((all) => {
    const others = all.filter(([key]) => key !== phoneKey);
    return [...others, [phoneKey, code] satisfies [string, CountryCode]].slice(-MOST_PHONES);
  });
}
