import fc from 'fast-check';
import type { Village } from '../../../lib/villages/village';

/** A directory from `city: village, village …` lines; ids count from 1 in order. */
export function directoryOf(...cities: readonly string[]): Village[] {
  let id = 0;
  return cities.flatMap((line, at) => {
    const [city = '', names = ''] = line.split(':');
    return names.split(',').map((name) => villageOf(++id, name.trim(), at + 1, city.trim()));
  });
}

export function villageOf(id: number, name: string, cityId: number, city: string): Village {
  return { id, name, cityId, city, closed: false, deleted: false, hidden: false, note: null };
}

const HEADS = ['بيت', 'كفر', 'دير', 'عين', 'خربة', 'أم', 'أبو', 'وادي', 'مخيم', ''];
const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
const CITIES = ['نابلس', 'جنين', 'رام الله والبيرة', 'الجبل', 'الساحل'];

const stem = fc
  .tuple(
    fc.boolean(),
    fc.array(fc.constantFrom(...LETTERS), { minLength: 3, maxLength: 6 }),
    fc.constantFrom('', 'ة', 'ا'),
  )
  .map(([article, letters, ending]) => `${article ? 'ال' : ''}${letters.join('')}${ending}`);

/** Arabic names as villages have them: a common first word or none, a stem with or without its article. */
const villageName = fc.tuple(fc.constantFrom(...HEADS), stem).map(([head, name]) => `${head} ${name}`.trim());

/** What makes a second name of one, as directories have them side by side: عطارة and العطارة, صير and سعير. */
const twin = fc.constantFrom<(name: string) => string>(
  (name) => name,
  (name) => (name.startsWith('ال') ? name.slice(2) : `ال${name}`),
  (name) => name.replace(/ (?:ال)?/, ' ال'),
  (name) => name.replace(' ال', ' '),
  (name) => name.replace(' ', ''),
  (name) => `${name.slice(0, -1)}ن`,
  (name) => `خربة ${name}`,
  (name) => `${name} الشرقية`,
);

/** Directories never seen before, of up to eighty villages in five cities, many of nearly the same name. */
export const directory = fc
  .array(
    fc.tuple(villageName, fc.nat(CITIES.length - 1), fc.option(fc.tuple(twin, fc.nat(CITIES.length - 1)))),
    { minLength: 1, maxLength: 40 },
  )
  .map((entries) =>
    entries
      .flatMap(([name, city, second]) =>
        second === null
          ? [[name, city] as const]
          : [[name, city] as const, [second[0](name), second[1]] as const],
      )
      .map(([name, city], at) => villageOf(at + 1, name, city + 1, CITIES[city] ?? '')),
  );

const HARAKAT = ['\u064b', '\u064e', '\u064f', '\u0650', '\u0651', '\u0652'];

/** What people add to a name, or leave out of it, without meaning another place. */
export const harmlessChange = fc.oneof(
  fc.record({ change: fc.constant('tatweel' as const), at: fc.nat(20) }),
  fc.record({ change: fc.constant('harakat' as const), at: fc.nat(20), mark: fc.constantFrom(...HARAKAT) }),
  fc.record({ change: fc.constant('add article' as const), at: fc.nat(3) }),
  fc.record({ change: fc.constant('drop article' as const), at: fc.nat(3) }),
  fc.record({ change: fc.constant('add space' as const), at: fc.nat(20) }),
  fc.record({ change: fc.constant('drop space' as const), at: fc.nat(3) }),
);
export type HarmlessChange = typeof harmlessChange extends fc.Arbitrary<infer Change> ? Change : never;

export function applyChange(text: string, change: HarmlessChange): string {
  const words = text.split(' ');
  const place = change.at % Math.max(1, words.length);
  const letter = 1 + (change.at % Math.max(1, text.length - 1));
  const insert = (added: string) => text.slice(0, letter) + added + text.slice(letter);
  const replaceWord = (by: (word: string) => string) =>
    words.map((word, at) => (at === place ? by(word) : word)).join(' ');
  switch (change.change) {
    case 'tatweel':
      return insert('ـ');
    case 'harakat':
      return insert(change.mark);
    case 'add article':
      return replaceWord((word) => (word.startsWith('ال') ? word : `ال${word}`));
    case 'drop article':
      return replaceWord((word) => (word.startsWith('ال') ? word.slice(2) : word));
    case 'add space':
      return insert(' ');
    case 'drop space':
      return text.replace(' ', '');
  }
}
