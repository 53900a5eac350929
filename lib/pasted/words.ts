import { TALK_WORD } from './talk-words';

/** A street, a quarter, a building, or what a place is near to. */
export const STREET_WORD =
  /(?<!\p{L})(?:و|ب|ل)?(?:ال)?(?:شارع|شاع|شوارع|ش|حي|حارة|حاره|حارات|قرب|قريب[ةه]?|بقرب|بجانب|جانب|جنب|بجنب|جمب|بجمب|بالقرب|عند|قبال|مقابل|خلف|ورا|وراء|امام|أمام|قدام|فوق|تحت|بعد|قبل|اول|أول|آخر|اخر|نهاي[ةه]|بداي[ةه]|مدخل|مخرج|عمارة|عماره|عمارات|بناية|بنايه|مبنى|طابق|ط|شق[ةه]|منزل|بيت رقم|دخلة|دخله|طريق|دوار|مفرق|مثلث|جسر|منطق[ةه]|ساح[ةه]|ميدان|برج|مجمع|محل|سوبرماركت|سوبر ماركت|مخبز|فرن|مطعم|ملحم[ةه]|صالون|صيدلي[ةه]|مسجد|جامع|كنيس[ةه]|دير مار|مدرس[ةه]|روض[ةه]|مستشفى|مشفى|عياد[ةه]|مستوصف|بنك|محط[ةه]|كازي[ةه]|مكتب[ةه]?|بلدي[ةه]|مجلس|مقبر[ةه]|ملعب|نادي|سوق|حسب[ةه]|ضاحي[ةه]|اسكان|إسكان|وسط|مركز|طلع[ةه]|نزل[ةه]|نزول|جبل|خل[ةه]|عقب[ةه]|مفترق|اشار[ةه]|حاجز|قاع[ةه]|بوابة|street|st|str|road|rd|ave|avenue|boulevard|square|sq|near|beside|behind|opposite|opp|above|below|across|next to|in front of|building|bldg|floor|apartment|apt|flat|house|villa|quarter|district|circle|roundabout|junction|entrance|mall|bank|school|mosque|church|market|supermarket|pharmacy|hospital|clinic|bakery|restaurant|janb|jamb|jnb|7ad|had|shari3|share3|shar3|sharee3|7ay|7ai|hay|7arat?|harat?|2orb|qorb|orb|2areeb|3and|3end|m2abel|mo2abel|muqabel|mqabel|khalf|wara|fo2|2dam|odam|bjanb|3imara|3mara|6abe2|tabe2|dwwar|dawar|mafra2|masjed|madrase|saydaliye|neighbou?rhood|רחוב|רח׳|רח|ליד|מול|מאחורי|מעל|שכונת|שכונה|דירה|קומה|בניין|בית|כיכר|שדרות|שד׳|מרכז|צומת|דרך|כניסה|סמוך)(?!\p{L})/iu;

/** What is said not to be so, to the end of its part: "مش على نابلس". */
export const NOT = /(?<!\p{L})(?:مش|مو|وليس|ليس|ليست|not|לא)(?!\p{L}).*$/iu;

/** Words that lead to a place and are no part of it. */
export const LEADING_WORD = /^(?:على|الى|إلى|في|من|to|in|at|from|ל|ב)\s+/iu;

/** The same in the middle of a sentence, with all that stands before it. */
export const LEADING_WORDS = /^.*\s(?:على|الى|إلى|to|in)\s+/iu;

/** How a request begins: what the driver or the shop is asked to do. */
export const REQUEST =
  /^(?:و?الرجاء|رجاء|رجاءا|يرجى|لو سمحت\p{L}*|ممنوع|اتصل\p{L}*|اتصلوا|لا تتصل\p{L}*|please|pls|kindly|call |do ?n[o']t |נא |אנא |בבקשה|להתקשר|תתקשר|תתקשרו)/iu;

/** "عبد السلام": what follows the first word is part of the name, whatever it says elsewhere. */
const SERVANT = /(?<!\p{L})عبد +(?:ال)?\p{L}+/gu;

const NAME =
  /^(?!(?:على|في|مع|من|الى|إلى|عند|او|أو|or|and|with|for|to|at|in)\s)[\p{L}\p{M}][\p{L}\p{M}.'’׳-]*(?: +[\p{L}\p{M}][\p{L}\p{M}.'’׳-]*){1,6}$/iu;

/** How people begin to say who they are. */
export const I_AM = /^(?:انا|أنا|معك|i am|i['’]?m|אני)\s+/iu;

/** A name leads on to where it is to be sent: "سماح عيسى على …". */
export const LEADS_ON = /\s+(?:على|الى|إلى|في|من|عند|ع|to|in|at|from)(?:\s.*)?$/iu;

/** Whether a stretch says something of the trade, or nothing. */
export function isSmallTalk(text: string): boolean {
  return TALK_WORD.test(text.replace(SERVANT, ' '));
}

/** Whether a stretch of text can be somebody's name: two to five words of letters that say nothing else. */
export function isLikeName(text: string): boolean {
  return NAME.test(text) && !isSmallTalk(text) && !STREET_WORD.test(text);
}
