import type { enManage } from '../en/manage';

export const arManage: Record<keyof typeof enManage, string> = {
  'desk-journeys': 'تجربة مسار الطرد',
  'desk-webhook': 'إشعارات Webhook',
  'answer-unread': 'تم الأمر. تعذّرت قراءة هذه الحقول من الرد: { $names }.',
  'parcel-position': 'الموقع',
  'return-reason': 'سبب الإرجاع',
  'journeys-saved': 'مسارات محفوظة',
  'journey-step': 'الخطوة { $number }',
  'journey-steps': `({ $count ->
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
   *[other] { $count } خطوة
  })`,
  'journey-play': 'تجربة',
  'journey-play-next': 'تجربة الخطوة { $number }',
  'journey-add-step': 'إضافة خطوة',
  'journey-name': 'اسم المسار',
  'answer-whole': 'كل ما ردّت به شركة التوصيل',
  'journey-moved': 'حُرّك الطرد',
  'journey-not-moved': 'لم تحرّك شركة التوصيل هذا الطرد',
  'journey-failed-to-submit': 'تقول شركة التوصيل إن الإرسال فشل.',
  'journey-allowed': 'قُبل: { $codes }',
  'journey-allowed-companions': 'قُبلت الطرود المرافقة: { $codes }',
  'journey-rejected': 'رُفض: { $codes }',
  'journey-rejected-companions': 'رُفضت الطرود المرافقة: { $codes }',
  'webhook-title': 'إلى أين ترسل شركة التوصيل تحديثات الطرود',
  'webhook-holds': 'تحمل رمز الطرد وحالته وموقعه الجديدين وملاحظته ورقمه المرجعي (رقم طلبك).',
  'webhook-unsigned':
    'لا تقول شركة التوصيل إن كانت الرسائل موقّعة أو تتكرر: على برنامجك ألا يثق بها ثقة عمياء.',
  'webhook-set-here': 'آخر عنوان حُفظ من هنا:',
  'webhook-seen': 'ظهر في رد من شركة التوصيل:',
  'webhook-address': 'العنوان الجديد',
  'webhook-understood': 'أعلم أن هذا يحلّ محل العنوان الحالي، ولا يمكن استرجاعه.',
  'event-title': 'ماذا يعني هذا الحدث؟',
  'event-label': 'نص الحدث',
  'event-kind': 'نوع الحدث',
  'event-parcel': 'الطرد الذي تم إنشاؤه من هنا',
  'event-by-reference': 'وُجد برقمه المرجعي: قد يكون طردًا آخر للطلب نفسه.',
  'options-numbers': 'معاني الحالات',
  'options-numbers-text':
    'تذكر شركة التوصيل الحالات والمواقع والأسباب والأنواع والصلاحيات بأرقام. اكتب معنى كل رقم مرة واحدة، وانقل المعاني إلى زملائك في ملف.',
  'numbers-number': 'الرقم',
  'numbers-none': 'لا شيء بعد.',
  'numbers-add': 'إضافة',
  'save-as-file': 'حفظ في ملف',
  'numbers-import': 'استيراد من ملف',
};
