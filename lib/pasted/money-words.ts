/** What is said beside an amount. Digits are 0-9 here, see `fold-text.ts`. */

import { any, apart } from '../words/any-of';

const DELIVERY =
  `(?:${any('fee-of-road')}|(?:ال|ה|the |el )?(?:${any('fee')} )?(?:ال)?` + `${any('delivery')})`;
const WITH = any('with');
const INCLUDED = any('included');
const FREE = any('free');

/** Behind the delivery's word: it is not in the price. */
const BESIDE = `(?:${any('fee-beside')}|${any('not')} ${any('said-of-fee')})`;

/** A delivery fee: its number stands before these words, and the words before no other number. */
export const DELIVERY_BEHIND = new RegExp(
  `^ *(?:لل?|for |ل)?${DELIVERY}(?!\\p{L})(?! *(?:${FREE}|${INCLUDED}))(?! *(?:[:=ب] ?)?\\d)`,
  'iu',
);

/** A delivery fee: its number stands behind these words, which are not those of a sum with the delivery in it. */
export const DELIVERY_BEFORE = new RegExp(
  `(?<!\\p{L})(?<!(?:${WITH}|بدون|من غير|on|without) +)و?${DELIVERY}(?!\\p{L}) *` +
    `(?:${any('fee-for')}|${BESIDE})? *(?:ب|is|=|:)? *$`,
  'iu',
);

/** A delivery fee, by whom it is for: "الشوفير بده 20". */
export const COURIER_BEFORE =
  /(?<!\p{L})و?(?:ال)?(?:شوفير|سائق|سايق|مندوب)(?:كم|كو)? (?:بد[هو]|[بي]اخذ|[بي]وخذ|[إا]له|[إا]لو) *$/u;

/** Behind a delivery fee: it comes on top of what was named. */
export const ON_TOP_BEHIND = new RegExp(`^ *${any('on-top')}(?!\\p{L})`, 'iu');

/** A price, since the delivery's stands right behind it. */
export const BEFORE_FEE = new RegExp(`^ *[+،,]? *و?${DELIVERY}(?!\\p{L}) *[:=ب]? ?\\d{1,3}(?!\\d)`, 'iu');

/** A sum with the delivery in it. */
export const WITH_DELIVERY = new RegExp(
  [
    `^ *[,،(]? *(?:و? ?شامل[ةه]?|كامل[ةه]?|incl\\p{L}*\\.|m3|ma3|${WITH})(?: ال)? *${DELIVERY}(?!\\p{L})(?! *\\d)`,
    `^ *[,،(]? *و?${DELIVERY} *(?:${INCLUDED}|${FREE})(?!\\p{L})`,
    '^ *[,،(]? *(?:شامل[ةه]?|واصل[ةه]?)(?!\\p{L})',
    '^ *(?:المجموع|مجموع|كل ?شي|total)(?!\\p{L}| *[:=]? *\\d)',
  ].join('|'),
  'iu',
);
export const WITH_DELIVERY_BEFORE = new RegExp(
  `(?:incl\\p{L}*\\.|ma3|${WITH}) *${DELIVERY}(?!\\p{L}) *(?:ب|=|:)? *$`,
  'iu',
);

/** The same at the head of its line, where no price is before it to which a fee would be added. */
export const WITH_DELIVERY_FIRST = new RegExp(`^\\s*${WITH} *${DELIVERY}(?!\\p{L}) *(?:ب|=|:)? *$`, 'iu');

/** What is named is not all there is to pay: the delivery comes on top of it. */
export const WITHOUT_DELIVERY = new RegExp(
  `(?:\\+|${any('without-fee')}) *${DELIVERY}(?!\\p{L})(?! *(?:مجان|free|חינם))|${DELIVERY} *${BESIDE}(?!\\p{L})(?! *\\d)`,
  'giu',
);

