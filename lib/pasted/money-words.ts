/** How people write amounts. Digits are 0-9 here, see `fold-text.ts`. */
const OURS = {
  ILS: String.raw`₪|شيكل|شيقل|شواكل|شيكلات|شكل|ش\.ج\.?|nis|ils|shekels?|sheqels?|shekel|shekil|ש״ח|שקלים|שקל`,
  JOD: String.raw`دينار|دنانير|د\.أ\.?|jods?|jds?|dinars?|דינר`,
};
/** Only behind a number: before one it is short for a street. */
const SHORT = 'ش|sh|שח';
const FOREIGN = String.raw`\$|€|£|دولار|يورو|درهم|ريال|جنيه|usd|eur|dollars?|euros?|דולר|יורו`;
const CURRENCY = `${OURS.ILS}|${OURS.JOD}|${FOREIGN}`;
/** Nothing that begins with a nought and another digit is an amount: those are phones. */
const NUMBER = String.raw`(?!0\d)\d{1,7}(?:[.,٫٬]\d+)*`;

/** A number with a currency at either end; the number alone is told from sizes and floors by its label. */
export const AMOUNT = new RegExp(
  `(?:(?<before>${CURRENCY}) *)?(?<![\\d.,/:-])(?<number>${NUMBER})(?![\\d/:])(?: *(?<after>${CURRENCY}|${SHORT})(?![\\p{L}]))?`,
  'giu',
);

/** The source of an expression: an amount, and no phone, is next. Without a capturing group. */
export const AMOUNT_AHEAD = `(?:(?:${CURRENCY}) *)?${NUMBER}(?![\\d/:]|[- ]\\d)(?: *(?:${CURRENCY}|${SHORT})(?![\\p{L}]))?`;

/** `null`: another currency than the service's countries have. */
export function currencyOf(word: string): 'ILS' | 'JOD' | null {
  if (new RegExp(`^(?:${OURS.ILS}|${SHORT})$`, 'iu').test(word)) return 'ILS';
  return new RegExp(`^(?:${OURS.JOD})$`, 'iu').test(word) ? 'JOD' : null;
}

const DELIVERY = '(?:ال|ה|the )?(?:اجرة |سعر |رسوم )?(?:توصيل|delivery|shipping|משלוח)';

/** A delivery fee: its number stands before these words. */
export const DELIVERY_BEHIND = /^ *(?:لل?توصيل|توصيل|delivery|shipping|משלוח)(?!\p{L})/iu;

/** What is named is not all there is to pay: the delivery comes on top of it. */
export const WITHOUT_DELIVERY = new RegExp(
  `(?:غير شامل[ةه]?|مش شامل[ةه]?|بدون|من غير|بلا|لا [يت]شمل|ما [يت]شمل|ما ?عدا|زائد|\\+|plus|without|excluding|excl\\.?|not incl\\p{L}*|does not include|לא כולל|בלי|פלוס) *${DELIVERY}(?!\\p{L})(?! *(?:مجان|free|חינם))`,
  'giu',
);

/** The amount is that of one piece of several. */
export const OF_ONE_PIECE =
  /(?:كل (?:وحد[ةه]|واحد[ةه]?|قطع[ةه]|حب[ةه])|لل(?:قطع[ةه]|حب[ةه]|وحد[ةه]|واحد[ةه]?)|القطع[ةه] ب|الحب[ةه] ب|(?<!\p{L})each(?!\p{L})|per (?:piece|item|unit)|a piece|ליחידה|כל אחד|כל אחת)/giu;

/** A part of what is to be paid, by its name. */
export const PART_OF_AMOUNT =
  /(?<!\p{L})(?:نص|نصف|ربع|ثلث)\s+(?:ال)?(?:مبلغ|سعر|حساب|ثمن)|(?<!\p{L})half(?!\p{L})|חצי/giu;

/** Before an amount: from so much on, or this or that. */
export const RANGE_BEFORE = /(?<![\d/:.])(?!0)\d{1,5} *(?:₪ *)?(?:و|-|–|الى|إلى|لـ?|او|أو|to|or|עד|או) *$/iu;

/** Before an amount: what is behind is the sum of what is before. */
export const SUM_BEFORE = /[\d\p{L}] *= *$/u;

/** Somebody has paid. Whether anything is to be collected is then for a person to say. */
export const PAID =
  /(?<!\p{L})(?<!(?:غير|مش|مو|لم|not|לא) )(?:مدفوع[ةه]?|تم الدفع|تم دفع|دفعت|دفعنا|دافع[ةه]?|تم التحويل|تم تحويل|حولت|(?:already )?(?:pre-?)?paid|שולם(?: באשראי| במזומן)?|שילמתי)(?!\p{L})/giu;
