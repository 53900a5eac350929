import { NUMBER_WORDS } from './number-words';

/** How people write amounts. Digits are 0-9 here, see `fold-text.ts`. */
const OURS = {
  ILS: String.raw`₪|شيكل+|شيقل+|شاقل|شاكل|شواكل|شواقل|شيكلات|شكل|شكيل|شيكيل|ش\.ج\.?|nis|ils|shekels?|sheqels?|shekel|shekil|shikel|shikl|ش״ح|ש״ח|שקלים|שקל`,
  JOD: String.raw`دينار|دنانير|ليرة|ليرات|د\.أ\.?|jods?|jds?|dinars?|דינר`,
};
/** Only behind a number: before one it is short for a street. */
const SHORT = 'ش|شي|sh|שח|ש׳׳ח';
const FOREIGN = String.raw`\$|€|£|دولار|يورو|درهم|ريال|جنيه|usd|eur|dollars?|euros?|דולר|יורו`;
const CURRENCY = `${OURS.ILS}|${OURS.JOD}|${FOREIGN}`;
/** Nothing that begins with a nought and another digit is an amount: those are phones. */
const NUMBER = String.raw`(?!0\d)\d{1,7}(?:[.,٫٬]\d+)*`;
/** Behind a number that is a measure, a share or a count. */
const MEASURE = String.raw` *(?:%|٪|متر|امتار|كيلو|كغم?|كجم|غرام|غم|سم|مل|لتر|انش|قطع[ةه]?|حب[ةه]|حبات|علب[ةه]?|ازواج|جوز|ساع[ةه]|ساعات|دقيق[ةه]|دقائق|يوم|ايام|أيام|سن[ةه]|سنين|شهر|اشهر|شهور|م|k?m|cm|mm|kg|k?gr?|ml|l|pcs?|pieces?|x|days?|min(?:utes)?|am|pm|ס״מ|מטר|ק״ג|יח׳|יחידות|ימים)(?!\p{L})`;

/** A number with a currency at either end; the number alone is told from sizes and floors by its label. */
export const AMOUNT = new RegExp(
  `(?:(?<before>${CURRENCY}) *)?(?<![\\d.,:*×-]|(?<!^|\\d{7} *|\\p{L} *)\\/)(?:(?<number>${NUMBER})(?![\\d/:*×])(?!${MEASURE})|(?<words>${NUMBER_WORDS}))(?: *(?<after>${CURRENCY}|${SHORT})(?![\\p{L}]))?`,
  'giu',
);

/** The source of an expression: an amount, and no phone, is next. Without a capturing group. */
export const AMOUNT_AHEAD = `(?:(?:ب|b) ?)?(?:(?:${CURRENCY}) *)?(?:${NUMBER}(?![\\d/:]|[- ]\\d)|${NUMBER_WORDS})(?: *(?:${CURRENCY}|${SHORT})(?![\\p{L}]))?`;

/** `null`: another currency than the service's countries have. */
export function currencyOf(word: string): 'ILS' | 'JOD' | null {
  if (new RegExp(`^(?:${OURS.ILS}|${SHORT})$`, 'iu').test(word)) return 'ILS';
  return new RegExp(`^(?:${OURS.JOD})$`, 'iu').test(word) ? 'JOD' : null;
}

const DELIVERY =
  '(?:(?:[اأ]جرة|حق) الطريق|(?:ال|ה|the |el )?(?:[اأ]جر[ةه] |سعر |رسوم |حق )?(?:ال)?(?:توصيل(?:ه|ها|[ةه])?|شحن|مواصلات|نقل|نقليات|delivery|shipping|tawsee?l|tawsil|משלוח))';
const INCLUDED =
  '(?:incl\\p{L}*|is incl\\p{L}*|included|شامل[ةه]?|محسوب[ةه]?|ضمن\\p{L}*|داخل|معهم?|כלול|בפנים)';
const FREE = '(?:مجان\\p{L}*|ببلاش|بلاش|علينا|هدي[ةه]|free|3alena|b ?balash|חינם)';

/** Behind the delivery's word: it is not in the price. */
const BESIDE =
  '(?:علي|عليكي?|على حساب[كي]|على (?:ال)?(?:زبون|مشتري|مستلم)[ةه]?|زياد[ةه]|فوق(?:هم|ها|ه)?|بر[ّ]?[اه]|خارج|لحال\\p{L}*|ب?نحسب\\p{L}*|بنتفق\\p{L}*|[اإ]ضافي[ةه]?|(?:مش|غير|مو) (?:محسوب[ةه]?|شامل[ةه]?|معه[ما]?|ضمن\\p{L}*)|(?:is )?(?:extra|separate\\p{L}*|not incl\\p{L}*|on top)|לא כלול|בנפרד)';

