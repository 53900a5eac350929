import { example } from '../example';

/** Written after the reader was mended by the others, and run once: the figure that is blind again. */
export const heldOutSecond = [
  example(
    'h2-form',
    'اسم المستلم: ايمان خالد عمرو\nرقم الهاتف المحمول: 0599 712 034\nالمحافظة: الخليل\nالمنطقة: دورا\nأقرب نقطة دالة: خلف مستشفى دورا\nقيمة الطلبية مع التوصيل: 155 شيكل',
    {
      name: 'ايمان خالد عمرو',
      phones: ['0599712034'],
      village: 'الخليل/دورا',
      street: 'خلف مستشفى دورا',
      amount: '155',
      currency: 'ILS',
    },
  ),
  example(
    'h2-chatty',
    'يسعد مساكي حبيبتي\nبدي قطعتين من السيروم\nلأسماء الشيخ\nبنابلس عصيرة الشمالية جنب البريد\nجوالي 0568331907\nكم المجموع؟',
    { name: 'أسماء الشيخ', phones: ['0568331907'], village: 'نابلس/عصيرة الشمالية', street: 'جنب البريد' },
  ),
  example(
    'h2-numbers',
    'وليد حماد\nطولكرم، بلعا، الحارة الغربية\nج: 0597442108\nج2: 0562442108\nالسعر ٧٥ + ٢٠ توصيل = ٩٥ شيكل',
    {
      name: 'وليد حماد',
      phones: ['0597442108', '0562442108'],
      village: 'طولكرم/بلعا',
      street: 'الحارة الغربية',
      amount: '95',
      currency: 'ILS',
    },
  ),
  example(
    'h2-collect',
    'شحنة جديدة\nالزبون: سائد ابو عون\nموبايل: 0592 880 116\nجبع - جنين\nالتحصيل من الزبون 340\nالمحتوى: طقم كاسات',
    { name: 'سائد ابو عون', phones: ['0592880116'], village: 'جنين/جبع', amount: '340' },
  ),
  example(
    'h2-gift',
    'هدية لصديقتي رغد\nمش لازم تحكو السعر\nالعنوان: بيت لحم بيت ساحور، قرب سوق الشعب\nرقمها 0598114730\nالمبلغ مدفوع',
    { phones: ['0598114730'], village: 'بيت لحم/بيت ساحور', street: 'قرب سوق الشعب' },
  ),
  example(
    'h2-shop-first',
    'متجر ورد الشام 🌷\nهاتف المتجر: 0599000555\n------\nالاسم: تسنيم عليان\nهاتف: 0567221340\nالعنوان: القدس - العيسوية\nالمبلغ: 200₪',
    {
      name: 'تسنيم عليان',
      phones: ['0567221340'],
      village: 'القدس/العيسوية',
      amount: '200',
      currency: 'ILS',
    },
  ),
  example(
    'h2-replaced',
    'السلام عليكم بدي ابدل الطلبية رقم 20331\nانا عمر نزال من قباطية\n0599811206\nما في حساب',
    { name: 'عمر نزال', phones: ['0599811206'], village: 'جنين/قباطية' },
  ),
  example(
    'h2-range',
    'ابراهيم دار موسى\nبيتللو قرب المدرسة\n٠٥٩٥٧١٤٤٠٨\nالسعر بين 100 و 120 شيكل حسب المقاس',
    {
      name: 'ابراهيم دار موسى',
      phones: ['0595714408'],
      village: 'رام الله والبيرة/بيتللو',
      street: 'قرب المدرسة',
    },
  ),
  example('h2-split', 'نص المبلغ 90 هلا والنص عند الاستلام\nمرح عبد الحق\nنابلس - بيت ايبا\n0594112075', {
    name: 'مرح عبد الحق',
    phones: ['0594112075'],
    village: 'نابلس/بيت إيبا',
  }),
  example(
    'h2-three-towns',
    'محل السعادة - فرع الخليل وفرع رام الله\nالاسم: غدير مرار\nالبلد: بيت دقو\n0522884019\n60 شيكل',
    { name: 'غدير مرار', phones: ['0522884019'], village: 'القدس/بيت دقو', amount: '60', currency: 'ILS' },
  ),
  example(
    'h2-street-city',
    'عنوان: البيرة، شارع القدس، عمارة الزهراء، الطابق الخامس\nالاسم: لبنى عازم\nت: 0598 203 345\nالسعر: 230 شامل',
    {
      name: 'لبنى عازم',
      phones: ['0598203345'],
      village: 'رام الله والبيرة/البيرة',
      street: 'شارع القدس، عمارة الزهراء، الطابق الخامس',
      amount: '230',
    },
  ),
  example(
    'h2-dotted',
    '1. الاسم: حمزة الصوص\n2. الجوال: 0569 018 273\n3. العنوان: نابلس، حوارة\n4. السعر: 115 شيكل',
    { name: 'حمزة الصوص', phones: ['0569018273'], village: 'نابلس/حوارة', amount: '115', currency: 'ILS' },
  ),
  example(
    'h2-date-name',
    'التسليم يوم السبت 22/11 بين 3 و 5\nسلام ابو زينة\nاريحا النويعمة\n0592887640\n80 شيقل',
    {
      name: 'سلام ابو زينة',
      phones: ['0592887640'],
      village: 'أريحا والأغوار/النويعمة',
      amount: '80',
      currency: 'ILS',
    },
  ),
  example(
    'h2-he-form',
    'שם הלקוח: סאמר עיסא\nטלפון נוסף: 0544410298\nטלפון: 0523318870\nיישוב: כפר קרע\nכתובת: שכונת אלחוארנה\nסכום לגביה: 320 ש״ח',
    {
      name: 'סאמר עיסא',
      phones: ['0544410298', '0523318870'],
      village: 'حيفا ووادي عارة/كفر قرع',
      street: 'שכונת אלחוארנה',
      amount: '320',
      currency: 'ILS',
    },
  ),
  example(
    'h2-he-free',
    'ערב טוב\nתמר שגיא, הרצליה, סוקולוב 22\n054-8821903\n2 יחידות, סה"כ 260 ₪ כולל משלוח',
    {
      name: 'תמר שגיא',
      phones: ['0548821903'],
      village: 'تل أبيب ويافا/هرتسليا',
      street: 'סוקולוב 22',
      amount: '260',
      currency: 'ILS',
    },
  ),
  example('h2-he-unit', 'נאיף ביאדסה\nבאקה אל גרביה\n0507733219\n45 ש״ח ליחידה', {
    name: 'נאיף ביאדסה',
    phones: ['0507733219'],
    village: 'حيفا ووادي عارة/باقة الغربية',
  }),
  example(
    'h2-en-form',
    'Customer name: Layla Sabbagh\nContact: +972 58 441 2070\nDelivery address: Nazareth, behind Mary’s Well\nOrder total: 310 ILS\nNotes: gate is blue',
    {
      name: 'Layla Sabbagh',
      phones: ['+972584412070'],
      village: 'الناصرة والجليل/الناصرة',
      street: 'behind Mary’s Well',
      amount: '310',
      currency: 'ILS',
      note: 'gate is blue',
    },
  ),
  example(
    'h2-en-free',
    'hey pls send 1 blue vase to my mom\nNawal Rishmawi, Beit Jala, near Cremisan\n0599 771 845\n120 nis cash',
    {
      name: 'Nawal Rishmawi',
      phones: ['0599771845'],
      village: 'بيت لحم/بيت جالا',
      street: 'near Cremisan',
      amount: '120',
      currency: 'ILS',
    },
  ),
  example(
    'h2-en-balance',
    'Bashar Atallah\nSalfit - Bidya\n0598220914\nPrice 400, paid 150, remaining 250 NIS',
    { name: 'Bashar Atallah', phones: ['0598220914'], village: 'سلفيت/بديا', amount: '250', currency: 'ILS' },
  ),
  example('h2-en-unknown', 'Sam Hill\nCentral Square, flat 3\n0599887001\n95 nis', {
    name: 'Sam Hill',
    phones: ['0599887001'],
    amount: '95',
    currency: 'ILS',
  }),
  example(
    'h2-az',
    'mar7aba, ismi rania\nsakne b jenin yamoun 7ad el madrase\nra2mi 0597 203 118\nel 7sab 85 shekel',
    {
      name: 'rania',
      phones: ['0597203118'],
      village: 'جنين/اليامون',
      street: '7ad el madrase',
      amount: '85',
      currency: 'ILS',
    },
  ),
  example(
    'h2-code',
    'كود المنتج A-2210 عدد 2\nالاسم نادين قطينة\nالجوال 0526 770 913\nالعنوان القدس شعفاط شارع السهل\nالسعر الكلي 270 شيكل',
    {
      name: 'نادين قطينة',
      phones: ['0526770913'],
      village: 'القدس/شعفاط',
      street: 'شارع السهل',
      amount: '270',
      currency: 'ILS',
    },
  ),
  example(
    'h2-wa-export',
    '21/11/25, 4:05 م - أم يزن: مرحبا بدي أوصي\n21/11/25, 4:06 م - أم يزن: عاطف جبارين، الخليل سعير، 0598 117 264\n21/11/25, 4:09 م - المتجر: تمام 140 شيكل',
    { name: 'عاطف جبارين', phones: ['0598117264'], village: 'الخليل/سعير', amount: '140', currency: 'ILS' },
  ),
  example('h2-abroad', 'الاسم: هاني رزق\nجوال: 00962795550199\nالعنوان: اربد شارع الجامعة\nالسعر: 20 دينار', {
    name: 'هاني رزق',
    street: 'اربد شارع الجامعة',
    amount: '20',
    currency: 'JOD',
  }),
];
