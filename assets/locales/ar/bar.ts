import type { enBar } from '../en/bar';

export const arBar: Record<keyof typeof enBar, string> = {
  'bar-line-recipient': 'المستلم',
  'bar-line-phone': 'الهاتف',
  'bar-line-village': 'القرية',
  'bar-line-amount': 'للتحصيل',
  'bar-line-fee': 'أجرة التوصيل',
  'bar-line-code': 'رمز الطرد',
  'bar-action-ship': 'اشحن',
  'bar-action-review': 'راجع',
  'bar-action-copy': 'نسخ الرمز',
  'bar-missing': 'غير موجود',
  'bar-look-first': 'مراجعة النموذج أولًا',
  'bar-too-soon': 'ظهر هذا أو تغيّر قبل أقل من ثانية، فلم تُحسب الضغطة. اقرأه ثم اضغط مرة أخرى.',
  'bar-covered':
    'هناك ما يغطّي الشريط، فلم تُحتسب الضغطة. أزل ما يغطيه واضغط من جديد، أو أنشئ الطرد من نموذج شحنة نفسه.',
  'bar-changed':
    'غيّرت هذه الصفحة أو إضافة في المتصفح ما في الشريط، فلم تُحتسب الضغطة. ما تراه الآن من شحنة نفسها، والنموذج مفتوح أيضًا.',
  'bar-store-not-asked': 'تعذّر سؤال المتجر مرة أخرى',
  'bar-shipped-elsewhere': 'شحنه زميل: الطرد { $code } مذكور في ملاحظات الطلب.',
  'bar-ship-again': 'شحن مرة أخرى…',
  'bar-note-again': 'محاولة إضافة الملاحظة',
  'bar-note-failed': 'تعذّرت إضافة الرمز إلى ملاحظات الطلب.',
  'bar-note-waiting': 'تعذّرت إضافة الرمز إلى ملاحظات الطلب حتى الآن. تُعاد المحاولة عند فتح المتجر.',
  'bar-note-written': 'أُضيف إلى ملاحظات الطلب.',
  'order-note-text': 'تم إنشاء الطرد',
  'bar-reload': 'حُدّثت شحنة. أعد تحميل هذه الصفحة.',
};
