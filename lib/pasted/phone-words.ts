import { anyOf, apart } from './any-of';
import { RELATIVE } from './name-words';

const PHONE = anyOf('رقم, جوال, تلفون, بلفون, هاتف, موبايل');
const NUMBER = anyOf('number, phone, mobile, cell');
/** Who brings, sends or sells. */
const COURIER = anyOf('مندوب, سائق, سايق, سواق, شوفير, شوفر, موزع');
const SHOP = anyOf('متجر, محل, معرض, دكان, بوتيك, صفحة, شركة, فرع, ادارة');
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
  String.raw`(?:${PHONE}|${RING}(?:على|ع|مع|ب)|${anyOf('رقمنا, ارقام, ارقامنا, واتس, واتساب, contact, call, whatsapp, number, phone')})\s+(?:ال|لل)?${CALLED_SHOP}${NAME}{0,2}`,
  `${RING}عال${CALLED_SHOP}`,
  String.raw`(?:ال)?(?:متجر|صفحة|محل)\s*:?`,
  // At the head of a line, with the shop's own name.
  String.raw`^\s*(?:من\s+)?${anyOf('متجر, بوتيك, صفحة, بيج, store, boutique')}${NAME}{1,3}`,
  // For questions and orders.
  `(?:لل?|و)?(?:استفسار|استفسارات)${NAME}{0,5}`,
  `(?:لل?|و)?لل?${anyOf('طلب, طلبات, حجز, طلباتكم')}(?: ${anyOf('والاستفسار, و الحجز, والتواصل, والحجز')})?(?: ${anyOf('على, ع, على الرقم, واتس, واتساب')})?`,
  anyOf(`
    مراجعة, لمراجعة, للمراجعة, للشكاوي, للتواصل معنا, تواصل معنا, تواصلو معنا, تواصلوا معنا, خدمة (ال)زبائن, خدمة (ال)زباين,
    خدمة (ال)عملاء, رقمنا, ارقامنا, رقمكم, رقمكو, ارقامكم, جوالكم, تلفونكم, هاتفكم,
    our number, your number, your phone, your mobile, ra2mkom, driver, courier, delivery guy, delivery man, delivery boy,
    delivery company, shop, store, sender, customer service, to order, call us, whatsapp us, mandoub, mandob, shofer, shufer, sawa2,
    el mandoub, el mandob, el shofer, el shufer, el sawa2,
    המספר שלכם, הטלפון שלכם, שליח, השליח, נהג, הנהג, חנות, החנות, השולח, השולחת, שירות לקוחות, להזמנות
  `),
];

/** Before a number: a driver's, a shop's or a sender's, which nobody rings for this parcel; or one that is taken back. */
export const OF_ANOTHER = new RegExp(
  String.raw`(?<!\p{L})(?:${ANOTHERS.join('|')})(?:\s+(?:رقمه|رقمو|number|phone|هو|is))?[\s:=.-]*$`,
  'iu',
);

/** Behind a number, in brackets or alone: "0599… (المرسلة)". */
export const OF_ANOTHER_BEHIND = new RegExp(
  `^ *[([–-] *(?:رقم )?(?:ال)?(?:${COURIER}|${anyOf('متجر, محل, صفحة, مرسل(ة), راسل(ة), بائع(ة), sender, driver, shop, store, השולח, השולחת')})(?!\\p{L})`,
  'iu',
);

/** In a phone's line: it may be a shop's, a driver's, a sender's or an old one. */
export const SOMEBODYS_NUMBER = apart(
  `(?:[وبلع]|لل|بال|وال|ال)?(?:${COURIER}|${SHOP}|مكتب|${anyOf('راسل(ة), مرسل(ة)')})${OWN}|` +
    anyOf(`
      غلط, قديم, الغي, ملغي, مسكر, مغلق, تغير, غيرت, بدلت, بطل, كان, مش, مو, من طرف, driver, courier, shop, store,
      office, sender, sent from, wrong, old, not, no longer, instead, changed, was, shofer, shufer, mandoub, שליח, נהג,
      חנות, שולח, ישן, טעות, לא, במקום
    `),
);

/** Before a number: the one's who writes. */
export const MINE = apart(
  `و?(?:${PHONE}ي|رقمي? انا|my ${NUMBER}|${anyOf('ra2mi, raqmi, rakmi, המספר שלי, הטלפון שלי, הנייד שלי')})(?!\\p{L})[^\\n\\d]{0,24}$`,
);

/** Before a number: the one's it goes to. */
export const THEIRS = apart(
  `و?(?:${PHONE}(?:ها|ه|و)|رقم (?:ال)?${anyOf('مستلم(ة), زبون(ة)')}|h(?:er|is) ${NUMBER}|recipient(?:['’]s)?(?: phone| number)?|` +
    `${anyOf('ra2mha, ra2mo, המספר שלה, המספר שלו, הטלפון שלה, הטלפון שלו, הנייד שלה')})(?!\\p{L})[^\\n\\d]{0,12}$`,
);

/** Between two numbers or before them: the latter is the former without its slip. */
export const CORRECTED = apart(
  anyOf(`
    (ال)رقم غلط, غلط, غلطت, غلطان, (ال)صح, (ال)صحيح, تصحيح, صححت, عفوا, سوري, اسف(ة), sorry, correct, correction,
    corrected, i mean, טעות, סליחה, תיקון
  `),
);

/** The order is for somebody else: a number beside the writer's own is that one's. */
export const FOR_SOMEBODY = apart(
  `${anyOf('هدية, بهدية, كهدية, مفاجاة')}|ل(?: ?ال)?${RELATIVE}|` +
    `${anyOf('gift, surprise, hdiye, hadiye, הפתעה, מתנה')}|for my ${anyOf('sister, mother, mom, friend, wife, husband, aunt, daughter, son')}`,
);

/** Between two phones of one person: whose the other is, and when to ring it. */
export const OF_PHONES = apart(
  `(?:و|ال|ل|ب)*${anyOf(`
    رقم*, جوال*, تلفون*, هاتف*, واتس*, اتصل*, اتصال, احك*, رن*, رد*, زوج*, جوز*, تاني, ثاني, مسكر, مغلق, او,
    or, phone, mobile, number, call, whatsapp, נייד, טלפון, או
  `)}`,
);
