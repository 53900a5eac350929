import type { enLedger } from '../en/ledger';

export const heLedger: Record<keyof typeof enLedger, string> = {
  'ledger-state': 'מצב',
  'ledger-state-made': 'כל מה שנוצר',
  'ledger-state-all': 'הכול',
  'ledger-account': 'חשבון',
  'ledger-account-gone': 'חשבון שהוסר',
  'ledger-period': 'תאריך',
  'ledger-period-yesterday': 'אתמול',
  'ledger-period-week': '7 הימים האחרונים',
  'ledger-period-month': '30 הימים האחרונים',
  'ledger-period-chosen': 'בחירת ימים…',
  'ledger-from': 'מיום',
  'ledger-to': 'עד יום',
  'ledger-column-order': 'הזמנה',
  'ledger-column-label': 'תווית',

  'ledger-without-fee': `{ $count ->
    [one] בחבילה אחת חסרים דמי המשלוח
   *[other] ב־{ $count } חבילות חסרים דמי המשלוח
  }`,
  'ledger-not-known': `{ $count ->
    [one] אחת שעדיין לא ידועה, לא נספרה
   *[other] { $count } שעדיין לא ידועות, לא נספרו
  }`,
  'ledger-sums': 'סיכום המוצג',
  'ledger-empty-title': 'עדיין לא נוצרה כאן חבילה',
  'ledger-none-title': 'אין התאמות',
  'ledger-none-text': 'נסו פחות מילים, יום אחר או את כל המצבים.',
  'ledger-show-all': 'חיפוש בהכול',
  'ledger-other-states': `{ $count ->
    [one] עוד אחת במצב אחר
   *[other] עוד { $count } במצבים אחרים
  }`,

  'ledger-select-shown': 'בחירת כל המוצג',
  'ledger-unselect': 'ביטול הבחירה',
  'ledger-copy-code': 'העתקת הקוד { $code }',
  'ledger-details': 'החבילה של { $name }',
  'ledger-no-code': 'ללא קוד',
  'ledger-fee': 'דמי משלוח (משוערים)',
  'ledger-village-id': 'יישוב { $id }, כבר לא ברשימה',
  'ledger-copy-number': 'חבילה מספר { $copy } של ההזמנה',
  'ledger-city': 'עיר',
  'restore-title': 'שחזור מסל המיחזור',
  'restore-ask': 'שחזור…',
  'restore-warning-title': 'לשחזר באמת את החבילה { $code }?',
  'restore-warning':
    'היא נמחקה אצל חברת המשלוחים. אחרי שחזור היא שוב קיימת, וייתכן שתימסר ותחויב. אל תשחזרו חבילה רק כדי להסתכל בה.',
  'restore-done': 'החבילה { $code } חזרה',
  'restore-unsure':
    'התשובה אבדה, ולכן לא ידוע אם החבילה חזרה. אם תשחזרו שוב ותיענו שהיא אינה בסל המיחזור, היא חזרה.',
  'restore-compared': 'מול מה שהתבקש',
  'restore-not-here': 'החבילה לא נוצרה כאן, ולכן אין למה להשוות אותה.',
  'restore-differs': 'אצל חברת המשלוחים רשום משהו אחר ממה שהתבקש. בדקו לפני שהחבילה יוצאת.',
  'restore-asked': 'התבקש',
  'restore-has': 'אצל חברת המשלוחים',
  'restore-verdict-same': 'זהה',
  'restore-verdict-differs': 'שונה',
  'restore-verdict-not-told': 'חברת המשלוחים לא ציינה',
  'restore-verdict-not-asked': 'לא היה ידוע קודם',
  'ledger-made-by': 'מי יצר',
  'ledger-colleague': '{ $name } (עמית)',
  'ledger-colleague-text': 'נוצרה על ידי { $name }. שם הנמען שמור רק בדפדפן שלו ובהזמנה שבחנות.',
  'ledger-by-colleagues': `{ $count ->
    [one] אחת מהן של עמית
   *[other] { $count } מהן של עמיתים
  }`,
  'fate-delivered': 'נמסרה',
  'fate-on-the-way': 'בדרך',
  'fate-confirmed': 'אושרה',
  'fate-only-made': 'נוצרה בלבד',
  'fate-unsaid': 'עוד לא נאמר',
  'fate-returned': 'חזרה',
  'restore-confirm': 'כן, לשחזר',
};
