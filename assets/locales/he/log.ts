import type { enLog } from '../en/log';

export const heLog: Record<keyof typeof enLog, string> = {
  'log-text': 'שגיאות ששחנה נתקלה בהן והמשיכה לעבוד. אין בהן שמות, טלפונים, כתובות או מפתחות.',
  'log-nothing': 'שום דבר לא השתבש עד כה.',
  'log-report': 'העתקת דוח',
  'log-report-text': 'בדוח 300 השגיאות האחרונות, גרסת שחנה והדפדפן. הוא לא נשלח לשום מקום אלא אם תשלחו אותו.',
  'log-empty': 'ריקון הרשימה',
  'records-title': `{ $count ->
    [one] אי אפשר לקרוא רשומה אחת
   *[other] אי אפשר לקרוא { $count } רשומות
  }`,
  'records-text': 'הן הוצאו הצידה וכל השאר עובד כרגיל. שמרו עותק לפני שתסירו אותן.',
  'records-parcels':
    'מתוכן של חבילות: { $count }. ההזמנה לא תישלח עד להסרה, כי ייתכן שכבר יש לה חבילה. חפשו אותה ברשימה של חברת המשלוחים.',
  'records-settings': 'הוצא מההגדרות: { $names }. הגדירו מחדש.',
  'records-save': 'שמירת עותק (JSON)',
  'records-forget': 'הסרה',
};
