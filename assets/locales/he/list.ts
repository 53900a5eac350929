import type { enList } from '../en/list';

export const heList: Record<keyof typeof enList, string> = {
  'list-queued': 'ממתין',
  'list-sending': 'בשליחה',
  'list-created': 'החבילה נוצרה',
  'list-wrong': 'סומנה כשגויה',
  'list-colleague': 'נוצרה על ידי עמית: חבילה { $code }',
  'list-refused': 'החבילה לא נוצרה',
  'list-unknown': 'נדרש אישור',
  'list-made': 'החבילה נוצרה, הקוד לא ידוע',
  'list-settled': 'אושר ידנית',
  'list-ship': 'בדיקה ומשלוח',
  'list-choose': 'לבחור את ההזמנה למשלוח',
  'list-chosen': 'הזמנות נבחרות:',
  'list-shipped': 'כבר יש להן חבילה:',
  'list-reading': 'קריאת ההזמנות',
  'list-cancel': 'עצירה',
  'list-failed': 'לא ניתן היה לפתוח את הבדיקה, ודבר לא נשלח. לחצו שוב.',
};
