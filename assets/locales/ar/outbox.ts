import type { enOutbox } from '../en/outbox';

export const arOutbox: Record<keyof typeof enOutbox, string> = {
  'outbox-by-itself': 'يستمر تلقائيًّا',
  'outbox-behind': 'بانتظار طرد آخر إلى الهاتف نفسه',
  'outbox-give-access': 'منح الإذن',
  'outbox-check': 'تأكّد',
  'outbox-why': 'لماذا؟',
  'outbox-notes': 'ملاحظات للمتجر',
  'outbox-notes-text':
    'يُضاف رمز الطرد إلى طلبه ما دامت صفحة من إدارة المتجر مفتوحة. الطرد نفسه لا ينتظر ذلك.',
  'outbox-note-changed': 'بقي في المتجر كما هو',
  'outbox-follow': `{ $what ->
    [tracking] رقم التتبّع
   *[status] الحالة
  }: { $became ->
    [kept] بقي في الطلب { $before }، ولم يُكتب { $after }.
   *[changed] { $before } ← { $after }{ $mails ->
      [yes] . قد يرسل المتجر رسالة إلى الزبون.
     *[no] {""}
    }
  }`,
  'outbox-note-open': 'فتح الطلب',

  'outbox-waiting': 'لم يُرسل بعد',
  'outbox-next-try': 'لم يُرسل بعد. المحاولة التالية بعد { $time }',
  'outbox-no-next-try': 'لم يُرسل. أعد المحاولة أو ألغِ الإرسال.',
  'outbox-phone-busy': 'هناك طرد آخر لهذا الهاتف غير مؤكد. أكّده أولًا فيُرسل هذا بعده.',
  'outbox-taken-over': 'صار الطلب مع { $name }. اسأله قبل أي إرسال.',
  'outbox-too-old': 'لم يُرسل منذ أكثر من يوم',
  'outbox-too-fast': 'ضغطات أسرع من المعتاد في { $store }: { $count }',
  'outbox-too-fast-text':
    'طلبتها صفحات المتجر تباعًا أسرع مما يضغط شخص. إن كنت أنت من ضغط فأرسلها، وإلا فألغِ إرسالها واطلب فحص المتجر.',
  'outbox-cut-short': 'طلبات لم تُرسل: { $count }',
  'outbox-cut-short-text':
    'ضغطتَ لشحنها ثم أُغلق المتصفح قبل إرسالها. بعد أكثر من يوم لا تُرسل تلقائيًّا. ما تغيّر منها يبقى في المراجعة.',
  'outbox-cut-short-send': 'إرسالها الآن',
  'outbox-withdraw': 'إلغاء الإرسال',

  'outbox-asks-in': 'نتحقق تلقائيًّا بعد { $time }.',
  'outbox-asks-text': 'لن يتكرر الطرد: إن كان موجودًا ترفض شركة التوصيل نسخة ثانية.',
  'outbox-asks-waits': 'بانتظار شركة التوصيل.',

  'settle-panel': 'فتح لوحة الشركة',
  'settle-forced': `{ $reference ->
    [none] طُلب من شركة التوصيل إنشاؤه مع أن للمستلم طردًا آخر. عُدَّ طروده في قائمة الشركة.
   *[other] ابحث هناك عن الرقم المرجعي { $reference }: لطرود الطلب الأخرى أرقام غيره.
  }`,
  'settle-found': 'وجدته',
  'settle-absent': 'لم أجده',
  'settle-send-again': 'إرساله مرة أخرى',
  'settle-send-again-text': `{ $further ->
    [yes] لا ترفض الشركة طردًا ثانيًا من هذه: إن كان موجودًا فعلًا صارا اثنين.
   *[no] إن كان له طرد فعلًا ترفض الشركة الثاني، ونسألك.
  }`,
  'settle-code-missing': 'اكتب الرمز كما تعرضه شركة التوصيل، دون فراغات.',
  'settle-code-correct': 'تصحيح الرمز',

  'outbox-look-again': 'البحث عن المستلم الآن',
  'outbox-looked-hint': 'هذا ليس دليلًا: يبقى المستلم معروفًا ولو لم يكن له طرد.',

  sent: 'تم الإرسال',
  'attempt-repeat': 'أُعيد السؤال',
  'attempt-before-absent': 'الهاتف غير مسجَّل لدى الشركة.',
  'attempt-before-present': 'الهاتف مسجَّل لدى الشركة.',
  'attempt-before-not-checked': 'لم يكتمل البحث عن الهاتف.',
  'attempt-open': 'لا رد بعد.',
  'attempt-created': 'قبلته شركة التوصيل.',
  'attempt-made': 'قالت شركة التوصيل إن للمستلم طردًا: فقد تم إنشاؤه.',
  'attempt-unknown': 'ضاع الرد.',
  'attempt-unknown-answered': 'الرد لا يقول هل تم إنشاؤه:',
  'unknown-server-failed': 'لدى شركة التوصيل عطل.',
  'unknown-unexpected-answer': 'لم نفهمه.',
  'unknown-service-unreachable': 'انقطع الاتصال.',
  'unknown-duplicate-recipient': 'للمستلم طرد، وقد يكون هذا الطرد نفسه.',
  'unknown-other': `{ $code ->
    [rate-limited] محاولات كثيرة في وقت واحد، ولا يقول ذلك شيئًا عن محاولة سابقة.
    [key-refused] لا تقبل هذا المفتاح، ولا يقول ذلك شيئًا عن محاولة سابقة.
   *[other] يرفض هذه المحاولة، ولا يقول شيئًا عن محاولة سابقة.
  }`,
  'attempt-trace': 'فيه رمز الطرد { $trace }: ابحث عن هذا الرمز في قائمة طرودك لدى شركة التوصيل.',
  'unknown-not-asked': 'لم تستطع شحنة أن تسأل مرة أخرى. لا ترسله من جديد: ابحث أولًا، ثم اختر ما وجدت.',

  'outbox-by-event':
    'ضاع الرد، ثم وصلت من شركة التوصيل حالة تذكر هذا الطرد. إن كنت حذفته هناك فقل هنا إنه خطأ.',
  'outbox-settled-made': 'تم إنشاؤه، كما أكّدتَ',
  'outbox-settled-not-made': 'لم يتم إنشاؤه، كما أكّدتَ',

  'storage-kept': 'يحفظ المتصفح ما خُزّن هنا حتى لو كاد القرص يمتلئ.',
  'storage-not-kept': 'قد يحذف المتصفح ما خُزّن هنا إذا كاد القرص يمتلئ.',
  'storage-keep': 'حفظه دائمًا',
  'storage-refused': 'لم يوافق المتصفح. لم يضع شيء الآن؛ أفرغ بعض المساحة في القرص.',
  'attempt-before': 'قبل الإرسال:',
  'bar-colleagues-not-asked': 'تعذّر سؤال الزملاء',
  'bar-store-not-asked': 'تعذّر سؤال المتجر عن الطلب مرة أخرى',
};
