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

/** What a number is called that is another's, or is taken back. */
const ANOTHERS = [
  // A number that is no longer anybody's: "غيرت رقمي، مش 0599…", "الرقم القديم"; "البلدة القديمة 0599…" is where one lives.
  '(?:(?:ال)?رقمي? )?(?:مش|مو|وليس|ليس)(?: على)?|بدل|not|(?:my )?old(?: (?:number|one))?|לא|ה?ישן',
  String.raw`(?:${PHONE}\p{L}*|ال(?:رقم|جوال|تلفون|هاتف|واتس)|واتس)\s+(?:ال)?قديم`,
  String.raw`(?<=^\s*|[\d)،,.:؛/-]\s*)و?(?:ال)?قديم`,
  // A number that nobody is to ring: "لا تتصلو على رقمي".
  String.raw`(?:لا|ما)\s+(?:تتصل|ترن|تحك|تدق)\p{L}*\s+(?:على|ع|علي|ب)\s*(?:رقمي?|جوالي?|تلفوني?)?`,
  // A driver or a sender, by name; "المرسل إليه" is who gets it.
  String.raw`[وبلع]?(?:ال|لل)?(?:${COURIER}${OWN}|راسل|مرسل(?!\s*(?:ال|إل))[ةه]?)${NAME}{0,2}`,
  // "رقم المحل", "call the shop"
  String.raw`(?:${PHONE}|${RING}(?:على|ع|مع|ب)|${any('shop-number')})\s+(?:ال|لل)?${CALLED_SHOP}${NAME}{0,2}`,
  `${RING}عال${CALLED_SHOP}`,
  String.raw`(?:ال)?(?:متجر|صفحة|محل)\s*:?`,
  // At the head of a line, with the shop's own name.
  String.raw`^\s*(?:من\s+)?${any('shop-name')}${NAME}{1,3}`,
  // For questions and orders.
  `(?:لل?|و)?(?:استفسار|استفسارات)${NAME}{0,5}`,
  `(?:لل?|و)?لل?${any('order-for')}(?: ${any('order-for-and')})?(?: ${any('order-for-on')})?`,
  any('number-of-shop'),
];

/** Before a number: a driver's, a shop's or a sender's, which nobody rings for this parcel; or one that is taken back. */
export const OF_ANOTHER = new RegExp(
  String.raw`(?<!\p{L})(?:${ANOTHERS.join('|')})(?:\s+(?:رقمه|رقمو|number|phone|هو|is))?[\s:=.-]*$`,
  'iu',
);

/** Behind a number, in brackets or alone: "0599… (المرسلة)". */
export const OF_ANOTHER_BEHIND = new RegExp(
  `^ *[([–-] *(?:رقم )?(?:ال)?(?:${COURIER}|${any('behind-number')})(?!\\p{L})`,
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
