import type { enQuotes } from '../en/quotes';

export const heQuotes: Record<keyof typeof enQuotes, string> = {
  'quotes-size': 'גודל',
  'quotes-size-hint': 'כתבו אורך, רוחב או גובה כדי לשאול על תוספת הגודל.',
};
