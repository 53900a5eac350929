import type { enCommon } from '../en/common';

export const arCommon: Record<keyof typeof enCommon, string> = {
  'app-name': 'شحنة',
  'practice-band': 'حساب تجريبي: لا طرود حقيقية من هنا',
  copy: 'نسخ',
  copied: 'تم النسخ',
  cancel: 'إلغاء',
  back: 'رجوع',
  'try-again': 'إعادة المحاولة',
  loading: 'جارٍ التحميل…',
  optional: 'اختياري',
  yes: 'نعم',
  no: 'لا',
  'open-settings': 'الإعدادات',
  'environment-testing': 'حساب تجريبي',
  'environment-practice': 'تجريبي',
  'order-number': 'الطلب { $number }',
  'service-says': 'رد شركة التوصيل:',
  'villages-count': `{ $count ->
    [zero] لا بلدات
    [one] بلدة واحدة
    [two] بلدتان
    [few] { $count } بلدات
    [many] { $count } بلدة
   *[other] { $count } بلدة
  }`,
  'cities-count': `{ $count ->
    [zero] لا مدن
    [one] مدينة واحدة
    [two] مدينتان
    [few] { $count } مدن
    [many] { $count } مدينة
   *[other] { $count } مدينة
  }`,
  'desk-open': 'لوحة العمل',
  close: 'إغلاق',
  'keys-title': 'المفاتيح',
  none: 'لا شيء',
  'remove-named': 'إزالة { $name }',
  saved: 'تم الحفظ.',
  'saved-named': 'تم الحفظ: { $name }',
  'leave-as-is': 'بلا تغيير',
  save: 'حفظ',
  'review-next': 'التالي الذي يحتاج إليك',
  'review-done': 'تم',
};
