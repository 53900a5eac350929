import type { enBar } from '../en/bar';

export const heBar: Record<keyof typeof enBar, string> = {
  'bar-line-recipient': 'נמען',
  'bar-line-phone': 'טלפון',
  'bar-line-village': 'יישוב',
  'bar-line-amount': 'לגבייה',
  'bar-line-fee': 'דמי משלוח',
  'bar-line-status': 'מצב המשלוח',
  'bar-line-code': 'קוד החבילה',
  'bar-action-ship': 'לשלוח',
  'bar-action-review': 'לבדוק',
  'bar-action-copy': 'העתקת הקוד',
  'bar-missing-recipient': 'אין שם',
  'bar-missing-phone': 'אין מספר',
  'bar-missing-village': 'לא נבחר',
  'bar-missing-amount': 'כתבו את הסכום',
  'bar-missing-fee': 'טרם ידועים',
  'bar-look-first': 'עריכה לפני המשלוח',
  'bar-too-soon': 'זה הופיע או השתנה לפני פחות משנייה, ולכן הלחיצה לא נספרה. קראו ולחצו שוב.',
  'bar-covered':
    'משהו מכסה את הסרגל, ולכן הלחיצה לא נספרה. הסירו את מה שמכסה אותו ולחצו שוב, או צרו את החבילה בטופס של שחנה עצמה.',
  'bar-changed':
    'הדף או תוסף בדפדפן שינו את הסרגל, ולכן הלחיצה לא נספרה. מה שמוצג עכשיו הוא של שחנה עצמה, וגם הטופס פתוח.',
  'bar-store-not-asked': 'לא ניתן היה לשאול את החנות שוב',
  'bar-shipped-elsewhere': 'נשלח על ידי עמית: החבילה { $code } מופיעה בהערות ההזמנה.',
  'bar-ship-again': 'משלוח נוסף…',
  'bar-note-again': 'ניסיון נוסף להוסיף הערה',
  'bar-note-failed': 'לא ניתן היה להוסיף את הקוד להערות ההזמנה.',
  'bar-note-waiting': 'עדיין לא ניתן היה להוסיף את הקוד להערות ההזמנה. ננסה שוב כשהחנות תיפתח.',
  'bar-note-written': 'נוסף להערות ההזמנה.',
  'order-note-text': 'החבילה נוצרה',
  'bar-reload': 'שחנה עודכנה. רעננו את הדף.',
};
