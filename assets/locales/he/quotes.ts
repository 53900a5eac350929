import type { enQuotes } from '../en/quotes';

export const heQuotes: Record<keyof typeof enQuotes, string> = {
  'desk-quotes': 'הצעות מחיר',
  'quotes-add-village': 'הוספת יישוב',
  'quotes-parcel-code': 'קוד של חבילה קיימת',
  'quotes-companion': 'מספר החבילה הנלווית',
  'quotes-size': 'גודל',
  'quotes-size-hint': 'כתבו אורך, רוחב או גובה כדי לשאול על תוספת הגודל.',
  'quotes-no-size': 'לא נשאל',
  'quotes-rejected': 'נדחה: אי אפשר לשלוח',
  'quotes-none': 'הוסיפו יישוב כדי לראות כמה זה עולה.',
  'quotes-price-unread': 'אי אפשר לקרוא את המחיר: הוא לא נכלל בשאלה.',
};
