import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPastedOrder } from '../../../lib/pasted/read-pasted-order';
import { readGazetteer } from '../../../lib/villages/gazetteer';
import { buildVillageIndex } from '../../../lib/villages/village-index';
import { practiceIndex } from '../../bench/pasted/directory';
import { takenFrom } from '../../bench/pasted/score';
import { villagesOf } from '../../bench/villages/directories';
import directory from '../../sandbox/data/directory.json' with { type: 'json' };

const taken = (text: string) => takenFrom(readPastedOrder(text, practiceIndex));

describe('what stands beside a place', () => {
  it('is of three letters behind a preposition, where what is beside them says that it is a place', () => {
    expect(taken('طرد لدعاء حداد بجبع جنين عند مدخل البلد 0598120054')).toMatchObject({
      name: 'دعاء حداد',
      village: 'جنين/جبع',
      street: 'عند مدخل البلد',
    });
    expect(taken('هلا غانم\nيعبد\nبصير 60 شيكل\n0598120054').village).toBe('جنين/يعبد');
  });

  it('is the quarter of a town, though a village is called so', () => {
    expect(taken('هلا غانم\nرام الله الطيرة شارع 12\n0598120054')).toMatchObject({
      village: 'رام الله والبيرة/رام الله',
      street: 'الطيرة شارع 12',
    });
  });

  it('is in a line of its own, where the label names the town alone', () => {
    expect(taken('العنوان: دورا\nقرب البلدية\nالاسم: هلا غانم\n0598120054').street).toBe('قرب البلدية');
  });

  it('is a street without the letter before its price', () => {
    expect(taken('هلا غانم 0598120054 طوباس دوار البلدية ب70')).toMatchObject({
      street: 'دوار البلدية',
      amount: '70',
    });
  });

  it('is in one line with what is wanted, and for how much', () => {
    expect(taken('انا ميساء وهاد رقمي 0598120054 وساكنة بطوباس قرب النادي وبدي الطقم ب 130')).toMatchObject({
      street: 'قرب النادي',
      amount: '130',
    });
    expect(taken('ابعتوها لخولة سلامة على طوباس رقمها 0598120054 وحقها 65')).toMatchObject({
      name: 'خولة سلامة',
      amount: '65',
    });
  });

  it('stands behind an arrow as behind a mark', () => {
    expect(taken('الاسم↙️\nهلا غانم\nالمدينة/القرية↙️\nطوباس\n0598120054').street).toBeNull();
  });

  it('is a street without the region beside the village, without greetings and times', () => {
    expect(taken('هلا غانم\nعرابة قضاء جنين شارع البيادر\n0598120054').street).toBe('شارع البيادر');
    expect(taken('العنوان: طوباس، حبيبتي، شارع البيادر، قبل ال 2\n0598120054').street).toBe('شارع البيادر');
  });

  it('is a town whose lands the village is of', () => {
    const places = readGazetteer(
      readFileSync(new URL('../../../assets/public/places.txt', import.meta.url), 'utf8'),
    );
    const index = buildVillageIndex(villagesOf(directory), places);
    const order = readPastedOrder('هلا غانم\nدورا خرسا قرب الجامع\n0598120054', index);
    expect(takenFrom(order)).toMatchObject({ village: 'الخليل/خرسا', street: 'قرب الجامع' });
  });

  it('leaves a given name that is a town to the name', () => {
    expect(taken('خليل سباعنة قباطية شارع المدارس 0597330418')).toMatchObject({
      name: 'خليل سباعنة',
      village: 'جنين/قباطية',
    });
  });

  it('leaves a trade that is a family’s name to the name', () => {
    expect(taken('معك ناصر الخياط من نابلس خلف المسجد 0599271830')).toMatchObject({
      name: 'ناصر الخياط',
      village: 'نابلس/نابلس',
      street: 'خلف المسجد',
    });
  });
});
