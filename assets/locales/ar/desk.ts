import type { enDesk } from '../en/desk';

export const arDesk: Record<keyof typeof enDesk, string> = {
  'desk-open': 'فتح لوحة العمل',
  'desk-sections': 'الأقسام',
  'desk-account': 'الحساب المستخدم',
  'desk-account-none': 'لم يُختر حساب',
  'desk-section-missing': 'تعذّر تحميل هذا القسم. إذا حُدّثت شحنة للتو فأعد تحميل الصفحة.',
  'desk-reload': 'إعادة التحميل',
  'desk-parcels': 'الطرود',
};
