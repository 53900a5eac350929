import type { enQuotes } from '../en/quotes';

export const arQuotes: Record<keyof typeof enQuotes, string> = {
  'desk-quotes': 'أجور التوصيل',
  'quotes-add-village': 'إضافة بلدة',
  'quotes-parcel-code': 'رمز طرد موجود',
  'quotes-companion': 'رقم الطرد المرافق',
  'quotes-size': 'الحجم',
  'quotes-size-hint': 'اكتب الطول أو العرض أو الارتفاع لمعرفة زيادة الحجم.',
  'quotes-no-size': 'لم يُسأل',
  'quotes-rejected': 'مرفوض: لا يمكن شحنه',
  'quotes-none': 'أضف بلدة لترى أجرتها.',
  'quotes-price-unread': 'لا يمكن قراءة هذا السعر: تُرك خارج السؤال.',
};
