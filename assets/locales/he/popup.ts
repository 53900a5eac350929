import type { enPopup } from '../en/popup';

export const hePopup: Record<keyof typeof enPopup, string> = {
  'collect-label': 'לגבייה',
  'collect-nothing': 'אין מה לגבות',
  'create-parcel': 'יצירת החבילה',
  'review-fields': `{ $count ->
    [one] לבדוק שדה אחד
    [two] לבדוק שני שדות
   *[other] לבדוק { $count } שדות
  }`,

  'no-account-title': 'צעד אחד לפני החבילה הראשונה',
  'no-account-text': 'חברו את החשבון שלכם בחברת המשלוחים. זה לוקח דקה: כתובת השירות והמפתח שלכם.',
  'no-account-action': 'חיבור החשבון שלי',

  'enable-title': 'להשתמש בשחנה בחנות הזו?',
  'enable-text': 'אז אפשר לשלוח את ההזמנות שלה בלחיצה אחת. מבקשים גישה רק לאתר הזה.',
  'enable-action': 'להשתמש בחנות הזו',
  'enable-refused': 'הדפדפן לא קיבל הרשאה. לחצו שוב כדי להישאל פעם נוספת.',

  'unreadable-title': 'לא ניתן היה לקרוא את ההזמנה הזו',
  'unreadable-text': 'הדף שונה ממה שאנחנו מכירים ({ $missing }). רעננו אותו או מלאו את הטופס ידנית.',

  'elsewhere-title': 'אין כאן הזמנה פתוחה',
  'elsewhere-text': 'פתחו הזמנה בחנות שלכם והטופס יתמלא מעצמו. או:',

  'tool-recipient': 'חיפוש נמען',
  'tool-recipient-text': 'של מי הטלפון ואיפה הוא גר',
  'tool-fee': 'בירור דמי משלוח',
  'tool-fee-text': 'משלוח, החזרה וגודל, לפני שמבטיחים',
  'tool-manual': 'מילוי הטופס ידנית',
  'tool-manual-text': 'חבילה בלי הזמנה בחנות',

  'recipient-none': 'עדיין לא שלחתם לטלפון הזה.',
  'recipient-type-phone': 'הקלידו את מספר הטלפון המלא.',
  'recipient-ship': 'חבילה חדשה אליו',
  'begun-title': 'כבר התחלתם טופס לאדם אחר',
  'begun-text': 'הוא לטלפון { $phone }, ודבר ממנו לא נשלח. טופס חדש יבוא במקומו.',
  'begun-open': 'לפתוח את הטופס ההוא',
  'begun-anew': 'להתחיל טופס חדש',
  'fee-delivered': 'במסירה',
  'fee-returned-line': 'בהחזרה',
  'fee-extra-line': 'תוספת על מחיר גבוה',
  'fee-returned-extra-line': 'תוספת על מחיר גבוה בהחזרה',

  'not-saved': 'לא ניתן היה לשמור את מה שהקלדתם. אל תסגרו עדיין את החלון.',
  'strange-text': 'פתוחה כאן הזמנה שלכם? הראו לי פעם אחת איפה הכול נמצא ואלמד.',
  'strange-unconfirmed': 'לימדתם אותי כאן הזמנה ראשונה. פתחו עוד אחת ונמשיך.',
  'strange-imported': 'החנות הזו נלמדה במקום אחר. בדקו על הזמנה שלכם שהיא נקראת נכון.',
  'strange-confirmed': 'ההזמנות של החנות הזו כבר נקראות. זה דף אחר, וגם אותו אפשר ללמד.',
  'strange-teach': 'ללמד את הדף הזה',
  'strange-continue': 'להמשיך בדף הזה',
  'strange-begun': 'הלוח מופיע בדף. אפשר לסגור את החלון הזה.',
  'strange-store': 'חנות שאני לא מכירה? למדו אותי את הדף',
  'unknown-store-title': 'זה לא דף הזמנה של חנות מוכרת',
};
