import type { enManage } from '../en/manage';

export const heManage: Record<keyof typeof enManage, string> = {
  'desk-journeys': 'מסעות',
  'desk-webhook': 'התראות Webhook',
  'answer-unread': 'הפעולה בוצעה. את השדות האלה בתשובה לא היה אפשר לקרוא: { $names }.',
  'parcel-position': 'מיקום',
  'return-reason': 'סיבת החזרה',
  'journeys-saved': 'מסעות שמורים',
  'journey-step': 'צעד { $number }',
  'journey-steps': `({ $count ->
    [one] צעד אחד
   *[other] { $count } צעדים
  })`,
  'journey-play': 'ניסיון',
  'journey-play-next': 'הרצת צעד { $number }',
  'journey-add-step': 'הוספת צעד',
  'journey-name': 'שם המסע',
  'answer-whole': 'כל מה שחברת המשלוחים ענתה',
  'journey-moved': 'החבילה הוזזה',
  'journey-not-moved': 'חברת המשלוחים לא הזיזה את החבילה הזו',
  'journey-failed-to-submit': 'לפי חברת המשלוחים השליחה נכשלה.',
  'journey-allowed': 'אושרה: { $codes }',
  'journey-allowed-companions': 'חבילות נלוות שאושרו: { $codes }',
  'journey-rejected': 'נדחתה: { $codes }',
  'journey-rejected-companions': 'חבילות נלוות שנדחו: { $codes }',
  'webhook-title': 'לאן חברת המשלוחים שולחת עדכונים על חבילות',
  'webhook-holds': 'היא מכילה את קוד החבילה, המצב והמיקום החדשים, ההערה ומספר האסמכתה (מספר ההזמנה שלכם).',
  'webhook-unsigned':
    'חברת המשלוחים אינה אומרת אם ההודעות חתומות או חוזרות: התוכנה שלכם לא צריכה לסמוך עליהן בעיוורון.',
  'webhook-set-here': 'הכתובת האחרונה שהוגדרה מכאן:',
  'webhook-seen': 'נראתה בתשובה של חברת המשלוחים:',
  'webhook-address': 'כתובת חדשה',
  'webhook-understood': 'ברור לי שזה מחליף את הכתובת הנוכחית, שאי אפשר לשחזר.',
  'event-title': 'מה פירוש האירוע?',
  'event-label': 'גוף האירוע',
  'event-kind': 'סוג האירוע',
  'event-parcel': 'החבילה שנוצרה כאן',
  'event-by-reference': 'נמצאה לפי מספר האסמכתה: ייתכן שזו חבילה אחרת של אותה הזמנה.',
  'options-numbers': 'משמעות המצבים',
  'options-numbers-text':
    'חברת המשלוחים מציינת מצבים, מיקומים, סיבות, סוגים והרשאות במספרים. תנו להם שמות פעם אחת; קובץ מעביר אותם לעמיתים.',
  'numbers-number': 'מספר',
  'numbers-none': 'עדיין אין כאן דבר.',
  'numbers-add': 'הוספה',
  'save-as-file': 'שמירה לקובץ',
  'numbers-import': 'ייבוא מקובץ',
};
