import type { enList } from '../en/list';

export const arList: Record<keyof typeof enList, string> = {
  'list-choose': 'اختيار الطلب للشحن',
  'list-chosen': 'الطلبات المحددة:',
  'list-shipped': 'لها طرد من قبل:',
  'list-failed': 'تعذّر فتح المراجعة ولم يُرسل شيء. اضغط مرة أخرى.',
  'list-colleague': 'أنشأه زميل: الطرد { $code }',
};
