/** What is said beside an amount. Digits are 0-9 here, see `fold-text.ts`. */

import { anyOf, apart } from './any-of';

const DELIVERY =
  `(?:${anyOf('اجرة الطريق, حق الطريق')}|(?:ال|ה|the |el )?(?:${anyOf('اجرة, سعر, رسوم, حق')} )?(?:ال)?` +
  `${anyOf('توصيل, توصيلة, توصيلها, شحن, مواصلات, نقل, نقليات, delivery, shipping, tawse(e)l, tawsil, משלוח')})`;
const WITH = anyOf('مع, شامل(ة), with, incl*, כולל');
const INCLUDED = anyOf('incl*, is incl*, شامل(ة), محسوب(ة), ضمن*, داخل, معه, معهم, כלול, בפנים');
const FREE = anyOf('مجان*, ببلاش, بلاش, علينا, هدية, free, 3alena, bbalash, b balash, חינם');

/** Behind the delivery's word: it is not in the price. */
const BESIDE = `(?:${anyOf(`
  علي, عليك, عليكي, على حسابك, على حسابي, على (ال)زبون(ة), على (ال)مشتري, على (ال)مستلم(ة), زيادة, فوق, فوقه, فوقها, فوقهم, برا, برّا, برة, برّة, خارج, لحال*,
  نحسب*, بنحسب*, بنتفق*, اضافي(ة), is extra, extra, is separate*, separate*, is not incl*, not incl*, is on top, on top, לא כלול, בנפרד
`)}|${anyOf('مش, غير, مو')} ${anyOf('محسوب(ة), شامل(ة), معه, معها, معهم, ضمن*')})`;

/** A delivery fee: its number stands before these words, and the words before no other number. */
export const DELIVERY_BEHIND = new RegExp(
  `^ *(?:لل?|for |ل)?${DELIVERY}(?!\\p{L})(?! *(?:${FREE}|${INCLUDED}))(?! *(?:[:=ب] ?)?\\d)`,
  'iu',
);

/** A delivery fee: its number stands behind these words, which are not those of a sum with the delivery in it. */
export const DELIVERY_BEFORE = new RegExp(
  `(?<!\\p{L})(?<!(?:${WITH}|بدون|من غير|on|without) +)و?${DELIVERY}(?!\\p{L}) *` +
    `(?:${anyOf('عليها, عليه, عنا, عندنا, لعنا, لعندنا, الكم, النا')}|${BESIDE})? *(?:ب|is|=|:)? *$`,
  'iu',
);

/** A delivery fee, by whom it is for: "الشوفير بده 20". */
export const COURIER_BEFORE =
  /(?<!\p{L})و?(?:ال)?(?:شوفير|سائق|سايق|مندوب)(?:كم|كو)? (?:بد[هو]|[بي]اخذ|[بي]وخذ|[إا]له|[إا]لو) *$/u;

/** Behind a delivery fee: it comes on top of what was named. */
export const ON_TOP_BEHIND = new RegExp(
  `^ *${anyOf('فوق*, عليها, عليه, عليهم, زيادة, اضافي(ة), extra, on top')}(?!\\p{L})`,
  'iu',
);

/** A price, since the delivery's stands right behind it. */
export const BEFORE_FEE = new RegExp(`^ *[+،,]? *و?${DELIVERY}(?!\\p{L}) *[:=ب]? ?\\d{1,3}(?!\\d)`, 'iu');

/** A sum with the delivery in it. */
export const WITH_DELIVERY = new RegExp(
  [
    `^ *[,،(]? *(?:و? ?شامل[ةه]?|كامل[ةه]?|incl\\p{L}*\\.|m3|ma3|${WITH})(?: ال)? *${DELIVERY}(?!\\p{L})`,
    `^ *[,،(]? *و?${DELIVERY} *${INCLUDED}(?!\\p{L})`,
    '^ *[,،(]? *(?:شامل[ةه]?|واصل[ةه]?)(?!\\p{L})',
    '^ *(?:المجموع|مجموع|كل ?شي|total)(?!\\p{L}| *[:=]? *\\d)',
  ].join('|'),
  'iu',
);
export const WITH_DELIVERY_BEFORE = new RegExp(
  `(?:incl\\p{L}*\\.|ma3|${WITH}) *${DELIVERY}(?!\\p{L}) *(?:ب|=|:)? *$`,
  'iu',
);

