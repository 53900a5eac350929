import type { enDesk } from '../en/desk';

export const arDesk: Record<keyof typeof enDesk, string> = {
  'desk-sections': 'الأقسام',
  'desk-account': 'الحساب المستخدم',
  'desk-account-none': 'لم يُختر حساب',
  'desk-parcels': 'الطرود',
};