/** The delivery costs something, or is in the price or not. */
export const DELIVERY_SAID = apart(
  `و?(?:ال)?(?:توصيل|توصيل[ةه]|شحن)(?: *${any('fee-said-behind')}|[ ]*[؟?+]|$)|` +
    `(?:\\+|${any('fee-said-before')}) *(?:ال)?${any('fee-word')}|` +
    `${any('fee-said')}`,
  'imu',
);

const NOT_BEFORE = `(?<!\\p{L})(?<!${any('negation')} )`;

const PAID_FIRST = `(?:و?${any('has-paid', 'deposit', 'paid-first')}|و?بع[تث]ت?ل?ك\\p{L}*(?= منه))`;
const OF_WHAT = any('paid-of');
/** Before an amount: it was paid beforehand. */
export const PAID_BEFORE = new RegExp(
  `${NOT_BEFORE}(?<!ما )${PAID_FIRST}(?!\\p{L})(?: *(?:[=:-]|${OF_WHAT}))* *$`,
  'iu',
);

/** Before an amount: the price at which it comes to somebody, "واصلك ب 140"; and what says that too, or that it came. */
export const ARRIVES_FOR = /(?<!\p{L})واصل\p{L}* ب *$/u;
export const ARRIVES = /(?<!\p{L})واصل\p{L}* *$/u;

/** Behind an amount: the same. */
export const PAID_BEHIND = new RegExp(
  `^ *[,،(]? *(?<!غير )(?!مدفوع[ةه]? من\\p{L}* *\\d)${any('deposit', 'paid-behind')}(?!\\p{L})`,
  'iu',
);

/** Somebody has paid. Whether anything is to be collected is then for a person to say. */
export const PAID = new RegExp(
  `${NOT_BEFORE}${any('has-paid', 'paid')}(?!\\p{L}|(?<=خالص) +${any('paid-of-wishes')}(?!\\p{L}))`,
  'giu',
);

/** A payment beforehand is spoken of. */
export const DEPOSIT_SAID = apart(`(?:و|ال|وال)?${any('deposit')}`);

/** Something is paid, or somebody pays another way. */
export const PAYMENT_SAID = apart(`(?:و|ال|وال)?${any('has-paid', 'deposit', 'payment-said')}`);

/** Before an amount: what is left to pay. */
export const REST_BEFORE = /(?<!\p{L})و?(?:ال)?باقي(?: (?:مع|عند|على|ع) \p{L}+)? *[:=]? *$/iu;

const DISCOUNT = any('discount');
const OFFER = any('offer');

/** Before an amount: what it cost before. */
export const OLD_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${any('old-price')}|` +
    `(?<!${any('sum-word')} )كانت?|كان سعر[هو]?|سعر[هاو]* كانت?|قبل (?:ال)?${OFFER})(?: *(?:ب|ال)?(?:سعر[هاو]*|ب|:))* *$`,
  'iu',
);

/** In its line a price is asked for: "شفتها ب 65 عند غيركم، قديش عندكم؟". */
export const ASKED =
  /(?<!\p{L})(?:و?(?:[قأا]ديش|[اأ]ديه|بكم|كم|شو) (?:ال)?\p{L}+|how much|2addesh|adesh|כמה)/iu;

/** Before an amount: what it costs now. */
export const NEW_BEFORE = new RegExp(
  `(?<!\\p{L})(?:بعد (?:ال)?${OFFER}|${any('new-price')})(?: *(?:ب|ل|:|=))* *$`,
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
export const OF_ONE_PIECE = apart(any('each-piece'), 'giu');

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
export const SUM_BEFORE = new RegExp(`[\\d\\p{L}] *= *$|\\d.* ${any('comes-to')} *$`, 'u');

/** A number that might be a sum: none of a size, a count, a day or a time. */
export const NUMBERED = new RegExp(
  `(?<![\\d.,:/×*#-])(?<!${any('counted')}` +
    `\\p{L}{0,2}[ :.#]*)(?!0)\\d{2,4}(?![\\d:/×*%]|[.,]\\d|[-–]\\d| *${any('measured')})`,
  'iu',
);
