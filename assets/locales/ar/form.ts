import type { enForm } from '../en/form';

export const arForm: Record<keyof typeof enForm, string> = {
  'field-firstName': 'المستلم',
  'field-phone': 'الهاتف',
  'field-phone2': 'هاتف ثانٍ',
  'field-village': 'البلدة',
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
  'field-isReplacement': 'إرجاع أو تبديل',
  'field-isFavoriteRecipient': 'مستلم مفضّل',
  'field-plannedDate': 'تاريخ التوصيل المطلوب',
  'field-referenceNumber': 'الرقم المرجعي',
  'field-parcelType': 'نوع الطرد (رقمه)',
  'field-parcels': 'في عدة طرود',
  'parcels-count': `{ $count ->
    [zero] لا طرود
    [one] طرد واحد
    [two] طردان
    [few] { $count } طرود
    [many] { $count } طردًا
   *[other] { $count } طرد
  }`,

  'hint-customerPrivateNote': 'لا يراها أحد غيرك.',
  'hint-actualPrice': 'من دون التوصيل. منه تُحسب زيادة السعر المرتفع.',
  'hint-size': 'المعتاد إن تُركت فارغة: 40 × 40 × 40',

  'origin-order': 'من الطلب',
  'origin-order-billing': 'من عنوان الفاتورة',
  'origin-order-text': 'قُرئ من الصفحة',
  'origin-match': 'من العنوان',
  'origin-match-spelled': 'لأن العنوان فيه «{ $text }»',
  'origin-match-main-town': 'مركز المحافظة',
  'origin-match-listed-twice': `{ $taken ->
    [used] المكان مكرر في القائمة، وهذا السطر استعملته من قبل
   *[first] المكان مكرر في القائمة، وهذا سطره الأول
  }`,
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

  'fee-title': 'أجرة التوصيل',
  'fee-wait-village': 'اختر البلدة لتظهر الأجرة.',
  'fee-failed': 'تعذّرت معرفة الأجرة.',
  'size-fee': 'زيادة الحجم:',
  'size-no-fee': 'لا زيادة على هذا الحجم.',

  'edit-field': 'تعديل { $field }',

  'section-more': 'المزيد',

  'discard-typed': 'مسح ما أدخلته',
  'looks-right': 'صحيح',
  'right-phone': 'الرقم صحيح',
  'right-street': 'العنوان صحيح',
  'ship-anyway': 'شحن رغم ذلك',
  'ship-collect': 'شحن وتحصيل { $amount }',
  'ship-collect-nothing': 'شحن دون تحصيل',
  'order-says': 'في الطلب: «{ $text }»',
  'store-currency': 'نعم، المتجر يبيع بعملة { $currency }',
  'leave-empty': 'تركه فارغًا',
  'store-sign-in': 'تسجيل الدخول إلى المتجر',

  'known-recipients': `{ $count ->
    [one] لديك مستلم بهذا الهاتف
    [two] لديك مستلمان بهذا الهاتف
    [few] لديك { $count } مستلمين بهذا الهاتف
    [many] لديك { $count } مستلمًا بهذا الهاتف
   *[other] لديك { $count } مستلم بهذا الهاتف
  }`,
  'known-recipients-idle': 'اكتب الهاتف لترى هل لديك مستلم به.',
  'known-recipients-none': 'أول طرد إلى هذا الهاتف',
  'known-recipients-failed': 'تعذّر البحث عن الهاتف.',
  'known-recipient-use': 'ملء البيانات',
  'known-recipient-blocked': 'محظور',
  'known-recipient-blocked-unknown': 'لم يُذكر هل هو محظور',
  'known-recipient-no-village': 'لا بلدة محفوظة له لدى شركة التوصيل',

  'village-search': 'ابحث باسم البلدة أو المدينة',
  'village-none-found': 'لا توجد بلدة باسم «{ $query }». جرّب جزءًا من الاسم أو اسم المدينة.',
  'village-closed': 'التوصيل متوقف',
  'village-directory-failed': 'تعذّر جلب قائمة البلدات.',
  'village-directory-fetch': 'جلبها الآن',
  'village-results': `{ $count ->
    [zero] لا توجد بلدة بهذا الاسم
    [one] بلدة واحدة
    [two] بلدتان
    [few] { $count } بلدات
   *[other] { $count } بلدة
  }`,
  'origin-sent': 'كما أُرسل من قبل',
};