/** A delivery fee: its number stands before these words, and the words before no other number. */
export const DELIVERY_BEHIND = new RegExp(
  `^ *(?:لل?|for |ل)?${DELIVERY}(?!\\p{L})(?! *(?:${FREE}|${INCLUDED}))(?! *(?:[:=ب] ?)?\\d)`,
  'iu',
);

/** A delivery fee: its number stands behind these words, which are not those of a sum with the delivery in it. */
export const DELIVERY_BEFORE = new RegExp(
  `(?<!\\p{L})(?<!(?:مع|شامل[ةه]?|بدون|من غير|on|with|incl\\p{L}*|without|כולל) +)و?${DELIVERY}(?!\\p{L}) *(?:عليها|عليه|عنا|عندنا|لعنا|لعندنا|[إا]لكم|[إا]لنا|${BESIDE})? *(?:ب|is|=|:)? *$`,
  'iu',
);

/** A delivery fee, by whom it is for: "الشوفير بده 20". */
export const COURIER_BEFORE =
  /(?<!\p{L})و?(?:ال)?(?:شوفير|سائق|سايق|مندوب)(?:كم|كو)? (?:بد[هو]|[بي]اخذ|[بي]وخذ|[إا]له|[إا]لو) *$/u;

/** Behind a delivery fee: it comes on top of what was named. */
export const ON_TOP_BEHIND = /^ *(?:فوق\p{L}*|علي(?:ها|ه|هم)|زياد[ةه]|[اإ]ضافي[ةه]?|extra|on top)(?!\p{L})/iu;

/** A price, since the delivery's stands right behind it. */
export const BEFORE_FEE = new RegExp(`^ *[+،,]? *و?${DELIVERY}(?!\\p{L}) *[:=ب]? ?\\d{1,3}(?!\\d)`, 'iu');

/** A sum with the delivery in it. */
export const WITH_DELIVERY = new RegExp(
  `^ *[,،(]? *(?:مع|و? ?شامل[ةه]?|كامل[ةه]?|with|incl\\p{L}*\\.?|m3|ma3|כולל)(?: ال)? *${DELIVERY}(?!\\p{L})|^ *[,،(]? *و?${DELIVERY} *${INCLUDED}(?!\\p{L})|^ *[,،(]? *(?:شامل[ةه]?|واصل[ةه]?)(?!\\p{L})|^ *(?:المجموع|مجموع|كل ?شي|total)(?!\\p{L}| *[:=]? *\\d)`,
  'iu',
);
export const WITH_DELIVERY_BEFORE = new RegExp(
  `(?:مع|شامل[ةه]?|with|incl\\p{L}*\\.?|ma3|כולל) *${DELIVERY}(?!\\p{L}) *(?:ب|=|:)? *$`,
  'iu',
);

/** Before an amount: it was paid beforehand. */
export const PAID_BEFORE =
  /(?<!\p{L})(?<!(?:غير|مش|مو|لم|ما|not|לא) )(?:و?(?:دفعت\p{L}*|دفعنا\p{L}*|دافع[ةه]?|دفع|مدفوع[ةه]?|بع[تث]ت?ل?ك\p{L}*(?= منه)|حول|حولت\p{L}*|حولنا\p{L}*|تم (?:ال)?(?:دفع|تحويل)|(?:ال)?عربون|(?:ال)?رعبون|مقدم|دفع[ةه] (?:اولى|أولى|مقدم[ةه])|وصلني|وصلنا|وصلك\p{L}*|واصل\p{L}*|استلمت|مستلم)|(?:already )?(?:pre-?)?paid|(?:a )?deposit|down ?payment|advance|transferred|dafa3t|dafe3|7awalt|3arbou?n|מקדמה|שילמתי|שילמה|שולם|העברתי)(?!\p{L})(?: *(?:عربون|رعبون|منه|منها|منهم|منو|الك|لك|إلك|الكم|لكم|(?:ال)?(?:مبلغ|ثمن|حساب|سعر)|كامل[ةه]?|كلو|كله|مقدم|وصل\p{L}*|سابق|مسبق\p{L}*|هلا|هلق|ا?مبارح|اليوم|ب|of|a|deposit|for|already|so far|is|was|=|:|-|של|מקדמה))* *$/iu;

