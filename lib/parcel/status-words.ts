import type { StatusMeaning } from '../order';

/** An Arabic word’s beginning: what is being looked through (مراجعة) has not come back (راجع), and what will be sent was not. */
const START = '(?<![ء-ي])';
/** "Was done", also behind "and" and as what is being done; not what was not done yet, or will be, or is worked on. */
const DONE = `(?<!(?:لم|لن|لا|[أا]ن|سوف|حتى|عندما|قبل) )${START}(?:و?تم|يتم(?! (?:ال)?(?:تنفيذ|[إا]رسال)))`;
const NOT_YET = '(?<!\\b(?:not|yet|be)[^a-z](?:shipped[^a-z])?)';

/** Words that stores, plugins and shops use where a status is none of the store's own list. */
const ENDED = new RegExp(
  [
    'cancel|refund|fail|trash|void|denied|expired|chargeback|revers|reject|refus|duplicat|fake|\\bclosed\\b',
    // One who comes again has ordered anew.
    'return(?!ing|.customer)|(?<!(?:عميل|زبون) )مكرر',
    `ملغ|لاغي|[إا]لغاء|مسترد|مسترجع|مرتجع|${START}(?:ال)?(?:راجع|مرجع)|رجاع|مرفوض|وهمي|مغلق`,
    'فشل|בוטל|ביטול|הוחזר|החזרה|נדחה|כפול|נכשל',
  ].join('|'),
  'i',
);
const SHIPPED = new RegExp(
  [
    '^(?:shipped|delivered|completed?)$',
    `${NOT_YET}(?:out.?for.?delivery|in.?transit|dispatched|with.?(?:courier|driver)|shipped.(?:with|via|out))`,
    // A part of it, as plugins and shops call that.
    '(?:^|[^a-z])part(?:ial(?:ly)?|ly)?[^a-z]{0,3}(?:shipped|shipment|dispatched|delivered|fulfilled|sent)|(?:shipped|delivered)[^a-z]{0,3}(?:in.)?part',
    '(?:شحن|توصيل|تسليم|[إا]رسال)(?: الطلب)? جزئي',
    `${DONE} (?:ال)?(?:شحن|توصيل|تسليم|تنفيذ)|مكتمل|[إا]كتمل`,
    // An invoice or a link is sent too.
    `${DONE} (?:ال[إا]رسال|[إا]رسال(?:$|ه|ها| ال(?:طلب|طرد|شحنة|بضاعة)))`,
    '(?:قيد|جاري|خرج) (?:ال|لل)?توصيل|في الطريق|مع (?:ال)?(?:مندوب|سائق)|(?<!غير )مشحون',
    '(?<!(?:לא|טרם) )(?:נשלח|נמסר|יצא למשלוח)|בדרך|אצל השליח|הושלם|(?:משלוח|אספקה) חלקית?',
  ].join('|'),
  'i',
);
const HELD = new RegExp(
  [
    'on.?hold|fraud|(?:pre|back).?order|await.{0,8}stock|out.?of.?stock|quote|postpon|block|black.?list',
    '\\b(?:no|not)\\b.?answer|(?:do.?not|don.?t|not.?to).?(?:be.?)?(?:ship|send|deliver|dispatch)(?![a-z])',
    'معلّ?ق|مؤجل|غير متوفر|(?:لم|لا) (?:يرد|يجب|يجيب)|عرض سعر|محظور|ممنوع|لا (?:ت|ي)?(?:شحن|رسل)|عدم (?:ال)?(?:شحن|[إا]رسال)',
    'מושהה|אין מענה|לא עונה|לא לשלוח|חסום',
  ].join('|'),
  'i',
);

/** Behind these what follows is not so, or not yet. */
const NOT =
  "(?<!(?:\\b(?:not?|yet|dont)|n[’']t|\\bun|without|stop\\w*|wait(?:ing)?(?: for)?)[^a-z]?(?:yet |to |be |been ){0,2})";
const NOT_IN_ARABIC = `(?<!(?:لم يتم|لم|ليس|لا|غير|بدون|انتظار|بانتظار|وقف|[إا]يقاف) )${START}(?:ال|لل)?`;
const NOT_IN_HEBREW = '(?<!(?:לא|טרם|בלי|ללא) [ומה]?)';

