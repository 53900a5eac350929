import type { enOutcome } from '../en/outcome';

export const arOutcome: Record<keyof typeof enOutcome, string> = {
  'row-queued': 'بانتظار الإرسال',
  'row-sending': 'يُرسل الآن',
  'row-created': `{ $count ->
   *[other] تم الإنشاء
  }`,
  'row-refused': 'مرفوض',
  'row-unknown': 'غير مؤكد',
  'row-made-code-unknown': 'تم الإنشاء ولم يصل رمزه',
  'row-settled': 'تم تأكيده يدويًّا',
  'row-withdrawn': 'أُلغي إرساله',
  'row-wrong': 'طرد خطأ',

  'outcome-created': 'تم إنشاء الطرد',
  'outcome-created-copy': 'تم إنشاء الطرد رقم { $copy } لهذا الطلب',
  'outcome-parcel-code': 'رمز الطرد',
  'outcome-print': 'طباعة الملصق',
  'outcome-collect': 'المبلغ للتحصيل من { $name }',
  'outcome-queued-text': 'يُرسل حالما تنتهي الطرود التي قبله، ولو أغلقت هذه النافذة.',
  'outcome-unknown': 'لم يصل الرد: ربما تم إنشاء الطرد',
  'outcome-unknown-text': 'لا تُعِد إرساله: ابحث عنه في لوحة الشركة.',
  'outcome-made-text': 'خذ الرمز من لوحة شركة التوصيل.',
  'row-until': 'ينتظر حتى { $time }',
  'outcome-until-text': 'شركة التوصيل مشغولة. يُرسل عندها تلقائيًّا.',
  'outcome-until-unknown-text': 'قد يكون الطرد موجودًا. لا تُعِد إرساله: نتحقق عندها تلقائيًّا.',
  'outcome-colleague': 'ربما أنشأ زميل لك هذا الطرد للتو',
  'outcome-colleague-text': 'لا تُعِد إرساله: انظر في الطلب في المتجر وفي لوحة الشركة.',
  'wrong-ask': 'هل هذا الطرد خطأ؟',
  'wrong-text':
    'لا يمكن سحب الطرد من هنا. اتصل بشركة التوصيل لتصحّحه أو تلغيه، ثم اعتبره خطأً هنا لتتمكن من شحن طرد آخر بدلًا منه.',
  'wrong-mark': 'نعم، الطرد خطأ',
  'wrong-unmark': 'ليس خطأً',
  'wrong-marked': 'لم يعد يُحسب هنا. إذا لم تُلغه شركة التوصيل بعد فاطلب منها ذلك، وإلا فسيُسلَّم ويُحصَّل مبلغه.',
  'held-title': 'يُرسل بعد ثوانٍ',
  'held-text': 'لم يُرسل شيء بعد، ويمكنك التراجع.',
  undo: 'تراجع',
  'hold-presses': 'مهلة للتراجع بعد الضغط',
  'hold-seconds': `{ $seconds ->
    [few] { $seconds } ثوانٍ
   *[other] { $seconds } ثانية
}`,
  'outcome-refused': 'رفضت شركة التوصيل الطرد',
  'outcome-failed': 'لم يُرسل الطرد',

  'duplicate-text': 'قد يكون لهذا الطلب نفسه. انظر في لوحة شركة التوصيل. إن طلب الزبون مرتين فاشحن الثاني.',
  'duplicate-force': 'شحن طرد آخر رغم ذلك',
  'another-parcel': 'طرد آخر لهذا الطلب',
  'another-text': 'تم إنشاء الطرد { $code } لهذا الطلب. للطرد الثاني أجرة توصيل ثانية.',
  'new-parcel': 'طرد جديد',
  'next-order': 'الطلب التالي',
  'message-open': 'راسل الزبون',
  'message-see': 'نص الرسالة',
  'message-language': 'لغة الرسالة',
  'message-code': '{ $now }؟ غيّره إلى { $other }',
  'message-made':
    'مرحبًا { $name }، جهّزنا طلبك { $number } للتوصيل. رمز الطرد: { $code }. المبلغ عند الاستلام: { $amount }. { $link }',
  'message-confirm': 'مرحبًا { $name }، وصلنا طلبك { $number } بمبلغ { $amount } إلى { $village }. هل نرسله؟',
};
