import { any, apart } from '../words/any-of';
import { RELATIVE } from './name-words';

const PHONE = any('phone-word');
const NUMBER = any('phone-word-english');
/** Who brings, sends or sells. */
const COURIER = any('courier');
const SHOP = any('shop');
/** A shop, as one rings it: "رقم محلنا", "عالبيج". */
const CALLED_SHOP = `(?:${SHOP}(?:نا|كم)?|بيج|خدم[ةه]|shop|store|us)`;
const OWN = '(?:نا|كم|كو|ه|ها|ي)?';
const NAME = String.raw`(?:\s+\p{L}+)`;
const RING = String.raw`(?:اتصل|رن|احك|تواصل)\p{L}*\s+`;

/** What stands before a number that is another's, or is taken back, with an example of each. */
interface OtherRow {
  readonly example: string;
  readonly says: RegExp;
}

const row = (example: string, source: string): OtherRow => ({
  example,
  says: new RegExp(
    String.raw`(?<!\p{L})(?:${source})(?:\s+(?:رقمه|رقمو|number|phone|هو|is))?[\s:=.-]*$`,
    'iu',
  ),
});

/** A driver's, a shop's or a sender's number, which nobody rings for this parcel; or one that is taken back. */
export const OTHERS_NUMBERS: readonly OtherRow[] = [
  // A number that is no longer anybody's; "البلدة القديمة 0599…" is where one lives.
  row('غيرت رقمي، مش', '(?:(?:ال)?رقمي? )?(?:مش|مو|وليس|ليس)(?: على)?|بدل|not|לא'),
  row('my old number', '(?:my )?old(?: (?:number|one))?|ה?ישן'),
  row('الرقم القديم', String.raw`(?:${PHONE}\p{L}*|ال(?:رقم|جوال|تلفون|هاتف|واتس)|واتس)\s+(?:ال)?قديم`),
  row('0599123456، القديم', String.raw`(?<=^\s*|[\d)،,.:؛/-]\s*)و?(?:ال)?قديم`),
  row(
    'لا تتصلو على رقمي',
    String.raw`(?:لا|ما)\s+(?:تتصل|ترن|تحك|تدق)\p{L}*\s+(?:على|ع|علي|ب)\s*(?:رقمي?|جوالي?|تلفوني?)?`,
  ),
  // A driver or a sender, by name; "المرسل إليه" is who gets it.
  row(
    'السائق ابو علي',
    String.raw`[وبلع]?(?:ال|لل)?(?:${COURIER}${OWN}|راسل|مرسل(?!\s*(?:ال|إل))[ةه]?)${NAME}{0,2}`,
  ),
  row(
    'رقم محلنا',
    String.raw`(?:${PHONE}|${RING}(?:على|ع|مع|ب)|${any('shop-number')})\s+(?:ال|لل)?${CALLED_SHOP}${NAME}{0,2}`,
  ),
  row('اتصلو عالبيج', `${RING}عال${CALLED_SHOP}`),
  row('المتجر:', String.raw`(?:ال)?(?:متجر|صفحة|محل)\s*:?`),
  // At the head of a line, with the shop's own name.
  row('من متجر ليلك', String.raw`^\s*(?:من\s+)?${any('shop-name')}${NAME}{1,3}`),
  row('للاستفسار', `(?:لل?|و)?(?:استفسار|استفسارات)${NAME}{0,5}`),
  row(
    'للطلب والحجز على',
    `(?:لل?|و)?لل?${any('order-for')}(?: ${any('order-for-and')})?(?: ${any('order-for-on')})?`,
  ),
  row('خدمة الزبائن', any('number-of-shop')),
];

/** Whether what stands before a number says that it is another's. */
export function isOthersNumber(before: string): boolean {
  return OTHERS_NUMBERS.some(({ says }) => says.test(before));
}

/** Behind a number, in brackets or alone: "0599… (المرسلة)". */
export const OF_ANOTHER_BEHIND = new RegExp(
  `^ *(?:[([–-] *(?:رقم )?(?:ال)?(?:${COURIER}|${any('behind-number')})|(?:هاد|هاي|هذا|هادا) رقم (?:ال)?${COURIER})(?!\\p{L})`,
  'iu',
);

/** In a phone's line: it may be a shop's, a driver's, a sender's or an old one. */
export const SOMEBODYS_NUMBER = apart(
  `(?:[وبلع]|لل|بال|وال|ال)?(?:${COURIER}|${SHOP}|مكتب|${any('sender-word')})${OWN}|${any('number-doubted')}`,
);

/** Before a number: the one's who writes. */
export const MINE = apart(
  `و?(?:${PHONE}ي|رقمي? انا|my ${NUMBER}|${any('my-number')})(?!\\p{L})[^\\n\\d]{0,24}$`,
);

/** Before a number: the one's it goes to. */
export const THEIRS = apart(
  `و?(?:${PHONE}(?:ها|ه|و)|رقم (?:ال)?${any('recipient')}|h(?:er|is) ${NUMBER}|recipient(?:['’]s)?(?: phone| number)?|` +
    `${any('their-number')})(?!\\p{L})[^\\n\\d]{0,12}$`,
);

/** Between two numbers or before them: the latter is the former without its slip. */
export const CORRECTED = apart(any('corrected'));

/** The order is for somebody else: a number beside the writer's own is that one's. */
export const FOR_SOMEBODY = apart(
  `${any('gift')}|ل(?: ?ال)?${RELATIVE}|` + `${any('gift-foreign')}|for my ${any('relative-son')}`,
);

/** Between two phones of one person: whose the other is, and when to ring it. */
export const OF_PHONES = apart(`(?:و|ال|ل|ب)*${any('between-phones')}`);
