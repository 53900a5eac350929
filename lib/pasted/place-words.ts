import { anyOf, apart, whole } from './any-of';

/** A street, a quarter, a building, or what a place is near to. */
export const STREET_WORD = apart(
  `[وبل]?(?:ال)?${anyOf(`
    شارع, شاع, شوارع, ش, طريق, دخلة, طلعة, نزلة, نزول, دوار, مفرق, مفترق, مثلث, جسر, ساحة, ميدان, اشارة, حاجز, بوابة,
    حي, حارة, حارات, منطقة, ضاحية, اسكان, وسط, مركز, جبل, خلة, عقبة,
    قرب, قريب(ة), بالقرب, جانب, جنب, بجنب, جمب, عند, قبال, مقابل, خلف, ورا(ء), امام, قدام, فوق, تحت, بعد, قبل, اول, اخر,
    نهاية, بداية, مدخل, مخرج,
    عمارة, عمارات, بناية, مبنى, طابق, ط, شقة, منزل, بيت رقم, برج, مجمع,
    محل, سوبرماركت, سوبر ماركت, مخبز, فرن, مطعم, ملحمة, صالون, صيدلية, مسجد, جامع, كنيسة, دير مار, مدرسة, روضة, مستشفى, مشفى,
    عيادة, مستوصف, بنك, محطة, كازية, مكتب(ة), بلدية, مجلس, مقبرة, ملعب, نادي, سوق, حسبة, قاعة,
    street, st, str, road, rd, ave, avenue, boulevard, square, sq, quarter, district, neighbo(u)rhood, circle, roundabout, junction, entrance,
    near, beside, behind, opposite, opp, above, below, across, next to, in front of,
    building, bldg, floor, apartment, apt, flat, house, villa, mall, bank, school, mosque, church, market, supermarket, pharmacy,
    hospital, clinic, bakery, restaurant,
    shari3, share3, shar3, sharee3, 7ay, 7ai, hay, 7ara(t), hara(t), dwwar, dawar, mafra2, 3imara, 3mara, 6abe2, tabe2, masjed, madrase,
    saydaliye, janb, jamb, jnb, bjanb, 7ad, had, (2)orb, qorb, 2areeb, 3and, 3end, m2abel, mo2abel, muqabel, mqabel, khalf, wara, fo2, 2dam, odam,
    רחוב, רח׳, רח, שדרות, שד׳, דרך, כיכר, צומת, כניסה, שכונת, שכונה, מרכז, בניין, בית, דירה, קומה, ליד, מול, מאחורי, מעל, סמוך
  `)}`,
);

/** What is said not to be so, to the end of its part: "مش على نابلس". */
export const NOT = /(?<!\p{L})(?:مش|مو|وليس|ليس|ليست|not|לא)(?!\p{L}).*$/iu;

/** A word that leads to a place and is no part of it. */
export const LEADS_TO = whole(
  `و?${anyOf('على, ع, عال, عا, الى, ل, لـ, في, ب, بـ, من, عند, نحو, باتجاه, يا')}|` +
    `و?${anyOf('خلي, ودي, ودو, ابعت, ابعتي, ابعتو, وصل, وصلي, وصلو')}(?:ها|ه|هم)?|` +
    anyOf('to, in, at, from, for, 3a, 3ala, 3al, ala, men, min, mn, bi, b, fi, la, ya, ל, ב, מ, אל'),
);

export const COMES_FROM = whole(anyOf('من, from, men, min, mn, מ'));

/** Between two places: one of them. */
export const OR_WORD = whole(anyOf('او, ولا, or, aw, או'));

/** Anywhere in a stretch: the same, or a call of the driver who is asked to go to one of them. */
export const OR_IN_TEXT = new RegExp(`(?:^|\\s)${anyOf('او, ولا, يا, or, ya, aw, או')}\\s`, 'iu');

/** Between two places: the latter, or both. */
export const BUT_WORD = whole(anyOf('بس, لكن, but'));

