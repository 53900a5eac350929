import type { enVillages } from '../en/villages';

export const arVillages: Record<keyof typeof enVillages, string> = {
  'bar-village-closed': '{ $village } (التوصيل متوقف)',

  'options-villages-text': 'تُجلب من شركة التوصيل كل يوم تلقائيًّا، وكلما دلّ رفضٌ على أن القائمة قديمة.',
  'villages-fetched': 'آخر جلب: { $when }',
  'villages-hidden-text': 'رفضت شركة التوصيل طرودًا إلى هذه البلدات، فلا نعرضها.',
  'villages-hidden-offer': 'عرض { $village } من جديد',

  'reading-title': 'كيف نقرأ القائمة',
  'reading-text':
    'تُرسل قائمة شركة التوصيل كما هي. ولنجد البلدات في الطلبات نقرأ كل سطر منها بالأسماء التي يقولها الناس.',
  'reading-apart': `{ $count ->
    [zero] لم نفكّك أي اسم
    [one] فكّكنا اسمًا واحدًا
    [two] فكّكنا اسمين
    [few] فكّكنا { $count } أسماء
    [many] فكّكنا { $count } اسمًا
   *[other] فكّكنا { $count } اسم
  }`,
  'reading-apart-text': 'المدينة والرقم والأحرف الأخرى بجانب الاسم ليست منه.',
  'reading-doubles': `{ $count ->
    [zero] لا سطور مكررة
    [one] سطر واحد مكرر
    [two] سطران مكرران
    [few] { $count } سطور مكررة
    [many] { $count } سطرًا مكررًا
   *[other] { $count } سطر مكرر
  }`,
  'reading-doubles-text': 'كل منها مكان واحد. نأخذ السطر المفتوح للتوصيل، أو الذي استُعمل من قبل.',
  'reading-zones': `{ $count ->
    [zero] لا مناطق في القائمة
    [one] سطر واحد هو منطقة
    [two] سطران هما منطقتان
    [few] { $count } سطور هي مناطق
    [many] { $count } سطرًا هي مناطق
   *[other] { $count } سطر هي مناطق
  }`,
  'reading-zones-text': 'لا نختار منطقة إلا إذا ذكرها الطلب نفسها.',
  'reading-unread': `{ $count ->
    [zero] قرأنا كل السطور
    [one] سطر واحد لم نستطع قراءته
    [two] سطران لم نستطع قراءتهما
    [few] { $count } سطور لم نستطع قراءتها
    [many] { $count } سطرًا لم نستطع قراءتها
   *[other] { $count } سطر لم نستطع قراءتها
  }`,
  'reading-unread-text': 'تُختار يدويًّا. أعطها أسماءً لنجدها في الطلبات أيضًا.',
  'reading-record': 'في القائمة',
  'reading-as': 'قرأناه',
  'reading-as-none': 'لم يُقرأ',
  'reading-given': 'سميته أنت',
  'reading-more': `{ $count ->
    [zero] لا شيء غير ظاهر.
    [one] سطر آخر غير ظاهر.
    [two] سطران آخران غير ظاهرين.
    [few] { $count } سطور أخرى غير ظاهرة.
    [many] { $count } سطرًا آخر غير ظاهر.
   *[other] { $count } سطر آخر غير ظاهر.
  }`,
  'reading-name': 'الاسم الذي يقوله الناس',

  'learned-title': 'اختياراتك المحفوظة',
  'learned-text': 'حين تختار بلدة غير التي يدل عليها العنوان وتشحن، نتذكرها للطلب التالي بالنص نفسه.',
  'learned-written': 'النص في الطلب',
  'learned-unsure': 'اخترت له أكثر من بلدة، فنسألك',
  'learned-filter': 'ابحث في اختياراتك المحفوظة',
  'learned-remove-all': 'إزالة الكل',
  'learned-remove-all-text': 'احفظها في ملف أولًا إن كنت قد تريدها لاحقًا.',
  'learned-import-text': 'الاستيراد يضيف إلى الموجود. إن عُرف النص نفسه في الاثنين بقي الأحدث، ولا يُحذف شيء.',
  'learned-imported':
    'أُضيف: { $added }. أحدث مما عندك: { $replaced }. معروف من قبل: { $kept }. ليس في قائمة هذا الحساب فتُرك: { $missing }.',
};
