import type { enOutcome } from '../en/outcome';

export const heOutcome: Record<keyof typeof enOutcome, string> = {
  'row-queued': 'ממתינה לשליחה',
  'row-sending': 'בשליחה',
  'row-created': 'נוצרה',
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
  'outcome-queued': 'החבילה ממתינה לתורה',
  'outcome-queued-text': 'היא תישלח ברגע שהחבילות שלפניה יסתיימו. אפשר לסגור את החלון.',
  'outcome-sending': 'שולחים את החבילה…',
  'outcome-sending-text': 'אפשר לסגור את החלון: דבר לא הולך לאיבוד ודבר לא נשלח פעמיים.',
  'outcome-unknown': 'ייתכן שהחבילה נוצרה',
  'outcome-unknown-text':
    'התשובה של חברת המשלוחים אבדה בדרך. אל תשלחו את ההזמנה הזו שוב, לא מכאן ולא ממקום אחר. חפשו קודם את הנמען ברשימת החבילות שלכם אצל חברת המשלוחים.',
  'outcome-made': 'החבילה נוצרה, הקוד שלה לא ידוע',
  'outcome-made-text': 'התשובה עם הקוד אבדה. קחו את הקוד מרשימת החבילות שלכם אצל חברת המשלוחים.',
  'outcome-withdrawn': 'שליחת החבילה הזו בוטלה',
  'outcome-wrong': 'סימנתם את החבילה הזו כשגויה',
  'wrong-ask': 'החבילה הזו שגויה?',
  'wrong-text':
    'אי אפשר לבטל אותה מכאן. בקשו מחברת המשלוחים לתקן או לבטל אותה, ואז סמנו אותה כאן כשגויה כדי לשלוח אחרת במקומה.',
  'wrong-mark': 'לסמן כשגויה',
  'wrong-unmark': 'היא לא שגויה',
  'wrong-marked':
    'היא כבר לא נספרת כאן. אם חברת המשלוחים עדיין לא ביטלה אותה, בקשו זאת ממנה: אחרת היא תימסר והסכום ייגבה.',
  'wrong-again': 'לשלוח אחרת במקומה',
  'held-title': 'תישלח בעוד כמה שניות',
  'held-text': 'עדיין לא נשלח דבר, ואפשר לבטל את הלחיצה.',
  'held-undo': 'ביטול הלחיצה',
  'hold-presses': 'המתנה לפני השליחה אחרי כל לחיצה',
  'hold-none': 'בלי המתנה',
  'hold-seconds': `{ $seconds ->
    [one] שנייה אחת
   *[other] { $seconds } שניות
}`,
  'hold-presses-hint': 'עד אז אפשר לבטל אותה, בדף ההזמנה ובטופס.',
  'outcome-refused': 'חברת המשלוחים דחתה את החבילה',
  'outcome-failed': 'החבילה לא נשלחה',

  'duplicate-text':
    'ייתכן שהחבילה ההיא היא של ההזמנה הזו עצמה, והתשובה אבדה בדרך: בדקו קודם ברשימת החבילות שלכם אצל חברת המשלוחים. אם הנמען באמת הזמין פעמיים, אפשר ליצור עוד אחת.',
  'duplicate-force': 'לשלוח חבילה נוספת בכל זאת',
  'another-parcel': 'חבילה נוספת להזמנה הזו',
  'another-title': 'להזמנה הזו כבר יש חבילה',
  'another-text': 'החבילה { $code } כבר נוצרה להזמנה הזו. על חבילה שנייה משלמים שוב.',
  'new-parcel': 'חבילה חדשה',
};
