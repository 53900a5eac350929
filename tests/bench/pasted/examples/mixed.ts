import { example } from '../example';

/** What does not go by any rule: forwarded chats, corrections, several languages, small talk between. */
export const mixed = [
  example(
    'mixed-chat-stamps',
    '[20/11, 10:31] زبونة: مرحبا\n[20/11, 10:32] زبونة: الاسم ميساء دراغمة\n[20/11, 10:32] زبونة: طوباس حارة الدراغمة\n[20/11, 10:33] زبونة: 0598321321\n[20/11, 10:35] المتجر: الحساب 125 شيكل مع التوصيل',
    {
      name: 'ميساء دراغمة',
      phones: ['0598321321'],
      village: 'طوباس/طوباس',
      street: 'حارة الدراغمة',
      amount: '125',
      currency: 'ILS',
    },
  ),
  example('mixed-three-phones', 'جواد سليم\nإذنا\n0599100100\n0599200200\n0599300300\n90 شيكل', {
    name: 'جواد سليم',
    phones: ['0599100100', '0599200200'],
    village: 'الخليل/إذنا',
    amount: '90',
    currency: 'ILS',
  }),
  example('mixed-persian-digits', 'نام: رضا عمر\nجوال: ۰۵۹۹۱۲۱۲۱۲\nالعنوان: عقربا\nالمبلغ: ۱۰۵ شيكل', {
    name: 'رضا عمر',
    phones: ['0599121212'],
    village: 'نابلس/عقربا',
    amount: '105',
    currency: 'ILS',
  }),
  example('mixed-order-number', 'طلب رقم 10457\nالاسم: اية غانم\nصيدا - طولكرم\n0597818283\nالسعر: 115 ش', {
    name: 'اية غانم',
    phones: ['0597818283'],
    village: 'طولكرم/صيدا',
    amount: '115',
    currency: 'ILS',
  }),
  example(
    'mixed-address-two-lines',
    'الاسم: بهاء عتيق\nالعنوان: برقين\nقرب كنيسة الخضر\nالجوال: 0599737373\nالمبلغ: 45 شيكل',
    {
      name: 'بهاء عتيق',
      phones: ['0599737373'],
      village: 'جنين/برقين',
      street: 'قرب كنيسة الخضر',
      amount: '45',
      currency: 'ILS',
    },
  ),
  example('mixed-delivery-free', 'شهد نعيرات\nميثلون\n0592929292\n100 شيكل والتوصيل مجاني', {
    name: 'شهد نعيرات',
    phones: ['0592929292'],
    village: 'جنين/ميثلون',
    amount: '100',
    currency: 'ILS',
  }),
  example('mixed-plus-delivery', 'شهد نعيرات\nميثلون\n0592929292\n100 شيكل + 20 توصيل', {
    name: 'شهد نعيرات',
    phones: ['0592929292'],
    village: 'جنين/ميثلون',
    amount: '120',
    currency: 'ILS',
  }),
  example('mixed-script', 'Order for: اماني سعد\nNablus - عصيرة الشمالية\n0599 55 44 33\nTotal = 160₪ 🙏', {
    name: 'اماني سعد',
    phones: ['0599554433'],
    village: 'نابلس/عصيرة الشمالية',
    amount: '160',
    currency: 'ILS',
  }),
  example(
    'mixed-markup',
    '<b>الاسم:</b> زين عواد\n<i>العنوان:</i> سعير\n0568686868\n<script>90</script> 90 شيكل',
    {
      name: 'زين عواد',
      phones: ['0568686868'],
      village: 'الخليل/سعير',
      amount: '90',
      currency: 'ILS',
    },
  ),
  example(
    'mixed-name-is-a-town',
    'الاسم: نابلس محمد جنين\nالعنوان: عرابة - جنين\nجوال: 0599474747\nالمبلغ: 60 شيكل',
    {
      name: 'نابلس محمد جنين',
      phones: ['0599474747'],
      village: 'جنين/عرابة',
      amount: '60',
      currency: 'ILS',
    },
  ),
  example('mixed-iraq', 'كرم جواد\nبغداد الكرادة\n+964 770 123 4567\n50 دولار', { name: 'كرم جواد' }),
  example('mixed-blank', '\n\n   \n', {}),
];
