import type { enList } from '../en/list';

export const arList: Record<keyof typeof enList, string> = {
  'list-queued': 'ينتظر',
  'list-sending': 'قيد الإرسال',
  'list-created': 'تم إنشاء الطرد',
  'list-wrong': 'طرد خطأ',
  'list-colleague': 'أنشأه زميل: الطرد { $code }',
  'list-refused': 'لم يتم إنشاء الطرد',
  'list-unknown': 'غير مؤكد',
  'list-made': 'تم إنشاء الطرد ولم يصل رمزه',
  'list-settled': 'أُكّد يدويًّا',
  'list-ship': 'مراجعة وشحن',
  'list-choose': 'اختيار الطلب للشحن',
  'list-chosen': 'الطلبات المحددة:',
  'list-shipped': 'لها طرد من قبل:',
  'list-reading': 'قراءة الطلبات',
  'list-cancel': 'إيقاف',
  'list-failed': 'تعذّر فتح المراجعة ولم يُرسل شيء. اضغط مرة أخرى.',
};
