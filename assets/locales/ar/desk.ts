import type { enDesk } from '../en/desk';

export const arDesk: Record<keyof typeof enDesk, string> = {
  'desk-sections': 'الأقسام',
  'desk-account': 'الحساب المستخدم',
  'desk-account-none': 'لم يُختر حساب',
  'desk-today': 'اليوم',
  'desk-parcels': 'الطرود',
  'desk-tools': 'أدوات',
  'desk-find': 'البحث عن طرد',
  'desk-find-hint': 'هاتف أو اسم أو رمز أو طلب',
  'today-to-collect': 'المبلغ للتحصيل من طرود اليوم',
  'today-after-fees': 'بعد أجور التوصيل',
  'today-parcels': 'طرود اليوم',
  'today-yesterday': 'أمس { $count }',
  'today-cities': 'أكثر المدن',
  'today-elsewhere': 'غيرها',
  'today-week': 'آخر 7 أيام',
  'today-hand': 'بحاجة إليك',
  'today-review': `{ $count ->
    [one] طلب واحد ينتظر المراجعة
    [two] طلبان ينتظران المراجعة
    [few] { $count } طلبات تنتظر المراجعة
    [many] { $count } طلبًا ينتظر المراجعة
   *[other] { $count } طلب ينتظر المراجعة
  }`,
  'today-review-act': 'مراجعة وشحن',
  'today-follow': `{ $count ->
    [one] طرد واحد بحاجة إلى متابعة
    [two] طردان بحاجة إلى متابعة
    [few] { $count } طرود بحاجة إلى متابعة
    [many] { $count } طردًا بحاجة إلى متابعة
   *[other] { $count } طرد بحاجة إلى متابعة
  }`,
  'today-follow-act': 'متابعة',
  'today-labels': `{ $count ->
    [one] ملصق واحد لم يُطبع
    [two] ملصقان لم يُطبعا
    [few] { $count } ملصقات لم تُطبع
    [many] { $count } ملصقًا لم يُطبع
   *[other] { $count } ملصق لم يُطبع
  }`,
  'today-labels-act': 'طباعة',
  'today-none-title': 'لم يُشحن شيء اليوم بعد',
  'today-none-text': 'افتح طلبًا في متجرك واضغط «شحن»، أو حدّد عدة طلبات في قائمته.',
  'today-all': 'كل طرود اليوم ({ $count })',
  'tool-labels': 'طباعة الملصقات التي لم تُطبع، أو إعادة طباعة ملصق.',
  'tool-quotes': 'اعرف أجرة التوصيل قبل أن تعد بها زبونك.',
  'tool-contents': 'صحّح ما في طرد: اسم الصنف أو سعره أو كميته أو صورته.',
  'tool-employees': 'غيّر اسم من يعمل معك أو هاتفه أو دوامه أو صلاحياته.',
  'tool-webhook': 'ليعلم برنامجك بكل ما يتغيّر في طرودك.',
  'tool-journeys': 'حرّك طردًا تجريبيًّا خطوة بخطوة.',
};
