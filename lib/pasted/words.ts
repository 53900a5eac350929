import { TALK_WORD } from './talk-words';

/** A street, a quarter, a building, or what a place is near to. */
const STREET_WORD =
  /(?<!\p{L})(?:و|ب|ل)?(?:ال)?(?:شارع|شاع|شوارع|ش|حي|حارة|حاره|حارات|قرب|قريب[ةه]?|بقرب|بجانب|جانب|جنب|بجنب|جمب|بجمب|بالقرب|عند|قبال|مقابل|خلف|ورا|وراء|امام|أمام|قدام|فوق|تحت|بعد|قبل|اول|أول|آخر|اخر|نهاي[ةه]|بداي[ةه]|مدخل|مخرج|عمارة|عماره|عمارات|بناية|بنايه|مبنى|طابق|ط|شق[ةه]|منزل|بيت رقم|دخلة|دخله|طريق|دوار|مفرق|مثلث|جسر|منطق[ةه]|ساح[ةه]|ميدان|برج|مجمع|محل|سوبرماركت|سوبر ماركت|مخبز|فرن|مطعم|ملحم[ةه]|صالون|صيدلي[ةه]|مسجد|جامع|كنيس[ةه]|دير مار|مدرس[ةه]|روض[ةه]|مستشفى|مشفى|عياد[ةه]|مستوصف|بنك|محط[ةه]|كازي[ةه]|مكتب[ةه]?|بلدي[ةه]|مجلس|مقبر[ةه]|ملعب|نادي|سوق|حسب[ةه]|ضاحي[ةه]|اسكان|إسكان|وسط|مركز|طلع[ةه]|نزل[ةه]|نزول|جبل|خل[ةه]|عقب[ةه]|مفترق|اشار[ةه]|حاجز|قاع[ةه]|بوابة|street|st|str|road|rd|ave|avenue|boulevard|square|sq|near|beside|behind|opposite|opp|above|below|across|next to|in front of|building|bldg|floor|apartment|apt|flat|house|villa|quarter|district|circle|roundabout|junction|entrance|mall|bank|school|mosque|church|market|supermarket|pharmacy|hospital|clinic|bakery|restaurant|janb|jamb|jnb|7ad|had|shari3|share3|shar3|sharee3|7ay|7ai|hay|7arat?|harat?|2orb|qorb|orb|2areeb|3and|3end|m2abel|mo2abel|muqabel|mqabel|khalf|wara|fo2|2dam|odam|bjanb|3imara|3mara|6abe2|tabe2|dwwar|dawar|mafra2|masjed|madrase|saydaliye|neighbou?rhood|רחוב|רח׳|רח|ליד|מול|מאחורי|מעל|שכונת|שכונה|דירה|קומה|בניין|בית|כיכר|שדרות|שד׳|מרכז|צומת|דרך|כניסה|סמוך)(?!\p{L})/iu;

/** What is said not to be so, to the end of its part: "مش على نابلس". */
export const NOT = /(?<!\p{L})(?:مش|مو|وليس|ليس|ليست|not|לא)(?!\p{L}).*$/iu;

/** It is sent there, before the place: "ابعتوها على", "بدي التوصيل عالبيت". */
const SENT_TO = String.raw`(?:وصل\p{L}*|ابع[تث]\p{L}*|ارسل\p{L}*|ود[وي]\p{L}*|خل[وي]\p{L}*|(?:ال|لل)?توصيل|بد(?:ي|نا) [اإ]يا\p{L}*)(?! +(?:بعد|قبل|بكر|بسرع|لو|لما|لحد|باليل|بالليل|ب?الصبح|المسا))(?: +[اإ]يا\p{L}*| +الطرد| +الطلب\p{L}*)?`;

/** Where it is meant, of those who write: "بس ساكنين برام الله". */
const LIVE = String.raw`(?:ساكن|نازل|قاعد|عايش|مستاجر|بسكن|سكنت)\p{L}*`;

/** Who it is, before where they are from: that is not taken back. */
const WHO = String.raw`(?:انا|معك\p{L}?|اسمي) (?!من |ساكن)\p{L}+ (?:\p{L}+ )?(?=من |ساكن)`;
const BEFORE_BUT = String.raw`(?<=^|[،,:]|${WHO})(?! *${WHO})[^،,:\d\n]+`;
const BUT_SAID = String.raw`[،,]? *(?<!\p{L})بس(?!\p{L})`;

