import { example } from '../example';

/** Orders in Hebrew letters, from towns on the other side. */
export const hebrew = [
  example('he-form', 'שם: יוסי כהן\nטלפון: 052-1234567\nכתובת: חיפה, רחוב הרצל 15 דירה 4\nסכום: 220 ש"ח', {
    name: 'יוסי כהן',
    phones: ['0521234567'],
    village: 'حيفا ووادي عارة/حيفا',
    street: 'רחוב הרצל 15 דירה 4',
    amount: '220',
    currency: 'ILS',
  }),
  example('he-lines', 'מוחמד אבו ריא\nסכנין ליד המסגד\n0541112223\n150 ₪', {
    name: 'מוחמד אבו ריא',
    phones: ['0541112223'],
    village: 'الناصرة والجليل/سخنين',
    street: 'ליד המסגד',
    amount: '150',
    currency: 'ILS',
  }),
  example(
    'he-two-phones',
    'שם מלא: אמירה זועבי\nטל: 050-2223344, 054-9988776\nעיר: נצרת\nסה"כ לתשלום: 99.90 ש״ח',
    {
      name: 'אמירה זועבי',
      phones: ['0502223344', '0549988776'],
      village: 'الناصرة والجليل/الناصرة',
      amount: '99.9',
      currency: 'ILS',
    },
  ),
  example('he-note', 'דנה לוי\nתל אביב, דיזנגוף 99\n0523334455\n180 שקל\nהערה: להתקשר לפני', {
    name: 'דנה לוי',
    phones: ['0523334455'],
    village: 'تل أبيب ويافا/تل أبيب',
    street: 'דיזנגוף 99',
    amount: '180',
    currency: 'ILS',
    note: 'להתקשר לפני',
  }),
  example(
    'he-greeting',
    'שלום רב\nאני רוצה להזמין\nשם: רים חמדאן\nכפר: כפר כנא\nנייד: 0527778889\nמחיר: 75 ש"ח\nתודה!',
    {
      name: 'רים חמדאן',
      phones: ['0527778889'],
      village: 'الناصرة والجليل/كفر كنا',
      amount: '75',
      currency: 'ILS',
    },
  ),
  example('he-plus', 'עומר גבארין\nאום אל פחם\n+972 52 765 4321\n₪90', {
    name: 'עומר גבארין',
    phones: ['+972527654321'],
    village: 'حيفا ووادي عارة/أم الفحم',
    amount: '90',
    currency: 'ILS',
  }),
  example('he-dashes', 'נועה פרץ - באר שבע - 0501231234 - 310 ש"ח', {
    name: 'נועה פרץ',
    phones: ['0501231234'],
    village: 'النقب/بئر السبع',
    amount: '310',
    currency: 'ILS',
  }),
  example('he-no-amount', 'לקוחה: סמר ח׳טיב\nטלפון: 0509090901\nישוב: עראבה\nשולם באשראי', {
    name: 'סמר ח׳טיב',
    phones: ['0509090901'],
  }),
];
