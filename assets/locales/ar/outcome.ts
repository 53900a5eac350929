import type { enOutcome } from '../en/outcome';

export const arOutcome: Record<keyof typeof enOutcome, string> = {
  'row-queued': 'ينتظر الإرسال',
  'row-sending': 'قيد الإرسال',
  'row-created': 'أُنشئ',
  'row-refused': 'مرفوض',
  'row-unknown': 'غير معروف',
  'row-made-code-unknown': 'أُنشئ ورمزه غير معروف',
  'row-settled': 'حُسم يدويًّا',
  'row-withdrawn': 'سُحب',

  'outcome-created': 'تم إنشاء الطرد',
  'outcome-created-copy': 'تم إنشاء الطرد رقم { $copy } لهذا الطلب',
  'outcome-parcel-code': 'رمز الطرد',
  'outcome-collect': 'للتحصيل من { $name }',
  'outcome-queued': 'الطرد ينتظر دوره',
  'outcome-queued-text': 'يُرسل حالما تنتهي الطرود التي قبله. يمكنك إغلاق هذه النافذة.',
  'outcome-sending': 'جارٍ إرسال الطرد…',
  'outcome-sending-text': 'يمكنك إغلاق هذه النافذة: لا يضيع شيء ولا يُرسل شيء مرتين.',
  'outcome-unknown': 'ربما أُنشئ الطرد',
  'outcome-unknown-text':
    'ضاع رد شركة التوصيل في الطريق. لا ترسل هذا الطلب مرة أخرى، لا من هنا ولا من مكان آخر. ابحث أولًا عن المستلم في قائمة طرودك لدى شركة التوصيل.',
  'outcome-made': 'أُنشئ الطرد ورمزه غير معروف',
  'outcome-made-text': 'ضاع الرد الذي فيه الرمز. خذ الرمز من قائمة طرودك لدى شركة التوصيل.',
  'outcome-settled': 'حُسم أمره يدويًّا',
  'outcome-withdrawn': 'سُحب هذا الطرد قبل إرساله',
  'outcome-refused': 'رفضت شركة التوصيل الطرد',
  'outcome-failed': 'لم يُرسل الطرد',

  'duplicate-text':
    'قد يكون ذلك الطرد لهذا الطلب نفسه وضاع رده في الطريق: انظر أولًا في قائمة طرودك لدى شركة التوصيل. وإذا كان المستلم قد طلب مرتين فعلًا فيمكنك إنشاء طرد آخر.',
  'duplicate-force': 'إنشاء طرد آخر رغم ذلك',
  'another-parcel': 'طرد آخر لهذا الطلب',
  'another-title': 'لهذا الطلب طرد مسبقًا',
  'another-text': 'سبق إنشاء الطرد { $code } لهذا الطلب. الطرد الثاني عليه أجرة ثانية.',
  'new-parcel': 'طرد جديد',
};