/** What is said before it in its line, and is not meant: "بيتي بسلواد بس وصلوها …", "البيرة؟ لا، هي …". */
export const BUT = new RegExp(
  [
    String.raw`${BEFORE_BUT}${BUT_SAID}[^\d\n]*?(?<!\p{L})${SENT_TO}(?= +(?:على|الى|إلى|في|ع|ل|عل?\p{L}+|[بل]\p{L}{2,}))(?: +(?:على|الى|إلى|في|ع|ل)(?= ))?(?: +(?:ع?ال)?(?:شغل|بيت|دار|محل|مكتب)(?= +\p{L}))?`,
    String.raw`${BEFORE_BUT}${BUT_SAID}[^،,\d\n]*?(?<!\p{L})(?=${LIVE} +ب)`,
    String.raw`${BEFORE_BUT}[؟?] *(?:لا|لأ)(?:[ ،,]+(?:لا|لأ))*(?!\p{L})[ ،,]*(?:هي|هو)? *(?:نقل\p{L}*)?`,
  ].join('|'),
  'gimu',
);

/** A word that leads to a place and is no part of it. */
export const LEADS_TO =
  /^(?:و?(?:على|ع|عال|عا|الى|إلى|لـ?|في|ب|بـ|من|عند|نحو|باتجاه|يا|خلي(?:ها|ه|هم)?|ود(?:ي|و)(?:ها|ه|هم)?|ابعت(?:ي|و)?(?:ها|ه|هم)?|وصل(?:ي|و)?(?:ها|ه|هم)?)|to|in|at|from|for|3a|3ala|3al|ala|men|min|mn|bi|b|fi|la|ya|ל|ב|מ|אל)$/iu;

export const COMES_FROM = /^(?:من|from|men|min|mn|מ)$/iu;

/** Between two places: one of them. */
export const OR_WORD = /^(?:او|أو|or|aw|ولا|או)$/iu;

/** Between two places: the latter, or both. */
export const BUT_WORD = /^(?:بس|لكن|but)$/iu;

/** A word for a kind of place, before its name. */
export const SETTLEMENT_WORD =
  /^(?:(?:ال)?(?:مدينة|مدينه|قرية|قريه|بلدة|بلده|بلد|محافظة|محافظه|قضاء|منطقة)|city|town|village|עיר|העיר|כפר)$/iu;

/** Behind a village's name, before that of what it belongs to. */
export const DISTRICT_WORD =
  /^(?:(?:ال)?(?:محافظة|محافظه|قضاء|لواء|منطقة|منطقه)|تبع(?:ت|[ةه])?|شرق|غرب|شمال|جنوب|district|governorate)$/iu;

/** Words that lead to a place, at the beginning. */
export const LEADING_WORD =
  /^(?:الشارع(?= شارع)|و?(?:على|الى|إلى|في|من)|to|in|at|from|men|min|3a|3ala|ל|ב)\s+/iu;

