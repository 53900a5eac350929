import type { enQuotes } from '../en/quotes';

export const arQuotes: Record<keyof typeof enQuotes, string> = {
  'quotes-size': 'الحجم',
  'quotes-size-hint': 'اكتب الطول أو العرض أو الارتفاع لمعرفة زيادة الحجم.',
};
