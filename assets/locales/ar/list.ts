import type { enList } from '../en/list';

export const arList: Record<keyof typeof enList, string> = {
  'list-queued': 'ينتظر',
  'list-sending': 'قيد الإرسال',
  'list-created': 'شُحن',
  'list-wrong': 'طرد خطأ',
  'list-colleague': 'شحنه زميل: الطرد { $code }',
  'list-refused': 'لم يُشحن',
  'list-unknown': 'بحاجة إلى تأكيد',
  'list-made': 'شُحن ولم يصل رمزه',
  'list-settled': 'أُكّد يدويًّا',
  'list-ship': 'مراجعة وشحن',
  'list-choose': 'اختيار الطلب للشحن',
  'list-chosen': 'الطلبات المحددة:',
  'list-shipped': 'شُحن منها من قبل:',
  'list-reading': 'قراءة الطلبات',
  'list-cancel': 'إيقاف',
  'list-failed': 'تعذّر فتح المراجعة ولم يُشحن شيء. اضغط مرة أخرى.',
};
