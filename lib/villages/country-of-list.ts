import type { Country } from '../parcel/countries';
import { plainName } from './names';
import type { Village } from './village';

/** Towns that every delivery service of the country goes to, as lists write them. */
const TOWNS: Readonly<Record<Country, string>> = {
  'palestine-israel': `
    رام الله, نابلس, الخليل, جنين, طولكرم, قلقيلية, بيت لحم, أريحا, سلفيت, طوباس, البيرة, بيت جالا, دورا, يطا, القدس, غزة,
    خانيونس, رفح, حيفا, يافا, الناصرة, عكا, أم الفحم, الطيبة, رهط, سخنين, الرملة, اللد,
    Ramallah, Nablus, Hebron, Jenin, Tulkarm, Qalqilya, Bethlehem, Jericho, Salfit, Tubas, Jerusalem, Gaza, Haifa, Nazareth,
    רמאללה, שכם, חברון, ג'נין, טולכרם, קלקיליה, בית לחם, יריחו, ירושלים, עזה, חיפה, נצרת, עכו, תל אביב, באר שבע
  `,
  jordan: `
    عمان, إربد, الزرقاء, المفرق, عجلون, جرش, السلط, مادبا, الكرك, الطفيلة, معان, العقبة, الرمثا, الرصيفة, سحاب, ناعور, صويلح,
    الفحيص, وادي موسى, الشوبك, دير علا, الأزرق, البلقاء,
    Amman, Irbid, Zarqa, Mafraq, Ajloun, Jerash, Salt, Madaba, Karak, Tafilah, Maan, Aqaba, Ramtha, Russeifa, Sahab, Balqa,
    עמאן, אירביד, זרקא, עקבה, מאדבא, כרך, ג'רש
  `,
};
const NAMES = Object.entries(TOWNS).map(
  ([country, towns]) => [country as Country, new Set(towns.split(',').map(plainName))] as const,
);

/** Fewer towns of a country say nothing: some of their names are villages' elsewhere too. */
const FEWEST = 3;
/** How many times as many towns as of any other country. */
const CLEARLY = 2;

/** The country that a list's cities and villages lie in, for a person to confirm; `null`: they do not say. */
export function findListCountry(villages: readonly Pick<Village, 'name' | 'city'>[]): Country | null {
  const listed = new Set(villages.flatMap(({ name, city }) => [plainName(name), plainName(city)]));
  const counts = NAMES.map(([country, towns]) => ({ country, count: towns.intersection(listed).size }));
  const [most, next] = counts.toSorted((a, b) => b.count - a.count);
  if (most === undefined || most.count < FEWEST) return null;
  return most.count >= CLEARLY * (next?.count ?? 0) ? most.country : null;
}
