import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readList } from '../../../../lib/villages/listing/read-list';
import { LONGEST_LISTED_NAME, readName } from '../../../../lib/villages/listing/read-name';
import { villageOf } from '../made-up';
import { gazetteer } from './matching';

/** What one record of a city is read as: its places, each with what else it is called. */
function read(name: string, city = 'نابلس') {
  const { places, readings } = readList([villageOf(1, name, 1, city)], gazetteer);
  const own = places.filter(({ records }) => records.includes(0));
  return {
    names: own.map((place) => [place.name, ...place.others].join(' = ')),
    zone: own.some(({ zone }) => zone),
    changed: readings[0]?.changed,
  };
}

describe('a record of a list', () => {
  it.each<[string, string, readonly string[], city?: string]>([
    ['plain', 'بيتا', ['بيتا']],
    ['its city in brackets', 'بيتا (نابلس)', ['بيتا']],
    ['what it is near to', 'زعترة (قرب بيتا)', ['زعترة']],
    ['its city before it', 'نابلس - بيتا', ['بيتا']],
    ['its city behind it', 'بيتا – نابلس', ['بيتا']],
    ['its city on both sides of a hyphen', 'نابلس-بيتا', ['بيتا']],
    ['the town itself', 'نابلس - نابلس', ['نابلس']],
    ['its governorate behind a comma', 'بيتا، محافظة نابلس', ['بيتا']],
    ['Latin letters behind it', 'بيتا / Beita', ['بيتا = Beita']],
    ['Latin letters before it', 'Qusra - قصرة', ['قصرة = Qusra']],
    ['Latin letters with no mark', 'قصرة Qusra', ['قصرة = Qusra']],
    ['Latin letters alone', 'Burin', ['بورين = Burin']],
    ['its city before both its names', 'نابلس - رفيديا Rafidia', ['رفيديا = Rafidia']],
    ['its city in Latin letters before both its names', 'Nablus - Rafidia رفيديا', ['رفيديا = Rafidia']],
    ['its city in brackets behind both its names', 'رفيديا Rafidia (نابلس)', ['رفيديا = Rafidia']],
    ['a number', '12- بيتا', ['بيتا']],
    ['a number with letters', 'R-012 بيتا', ['بيتا']],
    ['the branch that goes there', 'بيتا | فرع نابلس', ['بيتا'], 'خط نابلس'],
    ['a number in brackets', '(12) بيتا', ['بيتا']],
    ['two places joined', 'بيتا و قصرة', ['بيتا', 'قصرة']],
    ['two places that are known', 'بيتا وقصرة', ['بيتا', 'قصرة']],
    ['two places with a stroke', 'بيتا/قصرة', ['بيتا', 'قصرة']],
    ['what it includes', 'بيتا ( تشمل قصرة و عورتا )', ['بيتا', 'قصرة', 'عورتا']],
    ['blanks and tatweel', '  بيـــتا  ', ['بيتا']],
    ['marks', 'بَيتا', ['بيتا']],
    ['a village by the word', 'قرية بيتا', ['بيتا']],
    ['a town by the word', 'بلدة عقربا', ['عقربا']],
    ['a camp written short', 'م. بلاطة', ['مخيم بلاطة']],
    ['a camp written short behind its name', 'قلنديا م. Qalandiya camp', ['مخيم قلنديا = Qalandiya camp']],
    ['a camp written short whose name sounds like a village’s', 'م. العين', ['مخيم العين']],
    ['a camp written short that nobody knows', 'م الوادي', ['مخيم الوادي']],
    ['a ruin written short', 'خ. طانا', ['خربة طانا']],
    ['a first word written short', 'ب. فوريك', ['بيت فوريك']],
    ['a first word written short with no blank', 'د.شرف', ['دير شرف']],
    ['days of delivery', 'بيتا (يومين)', ['بيتا']],
    ['a price', 'بيتا 20 شيكل', ['بيتا']],
    ['a price with its sign', 'بيتا 20₪', ['بيتا']],
    ['a price in Arabic digits', 'بيتا ٢٠ شيكل', ['بيتا']],
    ['a number in Arabic digits', '١٢. بيتا', ['بيتا']],
    ['its city behind a tatweel', 'بيتا ـ نابلس', ['بيتا']],
    ['its city before a dot', 'نابلس • بيتا', ['بيتا']],
    ['a hyphen in its own name', 'بيت-أمر', ['بيت-أمر']],
    ['an “and” in its own name', 'دير أبو ضعيف', ['دير أبو ضعيف']],
    ['three places and no blanks', 'قصرة-جالود-قريوت', ['قصرة', 'جالود', 'قريوت']],
    [
      'three places as a clerk spelled them',
      'AJJEH-RAMEH-ANZA',
      ['عجه = AJJEH', 'الرامه = RAMEH', 'عنزه = ANZA'],
      'Zone B',
    ],
    ['a place that nobody knows behind a hyphen', 'سعير-العيص', ['سعير', 'العيص'], 'الخليل'],
    ['hyphens in its own name', 'دير-أبو-ضعيف', ['دير-أبو-ضعيف']],
    ['places that are added', 'يتما+الساوية+عورتا', ['يتما', 'الساوية', 'عورتا']],
    ['its governorate behind it and no mark', 'جبع جنين', ['جبع'], 'قرى الشمال'],
    ['its governorate written short', 'بيتا ق. نابلس', ['بيتا'], 'قرى الشمال'],
    ['its governorate in Latin letters', 'QABATIA JENIN', ['قباطيه = QABATIA'], 'Zone B'],
    ['a name that ends like a governorate’s', 'عرعرة النقب', ['عرعرة النقب'], 'الجنوب'],
    ['a camp written short with no dot', 'م نورشمس', ['مخيم نورشمس'], 'طولكرم'],
    ['a Hebrew first word written short', 'ק. אתא', ['كريات اتا = קרית אתא'], 'חיפה'],
    ['two ends in brackets', 'بيتا (الفوقا والتحتا)', ['بيتا', 'بيتا الفوقا', 'بيتا التحتا']],
    ['two ends', 'طورة شرقية وغربية', ['طورة', 'طورة شرقية', 'طورة غربية'], 'جنين'],
    ['a town and its camp', 'بلاطة (المخيم+البلد)', ['بلاطة', 'مخيم بلاطة', 'بلاطة البلد']],
    ['a town and the other word for its camp', 'دير البلح + المعسكر', ['دير البلح', 'مخيم دير البلح'], 'غزة'],
    ['an “and” before an article', 'كفر عقب والمطار', ['كفر عقب', 'المطار'], 'القدس'],
    ['an “and” before a first word', 'عين سارة وراس الجورة', ['عين سارة', 'راس الجورة'], 'الخليل'],
    [
      'several places and what is around them',
      'بيتللو-جمالا (الزيتونة)',
      ['بيتللو', 'جمالا', 'الزيتونة'],
      'وسط',
    ],
    ['the line that goes to several places', 'سالم-عزموط (خط شرق)', ['سالم', 'عزموط'], 'ريف'],
    ['a suburb', 'ضاحية شويكة', ['شويكة'], 'طولكرم'],
    ['a word that is also a far region', 'دير شرف مفرق', ['دير شرف مفرق'], 'قرى الشمال'],
    ['its governorate behind brackets', 'بيتا (الفوقا) محافظة نابلس', ['بيتا الفوقا'], 'قرى الشمال'],
    [
      'places in Latin letters and their governorate',
      'TURUM-TALFEET JENIN',
      ['الطرم = TURUM', 'تلفيت = TALFEET'],
      'B',
    ],
    ['its governorate’s first word written short', 'الدوحة ب.لحم', ['الدوحة'], 'مدن'],
    [
      'an old town in Latin letters',
      'Jaffa (Old City - Ajami)',
      ['يافا = Jaffa', 'Old City', 'Ajami'],
      'Zone B',
    ],
    ['a quarter that sounds like a region', 'غزة الرمال', ['غزة الرمال'], 'القطاع'],
    ['Hebrew that sounds like a region', 'רמלה-לוד', ['الرمله = רמלה', 'اللد = לוד'], 'מרכז'],
    ['the town itself by the word', 'الخليل - المدينة', ['الخليل'], 'الخليل'],
    ['the town proper behind it', 'سلفيت البلد', ['سلفيت'], 'مدن'],
  ])('with %s', (_, name, names, city) => {
    expect(read(name, city).names).toEqual(names);
  });

  it.each(['ضواحي القدس', 'قرى الخليل', 'شمال قريب', 'منطقة شمال الخليل', 'الداخل', 'مناطق 48', 'شمال'])(
    'that stands for many places is a zone: %s',
    (name) => {
      expect(read(name, 'القدس').zone).toBe(true);
    },
  );

  it.each(['خربة الشرقية', 'منطقة شعب البطن', 'الشيخ جراح', 'باب الشمس'])(
    'that is a place is none: %s',
    (name) => {
      expect(read(name, 'القدس').zone).toBe(false);
    },
  );

  it.each(['؟؟؟', '123', '', 'x'.repeat(LONGEST_LISTED_NAME + 1)])(
    'that has no name in it is read as none',
    (name) => {
      expect(read(name).names).toEqual([]);
    },
  );

  it('says whether anything was taken apart', () => {
    expect(read('بيتا').changed).toBe(false);
    expect(read('قرية بيتا').changed).toBe(true);
  });

  it('is read whatever it holds', () => {
    const isNamed = (text: string) => ['بيتا', 'نابلس'].includes(text);
    const context = {
      isQualifier: isNamed,
      isRepeated: isNamed,
      isOwnCity: isNamed,
      isPlace: isNamed,
      isRegion: isNamed,
      isListed: isNamed,
      isIn: isNamed,
    };
    const parts = fc.array(
      fc.constantFrom(
        'بيتا',
        'نابلس',
        '(',
        ')',
        '-',
        ' - ',
        '/',
        ' و ',
        '12',
        'Beita',
        ' ',
        '، ',
        'م.',
        'قرى',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(parts, fc.string(), (words, any) => {
        for (const name of [words.join(''), any])
          for (const place of readName(name, context).places) expect(place.name).toMatch(/\p{L}/u);
      }),
    );
  });
});