/** How a request begins: what the driver or the shop is asked to do. */
export const REQUEST =
  /^(?:و?الرجاء|رجاء(?= (?:عدم|لا|قبل|ال?(?:اتصال|ارسال|رن|تواصل|توصيل|تسليم|انتباه)))|رجاءا|يرجى|لو سمحت\p{L}*(?!\p{L})(?! *,? *(?:بدي|بدنا|ابعت|ابعث|وصل|اطلب|حاب|احجز|ارسل|ممكن))|ممنوع|اتصل\p{L}*|اتصلوا|لا تتصل\p{L}*|(?:please|pls|kindly)(?! *(?:send|deliver|ship|i |order))|call |do ?n[o']t |נא |אנא |בבקשה|להתקשר|תתקשר|תתקשרו)/iu;

/** "عبد السلام": what follows the first word is part of the name, whatever it says elsewhere. */
const SERVANT = /(?<!\p{L})عبد +(?:ال)?\p{L}+/gu;

const NAME =
  /^(?!.*(?:^| )\p{Script=Arabic}(?: |$))(?!(?:على|في|مع|من|الى|إلى|عند|او|أو|و?انا|احنا|و?ما|و?لا|و?مش|اذا|يا|لو|النبي|بال\p{L}+|or|and|with|for|to|at|in)\s)[2356789]?[\p{L}\p{M}](?:[\p{L}\p{M}.'’׳-]|(?<=[a-z])[2356789])*(?: +[2356789]?[\p{L}\p{M}](?:[\p{L}\p{M}.'’׳-]|(?<=[a-z])[2356789])*){1,6}$/iu;

/** What is said in questions, thanks, complaints and advertisements, and not where something is ordered. */
export const NO_ORDER =
  /[؟?]|(?<!\p{L})(?:قديش|أديش|اديش|[اأ]سعار(?:نا)?|كم (?:ال)?(?:سعر|توصيل)|بكم|شو (?:ال)?(?:سعر|اسعار)|وين|متى|ايمتى|ليش|هل|دوامنا|الدوام من|موقعنا|فرعنا|فروعنا|عطل[ةه]|متوفر[ةه]?|موجود[ةه]?|في عندكم|عندكم|عندنا|لدينا|وصل(?:ت|تني|ني|نا|تنا)|وصل حديثا|شكرا|شكرن|مشكور\p{L}*|يسلمو\p{L}*|تسلم\p{L}*|ارجع\p{L}*|ترجيع|ابدل|تبديل|الغي|الغو|الغاء|إلغاء|كنسل\p{L}*|مكسور[ةه]?|خربان[ةه]?|غلط|عرض|عروض|خصم|تنزيلات|تخفيضات|سارعو\p{L}*|لفتر[ةه]|حصري|جديدنا|تشكيل[ةه]|للطلب|للحجز|للاستفسار|التوصيل (?:ل|الى|إلى) (?:جميع|كل|كاف[ةه])|توصيل (?:ل|الى|إلى) (?:جميع|كل|كاف[ةه])|لجميع|how much|do you|available|in stock|when|where|thank\p{L}*|thanks|received|return|refund|cancel|broken|wrong|sale|offer|discount|new arrival\p{L}*|order now|price\?|adesh|2adesh|addesh|shu|sho|wein|shukran|yislamo|wesel\p{L}*|wslat\p{L}*|כמה|מתי|איפה|האם|יש לכם|תודה|הגיע\p{L}*|להחזיר|ביטול|לבטל|שבור\p{L}*|מבצע|הנחה|משלוח לכל|חדש באתר)(?!\p{L})/iu;

/** What shops say of themselves and their wares. */
export const OF_SHOP =
  /(?<!\p{L})(?:(?:فرع|فروع|محل|موقع|معرض|متجر|اسعار|جديد)نا|لل?(?:طلب|طلبات|حجز|استفسار)|عروض|تنزيلات|تخفيضات|تصفي[ةه]|نهاي[ةه] الموسم|زورونا|تابعونا|سارعو\p{L}*|لفتر[ةه] محدود[ةه]|(?:ال)?توصيل (?:مجاني فوق|ل(?:جميع|كل|كاف[ةه]))|وصل حديثا|حصري\p{L}*|خصم \d+|new arrival\p{L}*|order now|visit us|our (?:shop|store|branch)|free delivery|sale|מבצע|משלוח לכל)(?!\p{L})/giu;

/** The shop has it of an earlier order: nothing is asked. */
export const KNOWN_BEFORE =
  /(?:رقم|عنوان|جوال|الرقم|العنوان)(?:ي|ها|ه|و|نا)? (?:موجود[ةه]?(?: عندك\p{L}*| معك\p{L}*)?|عندك\p{L}*|معك\p{L}*)/gu;

/** Where an address has ended, and its line goes on with the order. */
export const ADDRESS_ENDS =
  /\s(?:و?(?:عند (?:ال)?(?:استلام|تسليم|توصيل)|عند غير\p{L}+|حسب (?:ال)?(?:اتفاق|اعلان|منشور|سعر)|على الباب|[بق][عب][دل] (?:ال)?(?:خصم|تخفيض|عرض)|بعد (?:ال)?ساع[ةه]|قبل (?:ال)?ساع[ةه]|مع (?:ال)?توصيل|غير (?:ال)?(?:توصيل|شامل[ةه]?)|شامل|بدون|(?:ال)?توصيل|(?:ال)?حساب|(?:ال)?سعر[هاو]*|(?:ال)?مبلغ|المجموع|الكل|كاش|نقدا|بدي|بدنا|اذا|لو|ممكن|ضروري|مستعجل|شكرا|مشكور\p{L}*|يعطيك\p{L}*|يسلمو\p{L}*|رقم\p{L}{0,2}(?! *(?:(?:ال)?(?:بيت|عمار[ةه]|شق[ةه]|دار|منزل|بناي[ةه]|مبنى|طابق) *)?\d{1,4}(?!\d))|جوال[يهاو]*|تلفون[يهاو]*|باسم|اسم[يهاو]*|(?:انا|معك) )|cash|please|pls|price|total|incl\p{L}*|thanks|thank you|my (?:name|number)|עם משלוח|כולל|במזומן|תודה|בבקשה|מחיר)(?!\p{L}).*$/iu;

/** Before somebody's name, and no part of it. */
export const TITLE =
  /^(?:(?:ال)?(?:[اأ]ستاذ|[اأ]ستاذة|دكتور|دكتورة|مهندس|مهندسة|معلم|معلمة|شيخ|حاج|حاجة|حج|حجة|حجه|ست|مس|كابتن|سيد|سيدة|[اأ]نسة|ام|أم|ابو|أبو)|mr|mrs|ms|dr|abu|umm?|[دم]\.?)\.?\s+/iu;

/** Whose somebody is, before the name: "ابني زيد". */
export const KIN =
  /^(?:(?:ابن|بنت|[اأ]خت|[اأ]خو|خالت|عمت|مرت|زوجت|زوج|جوز|حمات|جارت|صاحبت|صديقت|ست|سيد)(?:ي|و|ه|ها|نا)|[اأ]مي|[اأ]بوي|my \p{L}+)\s+(?=\p{L}+\s+\p{L})/iu;

/** How a firm's name begins. */
export const FIRM = /^(?:شركة|شركه|مؤسسة|مؤسسه|جمعية|جمعيه)\s/u;

/** How people begin to say who they are. */
export const I_AM =
  /(?:^|\s)(?:و?انا|أنا|اني|استلام|معك|معكم|معكي|معاك|معاكي|هون|(?:سجل|اكتب)\p{L}*(?: عند\p{L}+)?:?|this is|i am|i['’]?m|it['’]?s|ana|ma3ak|ma3ek|אני|זה|זאת|שם|בשם|מדבר[ת]?|כאן)\s+(?!بدي|حاب|عايز|من )/iu;

/** How people say whom it is for: "ل ام محمد", "لخالتي سميرة", "to my sister Dalia". */
export const FOR_WHOM =
  /(?:^|\s)(?:و?ب?(?:تحكي|احكي|احكو|اتصل\p{L}*) مع\s+|(?:ل|لل|ع|هدي[ةه] ل)?(?:(?:ابن|بنت|مرت|جوز) (?:عم|خال|اخو|اخت|جار|خالت|عمت)|خالت|عمت|اخت|أخت|ام|أم|اخو|أخو|ابو|أبو|ابن|بنت|صاحبت|صديقت|صديق|صاحب|مرت|زوجت|زوج|جوز|خطيبت|خطيب|حمات|سلفت|جارت|جار|معلمت|ست|سيد|جدت|جد|مديرت|مدير|زميلت|زميل)(?:ي|نا|و|ه|ها|تي)\s+|(?:to |for )?my (?:sister|mother|mom|friend|brother|wife|husband|aunt|cousin|daughter|son|father|dad|boss|teacher)(?: is)?,? +|ל(?:אחותי|אמא שלי|אמי|חברה שלי|חברתי|אשתי|בעלי|אחי|דודתי|סבתא שלי|בת שלי)\s+|لل?(?:حاج|حج|دكتور|[اأ]ستاذ|ست|مهندس|شيخ|سيد|معلم)[ةه]?\s+|و?(?:ل|لـ|الى|إلى|باسم|بإسم|for|to|3a esm|besm|ל|עבור|בשביל)\s+(?:ال)?(?=\p{L}))/iu;

/** Who sends it, and not whom it is for. */
export const FROM_SENDER =
  /(?:^|\s)(?:من طرف|طرف|عن طريق|من قبل|المرسل[ةه]?|هدي[ةه] من|تحياتي|مع تحيات|from|regards|best|yours|מאת|בברכה)(?:\s|$)/iu;

/** A name leads on to where it is to be sent: "سماح عيسى على …". */
export const LEADS_ON =
  /\s+(?:و?(?:على|الى|إلى|في|من|عند|ع|ساكن[ةه]?|سواق|شوفير|معلم[ةه]|موظف[ةه]?|بس|بد(?:ي|نا|ها|ه)|حاب[ةه]?|زبون\p{L}*|رقم[هاي]*)|to|in|at|from|men|min|3a|3ala|מ|ב)(?:\s.*)?$/iu;

/** Where a labelled name has ended, and its line goes on. */
export const NAME_ENDS =
  /\s(?:(?:w|men|min|mn|3a|3ala|bi|janb|jamb|ra2mi|rakmi|3enwani|lives?|at|in|من|على|ع|في|عند|ساكن[ةه]?|بسكن|العنوان|عنوان\p{L}*|رقم\p{L}*|جوال\p{L}*|تلفون\p{L}*|ت|ج)(?!\p{L})|و(?:ال)?(?:حساب|سعر|مبلغ|رقم|عنوان|توصيل|ساكن|بدي|بلوز|طلب|جوال|تلفون)|from|lives|address|phone|tel|and (?:the|my|her|his)|גר[ה]?(?!\p{L})|טלפון|כתובת|\d(?![a-z]{2}))/iu;

/** "ابو جبل" is a family, whatever the word says elsewhere. */
const FAMILY = /(?<!\p{L})(?:[اأ]بو|[اأ]م|بني|[اآ]ل|دار|abu|אבו) +(?:ال)?\p{L}+/giu;

/** Whether a stretch says something of the trade, or nothing. */
export function isSmallTalk(text: string): boolean {
  return TALK_WORD.test(text.replace(SERVANT, ' ').replace(FAMILY, ' '));
}

/** Whether a stretch of text can be somebody's name: two to five words of letters that say nothing else. */
export function isLikeName(text: string): boolean {
  return (
    NAME.test(text) &&
    !isSmallTalk(text) &&
    !STREET_WORD.test(text.replace(FAMILY, ' ').replace(SERVANT, ' '))
  );
}
