import { example } from '../example';

/** Two languages in one order, and orders that are only nearly one. */
export const heldOutMixed = [
  example(
    'ho-mix-labels',
    'Name: نور الدين عطا\nPhone: ٠٥٩٩١١٠٧٢٢\nCity: بيت لحم\nVillage: حوسان\nPrice: 88',
    {
      name: 'نور الدين عطا',
      phones: ['0599110722'],
      village: 'بيت لحم/حوسان',
      amount: '88',
    },
  ),
  example('ho-mix-he-ar', 'שם: سارة أبو كف\nטלפון: 0547723019\nכתובת: رهط حارة 12\nסכום: 145 ₪', {
    name: 'سارة أبو كف',
    phones: ['0547723019'],
    village: 'النقب/رهط',
    street: 'حارة 12',
    amount: '145',
    currency: 'ILS',
  }),
  example('ho-mix-en-name', 'Yara Nassar\nأريحا العوجا الشارع الرئيسي\n0562 334 810\n120 NIS', {
    name: 'Yara Nassar',
    phones: ['0562334810'],
    village: 'أريحا والأغوار/العوجا',
    street: 'الشارع الرئيسي',
    amount: '120',
    currency: 'ILS',
  }),
  // Two people, two places: whose parcel is it?
  example(
    'ho-mix-two-orders',
    'الاسم: علا فارس\nجوال: 0599440172\nالعنوان: جنين - يعبد\nالمبلغ: 60 شيكل\n\nالاسم: مجد فارس\nجوال: 0598110453\nالعنوان: نابلس - بيتا\nالمبلغ: 95 شيكل',
    {},
  ),
  example('ho-mix-two-amounts', 'لؤي صافي\nنابلس بورين\n0597551820\nالقميص 80 شيكل والبنطلون 110 شيكل', {
    name: 'لؤي صافي',
    phones: ['0597551820'],
    village: 'نابلس/بورين',
  }),
  example(
    'ho-mix-handle',
    'instagram: @rose.2024\nروزان وهدان\nرام الله كفر عقب قرب الحاجز\n0522 910 384\n٩٥ شيكل',
    {
      name: 'روزان وهدان',
      phones: ['0522910384'],
      village: 'القدس/كفر عقب',
      street: 'قرب الحاجز',
      amount: '95',
      currency: 'ILS',
    },
  ),
  example(
    'ho-mix-direction',
    '\u200Fالاسم: أحلام نزال\u200F\n\u200Fالجوال: \u202A+970 568-114-220\u202C\n\u200Fالعنوان: قلقيلية – حبلة\n\u200Fالمبلغ: ١٠٥ ₪',
    {
      name: 'أحلام نزال',
      phones: ['+970568114220'],
      village: 'قلقيلية/حبلة',
      amount: '105',
      currency: 'ILS',
    },
  ),
  example(
    'ho-mix-floor',
    'د. مازن الشريف\nالخليل، عين سارة، عمارة 22، ط 3، مكتب 305\n0599-221-908\nالمطلوب تحصيله 400 شيكل',
    {
      name: 'د. مازن الشريف',
      phones: ['0599221908'],
      village: 'الخليل/الخليل',
      street: 'عين سارة، عمارة 22، ط 3، مكتب 305',
      amount: '400',
      currency: 'ILS',
    },
  ),
];
