import type { enQuotes } from '../en/quotes';

export const arQuotes: Record<keyof typeof enQuotes, string> = {
  'desk-quotes': 'الأسعار',
  'quotes-text': 'كم تكلّف التوصيلة، لعدة قرى جنبًا إلى جنب. لا يُنشأ شيء.',
  'quotes-add-village': 'إضافة قرية',
  'quotes-remove-village': 'إزالة { $name }',
  'quotes-parcel-code': 'رمز طرد موجود',
  'quotes-companion': 'رقم الطرد المرافق',
  'quotes-size': 'الحجم',
  'quotes-size-hint': 'اكتب الطول أو العرض أو الارتفاع لمعرفة رسم الحجم الزائد.',
  'quotes-no-size': 'لم يُسأل',
  'quotes-rejected': 'مرفوض: لا يمكن شحنه',
  'quotes-wrong': 'اكتب عددًا صحيحًا.',
  'quotes-none': 'أضف قرية لترى كلفتها.',
  'quotes-price-unread': 'لا يمكن قراءة هذا السعر: تُرك خارج السؤال.',
};
