import type { enOutcome } from '../en/outcome';

export const heOutcome: Record<keyof typeof enOutcome, string> = {
  'row-queued': 'ממתינה לשליחה',
  'row-sending': 'בשליחה',
  'row-created': `{ $count ->
    [none] נוצרה
   *[other] נוצרו
  }`,
  'row-refused': 'נדחתה',
  'row-unknown': 'נדרש אישור',
  'row-made-code-unknown': 'נוצרה, הקוד לא ידוע',
  'row-settled': 'אושרה ידנית',
  'row-withdrawn': 'השליחה בוטלה',
  'row-wrong': 'סומנה כשגויה',

  'outcome-created': 'החבילה נוצרה',
  'outcome-created-copy': 'נוצרה חבילה מספר { $copy } להזמנה הזו',
  'outcome-parcel-code': 'קוד החבילה',
  'outcome-print': 'הדפסת תווית',
  'outcome-collect': 'לגבייה מ־{ $name }',
  'outcome-queued-text': 'היא תישלח ברגע שהקודמות יסתיימו, גם אם החלון ייסגר.',
  'outcome-unknown': 'בדקו קודם: ייתכן שהחבילה נוצרה',
  'outcome-unknown-text': 'אל תשלחו שוב: חפשו אותה בלוח הבקרה של החברה.',
  'outcome-made-text': 'קחו את הקוד מלוח הבקרה של חברת המשלוחים.',
  'row-until': 'ממתינה עד { $time }',
  'outcome-until-text': 'חברת המשלוחים עמוסה. החבילה תישלח אז אוטומטית.',
  'outcome-until-unknown-text': 'ייתכן שהחבילה נוצרה. אל תשלחו שוב: נבדוק אז אוטומטית.',
  'outcome-colleague': 'ייתכן שעמית יצר הרגע את החבילה הזו',
  'outcome-colleague-text': 'אל תשלחו שוב: בדקו בהזמנה שבחנות ובלוח הבקרה של החברה.',
  'wrong-ask': 'החבילה הזו שגויה?',
  'wrong-text':
    'אי אפשר לבטל אותה מכאן. בקשו מחברת המשלוחים לתקן או לבטל אותה, ואז סמנו אותה כאן כשגויה כדי לשלוח אחרת במקומה.',
  'wrong-mark': 'כן, היא שגויה',
  'wrong-unmark': 'היא לא שגויה',
  'wrong-marked':
    'היא כבר לא נספרת כאן. אם חברת המשלוחים עדיין לא ביטלה אותה, בקשו זאת ממנה: אחרת היא תימסר והסכום ייגבה.',
  'held-title': 'תישלח בעוד כמה שניות',
  'held-text': 'עדיין לא נשלח דבר, ואפשר לבטל את הלחיצה.',
  undo: 'ביטול הפעולה',
  'hold-presses': 'זמן לביטול אחרי לחיצה',
  'hold-seconds': `{ $seconds ->
    [one] שנייה אחת
   *[other] { $seconds } שניות
}`,
  'outcome-refused': 'חברת המשלוחים דחתה את החבילה',
  'outcome-failed': 'החבילה לא נשלחה',

  'duplicate-text':
    'ייתכן שהיא של ההזמנה הזו עצמה. בדקו בלוח הבקרה של חברת המשלוחים. אם הלקוח הזמין פעמיים, שלחו את השנייה.',
  'duplicate-force': 'לשלוח חבילה נוספת בכל זאת',
  'another-parcel': 'חבילה נוספת להזמנה הזו',
  'another-text': 'החבילה { $code } כבר נוצרה להזמנה הזו. על חבילה שנייה משלמים שוב.',
  'new-parcel': 'חבילה חדשה',
  'next-order': 'ההזמנה הבאה',
  'message-open': 'הודעה ללקוח',
  'message-see': 'מה כתוב בה',
  'message-language': 'שפת ההודעה',
  'message-code': '{ $now }? לשנות ל־{ $other }',
  'message-made':
    'שלום { $name }, הכנו את ההזמנה { $number } למשלוח. קוד החבילה: { $code }. לתשלום במסירה: { $amount }. { $link }',
  'message-confirm': 'שלום { $name }, קיבלנו את ההזמנה { $number } על סך { $amount } אל { $village }. לשלוח?',
};
