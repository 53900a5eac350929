import { foldText } from './normalize';
import { list } from './phrases';

/**
 * What a phrase for a country or territory says, and what it does not: which town.
 *
 * Source: names of countries and territories as stores' own lists (WooCommerce, Magento, PrestaShop, OpenCart) and
 * people write them, in the three languages, written out by hand; ISO 3166-1 codes.
 */
export type Territory =
  /** The Palestinian Authority's land or Israel, as a store's country: either is used for towns of both. */
  | 'palestine'
  | 'israel'
  | 'west-bank'
  | 'gaza-strip'
  /** Towns of 1948, as people of the West Bank say "inside". */
  | 'inside'
  | 'jordan'
  /** A country, or a part of one, where nothing is delivered. */
  | 'elsewhere';

const PHRASES: Readonly<Record<Territory, readonly string[]>> = {
  palestine: list(`
    فلسطين, الفلسطينية, دولة فلسطين, السلطة الفلسطينية, السلطة الوطنية الفلسطينية, السلطة, الأراضي الفلسطينية,
    الاراضي الفلسطينية المحتلة, فلسطين المحتلة, أراضي السلطة, مناطق السلطة, مناطق السلطة الفلسطينية, palestine,
    state of palestine, palestinian territories, palestinian territory, palestinian territory occupied,
    palestine state of, occupied palestinian territory, occupied palestinian territories, opt, palestinian authority,
    the palestinian authority, pna, palestina, palastine, palestin, falastin, falasteen, filastin, felestin, ps, pse,
    פלסטין, הרשות הפלסטינית, הרשות, הרשות הפלשתינית, שטחי הרשות, מדינת פלסטין
  `),
  israel: list(`
    اسرائيل, دولة إسرائيل, israel, state of israel, isreal, israil, il, isr, ישראל, מדינת ישראל
  `),
  'west-bank': list(`
    الضفة الغربية, الضفة, ضفة, ضفة غربية, ضفة فلسطين, مدن الضفة, مدن الضفة الغربية, محافظات الضفة,
    محافظات الضفة الغربية, قرى الضفة, شمال الضفة, وسط الضفة, جنوب الضفة, شمال الضفة الغربية, وسط الضفة الغربية,
    جنوب الضفة الغربية, الضفة الشمالية, الضفة الجنوبية, كل الضفة, مناطق الضفة, مناطق الضفة الغربية, توصيل الضفة,
    منطقة الضفة, داخل الضفة, west bank, westbank, the west bank, west bank palestine, wb, w bank, w b,
    northern west bank, southern west bank, north west bank, south west bank, central west bank, west bank cities,
    aldaffa, al daffa, al diffa, daffa, diffa, القدس والضفة, الضفة والقدس, الضفة الغربية والقدس, القدس والضفة الغربية,
    ض غ, غرب الضفة, شرق الضفة, jordan valley, the jordan valley, north of west bank, south of west bank,
    middle of west bank, north of the west bank, south of the west bank, הגדה המערבית, הגדה, גדה מערבית, cisjordanie,
    westjordanland, cisjordania
  `),
  'gaza-strip': list(`
    قطاع غزة, القطاع, محافظات غزة, غزة والشمال, gaza strip, the gaza strip, strip of gaza, רצועת עזה, הרצועה
  `),
  inside: list(`
    الداخل, داخل, الداخل المحتل, الداخل الفلسطيني, فلسطين 48, فلسطين الداخل, فلسطين ال48, الداخل 48, داخل 48,
    الداخل ال48, مناطق 48, مناطق ال48, أراضي 48, اراضي ال48, أراضي ال 48, مناطق ال 48, عرب 48, عرب ال48, ال48, ال 48,
    مدن الداخل, توصيل الداخل, 48, 1948, أراضي 1948, مناطق 1948, 48 lands, 48 areas, 48 area, inside 48, inside,
    al dakhel, dakhel, aldakhel, al dakhil, addakhel, inside israel, green line, الخط الأخضر, داخل الخط الأخضر, שטחי 48
  `),
  jordan: list(`
    الأردن, المملكة الأردنية الهاشمية, المملكة الأردنية, jordan, hashemite kingdom of jordan, jo, jor, ירדן
  `),
  elsewhere: list(`
    مصر, جمهورية مصر العربية, egypt, السعودية, المملكة العربية السعودية, saudi arabia, ksa, الامارات,
    الإمارات العربية المتحدة, united arab emirates, uae, دبي, قطر, qatar, البحرين, bahrain, الكويت, kuwait, عمان سلطنة,
    سلطنة عمان, oman, اليمن, yemen, العراق, iraq, سوريا, سورية, syria, لبنان, lebanon, تركيا, turkey, turkiye, المغرب,
    morocco, الجزائر, algeria, تونس, tunisia, ليبيا, libya, السودان, sudan, usa, u s a, united states,
    united states of america, امريكا, أميركا, الولايات المتحدة, الولايات المتحدة الأمريكية, america, canada, كندا, uk,
    united kingdom, england, بريطانيا, انجلترا, great britain, germany, deutschland, المانيا, france, فرنسا, italy,
    ايطاليا, spain, اسبانيا, sweden, السويد, norway, النرويج, denmark, الدنمارك, netherlands, holland, هولندا, belgium,
    بلجيكا, greece, اليونان, cyprus, قبرص, romania, رومانيا, russia, روسيا, china, الصين, india, الهند, pakistan,
    باكستان, iran, ايران, australia, استراليا, brazil, البرازيل, chile, تشيلي, ghana, غانا, nigeria, نيجيريا,
    ארצות הברית, מצרים, יהודה ושומרון, judea and samaria, judea & samaria, يهودا والسامرة, גוש עציון, gush etzion,
    غوش عتصيون, new york, ny, alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida,
    georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts,
    michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico,
    north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota,
    tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, ontario, quebec,
    new south wales, london, dubai, abu dhabi, أبو ظبي
  `),
};

