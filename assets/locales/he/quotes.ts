import type { enQuotes } from '../en/quotes';

export const heQuotes: Record<keyof typeof enQuotes, string> = {
  'desk-quotes': 'הצעות מחיר',
  'quotes-add-village': 'הוספת יישוב',
  'quotes-size': 'גודל',
  'quotes-size-hint': 'כתבו אורך, רוחב או גובה כדי לשאול על תוספת הגודל.',
};
