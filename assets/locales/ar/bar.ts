import type { enBar } from '../en/bar';

export const arBar: Record<keyof typeof enBar, string> = {
  'parcel-delivery': 'حالة التوصيل',
  'bar-action-review': 'مراجعة',
  'bar-action-copy': 'نسخ الرمز',
  'bar-action-find-out': 'تأكّد هل تم إنشاؤه',
  'bar-action-enter-code': 'كتابة رمزه',
  'bar-mend-key': 'تصحيح المفتاح',
  'bar-mend-address': 'تصحيح الرابط',
  'bar-mend-duplicate': 'عرض الطرد السابق',
  'bar-stamp': '✓ تم الإنشاء { $time }',
  'bar-missing-village': 'لم تُحدَّد',
  'bar-missing-fee': 'لم تُعرف',
  'bar-look-first': 'تعديل قبل الشحن',
  'bar-changed':
    'غيّرت هذه الصفحة أو إضافة في المتصفح ما في الشريط، فلم تُحسب الضغطة. ما تراه الآن من شحنة نفسها، وفُتح لك النموذج أيضًا.',
  'bar-shipped-elsewhere': `{ $place ->
    [comments] أنشأه زميل لك: الطرد { $code } مكتوب في تعليقات الطلب.
    [history] أنشأه زميل لك: الطرد { $code } مكتوب في سجل الطلب.
    [metadata] أنشأه زميل لك: الطرد { $code } مكتوب في البيانات الوصفية للطلب.
   *[notes] أنشأه زميل لك: الطرد { $code } مكتوب في ملاحظات الطلب.
  }`,
  'bar-note-failed': 'تعذّرت إضافة الرمز إلى الطلب في المتجر.',
  'bar-note-waiting': 'تعذّرت إضافة الرمز إلى الطلب في المتجر حتى الآن. تُعاد المحاولة عند فتح المتجر.',
  'bar-note-in-data': 'الرمز محفوظ في بيانات الطلب، ولم تُكتب الملاحظة بعد. تُعاد المحاولة عند فتح المتجر.',
  'bar-note-written': 'أُضيف إلى الطلب في المتجر.',
  'bar-note-back': `{ $done ->
    [yes] ودُوّن ذلك في الطلب في المتجر.
   *[no] ما زال هذا الطرد مكتوبًا في الطلب في المتجر.
  }`,
  'bar-reload': 'حُدّثت شحنة. أعد تحميل هذه الصفحة.',
  'bar-note-none': 'لا يُكتب شيء في طلبات هذا المتجر: انسخ الرمز وألصقه هناك.',
  'bar-missing': 'غير مكتوب',
  'order-note-text': 'تم إنشاء الطرد',
  'order-note-back': 'الطرد معلَّم كخطأ',
};