/** Codes of a country that are also words of a town's name, or codes of another: only where the field is a state. */
const ONLY_ALONE = new Set(
  list('ps, il, jo, wb, ny, opt, pna, israel, inside, 48, 1948, داخل, القطاع, السلطة').map(foldText),
);

const TERRITORY = new Map(
  Object.entries(PHRASES).flatMap(([territory, phrases]) =>
    phrases.map((phrase) => [foldText(phrase), territory as Territory] as const),
  ),
);
/** As letters to America end: "NY 11753". */
const STATE_AND_ZIP = /^(?!il|ps|jo|no|bl|wb)[a-z]{2} \d{5}$/;
const LONGEST = 5;

/** The longest phrase for a territory that begins at a word. */
export function territoryAt(
  words: readonly string[],
  at: number,
): { readonly length: number; readonly territory: Territory } | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ');
    const territory = STATE_AND_ZIP.test(phrase) ? 'elsewhere' : TERRITORY.get(phrase);
    if (territory === undefined || (ONLY_ALONE.has(phrase) && length < words.length)) continue;
    return { length, territory };
  }
  return null;
}

/** What a country's ISO code says; `null` for none. */
export function territoryOfCountry(code: string | null | undefined): Territory | null {
  const letters = code?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(letters)) return null;
  return letters === 'PS'
    ? 'palestine'
    : letters === 'IL'
      ? 'israel'
      : letters === 'JO'
        ? 'jordan'
        : 'elsewhere';
}

/** Where a directory's city lies, by the region it is of. */
export type Land = 'west-bank' | 'gaza-strip' | 'inside' | 'jordan';

/**
 * Whether a village of these lands can be meant where a territory is named. Stores name either country for towns
 * of both; where the lands are unknown nothing contradicts.
 */
export function contradicts(territory: Territory, lands: readonly Land[] | undefined): boolean {
  if (lands === undefined || lands.length === 0) return false;
  if (territory === 'palestine' || territory === 'israel') return lands.every((land) => land === 'jordan');
  return lands.every((land) => land !== territory);
}
