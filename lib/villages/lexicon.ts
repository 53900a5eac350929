import { list } from './phrases';

/**
 * Words people put around a place's name, as data. Written as people write them; folded where they are used.
 *
 * Source: common usage in addresses of the three languages, written out by hand; nothing is copied from a list.
 * The kinds of place are GeoNames' feature codes PPL, PPLX, RUIN and the camps.
 */

/** What it costs, in letters, that a name's word is left out, and that a word is added which the name lacks. */
export interface WordClass {
  readonly leftOut: number;
  readonly added: number;
  readonly words: readonly string[];
}

/** Beside any name, saying nothing of which place it is. */
export const SETTLEMENT: WordClass = {
  leftOut: 0.02,
  added: 0.03,
  words: list(`
    مدينة, قرية, بلدة, بلدية, المدينة, القرية, البلدة, قرى, village, town, city, qaryat, qaryet, madinat, baladiyat,
    municipality, kibbutz, moshav, עיר, העיר, יישוב, ישוב, מושב, קיבוץ
  `),
};

/** The built-up place itself, as against its camp or its lands. */
export const TOWN_PROPER: WordClass = {
  leftOut: 0.14,
  added: 0.1,
  words: list(`البلد, al-balad, balad, el-balad, old city`),
};

/** A name without it may be a town's; with it, no town's. */
export const CAMP: WordClass = {
  leftOut: 0.3,
  added: 0.5,
  words: list(`مخيم, المخيم`),
};

/** Camps that a directory may list without the word, from UNRWA's list of its camps: those that share no town's name. */
export const CAMPS: readonly string[] = list(`
  عقبة جبر, عين السلطان, الدهيشة, عايدة, العروب, الفوار, الأمعري, الجلزون, الفارعة, نور شمس, البريج, المغازي, النصيرات,
  الشاطئ
`);

/** Kinds of small place that names carry or drop. */
export const HAMLET: WordClass = {
  leftOut: 0.18,
  added: 0.24,
  words: list(`خربة, خرائب, عزبة, منطقة, ضاحية, مثلث, dahiyat`),
};

/** A clan's settlement; another clan of the name may have one too. */
export const CLAN: WordClass = { leftOut: 0.3, added: 0.38, words: ['عرب', 'arab', 'ערב'] };

/** Which of several of one name; left out where there is but one. */
export const DIRECTION: WordClass = {
  leftOut: 0.32,
  added: 0.8,
  words: list(`
    الشرقية, الشرقي, الغربية, الغربي, الشمالية, الشمالي, الجنوبية, الجنوبي, القبلية, القبلي, الفوقا, الفوقة, التحتا,
    التحتة, الوسطى, الكبيرة, الكبير, الصغيرة, الصغير, الجديدة, القديمة, فوقا, تحتا, شرق, غرب, شمال, جنوب, وسط, eastern,
    western, northern, southern, east, west, north, south, upper, lower, מזרח, מערב, צפון, דרום, מזרחית, מערבית, צפונית,
    דרומית, מזרחי, מערבי, צפוני, דרומי
  `),
};

/** Of a camp, and nothing more. */
export const SILENT_WORDS: readonly string[] = list(`refugee, refugees, اللاجئين, لاجئين, פליטים, הפליטים`);

/** First words of names, too common to tell one place from another, with the ways they are written elsewhere. */
export const HEADS: Readonly<Record<string, readonly string[]>> = {
  بيت: list(`beit, bayt, beyt, bait, bet, beth, בית`),
  كفر: list(`kafr, kufr, kefr, kufur, kafer, kofr`),
  كفار: [],
  دير: list(`deir, dayr, dair, deyr, dier, דיר, דייר`),
  عين: list(`ayn, ein, ain, eyn, in, עין`),
  بير: list(`bir, beer, ביר, באר`),
  ام: list(`umm, um, om, omm, oum, אום, אם`),
  ابو: list(`abu, abo, abou, אבו`),
  وادي: list(`واد, wadi, wady, ouadi, vadi, ואדי, וואדי`),
  راس: ['ras', 'raas', 'ראס'],
  تل: list(`tell, tall, tel, tal, תל`),
  جبل: list(`jabal, jebel, jabel, ג'בל`),
  بني: list(`bani, beni, banu, בני`),
  خله: list(`khallat, khallet, khalet, khalat, khillet, khilet, ח'לת`),
  مراح: [],
  نزله: [],
  باب: [],
  رمات: ['ramat', 'רמת'],
  كريات: list(`kiryat, qiryat, kiriat, qiriat, kiryath, קרית, קריית`),
  جفعات: list(`givat, giv'at, gvat, גבעת`),
};

/** What foreign readers translate or spell their own way, and the word the name has. */
export const TRANSLATED: Readonly<Record<string, readonly string[]>> = {
  ...HEADS,
  مخيم: list(`معسكر, camp, mukhayyam, mukhayam, mokhayam, mukhaym, מחנה`),
  خربه: list(`
    khirbet, khirbat, khirbit, kherbet, kh, khurbat, khurbet, khirbeh, khirba, ח'רבת, חירבת
  `),
  عزبه: list(`izbat, ezbet, izbet, ezbat, azbat`),
  شرقيه: ['east', 'eastern'],
  غربيه: ['west', 'western'],
  شماليه: ['north', 'northern'],
  جنوبيه: ['south', 'southern'],
  فوقا: ['upper'],
  تحتا: ['lower'],
};

/** Before a governorate's name. */
export const REGION_WORDS: readonly string[] = list(`
    محافظة, لواء, قضاء, ضواحي, منطقة, مركز, governorate, district, province, region, area, gov, suburbs, of, מחוז, נפת,
    אזור, muhafazat
  `);

/** Quarters of towns that directories list under their own names: the word for a quarter hides none of them. */
export const LISTED_QUARTERS: readonly string[] = list(`
  سلوان, الشيخ جراح, رأس العامود, الطور, بيت حنينا, شعفاط, العيسوية, صور باهر, أم طوبا, جبل المكبر, بيت صفافا, شرفات,
  كفر عقب, السواحرة الغربية, واد الجوز, الثوري, رفيديا, بلاطة البلد, عسكر البلد, جنيد, شويكة, دنابة, إكتابا
`);

/** Villages that are called as a quarter of their town is: beside the town's name either may be meant. */
export const ALSO_QUARTERS: Readonly<Record<string, readonly string[]>> = { 'رام الله': ['الطيرة'] };

/** Villages that people count to a town beside the governorate they are filed under. */
export const ALSO_OF: Readonly<Record<string, readonly string[]>> = {
  'رام الله': ['كفر عقب', 'مخيم قلنديا', 'قلنديا'],
  غزة: [
    'دير البلح',
    'خان يونس',
    'رفح',
    'جباليا',
    'بيت لاهيا',
    'بيت حانون',
    'النصيرات',
    'البريج',
    'المغازي',
    'الزوايدة',
  ],
};
