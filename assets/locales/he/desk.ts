import type { enDesk } from '../en/desk';

export const heDesk: Record<keyof typeof enDesk, string> = {
  'desk-open': 'פתיחת שולחן העבודה',
  'desk-sections': 'מדורים',
  'desk-account': 'החשבון בשימוש',
  'desk-account-none': 'לא נבחר חשבון',
  'desk-section-missing': 'לא ניתן לטעון את החלק הזה. אם שחנה עודכנה זה עתה, טענו את הדף מחדש.',
  'desk-reload': 'טעינה מחדש',
  'desk-parcels': 'חבילות',
};