/** What is named is not all there is to pay: the delivery comes on top of it. */
export const WITHOUT_DELIVERY = new RegExp(
  `(?:\\+|${anyOf(`
    غير شامل(ة), غير, دون, عدا, زيادة, مش شامل(ة), بدون, من غير, بلا, لا يشمل, لا تشمل, ما يشمل, ما تشمل, ما عدا, ماعدا, زائد,
    plus, without, excluding, excl(.), not incl*, does not include, לא כולל, בלי, פלוס
  `)}) *${DELIVERY}(?!\\p{L})(?! *(?:مجان|free|חינם))|${DELIVERY} *${BESIDE}(?!\\p{L})(?! *\\d)`,
  'giu',
);

/** The delivery costs something, or is in the price or not. */
export const DELIVERY_SAID = apart(
  `و?(?:ال)?(?:توصيل|توصيل[ةه]|شحن)(?: *${anyOf('عل*, على حساب*, بر*, زياد*, اضاف*, خارج*, مش*, غير*, مو*, لحال*, ب*, كم*, قديش*, فوق*, زائد*, عند*')}|[ ]*[؟?+]|$)|` +
    `(?:\\+|${anyOf('غير, بدون, زائد, عدا, فوق, مش, بلا, مع, و')}) *(?:ال)?${anyOf('توصيل*, شحن*, اجرة*, طريق*, مواصلات*')}|` +
    `${anyOf('(و)اجر الطريق, (و)اجرة الطريق, غير اجرة الطريق, (و)حق الطريق, غير حق الطريق, delivery, shipping, משלוח, tawseel, tawsil, tawsel')}`,
  'imu',
);

const HAS_PAID = `دفعت*, دفعنا*, دافع(ة), مدفوع(ة), حولت*, حولنا*, تم (ال)دفع, تم (ال)تحويل, paid, שולם, שילמתי`;
const DEPOSIT = 'عربون, رعبون, deposit, מקדמה';
const NOT_BEFORE = `(?<!\\p{L})(?<!${anyOf('غير, مش, مو, لم, not, לא')} )`;

const PAID_FIRST = `(?:و?${anyOf(`
  ${HAS_PAID}, ${DEPOSIT}, دفع, حول, العربون, الرعبون, مقدم, دفعة اولى, دفعة مقدمة, وصلني, وصلنا, وصلك*, واصل*, استلمت, مستلم,
  already paid, prepaid, pre-paid, already prepaid, already pre-paid, a deposit, downpayment, down payment, advance, transferred,
  dafa3t, dafe3, 7awalt, 3arbon, 3arboun, שילמה, העברתי
`)}|و?بع[تث]ت?ل?ك\\p{L}*(?= منه))`;
const OF_WHAT = anyOf(`
  عربون, رعبون, منه, منها, منهم, منو, الك, لك, الكم, لكم, (ال)مبلغ, (ال)ثمن, (ال)حساب, (ال)سعر, كامل(ة), كلو, كله, مقدم, وصل*,
  سابق, مسبق*, هلا, هلق, مبارح, امبارح, اليوم, ب, of, a, deposit, for, already, so far, is, was, של, מקדמה
`);
/** Before an amount: it was paid beforehand. */
export const PAID_BEFORE = new RegExp(
  `${NOT_BEFORE}(?<!ما )${PAID_FIRST}(?!\\p{L})(?: *(?:[=:-]|${OF_WHAT}))* *$`,
  'iu',
);

/** Behind an amount: the same. */
export const PAID_BEHIND = new RegExp(
  `^ *[,،(]? *(?<!غير )(?!مدفوع[ةه]? من\\p{L}* *\\d)${anyOf(`مدفوع(ة), وصلت, ${DEPOSIT}, paid, already paid, downpayment, down payment, שולמו, שולם`)}(?!\\p{L})`,
  'iu',
);

/** Somebody has paid. Whether anything is to be collected is then for a person to say. */
export const PAID = new RegExp(
  `${NOT_BEFORE}${anyOf(`
    ${HAS_PAID}, ومدفوع(ة), (و)مدفوعين, خالص(ة), خالصين, محول(ة), محولين, بالفيزا,
    already paid, prepaid, pre-paid, already prepaid, already pre-paid, שולם באשראי, שולם במזומן
  `)}(?!\\p{L})`,
  'giu',
);

