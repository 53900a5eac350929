import type { enCommon } from '../en/common';

export const heCommon: Record<keyof typeof enCommon, string> = {
  'app-name': 'שחנה',
  'practice-band': 'חשבון תרגול: לא נוצרת כאן חבילה אמיתית',
  copy: 'העתקה',
  copied: 'הועתק',
  cancel: 'ביטול',
  back: 'חזרה',
  'try-again': 'לנסות שוב',
  loading: 'טוען…',
  optional: 'לא חובה',
  yes: 'כן',
  no: 'לא',
  'open-settings': 'הגדרות',
  'environment-testing': 'חשבון תרגול',
  'environment-practice': 'תרגול',
  'order-number': 'הזמנה { $number }',
  'service-says': 'תשובת חברת המשלוחים:',
  'villages-count': `{ $count ->
    [one] יישוב אחד
    [two] שני יישובים
   *[other] { $count } יישובים
  }`,
  'cities-count': `{ $count ->
    [one] עיר אחת
    [two] שתי ערים
   *[other] { $count } ערים
  }`,
  'desk-open': 'לוח העבודה',
  close: 'סגירה',
  'keys-title': 'מקשים',
  none: 'אין',
  'remove-named': 'הסרת { $name }',
  saved: 'נשמר.',
  'saved-named': 'נשמר: { $name }',
  'leave-as-is': 'ללא שינוי',
  save: 'שמירה',
  'review-next': 'הבאה לטיפולכם',
  'review-done': 'סיום',
};
