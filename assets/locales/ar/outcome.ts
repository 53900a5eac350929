import type { enOutcome } from '../en/outcome';

export const arOutcome: Record<keyof typeof enOutcome, string> = {
  'row-queued': 'ينتظر الإرسال',
  'row-sending': 'قيد الإرسال',
  'row-created': 'تم الإنشاء',
  'row-refused': 'مرفوض',
  'row-unknown': 'بحاجة إلى تأكيد',
  'row-made-code-unknown': 'تم الإنشاء ولم يصل رمزه',
  'row-settled': 'أُكّد يدويًّا',
  'row-withdrawn': 'أُلغي إرساله',
  'row-wrong': 'طرد خطأ',

  'outcome-created': 'تم إنشاء الطرد',
  'outcome-created-copy': 'تم إنشاء الطرد رقم { $copy } لهذا الطلب',
  'outcome-parcel-code': 'رمز الطرد',
  'outcome-print': 'طباعة الملصق',
  'outcome-collect': 'المبلغ للتحصيل من { $name }',
  'outcome-queued': 'الطرد ينتظر دوره',
  'outcome-queued-text': 'يُرسل حالما تنتهي الطرود التي قبله. يمكنك إغلاق هذه النافذة.',
  'outcome-sending': 'جارٍ إرسال الطرد…',
  'outcome-sending-text': 'يمكنك إغلاق هذه النافذة: لا يضيع شيء ولا يُرسل شيء مرتين.',
  'outcome-unknown': 'لم يصل الرد: ربما تم إنشاء الطرد',
  'outcome-unknown-text':
    'ضاع رد شركة التوصيل في الطريق. ابحث أولًا عن المستلم في قائمة طرودك لدى شركة التوصيل، ولا ترسل هذا الطلب مرة أخرى قبل ذلك، لا من هنا ولا من مكان آخر.',
  'outcome-made': 'تم إنشاء الطرد ولم يصل رمزه',
  'outcome-made-text': 'ضاع الرد الذي فيه الرمز. خذ الرمز من قائمة طرودك لدى شركة التوصيل.',
  'outcome-withdrawn': 'أُلغي إرسال هذا الطرد',
  'outcome-wrong': 'اعتبرتَ هذا الطرد خطأً',
  'wrong-ask': 'هل هذا الطرد خطأ؟',
  'wrong-text':
    'لا يمكن سحب الطرد من هنا. اتصل بشركة التوصيل لتصحّحه أو تلغيه، ثم اعتبره خطأً هنا لتتمكن من شحن طرد آخر بدلًا منه.',
  'wrong-mark': 'اعتباره خطأً',
  'wrong-unmark': 'ليس خطأً',
  'wrong-marked': 'لم يعد يُحسب هنا. إذا لم تُلغه شركة التوصيل بعد فاطلب منها ذلك، وإلا فسيُسلَّم ويُحصَّل مبلغه.',
  'wrong-again': 'شحن طرد بدلًا منه',
  'held-title': 'يُرسل بعد ثوانٍ',
  'held-text': 'لم يُرسل شيء بعد، ويمكنك التراجع.',
  'held-undo': 'تراجع',
  'hold-presses': 'مهلة قبل الإرسال بعد كل ضغطة',
  'hold-none': 'بلا مهلة',
  'hold-seconds': `{ $seconds ->
    [few] { $seconds } ثوانٍ
   *[other] { $seconds } ثانية
}`,
  'hold-presses-hint': 'خلالها يمكنك التراجع، في صفحة الطلب وفي النموذج.',
  'outcome-refused': 'رفضت شركة التوصيل الطرد',
  'outcome-failed': 'لم يُرسل الطرد',

  'duplicate-text':
    'قد يكون ذلك الطرد لهذا الطلب نفسه وضاع رده في الطريق: انظر أولًا في قائمة طرودك لدى شركة التوصيل. وإذا كان المستلم قد طلب مرتين فعلًا فيمكنك شحن طرد آخر.',
  'duplicate-force': 'شحن طرد آخر رغم ذلك',
  'another-parcel': 'طرد آخر لهذا الطلب',
  'another-title': 'لهذا الطلب طرد',
  'another-text': 'تم إنشاء الطرد { $code } لهذا الطلب. للطرد الثاني أجرة توصيل ثانية.',
  'new-parcel': 'طرد جديد',
};
