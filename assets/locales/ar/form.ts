import type { enForm } from '../en/form';

export const arForm: Record<keyof typeof enForm, string> = {
  'field-firstName': 'المستلم',
  'field-phone': 'الهاتف',
  'field-phone2': 'هاتف آخر',
  'field-village': 'القرية أو البلدة',
  'field-streetName': 'الشارع والمكان',
  'field-totalPrice': 'المبلغ للتحصيل',
  'field-actualPrice': 'سعر البضاعة وحدها',
  'field-description': 'محتوى الطرد',
  'field-note': 'ملاحظة',
  'field-customerPrivateNote': 'ملاحظة خاصة',
  'field-weight': 'الوزن',
  'field-length': 'الطول',
  'field-width': 'العرض',
  'field-height': 'الارتفاع',
  'field-isReplacement': 'طرد إرجاع أو تبديل أو شراء',
  'field-isFavoriteRecipient': 'مستلم مفضّل',
  'field-plannedDate': 'تاريخ التوصيل المطلوب',
  'field-referenceNumber': 'الرقم المرجعي',
  'field-parcelType': 'نوع الطرد (رقمه)',

  'hint-customerPrivateNote': 'لا يراها أحد غيرك.',
  'hint-actualPrice': 'من دون التوصيل. منه تُحسب رسوم السعر المرتفع.',
  'hint-size': 'إذا تُركت فارغة تُحسب 40 لكلٍّ منها.',

  'origin-order': 'من الطلب',
  'origin-order-billing': 'من عنوان الفاتورة',
  'origin-order-text': 'قُرئ من الصفحة',
  'origin-match': 'طابقت العنوان',
  'origin-match-spelled': 'طابقت «{ $text }»',
  'origin-match-main-town': 'مركز المحافظة',
  'origin-reckoning': 'محسوب',
  'origin-account': 'من إعداداتك',
  'origin-known-recipient': 'من مستلم معروف',
  'origin-pasted': 'من النص',
  'origin-person': 'أدخلته أنت',

  'collect-amount': 'تحصيل { $amount }',
  'reckoning-title': 'كيف حُسب هذا المبلغ',
  'reckoning-order-total': 'مجموع الطلب',
  'reckoning-discount': 'خصم',
  'reckoning-already-paid': 'مدفوع مسبقًا',
  'reckoning-refunded': 'مبلغ مُعاد',
  'reckoning-delivery': 'التوصيل',
  'reckoning-to-collect': 'للتحصيل',

  'fee-title': 'أجرة التوصيل',
  'fee-returned': 'عند الإرجاع:',
  'fee-extra': 'للسعر المرتفع',
  'fee-wait-village': 'اختر القرية لتظهر الأجرة.',
  'fee-failed': 'تعذّر معرفة الأجرة.',
  'size-fee': 'زيادة الحجم:',
  'size-no-fee': 'لا زيادة على هذا الحجم.',
  'size-rejected': 'شركة التوصيل لا تقبل هذا الحجم.',
  'size-failed': 'تعذّر التحقق من الحجم.',
  'quote-loading': 'نسأل شركة التوصيل…',

  'section-more': 'المزيد',

  'discard-typed': 'تجاهل ما أدخلته',
  'looks-right': 'صحيح',
  'order-says': 'في الطلب: «{ $text }»',
  'leave-empty': 'اتركه فارغًا',
  'store-sign-in': 'سجّل الدخول إلى المتجر',

  'known-recipients': `{ $count ->
    [one] سبق أن شحنت إلى هذا الهاتف
    [two] سبق أن شحنت إلى هذا الهاتف: مستلمان
    [few] سبق أن شحنت إلى هذا الهاتف: { $count } مستلمين
   *[other] سبق أن شحنت إلى هذا الهاتف: { $count } مستلم
  }`,
  'known-recipients-loading': 'نبحث عن المستلم…',
  'known-recipients-none': 'مستلم جديد: لم تشحن إلى هذا الهاتف من قبل',
  'known-recipients-failed': 'تعذّر البحث عن الهاتف.',
  'known-recipient-use': 'املأ البيانات',
  'known-recipient-blocked': 'محظور',
  'known-recipient-blocked-unknown': 'لم يُذكر إن كان محظورًا',
  'known-recipient-no-village': 'لا قرية محفوظة له عند الخدمة',

  'village-search': 'ابحث باسم القرية أو المدينة',
  'village-none-found': 'لا توجد قرية باسم «{ $query }». جرّب جزءًا من الاسم أو اسم المدينة.',
  'village-closed': 'مغلقة',
  'village-directory-missing': 'لم تُجلب قائمة القرى بعد.',
  'village-directory-failed': 'تعذّر جلب قائمة القرى.',
  'village-directory-fetch': 'جلبها الآن',
  'village-results': `{ $count ->
    [zero] لا توجد قرية بهذا الاسم
    [one] قرية واحدة
    [two] قريتان
    [few] { $count } قرى
   *[other] { $count } قرية
  }`,
  'origin-sent': 'كما أُرسل من قبل',
};