/** A word for a kind of place, before its name. */
export const SETTLEMENT_WORD = whole(
  `(?:ال)?${anyOf('مدينة, قرية, بلدة, بلد, محافظة, قضاء, منطقة')}|${anyOf('city, town, village, עיר, העיר, כפר')}`,
);

/** Behind a village's name, before that of what it belongs to. */
export const DISTRICT_WORD = whole(
  `(?:ال)?${anyOf('محافظة, قضاء, لواء, منطقة')}|${anyOf('تبع, تبعت, تبعة, شرق, غرب, شمال, جنوب, district, governorate')}`,
);

/** At the end of what stands before a town: a label of the village alone. */
export const VILLAGE_LABEL = new RegExp(
  `${anyOf('قرية, بلد(ة), village, town, ישוב, כפר')}[^\\p{L}]*$`,
  'iu',
);

/** Words that lead to a place, at the beginning. */
export const LEADING_WORD =
  /^(?:الشارع(?= شارع)|و?(?:على|الى|إلى|في|من)|to|in|at|from|men|min|3a|3ala|ל|ב)\s+/iu;

/** Before the end of an address: a house's number, and no phone's. */
const HOUSE = `(?:(?:ال)?${anyOf('بيت, عمارة, شقة, دار, منزل, بناية, مبنى, طابق')} *)?\\d{1,4}(?!\\d)`;

/** Where an address has ended, and its line goes on with the order. */
export const ADDRESS_ENDS = new RegExp(
  `\\s(?:و?(?:${anyOf(`
    عند (ال)استلام, عند (ال)تسليم, عند (ال)توصيل, عند غير*, على الباب,
    حسب (ال)اتفاق, حسب (ال)اعلان, حسب (ال)منشور, حسب (ال)سعر,
    بعد (ال)خصم, بعد (ال)تخفيض, بعد (ال)عرض, قبل (ال)خصم, قبل (ال)تخفيض, قبل (ال)عرض, بعد (ال)ساعة, قبل (ال)ساعة,
    مع (ال)توصيل, غير (ال)توصيل, غير (ال)شامل(ة), شامل, بدون, (ال)توصيل,
    (ال)حساب, (ال)سعر, (ال)سعره, (ال)سعرها, (ال)سعرو, (ال)مبلغ, المجموع, الكل, كاش, نقدا,
    بدي, بدنا, اذا, لو, ممكن, ضروري, مستعجل, شكرا, مشكور*, يعطيك*, يسلمو*,
    جوال, جواله, جوالها, جوالو, جوالي, تلفون, تلفونه, تلفونها, تلفونو, تلفوني, باسم, اسم, اسمه, اسمها, اسمو, اسمي
  `)}|رقم\\p{L}{0,2}(?! *${HOUSE})|(?:انا|معك) )|` +
    `${anyOf('cash, please, pls, price, total, incl*, thanks, thank you, my name, my number, עם משלוח, כולל, במזומן, תודה, בבקשה, מחיר')}` +
    `)(?!\\p{L}).*$`,
  'iu',
);

/** When, and not where. */
export const TODAY = whole(
  anyOf('اليوم, بكرا, بكرة, هسا, هلا, هلق, هلقيت, حاليا, هالايام, today, tomorrow, now, asap, היום, מחר'),
);

/** A land that several towns' names have behind them, to be told apart: "جت المثلث". */
export const LAND = whole(anyOf('المثلث, البطوف, الجليل, النقب, الشاغور, (ה)משולש, (ה)גליל, (ה)נגב'));

/** "البيت مقابل المدرسة" */
export const HOME = /^(?:ال)?(?:بيت|دار)(?:ي|نا|ها)? (?!رقم)/u;

/** A shop that one lives beside, though a seller's is called so: "محل الحلاقة". */
export const SHOP = /^(?:محل|معرض|دكان) ال\p{L}/u;

/** "اخر مرة …", "اول شي …": a time, though a street's end is called so. */
export const NO_STREET = new RegExp(
  `^${anyOf('اخر, اول, قبل, بعد')} ${anyOf('مرة, شي, اسبوع, يوم, العيد, ساعة, اذن*')}(?!\\p{L})|^بين \\d{1,2} و`,
  'u',
);
