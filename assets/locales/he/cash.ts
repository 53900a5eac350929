import type { enCash } from '../en/cash';

export const heCash: Record<keyof typeof enCash, string> = {
  'desk-cash': 'גבייה',
  'cash-drop': 'גררו לכאן את הדוח של חברת המשלוחים',
  'cash-choose': 'בחירת קובץ',
  'cash-drop-hint': 'גיליון XLSX או טבלת CSV. הקובץ נשאר בדפדפן הזה.',
  'cash-columns-title': 'מה אומרת כל עמודה?',
  'cash-column-net': 'שולם לכם',
  'cash-columns-confirm': 'העמודות נכונות',
  'cash-columns-missing': 'בחרו את הקוד ואת הסכום שנגבה, או את הקוד עם מה ששולם ועם דמי המשלוח.',
  'cash-kinds': 'מה יוצא מהשורות',
  'cash-differs': 'כל ההפרשים',
  'cash-all-paid': 'כל מה שבדוח שולם כנדרש.',
  'cash-some-differ': `{ $count ->
    [one] הפרש אחד דורש בדיקה
   *[other] { $count } הפרשים דורשים בדיקה
 }`,
  'cash-paid': 'שולם',
  'cash-short': 'חסר',
  'cash-over': 'עודף',
  'cash-twice': 'שולם פעמיים',
  'cash-not-ours': 'לא מהחבילות שלנו',
  'cash-no-amount': 'הסכום לא ידוע כאן',
  'cash-missing': 'נמסר ולא שולם',
  'cash-paid-otherwise': 'שולם ביד או שוויתרתם עליו',
  'cash-unread': 'ללא השוואה',
  'cash-rows': `{ $count ->
    [one] שורה
   *[other] שורות
  } { $rows }`,
  'cash-title-difference': 'הפרש',
  'cash-title-fee-difference': 'הפרש בדמי המשלוח',
  'cash-title-rows': 'שורות',
  'cash-sum-collected': 'נגבה',
  'cash-sum-due': 'מגיע לכם',
  'cash-total-differs': 'הסך הכול שבקובץ שונה מסכום השורות.',
  'cash-astray': `{ $most ->
    [yes] בשורות האלה, מה שנגבה פחות דמי המשלוח אינו מה ששולם: { $rows }. אם נגבה חיוב נוסף, או שהעמודה אומרת משהו אחר, אל תבחרו עמודה ל״שולם לכם״.
   *[no] בשורות האלה, מה שנגבה פחות דמי המשלוח אינו מה ששולם: { $rows }
  }`,
  'cash-same': 'הדוח הזה כבר כאן: הוא נפתח ולא נוסף.',
  'cash-kept-title': 'הדוחות עד כה',
  'cash-lines': `{ $count ->
    [one] שורה אחת
   *[other] { $count } שורות
 }`,
  'cash-out-title': 'מגיע לכם מחברת המשלוחים',
  'cash-out-text': 'בדרך או נמסרו, ועוד לא שולמו באף דוח, לפי הגיל.',
  'cash-out-none': 'לפי מה שידוע לנו, לא מגיע לכם כסף כרגע.',
  'cash-out-only-made': `{ $count ->
    [one] לא נספר: חבילה אחת, { $amount } לגבייה. היא נוצרה, ואין סימן לכך שהיא אצל חברת המשלוחים.
    [two] לא נספר: שתי חבילות, { $amount } לגבייה. הן נוצרו, ואין סימן לכך שהן אצל חברת המשלוחים.
   *[other] לא נספר: { $count } חבילות, { $amount } לגבייה. הן נוצרו, ואין סימן לכך שהן אצל חברת המשלוחים.
  }`,
  'cash-out-delivered': 'מתוכן נמסרו',
  'cash-out-short': 'מתוכן שולמו בחסר',
  'cash-age': 'לפני { $from }–{ $until } ימים',
  'cash-age-last': 'לפני { $from } ימים ויותר',
  'fates-text': 'אמרו מה פירוש כל מספר: נמסרה, חזרה או בדרך.',
  'plots-title': 'תוצאות המשלוחים',
  'plots-by-day': 'לפי יום',
  'plots-by-city': 'לפי עיר',
};
