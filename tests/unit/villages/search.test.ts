import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextRange } from '../../../lib/villages/highlight';
import { type SearchOptions, searchVillages } from '../../../lib/villages/search';
import type { Village } from '../../../lib/villages/village';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { directory, directoryOf } from './made-up';

const VILLAGES = directoryOf(
  'بيت لحم: بيت لحم, بيت جالا, بتير, تقوع, زعترة',
  'نابلس: نابلس, برقة, بيت فوريك, سبسطية, زعترة, مخيم بلاطة',
  'رام الله والبيرة: رام الله, برقة, بيتونيا, عين عريك',
  'الخليل: الخليل, حلحول, بيت أُمَّر, خلة صالح',
  'حيفا: حيفا, أم الفحم, كفر قرع',
);
const index = buildVillageIndex(VILLAGES);

function found(query: string, options: SearchOptions = {}): string[] {
  return searchVillages(index, query, options).map(({ village }) => `${village.name}/${village.city}`);
}

/** The text with its highlighted parts in brackets. */
function marked(text: string, ranges: readonly TextRange[]): string {
  return [...ranges]
    .reverse()
    .reduce(
      (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
      text,
    );
}

describe('searching while typing', () => {
  it.each([
    ['the beginning of a name', 'حلح', 'حلحول/الخليل'],
    ['without its article', 'خليل', 'الخليل/الخليل'],
    ['the beginning of a later word', 'عريك', 'عين عريك/رام الله والبيرة'],
    ['the inside of a word', 'سطية', 'سبسطية/نابلس'],
    ['Latin letters', 'halh', 'حلحول/الخليل'],
    ['Latin letters with an article', 'umm el fah', 'أم الفحم/حيفا'],
    ['Hebrew letters', 'ביתונ', 'بيتونيا/رام الله والبيرة'],
    ['a name known abroad', 'Hebron', 'الخليل/الخليل'],
    ['words run together', 'بيتفور', 'بيت فوريك/نابلس'],
    ['one slip', 'سبستي', 'سبسطية/نابلس'],
    ['one letter too many', 'حلححول', 'حلحول/الخليل'],
    ['two slips in a long name', 'بيت فرويكك', 'بيت فوريك/نابلس'],
    ['the name and then the city', 'برقة رام', 'برقة/رام الله والبيرة'],
    ['the city and then the name', 'nablus burqa', 'برقة/نابلس'],
    ['other hamzas and marks', 'بيت امر', 'بيت أُمَّر/الخليل'],
  ])('finds a village by %s', (_, query, village) => {
    expect(found(query)[0]).toBe(village);
  });

  it('finds by its sound a word behind an article that stands apart', () => {
    const list = buildVillageIndex(directoryOf('رام الله: Al Amari Gardens, Birzeit'));
    expect(searchVillages(list, 'جاردن').map(({ village }) => village.name)).toEqual(['Al Amari Gardens']);
  });

  it('puts what is typed in full first', () => {
    expect(found('بيت لحم')[0]).toBe('بيت لحم/بيت لحم');
  });

  it('lists all of a city after the villages of that name', () => {
    const names = found('بيت لحم');
    expect(names.slice(1)).toEqual(
      expect.arrayContaining(['بيت جالا/بيت لحم', 'تقوع/بيت لحم', 'بتير/بيت لحم']),
    );
  });

  it('puts the one in use first among equals, and no other', () => {
    const use = (name: string, city: string) =>
      new Map([[VILLAGES.find((village) => village.name === name && village.city === city)?.id ?? 0, 3]]);
    expect(found('زعترة', { recentUse: use('زعترة', 'نابلس') })[0]).toBe('زعترة/نابلس');
    expect(found('زعترة', { recentUse: use('زعترة', 'بيت لحم') })[0]).toBe('زعترة/بيت لحم');
    expect(found('حلح', { recentUse: use('خلة صالح', 'الخليل') })[0]).toBe('حلحول/الخليل');
  });

  it('offers what is in use before anything is typed', () => {
    expect(found('')).toEqual([]);
    expect(
      found(' ', {
        recentUse: new Map([
          [3, 1],
          [5, 9],
        ]),
      }),
    ).toEqual(['زعترة/بيت لحم', 'بتير/بيت لحم']);
  });

  it('finds closed and hidden villages, never deleted ones', () => {
    const changed = (changes: Partial<Village>) =>
      searchVillages(buildVillageIndex(VILLAGES.map((village) => ({ ...village, ...changes }))), 'حلحول');
    expect(changed({ closed: true })[0]?.village.closed).toBe(true);
    expect(changed({ hidden: true })).not.toEqual([]);
    expect(changed({ deleted: true })).toEqual([]);
  });

  it('keeps to its limit', () => {
    expect(found('ب', { limit: 3 })).toHaveLength(3);
  });
});

describe('highlighting', () => {
  it.each([
    ['حلح', '[حلح]ول'],
    ['بيت ام', '[بيت أُمَّ]ر'],
    ['halh', '[حلح]ول'],
    ['umm el f', '[أم الف]حم'],
    ['سطية', 'سب[سطية]'],
  ])('marks in the name as written what %s stands for', (query, expected) => {
    const first = searchVillages(index, query)[0];
    expect(first && marked(first.village.name, first.nameRanges)).toBe(expected);
  });

  it('marks the city too', () => {
    const first = searchVillages(index, 'برقة نابل')[0];
    expect(first && marked(first.village.city, first.cityRanges)).toBe('[نابل]س');
  });

  it('marks the right letters behind letters of two units', () => {
    const [first] = searchVillages(buildVillageIndex(directoryOf('x: 𞤀𞤁 نابلس')), 'نابلس');
    expect(first && marked(first.village.name, first.nameRanges)).toBe('𞤀𞤁 [نابلس]');
  });

  it('never leaves the text, overlaps or splits a grapheme', () => {
    const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const boundaries = (text: string) =>
      new Set([...graphemes.segment(text)].map(({ index }) => index).concat(text.length));
    const name = fc.array(
      fc.constantFrom('ب', 'يَ', 'تّ', 'لا', 'e\u0301', 'é', '👨‍👩‍👧', 'ﻻ', 'ـ', ' ', "'", 'ק', 'ß'),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(name, fc.nat(8), (letters, typed) => {
        const village = directoryOf(`x: ${letters.join('').replaceAll(',', '')}`);
        for (const result of searchVillages(buildVillageIndex(village), letters.slice(0, typed).join(''))) {
          let last = 0;
          const allowed = boundaries(result.village.name);
          for (const { start, end } of result.nameRanges) {
            expect(start >= last && start < end).toBe(true);
            expect(allowed.has(start) && allowed.has(end)).toBe(true);
            last = end;
          }
        }
      }),
    );
  });
});

describe('whatever the directory', () => {
  it('a name typed in full finds its village first, or another of that name', () => {
    fc.assert(
      fc.property(directory, fc.nat(), (villages, at) => {
        const village = villages[at % villages.length] as Village;
        const results = searchVillages(buildVillageIndex(villages), village.name, { limit: 60 });
        expect(results.some((result) => result.village.id === village.id)).toBe(true);
      }),
    );
  });

  it('any beginning of a name finds it', () => {
    fc.assert(
      fc.property(directory, fc.nat(), fc.nat(), (villages, at, length) => {
        const village = villages[at % villages.length] as Village;
        const typed = village.name.slice(0, 1 + (length % village.name.length));
        const results = searchVillages(buildVillageIndex(villages), typed, { limit: 60 });
        expect(results.some((result) => result.village.id === village.id)).toBe(true);
      }),
    );
  });

  it('takes any text at all', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', maxLength: 300 })),
        (text) => {
          expect(searchVillages(index, text).length).toBeLessThanOrEqual(20);
        },
      ),
    );
  });
});
