import type { enDesk } from '../en/desk';

export const heDesk: Record<keyof typeof enDesk, string> = {
  'desk-sections': 'מדורים',
  'desk-account': 'החשבון בשימוש',
  'desk-account-none': 'לא נבחר חשבון',
  'desk-today': 'היום',
  'desk-parcels': 'חבילות',
  'desk-tools': 'כלים',
  'desk-find': 'חיפוש חבילה',
  'desk-find-hint': 'טלפון, שם, קוד או הזמנה',
  'today-to-collect': 'לגבייה מהחבילות של היום',
  'today-after-fees': 'אחרי דמי משלוח',
  'today-parcels': 'החבילות של היום',
  'today-yesterday': 'אתמול { $count }',
  'today-cities': 'הערים המובילות',
  'today-elsewhere': 'אחרות',
  'today-week': '7 הימים האחרונים',
  'today-hand': 'מחכה לכם',
  'today-review': `{ $count ->
    [one] הזמנה אחת מחכה לבדיקה
    [two] שתי הזמנות מחכות לבדיקה
   *[other] { $count } הזמנות מחכות לבדיקה
  }`,
  'today-review-act': 'בדיקה ומשלוח',
  'today-follow': `{ $count ->
    [one] חבילה אחת דורשת טיפול
    [two] שתי חבילות דורשות טיפול
   *[other] { $count } חבילות דורשות טיפול
  }`,
  'today-follow-act': 'טיפול',
  'today-labels': `{ $count ->
    [one] תווית אחת לא הודפסה
    [two] שתי תוויות לא הודפסו
   *[other] { $count } תוויות לא הודפסו
  }`,
  'today-labels-act': 'הדפסה',
  'today-none-title': 'היום עוד לא נשלח דבר',
  'today-none-text': 'פתחו הזמנה בחנות ולחצו על משלוח, או בחרו כמה מהרשימה שלה.',
  'today-all': 'כל החבילות של היום ({ $count })',
  'tool-labels': 'הדפסת תוויות שלא הודפסו, או הדפסה חוזרת.',
  'tool-quotes': 'לדעת כמה עולה משלוח לפני שמבטיחים אותו.',
  'tool-contents': 'תיקון מה שבחבילה: שם, מחיר, כמות או תמונה.',
  'tool-employees': 'שינוי שם, טלפון, שעות עבודה או הרשאות של מי שעובד אתכם.',
  'tool-webhook': 'כדי שתוכנה שלכם תדע על כל שינוי בחבילה.',
  'tool-journeys': 'הזזת חבילת תרגול צעד אחר צעד.',
};
