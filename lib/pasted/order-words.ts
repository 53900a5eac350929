import { anyOf, apart } from './any-of';

/** How a request begins: what the driver or the shop is asked to do. */
export const REQUEST = new RegExp(
  `^(?:${[
    anyOf('(و)الرجاء, رجاءا, يرجى, ممنوع, اتصل*, لا تتصل*, בבקשה, להתקשר, תתקשר'),
    `رجاء(?= ${anyOf('عدم, لا, قبل, اتصال, الاتصال, ارسال, الارسال, الرن, التواصل, التوصيل, التسليم, انتباه, الانتباه')})`,
    `لو سمحت\\p{L}*(?!\\p{L})(?! *,? *${anyOf('بدي, بدنا, ابعت, ابعث, وصل, اطلب, حاب, احجز, ارسل, ممكن')})`,
    '(?:please|pls|kindly)(?! *(?:send|deliver|ship|i |order))',
    "(?:call|do ?n[o']t|נא|אנא) ",
  ].join('|')})`,
  'iu',
);

/** What is said in questions, thanks, complaints and advertisements, and not where something is ordered. */
const OF_NO_ORDER = anyOf(`
  قديش, اديش, اسعار, اسعارنا, كم (ال)سعر, كم (ال)توصيل, بكم, شو (ال)سعر, شو (ال)اسعار, وين, متى, ايمتى, ليش, هل,
  متوفر(ة), موجود(ة), في عندكم, عندكم, عندنا, لدينا, دوامنا, الدوام من, موقعنا, فرعنا, فروعنا, عطلة,
  وصلت, وصلتني, وصلني, وصلنا, وصلتنا, وصل حديثا, شكرا, شكرن, مشكور*, يسلمو*, تسلم*,
  ارجع*, ترجيع, ابدل, تبديل, الغي, الغو, الغاء, كنسل*, مكسور(ة), خربان(ة), غلط,
  عرض, عروض, خصم, تنزيلات, تخفيضات, سارعو*, لفترة, حصري, جديدنا, تشكيلة, للطلب, للحجز, للاستفسار, لجميع,
  (ال)توصيل ل جميع, (ال)توصيل ل كل, (ال)توصيل ل كافة, (ال)توصيل الى جميع, (ال)توصيل الى كل, (ال)توصيل الى كافة,
  how much, do you, available, in stock, when, where, thank*, received, return, refund, cancel, broken, wrong, sale, offer,
  discount, new arrival*, order now, (2)adesh, addesh, shu, sho, wein, shukran, yislamo, wesel*, wslat*,
  כמה, מתי, איפה, האם, יש לכם, תודה, הגיע*, להחזיר, ביטול, לבטל, שבור*, מבצע, הנחה, משלוח לכל, חדש באתר
`);
export const NO_ORDER = new RegExp(`[؟?]|${apart(OF_NO_ORDER).source}`, 'iu');

/** What shops say of themselves and their wares. */
export const OF_SHOP = apart(
  `${anyOf(`
    فرعنا, فروعنا, محلنا, موقعنا, معرضنا, متجرنا, اسعارنا, جديدنا, لطلب, للطلب, لطلبات, للطلبات, لحجز, للحجز, لاستفسار, للاستفسار,
    عروض, تنزيلات, تخفيضات, تصفية, نهاية الموسم, زورونا, تابعونا, سارعو*, لفترة محدودة, وصل حديثا, حصري*,
    (ال)توصيل مجاني فوق, (ال)توصيل لجميع, (ال)توصيل لكل, (ال)توصيل لكافة,
    new arrival*, order now, visit us, our shop, our store, our branch, free delivery, sale, מבצע, משלוח לכל
  `)}|خصم \\d+`,
  'giu',
);

/** The shop has it of an earlier order: nothing is asked. */
export const KNOWN_BEFORE = new RegExp(
  `${anyOf('(ال)رقم, (ال)عنوان, جوال')}(?:ي|ها|ه|و|نا)? (?:موجود[ةه]?(?: عندك\\p{L}*| معك\\p{L}*)?|عندك\\p{L}*|معك\\p{L}*)`,
  'gu',
);

/** Several orders, or several people's. */
export const SEVERAL_SAID = apart(
  `(?:ال)?${anyOf('طلبيتين, طلبتين, طلبين, اوردرين, طلبيات, لكل وحدة')}|` +
    `(?:ال)?[2-9] ?${anyOf('طلبيات, طلبات, اوردرات')}|كل وحد[ةه] (?:على|ع|ل)|` +
    `وحد[ةه] (?:الي|الك|ل|لـ)\\p{L}* .* و?(?:ال)?(?:تاني|ثاني)[ةه]|` +
    anyOf('two orders, 2 orders, three orders, 3 orders, each to, שתי הזמנות, 2 הזמנות'),
);

/** It is sent there, before the place: "ابعتوها على", "بدي التوصيل عالبيت"; but not when, or whether. */
const SENT_TO =
  String.raw`(?:${anyOf('وصل*, ابعت*, ابعث*, ارسل*, ودي*, ودو*, خلي*, خلو*, (ال)توصيل, للتوصيل')}|بد(?:ي|نا) [اإ]يا\p{L}*)` +
  `(?! +${anyOf('بعد, قبل, بكر, بسرع, لو, لما, لحد, باليل, بالليل, (ب)الصبح, المسا')})` +
  String.raw`(?: +[اإ]يا\p{L}*| +الطرد| +الطلب\p{L}*)?`;
const TO = anyOf('على, الى, في, ع, ل');
/** "على", or joined to the place: "عالبيت", "بنابلس". */
const TO_JOINED = String.raw`(?:${TO}|عل?\p{L}+|[بل]\p{L}{2,})`;

/** Who it is, before where they are from: that is not taken back. */
const WHO = String.raw`(?:انا|معك\p{L}?|اسمي) (?!من |ساكن)\p{L}+ (?:\p{L}+ )?(?=من |ساكن)`;
const BEFORE_BUT = String.raw`(?<=^|[،,:]|${WHO})(?! *${WHO})[^،,:\d\n]+`;
const BUT_SAID = String.raw`[،,]? *(?<!\p{L})بس(?!\p{L})`;

/** What is said before it in its line, and is not meant: "بيتي بسلواد بس وصلوها …", "البيرة؟ لا، هي …". */
export const BUT = new RegExp(
  [
    // "… but send it to"
    String.raw`${BEFORE_BUT}${BUT_SAID}[^\d\n]*?(?<!\p{L})${SENT_TO}(?= +${TO_JOINED})(?: +${TO}(?= ))?` +
      String.raw`(?: +(?:ع?ال)?(?:شغل|بيت|دار|محل|مكتب)(?= +\p{L}))?`,
    // "… but I live in"
    String.raw`${BEFORE_BUT}${BUT_SAID}[^،,\d\n]*?(?<!\p{L})(?=${anyOf('ساكن*, نازل*, قاعد*, عايش*, مستاجر*, بسكن*, سكنت*')} +ب)`,
    // "…? No, it is"
    String.raw`${BEFORE_BUT}[؟?] *(?:لا|لأ)(?:[ ،,]+(?:لا|لأ))*(?!\p{L})[ ،,]*(?:هي|هو)? *(?:نقل\p{L}*)?`,
  ].join('|'),
  'gimu',
);
