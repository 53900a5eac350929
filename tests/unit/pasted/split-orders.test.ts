import { describe, expect, it } from 'vitest';
import { readPastedOrder, splitPastedOrders } from '../../../lib/pasted/read-pasted-order';
import { practiceIndex } from '../../bench/pasted/directory';

const read = (text: string) => readPastedOrder(text, practiceIndex);

describe('the orders of several people', () => {
  it.each([
    [
      'one a line',
      'روان حسين عتيل 0599110234 60 شيكل\nجهاد سروجي طولكرم 0599110876 85 شيكل',
      ['روان حسين', 'جهاد سروجي'],
    ],
    [
      'one behind the other',
      'باسم ليلى عيد دوما 0599771120 50 شيكل والطلب الثاني باسم هيا عيد دوما 0597771121 65 شيكل',
      ['ليلى', 'هيا'],
    ],
    [
      'one behind the other, without a place',
      'باسم ليلى عيد 0599771120 50 شيكل والطلب الثاني باسم هيا عيد 0597771121 65 شيكل',
      ['ليلى', 'هيا'],
    ],
    [
      'each with its price, the second at the same place',
      'طلبية لهبة ناصر من حوارة 0521184402 المبلغ 60 ولأختها رنين ناصر نفس العنوان 0541184403 المبلغ 75',
      ['هبة', 'رنين'],
    ],
    [
      'counted in a sentence',
      'بدنا طلبين الاول هبة ناصر حوارة 0521184402 ب 60 التاني رنين خطيب بورين 0541184403 ب 75',
      ['هبة', 'رنين'],
    ],
    [
      'counted in words',
      'اول طلب: هبة ناصر حوارة 0521184402 ب 60\nثاني طلب: رنين خطيب بورين 0541184403 ب 75',
      ['هبة', 'رنين'],
    ],
    [
      'under a heading',
      'طلبيتين لبكرا\n1. هبة ناصر، حوارة، 0521184402، 80 شيكل\n2. رنين خطيب، بورين، 0541184403، 40 شيكل',
      ['هبة', 'رنين'],
    ],
    [
      'parted by a rule',
      'كريم أسدي\nحوارة\n0521184402\n----\nرنين خطيب\nبورين\n0541184403',
      ['كريم', 'رنين'],
    ],
    [
      'with a person and a town that nobody knows',
      '1) دعد خلف بورين قرب الكنيسة 0599110234 75 شيكل\n2) ازهيرة مرعي كفرالدان حارة الوسط 0599110876 90 شيكل',
      ['دعد', 'ازهيرة'],
    ],
    [
      'in whose names they are',
      'بدي نفس العطر الي ولبنت عمي\nواحد باسم ليلى عيد دوما المدخل الغربي 0598441207 السعر 70\nوالثاني باسم هيا عيد حوارة جنب المصلى 0599308826 نفس السعر',
      ['ليلى', 'هيا'],
    ],
  ])('%s are told apart', (_, text, names) => {
    const { orders } = splitPastedOrders(text, practiceIndex);
    expect(
      orders.map(({ start, end }) => names.filter((name) => text.slice(start, end).includes(name))),
    ).toEqual(names.map((name) => [name]));
    expect(read(text)).toMatchObject({ name: null, phones: [], amount: null });
  });

  it('are not seen in two wares and two phones of one person', () => {
    const text = 'أسماء كميل قباطية 0599447702 او 0568447702\nجلباب 120 شيكل وشال 30 شيكل';
    expect(splitPastedOrders(text, practiceIndex).orders).toEqual([]);
  });
});
