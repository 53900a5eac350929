import type { enList } from '../en/list';

export const heList: Record<keyof typeof enList, string> = {
  'list-choose': 'לבחור את ההזמנה למשלוח',
  'list-chosen': 'הזמנות נבחרות:',
  'list-shipped': 'כבר יש להן חבילה:',
  'list-failed': 'לא ניתן היה לפתוח את הבדיקה, ודבר לא נשלח. לחצו שוב.',
  'list-colleague': 'נוצרה על ידי עמית: חבילה { $code }',
};
