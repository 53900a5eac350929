import type { enBar } from '../en/bar';

export const heBar: Record<keyof typeof enBar, string> = {
  'parcel-delivery': 'מצב המשלוח',
  'bar-action-review': 'בדיקה',
  'bar-action-copy': 'העתקת הקוד',
  'bar-action-find-out': 'לבדוק אם נוצרה',
  'bar-action-enter-code': 'הזנת הקוד',
  'bar-mend-key': 'תיקון המפתח',
  'bar-mend-address': 'תיקון הכתובת',
  'bar-mend-duplicate': 'לחבילה הקודמת',
  'bar-stamp': '✓ נוצרה { $time }',
  'bar-missing-village': 'לא נבחר',
  'bar-missing-fee': 'טרם ידועים',
  'bar-look-first': 'עריכה לפני המשלוח',
  'bar-changed':
    'הדף או תוסף בדפדפן שינו את הסרגל, ולכן הלחיצה לא נספרה. מה שמוצג עכשיו הוא של שחנה עצמה, וגם הטופס פתוח.',
  'bar-shipped-elsewhere': `{ $place ->
    [comments] נוצרה על ידי עמית: החבילה { $code } מופיעה בתגובות ההזמנה.
    [history] נוצרה על ידי עמית: החבילה { $code } מופיעה בהיסטוריית ההזמנה.
    [metadata] נוצרה על ידי עמית: החבילה { $code } מופיעה בהמטא־דאטה של ההזמנה.
   *[notes] נוצרה על ידי עמית: החבילה { $code } מופיעה בהערות ההזמנה.
  }`,
  'bar-note-failed': 'לא ניתן היה להוסיף את הקוד להזמנה בחנות.',
  'bar-note-waiting': 'עדיין לא ניתן היה להוסיף את הקוד להזמנה בחנות. ננסה שוב כשהחנות תיפתח.',
  'bar-note-in-data': 'הקוד שמור בנתוני ההזמנה, וההערה עוד לא נכתבה. ננסה שוב כשהחנות תיפתח.',
  'bar-note-written': 'נוסף להזמנה בחנות.',
  'bar-note-back': `{ $done ->
    [yes] כך כתוב גם בהזמנה שבחנות.
   *[no] החבילה עדיין מופיעה בהזמנה שבחנות.
  }`,
  'bar-reload': 'שחנה עודכנה. רעננו את הדף.',
  'bar-note-none': 'שום דבר לא נכתב בהזמנות של החנות הזאת: העתיקו את הקוד והדביקו אותו שם.',
  'bar-missing': 'לא צוין',
  'order-note-text': 'החבילה נוצרה',
  'order-note-back': 'החבילה סומנה כשגויה',
};
