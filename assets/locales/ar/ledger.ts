import type { enLedger } from '../en/ledger';

export const arLedger: Record<keyof typeof enLedger, string> = {
  'ledger-state': 'الحالة',
  'ledger-state-made': 'كل ما تم إنشاؤه',
  'ledger-state-all': 'الكل',
  'ledger-account': 'الحساب',
  'ledger-account-gone': 'حساب أُزيل',
  'ledger-period': 'التاريخ',
  'ledger-period-yesterday': 'أمس',
  'ledger-period-week': 'آخر 7 أيام',
  'ledger-period-month': 'آخر 30 يومًا',
  'ledger-period-chosen': 'اختيار الأيام…',
  'ledger-from': 'من',
  'ledger-to': 'إلى',
  'ledger-column-order': 'الطلب',
  'ledger-column-label': 'الملصق',

  'ledger-without-fee': `{ $count ->
    [one] طرد واحد دون أجرة
    [two] طردان دون أجرة
    [few] { $count } طرود دون أجرة
    [many] { $count } طردًا دون أجرة
   *[other] { $count } طرد دون أجرة
  }`,
  'ledger-not-known': `{ $count ->
    [one] طرد واحد غير مؤكد، لم يُحسب
    [two] طردان غير مؤكدين، لم يُحسبا
    [few] { $count } طرود غير مؤكدة، لم تُحسب
    [many] { $count } طردًا غير مؤكد، لم يُحسب
   *[other] { $count } طرد غير مؤكد، لم يُحسب
  }`,
  'ledger-sums': 'مجموع ما يظهر',
  'ledger-empty-title': 'لم يتم إنشاء أي طرد من هنا بعد',
  'ledger-none-title': 'لا شيء يطابق بحثك',
  'ledger-none-text': 'جرّب كلمات أقل، أو يومًا آخر، أو كل الحالات.',
  'ledger-show-all': 'البحث في الكل',
  'ledger-other-states': `{ $count ->
    [one] طرد آخر في حالة أخرى
    [two] طردان آخران في حالات أخرى
    [few] { $count } طرود أخرى في حالات أخرى
    [many] { $count } طردًا آخر في حالات أخرى
   *[other] { $count } طرد آخر في حالات أخرى
  }`,

  'ledger-select-shown': 'تحديد كل ما يظهر',
  'ledger-unselect': 'إلغاء التحديد',
  'ledger-copy-code': 'نسخ الرمز { $code }',
  'ledger-details': 'طرد { $name }',
  'ledger-no-code': 'بلا رمز',
  'ledger-fee': 'أجرة التوصيل (تقديرية)',
  'ledger-village-id': 'البلدة { $id }، لم تعد في القائمة',
  'ledger-copy-number': 'الطرد رقم { $copy } لهذا الطلب',
  'ledger-city': 'المدينة',
  'restore-title': 'استعادة من سلة المحذوفات',
  'restore-ask': 'استعادة…',
  'restore-warning-title': 'هل تريد استعادة الطرد { $code }؟',
  'restore-warning':
    'هذا الطرد محذوف لدى شركة التوصيل. إذا استعدته عاد طردًا قائمًا قد يُوصَّل وتُحسب أجرته. لا تستعد طردًا لمجرد الاطلاع عليه.',
  'restore-done': 'عاد الطرد { $code }',
  'restore-unsure':
    'ضاع الرد، فلا يُعرف هل عاد الطرد. إذا استعدته مرة أخرى وقيل إنه ليس في سلة المحذوفات فقد عاد.',
  'restore-compared': 'مقارنة بما طُلب',
  'restore-not-here': 'لم يتم إنشاء هذا الطرد من هنا، فلا شيء يُقارن به.',
  'restore-differs': 'ما لدى شركة التوصيل يختلف عما طُلب. تحقق منه قبل أن يخرج الطرد.',
  'restore-asked': 'المطلوب',
  'restore-has': 'لدى شركة التوصيل',
  'restore-verdict-same': 'مطابق',
  'restore-verdict-differs': 'مختلف',
  'restore-verdict-not-told': 'لا تذكره شركة التوصيل',
  'restore-verdict-not-asked': 'لم يُذكر عند الشحن',
  'ledger-made-by': 'أنشأه',
  'ledger-colleague': '{ $name } (زميل)',
  'ledger-colleague-text': 'أنشأه { $name }. اسم المستلم محفوظ في متصفحه وفي طلب المتجر فقط.',
  'ledger-by-colleagues': `{ $count ->
    [one] واحد منها من زميل
    [two] اثنان منها من الزملاء
   *[other] { $count } منها من الزملاء
  }`,
  'fate-delivered': 'سُلّم',
  'fate-on-the-way': 'في الطريق',
  'fate-confirmed': 'تم تأكيده',
  'fate-only-made': 'تم إنشاؤه فقط',
  'fate-unsaid': 'لم يُذكر معناها',
  'fate-returned': 'مرتجع',
  'restore-confirm': 'نعم، استعده',
};
