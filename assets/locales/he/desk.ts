import type { enDesk } from '../en/desk';

export const heDesk: Record<keyof typeof enDesk, string> = {
  'desk-sections': 'מדורים',
  'desk-account': 'החשבון בשימוש',
  'desk-account-none': 'לא נבחר חשבון',
  'desk-parcels': 'חבילות',
};
