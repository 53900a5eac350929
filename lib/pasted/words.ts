/** A street, a quarter, a building, or what a place is near to. */
export const STREET_WORD =
  /(?<!\p{L})(?:ال)?(?:شارع|شاع|حي|حارة|حاره|قرب|قريب|بجانب|جنب|بالقرب|عند|مقابل|خلف|ورا|امام|أمام|عمارة|عماره|بناية|طابق|ط|دخلة|دخله|طريق|دوار|مفرق|منطقة|ساحة|برج|محل|صيدلية|مسجد|مدرسة|وسط|مركز|طلعة|طلعه|نزول|street|st|road|rd|near|behind|opposite|next to|building|bldg|floor|apartment|apt|quarter|janb|jamb|7ad|shari3|share3|2orb|qorb|3and|m2abel|mo2abel|khalf|wara|neighbou?rhood|רחוב|רח׳|ליד|שכונת|שכונה|דירה|קומה|בניין|מול|מרכז)(?!\p{L})/iu;

/** What is said not to be so, to the end of its part: "مش على نابلس". */
export const NOT = /(?<!\p{L})(?:مش|مو|وليس|ليس|ليست|not|לא)(?!\p{L}).*$/iu;

/** Words that lead to a place and are no part of it. */
export const LEADING_WORD = /^(?:على|الى|إلى|في|من|to|in|at|from|ל|ב)\s+/iu;

/** The same in the middle of a sentence, with all that stands before it. */
export const LEADING_WORDS = /^.*\s(?:على|الى|إلى|to|in)\s+/iu;

/** How a request begins: what the driver or the shop is asked to do. */
export const REQUEST =
  /^(?:و?الرجاء|رجاء|رجاءا|يرجى|لو سمحت\p{L}*|ممنوع|اتصل\p{L}*|اتصلوا|لا تتصل\p{L}*|please|pls|kindly|call |do ?n[o']t |נא |אנא |בבקשה|להתקשר|תתקשר|תתקשרו)/iu;

/** Small talk, and words of the trade: a stretch with one of them is nobody's name. */
const NO_NAME =
  /(?<![\p{L}])(?:السلام|سلام عليكم|و?(?:ال)?(?:مرحبا|شكرا|شكراً|يسلمو|حبيبتي|بدي|اريد|أريد|حاب[ةه]?|اطلب|طلب|طلبي[ةه]|اوصل|وصلت\p{L}*|توصيل|توصيله|مجاني|سعر|مبلغ|حساب|مجموع|شامل|كاش|نقدا|باب|قطع[ةه]|صور[ةه]|بالصورة|مقاس|لون|قديش|كم|متى|هاد|هذا|رقم\p{L}*|متجر|زبون[ةه]?|مدفوع|كيفكم|كيفك)|please|thanks|thank|order|delivery|paid|price|size|piece|pieces|cash|hello|hi|shipping|תודה|רוצה|להזמין|משלוח|הזמנה|שולם|מחיר|באשראי|בבקשה)(?![\p{L}])/iu;

const NAME =
  /^(?!(?:على|في|مع|من|الى|إلى|عند|او|أو|or|and|with|for|to|at|in)\s)[\p{L}\p{M}][\p{L}\p{M}.'’׳-]*(?: +[\p{L}\p{M}][\p{L}\p{M}.'’׳-]*){1,4}$/iu;

/** How people begin to say who they are. */
export const I_AM = /^(?:انا|أنا|معك|i am|i['’]?m|אני)\s+/iu;

/** A name leads on to where it is to be sent: "سماح عيسى على …". */
export const LEADS_ON = /\s+(?:على|الى|إلى|في|من|عند|ع|to|in|at|from)(?:\s.*)?$/iu;

/** Whether a stretch says something of the trade, or nothing. */
export function isSmallTalk(text: string): boolean {
  return NO_NAME.test(text);
}

/** Whether a stretch of text can be somebody's name: two to five words of letters that say nothing else. */
export function isLikeName(text: string): boolean {
  return NAME.test(text) && !NO_NAME.test(text) && !STREET_WORD.test(text);
}
