import type { enVillages } from '../en/villages';

export const heVillages: Record<keyof typeof enVillages, string> = {
  'bar-village-closed': '{ $village } (סגור)',

  'options-villages-text': 'הרשימה נטענת מחברת המשלוחים מדי יום מעצמה, וכשסירוב מראה שהיא ישנה.',
  'villages-fetched': 'נטענה לאחרונה { $when }',
  'villages-hidden-text': 'חברת המשלוחים סירבה לחבילות ליישובים אלה, ולכן הם אינם מוצעים.',
  'villages-hidden-offer': 'להציע שוב את { $village }',

  'reading-title': 'איך הרשימה נקראת',
  'reading-text':
    'רשימת חברת המשלוחים נשלחת כמו שהיא. כדי למצוא יישובים בהזמנות, כל רשומה נקראת בשמות שאנשים אומרים.',
  'reading-apart': `{ $count ->
    [one] שם אחד פורק
    [two] שני שמות פורקו
   *[other] { $count } שמות פורקו
  }`,
  'reading-apart-text': 'עיר, מספר ואותיות אחרות שליד שם אינם חלק ממנו.',
  'reading-doubles': `{ $count ->
    [one] רשומה אחת כפולה
    [two] שתי רשומות כפולות
   *[other] { $count } רשומות כפולות
  }`,
  'reading-doubles-text': 'כל אחת מהן היא מקום אחד. נבחרת הרשומה הפתוחה, או זו שכבר השתמשתם בה.',
  'reading-zones': `{ $count ->
    [one] רשומה אחת היא אזור
    [two] שתי רשומות הן אזורים
   *[other] { $count } רשומות הן אזורים
  }`,
  'reading-zones-text': 'אזור נבחר רק כשההזמנה מציינת את האזור עצמו.',
  'reading-unread': `{ $count ->
    [one] רשומה אחת לא נקראה
    [two] שתי רשומות לא נקראו
   *[other] { $count } רשומות לא נקראו
  }`,
  'reading-unread-text': 'אפשר לבחור אותן ידנית. תנו להן שם, והן יימצאו גם בהזמנות.',
  'reading-record': 'ברשימה',
  'reading-as': 'נקרא',
  'reading-as-none': 'לא נקרא',
  'reading-given': 'השם שלכם',
  'reading-more': `{ $count ->
    [one] רשומה נוספת אינה מוצגת.
    [two] שתי רשומות נוספות אינן מוצגות.
   *[other] { $count } רשומות נוספות אינן מוצגות.
  }`,
  'reading-name': 'השם שאנשים אומרים',

  'learned-title': 'הבחירות השמורות שלכם',
  'learned-text': 'כשבוחרים יישוב אחר ממה שהכתובת אומרת ושולחים, הבחירה נזכרת להזמנה הבאה עם אותו טקסט.',
  'learned-written': 'הטקסט בהזמנה',
  'learned-unsure': 'נבחרו כמה יישובים, ולכן נשאל אתכם',
  'learned-filter': 'חיפוש בבחירות השמורות',
  'learned-remove-all': 'הסרת הכול',
  'learned-remove-all-text': 'כדאי לשמור אותן לקובץ קודם, אם אולי יידרשו שוב.',
  'learned-import-text': 'הייבוא מוסיף למה שקיים. כששניהם מכירים אותו טקסט נשאר החדש יותר; דבר אינו מוסר.',
  'learned-imported':
    'נוספו: { $added }. חדשים משלכם: { $replaced }. היו ידועים: { $kept }. אינם ברשימה של החשבון הזה ולכן הושמטו: { $missing }.',
};
