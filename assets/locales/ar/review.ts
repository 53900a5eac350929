import type { enReview } from '../en/review';

export const arReview: Record<keyof typeof enReview, string> = {
  'review-title': 'مراجعة وشحن',
  'review-table': 'الطلبات المطلوب شحنها',
  'review-empty': 'لا شيء للمراجعة',
  'review-empty-text': 'حدّد طلبات في قائمة متجرك، ثم اضغط «مراجعة وشحن».',
  'sheet-drop': 'طلبات من جدول: أفلت الملف هنا أو الصق خلاياه',
  'sheet-source': 'اسم هذه القائمة',
  'sheet-before': `{ $where ->
    [hidden] صفوف مخفية أو مشطوبة في الملف، أو في ورقة لم تُفهم، ولم تُؤخذ: { $count }.
    [price] أسطر فيها كمية وسعر: { $count }. أهو سعر القطعة الواحدة أم سعرها كلها؟
    [sheet] أسطر تكرّر غيرها كما هي: { $count }. أهي الطلبات نفسها أم طلبات جديدة؟
   *[before] من هذه الطلبات كان { $count } هنا من قبل. أهي الطلبات نفسها أم طلبات جديدة؟
  }`,
  'sheet-answer': `{ $said ->
    [one] سعر القطعة
    [all] سعر الكل
    [each] سؤال عن كل طلب
   *[new] طلبات جديدة
  }`,
  'review-ship': 'شحن { $ready } من { $all }',
  'review-ship-all': `{ $count ->
    [one] شحن طلب واحد
   *[other] شحن الكل ({ $count })
  }`,
  'review-stop': 'إيقاف',
  'review-resume': 'متابعة ({ $count })',
  'review-retry': 'إعادة محاولة المرفوضة ({ $count })',
  'review-progress': 'أُرسل { $done } من { $all }',
  'review-progress-text': 'يمكنك إغلاق هذه الصفحة. يستمر الإرسال.',
  'review-reason': 'السبب',
  'review-opened-at-link':
    'ربما لم يُفتح الطلب { $number }: هذا المتجر لا يفتح رابطًا إلا من جلسة مفتوحة، ولا صفحة منه مفتوحة الآن. سجّل الدخول إليه واترك قائمة الطلبات مفتوحة، ثم اضغط الرقم من جديد.',
  'review-unreadable-text': '«إعادة المحاولة» تفتحه في المتجر، وحين يُقرأ هناك يُملأ هنا.',
  'review-shared': 'الطلب { $number } إلى الهاتف نفسه.',
  'review-shared-text': 'طردان يعنيان أجرتين، وقد ترفض شركة التوصيل الثاني.',
  'review-merge': 'طرد واحد للاثنين',
  'review-merge-text':
    'طرد واحد للاثنين مع الطلب { $number }: المحتوى والأرقام معًا، والمبلغان مجموعان للتحصيل.',
  'review-hold': 'تأجيل هذا الطلب',
  'review-both': 'شحن الاثنين',
  'review-merged': 'في طرد الطلب { $number }.',
  'review-not-intended': 'لم تُرسل: { $count }. السبب في صفوفها.',
  'review-state-shared-phone': 'الهاتف نفسه',
  'review-state-changed': 'تغيّر',
  'review-take-new': 'قبول التغيير',
  'review-changed-field': '{ $field }: كان { $before } وصار { $now }',
  'review-moved': 'هذه الطلبات الآن على الحساب { $account }. تحقق مما تغيّر.',
  'review-state-ready': `{ $count ->
    [none] جاهز
   *[other] جاهزة
  }`,
  'review-state-set-aside': 'مؤجَّل',
  'review-state-stopped': 'موقوف',
  'messages-all-made': `رسائل إلى { $count ->
    [one] زبون واحد
    [two] زبونين
    [few] { $count } زبائن
    [many] { $count } زبونًا
   *[other] { $count } زبون
  }`,
  'messages-all-confirm': `اسأل { $count ->
    [one] زبونًا واحدًا
    [two] زبونين
    [few] { $count } زبائن
    [many] { $count } زبونًا
   *[other] { $count } زبون
  } قبل الشحن`,
  'messages-sent': 'أُرسل: { $sent } من { $all }',
  'messages-ticked': 'توضع العلامة عند فتح الرسالة. أزلها عمّا لم ترسله.',
  'message-no-phone': 'لا هاتف يقبله واتساب',
  'review-open': 'تعديل الطلب { $number }',
  'review-print-again': 'إعادة طباعة الملصقات',
};
