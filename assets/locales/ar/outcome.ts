import type { enOutcome } from '../en/outcome';

export const arOutcome: Record<keyof typeof enOutcome, string> = {
  'row-queued': 'ينتظر الإرسال',
  'row-sending': 'قيد الإرسال',
  'row-created': 'شُحن',
  'row-refused': 'مرفوض',
  'row-unknown': 'بحاجة إلى تأكيد',
  'row-made-code-unknown': 'شُحن ولم يصل رمزه',
  'row-settled': 'أُكّد يدويًّا',
  'row-withdrawn': 'أُلغي إرساله',

  'outcome-created': 'شُحن الطرد',
  'outcome-created-copy': 'شُحن الطرد رقم { $copy } لهذا الطلب',
  'outcome-parcel-code': 'رمز الطرد',
  'outcome-collect': 'المبلغ للتحصيل من { $name }',
  'outcome-queued': 'الطرد ينتظر دوره',
  'outcome-queued-text': 'يُرسل حالما تنتهي الطرود التي قبله. يمكنك إغلاق هذه النافذة.',
  'outcome-sending': 'جارٍ إرسال الطرد…',
  'outcome-sending-text': 'يمكنك إغلاق هذه النافذة: لا يضيع شيء ولا يُرسل شيء مرتين.',
  'outcome-unknown': 'تأكّد: ربما شُحن الطرد',
  'outcome-unknown-text':
    'ضاع رد شركة التوصيل في الطريق. ابحث أولًا عن المستلم في قائمة طرودك لدى شركة التوصيل، ولا ترسل هذا الطلب مرة أخرى قبل ذلك، لا من هنا ولا من مكان آخر.',
  'outcome-made': 'شُحن الطرد ولم يصل رمزه',
  'outcome-made-text': 'ضاع الرد الذي فيه الرمز. خذ الرمز من قائمة طرودك لدى شركة التوصيل.',
  'outcome-settled': 'أُكّد يدويًّا',
  'outcome-withdrawn': 'أُلغي إرسال هذا الطرد',
  'outcome-refused': 'رفضت شركة التوصيل الطرد',
  'outcome-failed': 'لم يُرسل الطرد',

  'duplicate-text':
    'قد يكون ذلك الطرد لهذا الطلب نفسه وضاع رده في الطريق: انظر أولًا في قائمة طرودك لدى شركة التوصيل. وإذا كان المستلم قد طلب مرتين فعلًا فيمكنك شحن طرد آخر.',
  'duplicate-force': 'شحن طرد آخر رغم ذلك',
  'another-parcel': 'طرد آخر لهذا الطلب',
  'another-title': 'هذا الطلب مشحون',
  'another-text': 'شُحن هذا الطلب بالطرد { $code }. للطرد الثاني أجرة توصيل ثانية.',
  'new-parcel': 'طرد جديد',
};
