import type { enList } from '../en/list';

export const arList: Record<keyof typeof enList, string> = {
  'list-colleague': 'أنشأه زميل: الطرد { $code }',
  'list-refused': 'لم يتم إنشاء الطرد',
  'list-choose': 'اختيار الطلب للشحن',
  'list-chosen': 'الطلبات المحددة:',
  'list-shipped': 'لها طرد من قبل:',
  'list-reading': 'قراءة الطلبات',
  'list-failed': 'تعذّر فتح المراجعة ولم يُرسل شيء. اضغط مرة أخرى.',
};