/** Of an order that is to be shipped: new, paid for, agreed with the customer, worked on, ready, not sent yet. */
const TO_SHIP = new RegExp(
  [
    `${NOT}(?:new|open|pending|process|progress|confirm|accept|approv|receiv|paid|payment|invoice|ready|prepar|pack|print|review)`,
    'await(?:ing)?.(?:payment|review|process|pack|prepar)|unfulfilled|unshipped|return(?:ing)?.customer',
    'not.(?:yet.)?(?:in.transit|shipped|dispatched|sent|delivered)|(?:await(?:ing)?|pending|ready for|waiting for).(?:shipment|shipping|dispatch|delivery)',
    `${NOT}to.(?:be.)?(?:ship|send|sent|deliver|dispatch)|nouve|(?<!in)valid|exp[eé]dier|en (?:cours|attente)|pai?ement|pay[eé]`,
    `${NOT_IN_ARABIC}(?:جديد|قيد|جاري|معالج|تجهيز|جاهز|مجهز|تحضير|محضر|تغليف|تجميع|طباع|مطبوع|تنفيذ|مدفوع|ت[أا]كيد|مؤكد|مقبول|قبول|موافق)`,
    'مراجع|استلام الطلب|(?:ال|لل)?دفع|فاتورة|(?:عميل|زبون) مكرر|(?<![ء-ي])(?:سوف|سيتم)',
    '(?:لم يتم|غير|بانتظار|[أا]ن يتم|جاهز) ?(?:ال|لل)?(?:شحن|مشحون|[إا]رسال|توصيل|تسليم)',
    `${NOT_IN_HEBREW}(?:חדש|טיפול|עיבוד|הכנה|תהליך|מוכן|אוש?ר|שולם|קבל|פתוח|למשלוח|אריזה|נארז)|(?:לא|טרם) נשלח`,
  ].join('|'),
  'i',
);

/** Beside words of an order that is to be shipped they leave open which of the two is meant (“paid-shipped”). */
const MAY_HAVE_GONE = new RegExp(
  [
    `${NOT_YET}(?<![a-z])(?:shipped|delivered|dispatched|fulfilled|collected|picked.?up|handed.(?:over|to))(?![a-z])`,
    `${NOT_YET}(?<![a-z]|(?:invoice|link|mail|message|reminder|confirmation)[^a-z])sent(?![a-z])`,
    '(?<![a-z]|payment[^a-z])completed?(?![a-z])|(?<!not[^a-z]yet[^a-z])not[^a-z]delivered|on.(?:the|its).way',
    '(?:customer|client).received|received.by|process.of.(?:shipping|delivery)',
    '(?:shipping|shipment|delivery).(?:in.)?(?:progress|process)',
    '(?<!(?:non|pas|encore) )(?:exp[eé]di[eé]|livr[eé])(?!r)|en cours (?:de livraison|d.exp)',
    `(?:جاري|قيد) (?:ال)?(?:شحن|تسليم|[إا]رسال)|لم يتم (?:ال)?(?:تسليم|توصيل)(?! بعد)`,
    `(?<!(?:غير|لم|انتظار|قبل) )${START}و?(?:ال)?(?:تسليم (?:ال|لل)?(?:مندوب|سائق|شركة)|سلّ?مت? |مسلّ?م(?![ء-ي])|مرسل(?![ء-ي])|مستلم(?![ء-ي]))`,
    '(?<!عند )استلام.{0,20}(?:عميل|زبون)|בתהליך ה?משלוח|סופק|קבל (?:אצל|על ידי|בידי)',
  ].join('|'),
  'i',
);

const BY_COURIER = '.by.(?:a.|the.)?(?:courier|driver)';
/** Somebody has to agree first, or it is made yet; or its cash has come, or a company has its parcel. */
const MAY_WAIT = new RegExp(
  [
    '(?:pending|await\\w*|wait\\w*|(?<![a-z])(?:to|un|not))[^a-z]?(?:for.)?(?:confirm|approv|verif|call)|(?:confirm\\w*|approv\\w*|call).?(?:pending|needed|required)',
    '(?:لم|غير|انتظار) (?:يتم )?(?:ال|لل)?(?:[يتم]ؤكد|ت[أا]كيد)|ממתי[נן].{0,3}אישור|(?:לא|טרם) (?:מ?אושר)',
    // By whoever delivers it is only ready.
    `pick.?up(?!${BY_COURIER})|-lp$|for.?collect|للاستلام(?! من (?:قبل )?(?:ال)?(?:مندوب|سائق))|לאיסוף(?! (?:על ידי|ע["״]י) ה?שליח)`,
    'exchang|replac|استبدال|تبديل|החלפה',
    '(?:cod|cash|money).?receiv|قبض|محصل|تحصيل|received.?back',
    '(?<!pick.?up.)by.?courier|(?:عند|لدى) (?:ال)?(?:سائق|مندوب)|بوليص|label|way.?bill|تم .*وال(?:شحن|[إا]رسال|توصيل|تسليم)',
    '(?<!in.)stock|product(?:ion|ing)|manufactur|[إا]نتاج|تصنيع|ייצור',
  ].join('|'),
  'i',
);

/** What a status says of shipping by its words alone; `unsure`: it names two things; `null`: nothing. */
export function meaningOfWords(text: string): StatusMeaning | 'unsure' | null {
  if (ENDED.test(text)) return 'ended';
  if (SHIPPED.test(text)) return 'shipped';
  if (HELD.test(text)) return 'held';
  if (!TO_SHIP.test(text)) return null;
  return MAY_HAVE_GONE.test(text) || MAY_WAIT.test(text) ? 'unsure' : 'to-ship';
}
