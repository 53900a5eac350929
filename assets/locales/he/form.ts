import type { enForm } from '../en/form';

export const heForm: Record<keyof typeof enForm, string> = {
  'field-firstName': 'נמען',
  'field-phone': 'טלפון',
  'field-phone2': 'טלפון נוסף',
  'field-village': 'יישוב',
  'field-streetName': 'רחוב ומקום',
  'field-totalPrice': 'סכום לגבייה',
  'field-actualPrice': 'מחיר הסחורה בלבד',
  'field-description': 'תכולת החבילה',
  'field-note': 'הערה',
  'field-customerPrivateNote': 'הערה פרטית',
  'field-weight': 'משקל',
  'field-length': 'אורך',
  'field-width': 'רוחב',
  'field-height': 'גובה',
  'field-isReplacement': 'החזרה או החלפה',
  'field-isFavoriteRecipient': 'נמען מועדף',
  'field-plannedDate': 'תאריך מסירה מבוקש',
  'field-referenceNumber': 'מספר אסמכתה',
  'field-parcelType': 'סוג החבילה (המספר שלו)',
  'field-parcels': 'בכמה חבילות',
  'parcels-count': `{ $count ->
    [one] חבילה אחת
    [two] שתי חבילות
   *[other] { $count } חבילות
  }`,

  'hint-customerPrivateNote': 'רק אתם רואים אותה.',
  'hint-actualPrice': 'בלי המשלוח. לפיו מחושבת התוספת על מחיר גבוה.',
  'hint-size': 'ברירת המחדל: 40 × 40 × 40',

  'origin-order': 'מההזמנה',
  'origin-order-billing': 'מכתובת החיוב',
  'origin-order-text': 'נקרא מהדף',
  'origin-match': 'הותאם לכתובת',
  'origin-match-spelled': 'הותאם ל״{ $text }״',
  'origin-match-main-town': 'העיר הראשית בנפה',
  'origin-match-listed-twice': `{ $taken ->
    [used] המקום כפול ברשימה, וזו הרשומה שכבר השתמשתם בה
   *[first] המקום כפול ברשימה, וזו הרשומה הראשונה
  }`,
  'origin-reckoning': 'חושב',
  'origin-account': 'מההגדרות שלכם',
  'origin-known-recipient': 'מנמען מוכר',
  'origin-pasted': 'מהטקסט',
  'origin-person': 'הוזן על ידכם',

  'collect-amount': 'לגבות { $amount }',
  'reckoning-title': 'איך חושב הסכום',
  'reckoning-order-total': 'סך ההזמנה',
  'reckoning-discount': 'הנחה',
  'reckoning-already-paid': 'כבר שולם',
  'reckoning-refunded': 'הוחזר',

  'fee-title': 'דמי משלוח',
  'fee-wait-village': 'בחרו יישוב כדי לראות את דמי המשלוח.',
  'fee-failed': 'לא ניתן היה לקבל את דמי המשלוח.',
  'size-fee': 'תוספת על הגודל:',
  'size-no-fee': 'אין תוספת על הגודל הזה.',

  'edit-field': 'עריכת { $field }',

  'section-more': 'עוד',

  'discard-typed': 'ביטול מה שהזנתי',
  'looks-right': 'נכון',
  'right-phone': 'המספר נכון',
  'right-street': 'הכתובת נכונה',
  'ship-anyway': 'לשלוח בכל זאת',
  'ship-collect': 'לשלוח ולגבות { $amount }',
  'ship-collect-nothing': 'לשלוח בלי לגבות',
  'order-says': 'בהזמנה כתוב: ״{ $text }״',
  'leave-empty': 'להשאיר ריק',
  'store-currency': 'כן, החנות מוכרת ב־{ $currency }',
  'store-sign-in': 'התחברות לחנות',

  'known-recipients': `{ $count ->
    [one] יש לכם נמען עם הטלפון הזה
    [two] יש לכם שני נמענים עם הטלפון הזה
   *[other] יש לכם { $count } נמענים עם הטלפון הזה
  }`,
  'known-recipients-idle': 'הקלידו את הטלפון כדי לראות אם יש לכם נמען איתו.',
  'known-recipients-none': 'חבילה ראשונה לטלפון הזה',
  'known-recipients-failed': 'לא ניתן היה לחפש את הטלפון.',
  'known-recipient-use': 'מילוי הפרטים',
  'known-recipient-blocked': 'חסום',
  'known-recipient-blocked-unknown': 'לא נאמר אם חסום',
  'known-recipient-no-village': 'לחברת המשלוחים אין יישוב שמור עבורו',

  'village-search': 'חיפוש לפי יישוב או עיר',
  'village-none-found': 'אין יישוב בשם ״{ $query }״. נסו חלק מהשם או את שם העיר.',
  'village-closed': 'סגור',
  'village-directory-failed': 'לא ניתן היה לטעון את רשימת היישובים.',
  'village-directory-fetch': 'לטעון עכשיו',
  'village-results': `{ $count ->
    [0] לא נמצא יישוב
    [one] נמצא יישוב אחד
    [two] נמצאו שני יישובים
   *[other] נמצאו { $count } יישובים
  }`,
  'origin-sent': 'כפי שנשלח קודם',
};