/** Behind an amount: the same. */
export const PAID_BEHIND =
  /^ *[,،(]? *(?<!غير )(?!مدفوع[ةه]? من\p{L}* *\d)(?:مدفوع[ةه]?|عربون|رعبون|وصلت|deposit|paid|already paid|down ?payment|מקדמה|שולמו|שולם)(?!\p{L})/iu;

/** Before an amount: what is left to pay. */
export const REST_BEFORE = /(?<!\p{L})و?(?:ال)?باقي(?: (?:مع|عند|على|ع) \p{L}+)? *[:=]? *$/iu;

/** Before an amount: what it cost before. */
export const OLD_BEFORE =
  /(?<!\p{L})(?:بدل|بدال|بدلا من|من اصل|نا?زل\p{L}* من|عوض|(?<!(?:مجموع|حساب|كل) )كان[ت]?|كان سعر[هو]?|سعر[هاو]* كان[ت]?|قبل (?:ال)?(?:عرض|خصم|تخفيض|تنزيلات)|instead of|was|before|במקום|היה)(?: *(?:ب|ال)?(?:سعر[هاو]*|ب|:))* *$/iu;

/** In its line a price is asked for: "شفتها ب 65 عند غيركم، قديش عندكم؟". */
export const ASKED =
  /(?<!\p{L})(?:و?(?:[قأا]ديش|[اأ]ديه|بكم|كم|شو) (?:ال)?\p{L}+|how much|2addesh|adesh|כמה)/iu;

/** Before an amount: what it costs now. */
export const NEW_BEFORE =
  /(?<!\p{L})(?:بعد (?:ال)?(?:خصم|تخفيض|عرض|تنزيلات)|صار[ت]?|بطلع|now|after (?:the )?discount|אחרי (?:ה)?הנחה|עכשיו)(?: *(?:ب|:|=))* *$/iu;

/** The same, said of a discount: the number is money without a currency too. */
export const AFTER_DISCOUNT = /(?:خصم|تخفيض|عرض|تنزيلات|discount|הנחה)/iu;

/** Around an amount: it is taken off. */
export const DISCOUNT_BEFORE =
  /(?<!\p{L}|بعد |بعد ال)(?:ال)?(?:خصم|تخفيض|discount|הנחה)(?: *(?:ب|of|:|=))* *$/iu;
export const DISCOUNT_BEHIND = /^ *(?:خصم|تخفيض|discount|off|הנחה)(?!\p{L})(?! *[:=]? *\d)/iu;

/** Before an amount without a currency: the price of something. */
export const FOR_BEFORE = /(?<!\p{L})(?:ب|b) ?$/iu;

/** What is named is not all there is to pay: the delivery comes on top of it. */
export const WITHOUT_DELIVERY = new RegExp(
  `(?:غير شامل[ةه]?|غير|دون|عدا|زيادة|مش شامل[ةه]?|بدون|من غير|بلا|لا [يت]شمل|ما [يت]شمل|ما ?عدا|زائد|\\+|plus|without|excluding|excl\\.?|not incl\\p{L}*|does not include|לא כולל|בלי|פלוס) *${DELIVERY}(?!\\p{L})(?! *(?:مجان|free|חינם))|${DELIVERY} *${BESIDE}(?!\\p{L})(?! *\\d)`,
  'giu',
);

/** The amount is that of one piece of several. */
export const OF_ONE_PIECE =
  /(?<!\p{L})(?:كل (?:وحد[ةه]|واحد[ةه]?|قطع[ةه]|حب[ةه])|لل(?:قطع[ةه]|حب[ةه]|وحد[ةه]|واحد[ةه]?))(?!\p{L})|(?:(?<!\p{L})each(?!\p{L})|per (?:piece|item|unit)|a piece|ליחידה|כל אחד|כל אחת)/giu;

/** The amount is that of the piece: of one of several where there are several. */
export const OF_THE_PIECE = /(?:القطع[ةه]|الحب[ةه]|الوحد[ةه]) ب/giu;
export const SEVERAL_PIECES =
  /(?<!\p{L})(?:(?:عدد|الكمي[ةه]|كمي[ةه]|qty|quantity|x)[ :]*[2-9]|قطعتين|حبتين|علبتين|[2-9] *(?:قطع|حبات|علب|pcs|pieces))(?!\p{L})/iu;

/** A part of what is to be paid, by its name. */
export const PART_OF_AMOUNT =
  /(?<!\p{L})(?:نص|نصف|ربع|ثلث)\s+(?:ال)?(?:مبلغ|سعر|حساب|ثمن)|(?<!\p{L})half(?!\p{L})|חצי/giu;

/** Before an amount: from so much on, or this or that. */
export const RANGE_BEFORE =
  /(?<![\d/:.]|\d )(?!0)\d{1,5} *(?:₪ *)?(?:و|-|–|الى|إلى|لـ?|او|أو|to|or|עד|או) *$/iu;

/** Before an amount: what is behind is the sum of what is before. */
export const SUM_BEFORE = /[\d\p{L}] *= *$/u;

/** Somebody has paid. Whether anything is to be collected is then for a person to say. */
export const PAID =
  /(?<!\p{L})(?<!(?:غير|مش|مو|لم|not|לא) )(?:و?مدفوع(?:[ةه]|ين)?|خالص(?:[ةه]|ين)?|محول(?:[ةه]|ين)?|بالفيزا|تم الدفع|تم دفع|دفعت\p{L}*|دفعنا\p{L}*|دافع[ةه]?|تم التحويل|تم تحويل|حولت\p{L}*|حولنا\p{L}*|(?:already )?(?:pre-?)?paid|שולם(?: באשראי| במזומן)?|שילמתי)(?!\p{L})/giu;