/** Something is paid, or somebody pays another way. */
export const PAYMENT_SAID = apart(
  `(?:و|ال|وال)?${anyOf(`
    ${HAS_PAID}, ${DEPOSIT}, حول*, محول(ة), محولين, تحويل, فيزا, بالفيزا, خالص(ة), ريفلكت, باقي, بعتلك*, بعتت, منهم, نص, نصف,
    transferred, visa, reflect, העברתי
  `)}`,
);

/** Before an amount: what is left to pay. */
export const REST_BEFORE = /(?<!\p{L})و?(?:ال)?باقي(?: (?:مع|عند|على|ع) \p{L}+)? *[:=]? *$/iu;

const DISCOUNT = anyOf('خصم, تخفيض, discount, הנחה');
const OFFER = anyOf('خصم, تخفيض, عرض, تنزيلات');

/** Before an amount: what it cost before. */
export const OLD_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${anyOf('بدل, بدال, بدلا من, من اصل, نزل* من, نازل* من, عوض, instead of, was, before, במקום, היה')}|` +
    `(?<!${anyOf('مجموع, حساب, كل')} )كانت?|كان سعر[هو]?|سعر[هاو]* كانت?|قبل (?:ال)?${OFFER})(?: *(?:ب|ال)?(?:سعر[هاو]*|ب|:))* *$`,
  'iu',
);

/** In its line a price is asked for: "شفتها ب 65 عند غيركم، قديش عندكم؟". */
export const ASKED =
  /(?<!\p{L})(?:و?(?:[قأا]ديش|[اأ]ديه|بكم|كم|شو) (?:ال)?\p{L}+|how much|2addesh|adesh|כמה)/iu;

/** Before an amount: what it costs now. */
export const NEW_BEFORE = new RegExp(
  `(?<!\\p{L})(?:بعد (?:ال)?${OFFER}|${anyOf('صار, صارت, بطلع, now, after discount, after the discount, אחרי (ה)הנחה, עכשיו')})(?: *(?:ب|:|=))* *$`,
  'iu',
);

/** The same, said of a discount: the number is money without a currency too. */
export const AFTER_DISCOUNT = new RegExp(`${OFFER}|${DISCOUNT}`, 'iu');

/** Around an amount: it is taken off. */
export const DISCOUNT_BEFORE = new RegExp(
  `(?<!\\p{L}|بعد |بعد ال)(?:ال)?${DISCOUNT}(?: *(?:ب|of|:|=))* *$`,
  'iu',
);
export const DISCOUNT_BEHIND = new RegExp(`^ *(?:${DISCOUNT}|off)(?!\\p{L})(?! *[:=]? *\\d)`, 'iu');

/** Before an amount without a currency: the price of something. */
export const FOR_BEFORE = /(?<!\p{L})(?:ب|b) ?$/iu;

/** The amount is that of one piece of several. */
export const OF_ONE_PIECE = apart(
  anyOf(`
    كل وحدة, كل واحد(ة), كل قطعة, كل حبة, للقطعة, للحبة, للوحدة, للواحد(ة), each, per piece, per item, per unit,
    a piece, ליחידה, כל אחד, כל אחת
  `),
  'giu',
);

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

/** A number that might be a sum: none of a size, a count, a day or a time. */
export const NUMBERED = new RegExp(
  `(?<![\\d.,:/×*#-])(?<!${anyOf('مقاس, قياس, نمرة, رقم, عدد, size, no, number, طابق, شقة, بيت, شارع, عمر*, عمارة, ساعة, يوم, موديل, kg, x, ×')}` +
    `\\p{L}{0,2}[ :.#]*)(?!0)\\d{2,4}(?![\\d:/×*%]|[.,]\\d|[-–]\\d| *${anyOf(`
      متر, كيلو, غم, غرام, سم, مل, لتر, قطع, حب, علب, سن, شهر, يوم, ساع, دقيق, x, cm, ml, kg, pcs, pieces, am, pm, שנים
    `)})`,
  'iu',
);
