import type { enManage } from '../en/manage';

export const arManage: Record<keyof typeof enManage, string> = {
  'desk-journeys': 'رحلات',
  'desk-webhook': 'إشعارات Webhook',
  'answer-unread': 'تم الأمر. تعذّرت قراءة هذه الحقول من الرد: { $names }.',
  'parcel-code': 'رمز الطرد',
  'parcel-status': 'الحالة',
  'parcel-position': 'الموقع',
  'return-reason': 'سبب الإرجاع',
  'journeys-text':
    'حرّك طردًا تدريبيًا في الخدمة خطوة بخطوة وانظر ماذا تجيب. الأرقام أرقام الخدمة نفسها: سمِّها في الإعدادات.',
  'journeys-live': 'لا تُلعب الرحلات إلا في حساب تدريب. بدّل إلى حساب تدريب لتشغيلها.',
  'journeys-saved': 'رحلات محفوظة',
  'journey-code-hint': 'الطرد الذي يُحرَّك.',
  'journey-step': 'الخطوة { $number }',
  'journey-steps': `({ $count ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
   *[other] { $count } خطوة
  })`,
  'journey-play': 'تشغيل',
  'journey-play-next': 'تشغيل الخطوة { $number }',
  'journey-add-step': 'إضافة خطوة',
  'journey-remove-step': 'إزالة الخطوة { $number }',
  'journey-name': 'اسم الرحلة',
  'journey-save': 'حفظ الرحلة',
  'journey-remove': 'إزالة { $name }',
  'journey-moved': 'حُرّك الطرد',
  'journey-not-moved': 'لم تحرّك الخدمة هذا الطرد',
  'journey-failed-to-submit': 'تقول الخدمة إن الإرسال فشل.',
  'journey-allowed': 'طرود مسموحة',
  'journey-allowed-companions': 'طرود مرافقة مسموحة',
  'journey-rejected': 'طرود مرفوضة',
  'journey-rejected-companions': 'طرود مرافقة مرفوضة',
  'webhook-title': 'إلى أين ترسل الخدمة أخبار التغييرات',
  'webhook-what':
    'إن كان لديك برنامج خاص على الإنترنت، ترسل إليه الخدمة رسالة كلما تغيّر شيء في طرد. لا يُرسل شيء إلى شحنة.',
  'webhook-when': 'تُرسل عند تغيّر معلومات الطرد أو حالته أو موقعه، وعند حذفه.',
  'webhook-holds': 'تحمل رمز الطرد وحالته وموقعه الجديدين وملاحظته ورقمه المرجعي (رقم طلبك).',
  'webhook-unsigned': 'لا تقول الخدمة إن كانت الرسائل موقّعة أو تتكرر: على برنامجك ألا يثق بها ثقة عمياء.',
  'webhook-unknown': 'لا يمكن قراءة العنوان الحالي من الخدمة، إن وُجد.',
  'webhook-set-here': 'آخر عنوان ضُبط من هنا:',
  'webhook-seen': 'ظهر في جواب من الخدمة:',
  'webhook-address': 'العنوان الجديد',
  'webhook-address-wrong': 'اكتب عنوانًا كاملًا يبدأ بـ https://',
  'webhook-understood': 'أعلم أن هذا يحلّ محل العنوان الحالي، ولا يمكن استرجاعه.',
  'webhook-set': 'ضبط العنوان',
  'webhook-done': 'ضُبط العنوان',
  'event-title': 'ماذا يعني حدث؟',
  'event-label': 'نص الحدث',
  'event-hint': 'الصق ما استلمه برنامجك.',
  'event-kind': 'نوع الحدث',
  'event-parcel': 'الطرد المُنشأ هنا',
  'event-parcel-none': 'لا يوجد في هذا المتصفح',
  'event-by-reference': 'وُجد برقمه المرجعي: قد يكون طردًا آخر للطلب نفسه.',
  'options-numbers': 'أسماء الأرقام',
  'options-numbers-text':
    'تتحدث الخدمة عن الحالات والمواقع والأسباب والأنواع والصلاحيات بالأرقام. سمِّها مرة واحدة، وانقلها إلى زملائك بملف.',
  'numbers-account': 'أسماء أي حساب',
  'numbers-parcel-status': 'حالات الطرد',
  'numbers-parcel-position': 'مواقع الطرد',
  'numbers-return-reason': 'أسباب الإرجاع',
  'numbers-parcel-type': 'أنواع الطرود',
  'numbers-permission': 'صلاحيات الموظفين',
  'numbers-number': 'الرقم',
  'numbers-ar': 'العربية',
  'numbers-en': 'الإنجليزية',
  'numbers-he': 'العبرية',
  'numbers-none': 'لا أرقام بعد.',
  'numbers-add': 'إضافة',
  'numbers-remove': 'إزالة { $number }',
  'numbers-export': 'حفظ في ملف',
  'numbers-import': 'أخذ من ملف',
  'numbers-imported': `{ $count ->
    [one] أُخذ رقم واحد من الملف.
    [two] أُخذ رقمان من الملف.
    [few] أُخذت { $count } أرقام من الملف.
   *[other] أُخذ { $count } رقمًا من الملف.
  }`,
  'numbers-file-not-json': 'هذا الملف ليس JSON. لم يتغيّر شيء.',
  'numbers-file-not-names': 'لا يحتوي هذا الملف على أسماء أرقام. لم يتغيّر شيء.',
  'numbers-file-too-large': 'هذا الملف أكبر من أن يكون قائمة أسماء. لم يتغيّر شيء.',
};
