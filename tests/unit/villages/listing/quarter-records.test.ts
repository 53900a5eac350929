import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../../lib/pasted/read-pasted-order';
import { matchVillage } from '../../../../lib/villages/match';
import { practiceIndex } from '../../../bench/pasted/directory';
import { matching } from './matching';

describe('a list that has quarters beside their town, under its name', () => {
  const match = matching(
    'فئة أ 15: نابلس, رام الله, الطيره حي / رام الله, الخليل - المدينة, الخليل H2 بلده قديمه, الخليل/ نمره-الحاووز, بيتونيا البلد, بيتونيا الصناعيه',
    'فئة ب 20: الطيره ق. رام الله, دورا الخليل, البرج-بيت مرسم, بيت لقيا ر, سلواد ر',
  );

  it.each([
    ['a word of the record', { address1: 'الخليل البلدة القديمة' }],
    ['words that every town has', { address1: 'المنطقة الصناعية بيتونيا' }],
    ['the quarter', { address1: 'رام الله حي الطيرة' }],
    ['the quarter, in Latin letters', { address1: 'Tireh neighborhood Ramallah' }],
  ])('asks where the town and %s are named', (_, address) => {
    expect(match(address)).toMatchObject({ record: null, codes: expect.arrayContaining(['named-too']) });
  });

  it.each([
    ['a street', { city: 'الخليل', address1: 'شارع عين سارة' }, 'الخليل - المدينة'],
    ['a quarter that is no record', { city: 'رام الله', address1: 'حي النهضة' }, 'رام الله'],
  ])('answers the town where it is named with %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });
});

describe('a list that has a town’s old city as a record', () => {
  const match = matching(
    'القدس: القدس, البلدة القديمة OLD CITY, وادي الجوز',
    'الخليل: الخليل, دورا',
    'Haifa: Haifa, الخضيرة HADERA, عسفيا',
  );

  it.each([
    ['behind the town', { city: 'القدس البلدة القديمة' }],
    ['with its quarter, in the street’s line', { city: 'القدس', address1: 'البلدة القديمة باب حطة' }],
    ['before the town', { address1: 'البلدة القديمة، القدس' }],
    ['in English', { city: 'Jerusalem', address1: 'Old City, Damascus Gate' }],
    ['with a state’s code', { state: 'JEM', address1: 'البلدة القديمة' }],
  ])('answers it %s', (_, address) => {
    expect(match(address).record).toBe('البلدة القديمة OLD CITY');
  });

  it('means no other town’s, and none where no town is named', () => {
    expect(match({ city: 'الخليل', address1: 'البلدة القديمة' }).record).toBe('الخليل');
    expect(match({ city: 'البلدة القديمة' }).record).toBeNull();
  });

  it.each(['Haifa - Hadar', 'חיפה - הדר', 'Haifa Hadar'])(
    'takes a quarter beside a town that is spelled out for no village that only sounds so: %s',
    (city) => {
      expect(match({ city })).toMatchObject({ record: null, reason: 'unsure' });
    },
  );
});

describe('a village that is called as a building is', () => {
  const match = matching('الخليل: الخليل, دورا, البرج, يطا');

  it('is no tower that is called after the town behind it, since it has its article', () => {
    expect(match({ city: 'الخليل', address1: 'البرج دورا' }).record).not.toBe('الخليل');
    expect(match({ city: 'الخليل', address1: 'البرج ق. دورا' }).record).not.toBe('الخليل');
  });

  it('is a tower without its article', () => {
    expect(match({ city: 'الخليل', address1: 'برج دورا' }).record).toBe('الخليل');
  });

  it('is a quarter of the list where it is called as quarters are, and a word tells which', () => {
    const listed = matching('الخليل: الخليل - المدينة, الخليل/ نمره-الحاووز, دورا');
    expect(listed({ address1: 'الحاووز الثاني الخليل' }).record).toBe('الخليل/ نمره-الحاووز');
  });

  it('is the village where its region is named as one', () => {
    expect(match({ address1: 'البرج ق. الخليل' }).record).toBe('البرج');
    expect(match({ city: 'الخليل', address1: 'البرج قرية الخليل' }).record).toBe('البرج');
  });

  it.each([
    ['البرج', { city: 'الخليل', address1: 'البرج الطبي الخليل' }],
    ['البرج', { city: 'Hebron', address1: 'البرج الطبي الخليل' }],
    ['البرج', { city: 'الخليل', address1: 'البرج الخليل' }],
    ['البرج', { city: 'الخليل', address1: 'البرج الطبي دورا' }],
    ['البرج', { address1: 'البرج الطبي الخليل' }],
    ['الفندق', { city: 'قلقيلية', address1: 'الفندق الكبير قلقيلية' }],
    ['الفندق', { city: 'قلقيلية', address1: 'الفندق قلقيلية' }],
    ['الفندق', { city: 'قلقيلية', address1: 'الفندق مركز قلقيلية' }],
  ])('is not taken for %s for certain where it is a building of a town, %o', (village, address) => {
    const { confident, candidates } = matchVillage(practiceIndex, address);
    expect(confident ? candidates[0]?.village.name : null).not.toBe(village);
  });

  it('is not taken for certain from a building in a pasted chat', () => {
    const { place } = readPastedOrder('سلمى\n0599000001\nالبرج الطبي الخليل\n120 شيكل', practiceIndex);
    expect(place?.match.confident).toBe(false);
  });
});

describe('a record beside the town that an order names', () => {
  const match = matching(
    'القدس: القدس',
    'ضواحي القدس: ابو ديس Abu Dis, الجامعة الاهلية ابو ديس',
    'رام الله: رام الله, بيرزيت',
    'مشاريع الاسكان: ضاحية الريحان',
    'مستشفيات ومؤسسات: جامعة بوليتكنك فلسطين',
  );

  it.each([
    [
      'a university that is said in other letters',
      { city: 'Abu Dis', address1: 'Ahliya University, block B' },
    ],
    [
      'a university in a zone of which nobody knows where it lies',
      { city: 'رام الله', address1: 'Palestine Polytechnic University' },
    ],
  ])('is asked about where it is %s', (_, address) => {
    expect(match(address).record).toBeNull();
  });
});

describe('what the list has in the town that an order names', () => {
  const match = matching(
    'القدس: القدس, شارع صلاح الدين',
    'ضواحي القدس: الرام Ar Ram, الرام - ضاحية البريد, ابو ديس, ابو ديس جامعة القدس',
    'الخليل: الخليل, دورا Dura, دورا - سنجر Sinjer, بيت امر, صافا (بيت امر), يطا, يطا رقعه',
    'جنين: جنين, جنين - شارع حيفا, حي البساتين جنين',
    'نابلس: نابلس, اريحا, اريحا - شارع القدس',
    'مستشفيات ومؤسسات: مستشفى المقاصد, المستشفى الاستشاري (الريحان)',
    'مشاريع الاسكان: ضاحية الريحان',
    'رام الله: رام الله',
  );

  it.each([
    ['الرام - ضاحية البريد', { city: 'الرام', address1: 'ضاحية البريد قرب المعهد' }],
    ['الرام - ضاحية البريد', { city: 'Al Ram', address1: 'Dahiyat al Barid near World Bank' }],
    ['ابو ديس جامعة القدس', { city: 'ابوديس', address1: 'جامعة القدس كلية الطب' }],
    ['ابو ديس جامعة القدس', { address1: 'جامعة القدس ابو ديس' }],
    ['دورا - سنجر Sinjer', { city: 'Hebron', address1: 'dura , sinjir' }],
    ['صافا (بيت امر)', { city: 'بيت أمر', address1: 'صافا اول البلد' }],
    ['يطا رقعه', { city: 'يطا', address1: 'رقعه قريب من المدرسة' }],
    ['حي البساتين جنين', { city: 'جنين', address1: 'حي البساتين' }],
    ['جنين - شارع حيفا', { city: 'جنين', address1: 'شارع حيفا قرب السينما' }],
    ['شارع صلاح الدين', { city: 'القدس', address1: 'شارع صلاح الدين 12' }],
    ['مستشفى المقاصد', { city: 'القدس', address1: 'مستشفى المقاصد' }],
    ['ضاحية الريحان', { city: 'رام الله', address1: 'ضاحية الريحان عمارة 44' }],
  ])('is answered where it is named: %s', (record, address) => {
    expect(match(address).record).toBe(record);
  });

  it.each([
    ['another town has a street of that name', { city: 'نابلس', address1: 'شارع القدس قرب المحطة' }, 'نابلس'],
    ['a street is called after it', { city: 'الرام', address1: 'شارع البريد' }, 'الرام Ar Ram'],
  ])('is not meant where %s', (_, address, record) => {
    expect(match(address).record).toBe(record);
  });

  it('is no quarter where several places are called as its town: nobody knows which it is in', () => {
    const several = matching('جنين: جنين, الطيبة, سنديان الوردة الطيبة');
    expect(several({ city: 'سنديان الوردة' }).record).toBeNull();
  });
});
