import { example } from '../example';

/** Orders as they come in a chat, in the dialect, with nothing named. */
export const heldOutArabicFree = [
  example(
    'ho-free-hello',
    'مرحبا كيفكم 🌸 بدي اطلب الفستان الازرق مقاس 38 ب ١٥٠ شيكل\nشذى محمود طه\nالخليل دورا عند دوار الكوم\n0592301188',
    {
      name: 'شذى محمود طه',
      phones: ['0592301188'],
      village: 'الخليل/دورا',
      street: 'عند دوار الكوم',
      amount: '150',
      currency: 'ILS',
    },
  ),
  // From one town, living in another.
  example(
    'ho-free-living',
    'هاي انا من بيت لحم بس ساكن برام الله حي الطيرة قرب مسبح الطيرة\nاسمي فراس قعقور\n0568 773 204\nالحساب 220 شيكل',
    {
      name: 'فراس قعقور',
      phones: ['0568773204'],
      village: 'رام الله والبيرة/رام الله',
      street: 'حي الطيرة قرب مسبح الطيرة',
      amount: '220',
      currency: 'ILS',
    },
  ),
  example('ho-free-name-last', '0599 81 27 40\nطوباس طمون وسط البلد\n130 شيكل\nام العبد بشارات', {
    name: 'ام العبد بشارات',
    phones: ['0599812740'],
    village: 'طوباس/طمون',
    street: 'وسط البلد',
    amount: '130',
    currency: 'ILS',
  }),
  example(
    'ho-free-forwarded',
    '[12/11, 3:42 م] نور ستور: سجى بدر\n[12/11, 3:42 م] نور ستور: بيت ساحور قرب كنيسة الروم\n[12/11, 3:43 م] نور ستور: 0594418830\n[12/11, 3:43 م] نور ستور: 90 شيكل',
    {
      name: 'سجى بدر',
      phones: ['0594418830'],
      village: 'بيت لحم/بيت ساحور',
      street: 'قرب كنيسة الروم',
      amount: '90',
      currency: 'ILS',
    },
  ),
  example('ho-free-misspelt', 'رهام عزام\nجنين سلة الحارثيه\n٠٥٩٥٦٦٠٢٢٤\n٨٠ شيقل', {
    name: 'رهام عزام',
    phones: ['0595660224'],
    village: 'جنين/سيلة الحارثية',
    amount: '80',
    currency: 'ILS',
  }),
  // There are two of this name, and nothing tells them apart.
  example('ho-free-two-burqas', 'معاذ ناصر\nبرقة قرب الجامع الكبير\n0597119034\n100 شيكل', {
    name: 'معاذ ناصر',
    phones: ['0597119034'],
    street: 'قرب الجامع الكبير',
    amount: '100',
    currency: 'ILS',
  }),
  example('ho-free-which-burqa', 'معاذ ناصر - نابلس برقة - 0597119034 - 100 شيكل', {
    name: 'معاذ ناصر',
    phones: ['0597119034'],
    village: 'نابلس/برقة',
    amount: '100',
    currency: 'ILS',
  }),
  example(
    'ho-free-no-place',
    'السلام عليكم، حابة اطلب 3 قطع من الكريم، السعر ٩٠ صح؟\nاسمي نجلاء ابو صفية ورقمي 0569 450 118',
    { name: 'نجلاء ابو صفية', phones: ['0569450118'], amount: '90' },
  ),
  example('ho-free-street-of-town', 'احمد كنعان\nنابلس شارع القدس مقابل محطة الباشا\n0599330415\n٣٠٠ شيكل', {
    name: 'احمد كنعان',
    phones: ['0599330415'],
    village: 'نابلس/نابلس',
    street: 'شارع القدس مقابل محطة الباشا',
    amount: '300',
    currency: 'ILS',
  }),
  // In words alone.
  example('ho-free-words', 'بدي الطقم بمية وخمسين شيكل\nلين عودة\nرام الله سلواد\n0592774063', {
    name: 'لين عودة',
    phones: ['0592774063'],
    village: 'رام الله والبيرة/سلواد',
    amount: '150',
    currency: 'ILS',
  }),
  example(
    'ho-free-two-phones',
    'عمار ياسر جرادات\nسعير - واد الشرق\n0599201450 / 0562201450\n٤ كراتين × ٢٥ = ١٠٠ شيكل',
    {
      name: 'عمار ياسر جرادات',
      phones: ['0599201450', '0562201450'],
      village: 'الخليل/سعير',
      street: 'واد الشرق',
      amount: '100',
      currency: 'ILS',
    },
  ),
  // The same number written twice is one.
  example('ho-free-same-phone', 'هناء زكارنة\nقباطية\n0598877120 واتس +970598877120\n٧٥ شيكل', {
    name: 'هناء زكارنة',
    phones: ['0598877120'],
    village: 'جنين/قباطية',
    amount: '75',
    currency: 'ILS',
  }),
  example(
    'ho-free-discount',
    'اسيل رامي\nالعيزرية راس كبسة\n0528 114 903\nالسعر كان 200 صار 160 شيكل بعد الخصم 20%',
    {
      name: 'اسيل رامي',
      phones: ['0528114903'],
      village: 'القدس/العيزرية',
      street: 'راس كبسة',
      amount: '160',
      currency: 'ILS',
    },
  ),
  example('ho-free-dollar', 'جهاد قنديل\nنابلس حوارة\n0598120906\n50 دولار', {
    name: 'جهاد قنديل',
    phones: ['0598120906'],
    village: 'نابلس/حوارة',
  }),
  example('ho-free-jordan', 'نسرين الخطيب\nعمان، الجبيهة، شارع الملكة رانيا\n+962 79 555 0123\n15 دينار', {
    name: 'نسرين الخطيب',
    street: 'عمان، الجبيهة، شارع الملكة رانيا',
    amount: '15',
    currency: 'JOD',
  }),
  example(
    'ho-free-ask-call',
    'وصلو الطلبية ل سماح عيسى على بيرزيت جنب السوبرماركت الاخضر\nالرجاء الاتصال قبل الوصول\n0595 208 331\n١٢٥ شيكل مع التوصيل',
    {
      name: 'سماح عيسى',
      phones: ['0595208331'],
      village: 'رام الله والبيرة/بيرزيت',
      street: 'جنب السوبرماركت الاخضر',
      amount: '125',
      currency: 'ILS',
      note: 'الرجاء الاتصال قبل الوصول',
    },
  ),
  example('ho-free-camp', 'ابو خليل\nمخيم بلاطة شارع السوق\n0568-90-12-34\n٤٥ ش', {
    name: 'ابو خليل',
    phones: ['0568901234'],
    village: 'نابلس/مخيم بلاطة',
    street: 'شارع السوق',
    amount: '45',
    currency: 'ILS',
  }),
  // Which day it is to come is said with a number.
  example(
    'ho-free-day',
    'مسا الخير 🌙\nالطلب بتاريخ 25-12 يوم الخميس\nياسمين جابر\nسلفيت بديا قرب مفرق المدارس\n٠٥٩٢٠٠٧٧١٣\n٢ شنطة و ١ حزام\nالمجموع الكلي ٢٤٠ شيكل',
    {
      name: 'ياسمين جابر',
      phones: ['0592007713'],
      village: 'سلفيت/بديا',
      street: 'قرب مفرق المدارس',
      amount: '240',
      currency: 'ILS',
    },
  ),
  example('ho-free-without-delivery', 'بتول حجازي\nطولكرم شويكة\n0597 604 118\n120 شيكل غير شامل التوصيل', {
    name: 'بتول حجازي',
    phones: ['0597604118'],
    village: 'طولكرم/شويكة',
  }),
  example(
    'ho-free-emoji-marks',
    '👤 جنى عصام\n📞 ٠٥٦٩-٣٣٣-٨٤١\n📍 بيت لحم، بيت جالا، طلعة السهل\n💰 ١٩٠ شيكل',
    {
      name: 'جنى عصام',
      phones: ['0569333841'],
      village: 'بيت لحم/بيت جالا',
      street: 'طلعة السهل',
      amount: '190',
      currency: 'ILS',
    },
  ),
  example('ho-free-taybeh-jenin', 'طارق ابو بكر جنين الطيبة حارة البير 0594071153 السعر 65', {
    name: 'طارق ابو بكر',
    phones: ['0594071153'],
    village: 'جنين/الطيبة',
    street: 'حارة البير',
    amount: '65',
  }),
  // A link has figures of its own.
  example(
    'ho-free-link',
    'روان شلبي\nرام الله بيتونيا\nhttps://www.google.com/maps?q=31.8969,35.1678\n0599 641 207\n115 شيكل',
    {
      name: 'روان شلبي',
      phones: ['0599641207'],
      village: 'رام الله والبيرة/بيتونيا',
      amount: '115',
      currency: 'ILS',
    },
  ),
  example('ho-free-name-is-town', 'محمد نابلسي\nقلقيلية عزون قرب البلدية\n0598330719\n٥٠ شيكل', {
    name: 'محمد نابلسي',
    phones: ['0598330719'],
    village: 'قلقيلية/عزون',
    street: 'قرب البلدية',
    amount: '50',
    currency: 'ILS',
  }),
  example(
    'ho-free-not-there',
    'الطلبية مش على نابلس، على جنين اليامون شارع المدارس\nسهى عباهرة 0567110298\n٨٥ شيكل',
    {
      name: 'سهى عباهرة',
      phones: ['0567110298'],
      village: 'جنين/اليامون',
      street: 'شارع المدارس',
      amount: '85',
      currency: 'ILS',
    },
  ),
  example('ho-free-question', 'قديش سعر الجاكيت الاسود؟ وفي توصيل على الخليل؟', {
    village: 'الخليل/الخليل',
  }),
  example('ho-free-thanks', 'تمام شكرا حبيبتي ❤️❤️ بستنى الطلبية يوم الاحد', {}),
];
