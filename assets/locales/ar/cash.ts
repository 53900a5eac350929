import type { enCash } from '../en/cash';

export const arCash: Record<keyof typeof enCash, string> = {
  'desk-cash': 'التحصيل',
  'cash-drop': 'أفلت كشف حساب شركة التوصيل هنا',
  'cash-choose': 'اختيار ملف',
  'cash-drop-hint': 'جدول XLSX أو CSV. يبقى في هذا المتصفح.',
  'cash-columns-title': 'ماذا يقول كل عمود؟',
  'cash-column-net': 'المدفوع لك',
  'cash-columns-confirm': 'الأعمدة صحيحة',
  'cash-columns-missing': 'حدّد الرمز والمبلغ المحصّل، أو الرمز مع المدفوع لك والأجرة معًا.',
  'cash-kinds': 'نتيجة السطور',
  'cash-differs': 'كل الفروق',
  'cash-all-paid': 'كل ما في الكشف مدفوع كما يجب.',
  'cash-some-differ': `{ $count ->
    [one] فرق واحد يحتاج إليك
    [two] فرقان يحتاجان إليك
    [few] { $count } فروق تحتاج إليك
    [many] { $count } فرقًا تحتاج إليك
   *[other] { $count } فرق تحتاج إليك
 }`,
  'cash-paid': 'مدفوع',
  'cash-short': 'ناقص',
  'cash-over': 'زائد',
  'cash-twice': 'مدفوع مرتين',
  'cash-not-ours': 'ليس من طرودنا',
  'cash-no-amount': 'لا يُعرف مبلغه هنا',
  'cash-missing': 'سُلّم ولم يُدفع',
  'cash-paid-otherwise': 'دُفع باليد أو شُطب',
  'cash-unread': 'بلا مقارنة',
  'cash-rows': `{ $count ->
    [one] سطر
    [two] سطران
   *[other] سطور
  } { $rows }`,
  'cash-title-difference': 'الفرق',
  'cash-title-fee-difference': 'فرق الأجرة',
  'cash-title-rows': 'السطور',
  'cash-sum-collected': 'المحصّل',
  'cash-sum-due': 'المستحق لك',
  'cash-total-differs': 'مجموع الملف غير مجموع سطوره.',
  'cash-astray': `{ $most ->
    [yes] في هذه السطور، المحصّل ناقص الأجرة لا يساوي المدفوع لك: { $rows }. إذا كان يُخصم شيء آخر أيضًا، أو كان العمود يعني غير ذلك، فلا تختر عمودًا لـ«المدفوع لك».
   *[no] في هذه السطور، المحصّل ناقص الأجرة لا يساوي المدفوع لك: { $rows }
  }`,
  'cash-same': 'هذا الكشف موجود هنا: فُتح ولم يُضف.',
  'cash-kept-title': 'الكشوف حتى الآن',
  'cash-lines': `{ $count ->
    [one] سطر واحد
    [two] سطران
    [few] { $count } سطور
    [many] { $count } سطرًا
   *[other] { $count } سطر
 }`,
  'cash-out-title': 'مستحقاتك عند شركة التوصيل',
  'cash-out-text': 'في الطريق أو سُلّمت، ولم تُدفع في أي كشف بعد، حسب تاريخ الإنشاء.',
  'cash-out-none': 'لا مستحقات لك حاليًّا حسب ما وصلنا.',
  'cash-out-only-made': `{ $count ->
    [one] غير محسوب: طرد واحد للتحصيل { $amount }. تم إنشاؤه، ولا شيء يقول إن شركة التوصيل استلمته.
    [two] غير محسوب: طردان للتحصيل { $amount }. تم إنشاؤهما، ولا شيء يقول إن شركة التوصيل استلمتهما.
    [few] غير محسوب: { $count } طرود للتحصيل { $amount }. تم إنشاؤها، ولا شيء يقول إن شركة التوصيل استلمتها.
    [many] غير محسوب: { $count } طردًا للتحصيل { $amount }. تم إنشاؤها، ولا شيء يقول إن شركة التوصيل استلمتها.
   *[other] غير محسوب: { $count } طرد للتحصيل { $amount }. تم إنشاؤها، ولا شيء يقول إن شركة التوصيل استلمتها.
  }`,
  'cash-out-delivered': 'منها ما سُلّم',
  'cash-out-short': 'منها ما دُفع ناقصًا',
  'cash-age': `قبل { $from }–{ $until } { $until ->
    [few] أيام
    [many] يومًا
   *[other] يوم
  }`,
  'cash-age-last': `قبل { $from } { $from ->
    [few] أيام
    [many] يومًا
   *[other] يوم
  } وأكثر`,
  'fates-text': 'حدّد معنى كل رقم: مسلَّم أم مرتجع أم في الطريق.',
  'plots-title': 'نتائج التوصيل',
  'plots-by-day': 'حسب اليوم',
  'plots-by-city': 'حسب المدينة',
};
