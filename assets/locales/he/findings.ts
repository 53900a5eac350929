import type { enFindings } from '../en/findings';

export const heFindings: Record<keyof typeof enFindings, string> = {
  'finding-required': 'שדה חובה.',
  'finding-required-village': 'בחרו את היישוב מהרשימה.',
  'finding-too-short': 'קצר מדי: לפחות { $minimum } תווים.',
  'finding-too-long': 'ארוך מדי: לכל היותר { $maximum } תווים.',
  'finding-cut': 'קוצר ל־{ $maximum } תווים. ודאו שעדיין ברור.',
  'finding-phone-form': 'מספר טלפון הוא 9 ספרות, ולפניהן 0, ‎+970 או ‎+972. תקנו אותו.',
  'finding-phone-foreign': 'הטלפון הזה ממדינה אחרת. חברת המשלוחים מקבלת רק ‎+970 ו־‎+972.',
  'finding-phone-doubtful': 'נראה שהמספר אינו שלם. בדקו אותו עם הנמען.',
  'finding-phone-two': 'יש כאן שני מספרים. העבירו את { $second } לשדה של הטלפון השני.',
  'finding-phone-second-unreadable': 'היה טלפון נוסף שלא ניתן היה לקרוא.',
  'finding-signs-removed': 'הוסרו סימנים שאינם נראים ({ $signs }): הם משנים את קריאת הטקסט.',
  'finding-number-form': 'כתבו מספר, למשל 120.',
  'finding-number-whole': 'מספרים שלמים בלבד, בלי שבר.',
  'finding-number-two-decimals': 'לכל היותר שתי ספרות אחרי הנקודה, למשל 120.50.',
  'finding-number-negative': 'לא ייתכן פחות מ־0.',
  'finding-number-too-large': 'המספר הזה גדול מדי.',
  'finding-number-too-fine': 'לכל היותר { $decimals } ספרות אחרי הנקודה.',
  'finding-date-form': 'זה אינו תאריך.',
  'finding-date-past': 'היום הזה כבר עבר. בחרו את היום או יום מאוחר יותר.',
  'finding-merged-elsewhere': 'ההזמנה הזו נמצאת בחבילה של הזמנה { $number }. משלוח שלה יוצר חבילה שנייה.',
  'finding-address-of-another': 'זו כתובת החיוב, ורשום בה שם אחר. ודאו שהנמען גר שם.',
  'finding-village-unmatched': 'לא זוהה יישוב בכתובת. בחרו אותו.',
  'finding-village-ambiguous': 'כמה יישובים מתאימים לכתובת הזו. בחרו את הנכון.',
  'finding-village-unsure': 'הכתובת קרובה לשם ברשימה, אבל לא בוודאות. בחרו את היישוב.',
  'finding-village-closed': `{ $note ->
    [none] היישוב הזה סגור למשלוחים. בחרו אחר.
   *[other] היישוב הזה סגור למשלוחים ({ $note }). בחרו אחר.
  }`,
  'finding-village-hidden': 'חברת המשלוחים לא מגיעה ליישוב הזה. בחרו אחר.',
  'finding-village-gone': 'היישוב הזה כבר אינו ברשימה של חברת המשלוחים. בחרו אחר.',
  'finding-place-named': `{ $field ->
    [city] בשדה העיר כתוב
    [state] בשדה האזור כתוב
   *[address] בכתובת כתוב
  } ”{ $text }“.`,
  'finding-place-sounds': `{ $field ->
    [city] בשדה העיר כתוב
    [state] בשדה האזור כתוב
   *[address] בכתובת כתוב
  } ”{ $text }“, שרק נשמע כמו שם ברשימה.`,
  'finding-place-region': '”{ $text }“ הוא שם הנפה או העיר שלו.',
  'finding-place-named-after': '”{ $text }“ רק נקרא על שם { $village }.',
  'finding-place-other-region': '”{ $text }“ הוא נפה אחרת.',
  'finding-place-other-territory': '”{ $text }“ הוא ארץ או שטח אחר.',
  'finding-place-named-too': '”{ $text }“ הוא גם שם של יישוב.',
  'finding-place-near-only': '”{ $text }“: ליד מקום זה לא בתוכו.',
  'finding-place-unlisted': '”{ $text }“ יכול להיות יישוב שאינו ברשימה.',
  'finding-place-which-camp': '”{ $text }“: הכתובת לא אומרת איזה מחנה.',
  'finding-place-elsewhere': '”{ $text }“ הוא שם של מקום שאין אליו משלוחים.',
  'finding-currency-unknown': 'מטבע ההזמנה אינו ידוע. בדקו את הסכום וכתבו אותו בעצמכם.',
  'finding-currency-differs': 'ההזמנה ב־{ $order } והחשבון שלכם ב־{ $account }. כתבו את הסכום בעצמכם.',
  'finding-total-unknown': 'לא ניתן היה לקרוא את סך ההזמנה. כתבו את הסכום לגבייה.',
  'finding-payment-unknown': 'לא ידוע אם ההזמנה שולמה. בדקו וכתבו כמה לגבות.',
  'finding-payment-doubtful': 'החנות רושמת את הזמנת המזומן הזו כמשולמת. האם הכסף באמת התקבל? בדקו כמה לגבות.',
  'finding-already-paid': 'ההזמנה הזו כבר שולמה. ודאו שזה הסכום שאתם רוצים לגבות.',
  'finding-refunds-unknown': 'ייתכן שחלק מהסכום הוחזר. בדקו את הסכום.',
  'finding-deposit-unsure': 'ייתכן שחלק מההזמנה כבר שולם. בדקו את הסכום.',
  'finding-deposit-refunded': 'חלק מההזמנה שולם, וחלק הוחזר. בדקו כמה לגבות.',
  'finding-amount-negative': 'שולם או הוחזר יותר ממחיר ההזמנה. כתבו כמה לגבות.',
  'finding-amount-decimals': 'בסכום יש יותר ספרות אחרי הנקודה ממה שהחשבון מאפשר. כתבו אותו כפי שייגבה.',
  'finding-number-ambiguous': 'אפשר לקרוא את זה בשתי דרכים. כתבו בלי סימן אלפים, למשל 1234 או 1.23.',
  'finding-number-zero': 'צריך להיות יותר מ־0.',
  'finding-payment-not-cash': 'ההזמנה לא שולמה, אבל גם אינה במזומן במסירה. האם לגבות את הסכום?',
  'finding-payment-method-unsure': `{ $method ->
    [none] ההזמנה עדיין לא שולמה, והעמוד אינו אומר איך תשולם. האם לגבות את הסכום הזה?
   *[other] ההזמנה עדיין לא שולמה. אמצעי התשלום בה: „{ $method }”. האם לגבות את הסכום הזה?
  }`,
  'finding-wholly-refunded': 'כל סכום ההזמנה הוחזר. האם לשלוח בכל זאת?',
  'finding-nothing-to-collect': 'לא ייגבה דבר מהנמען. ודאו שזה נכון.',
  'finding-delivery-unknown': 'דמי המשלוח עדיין לא ידועים, ולכן הסכום לא שלם. בחרו יישוב או כתבו את הסכום.',
  'finding-delivery-taken-off': 'דמי המשלוח הורדו מהסכום, כי אתם משלמים אותם.',
  'finding-delivery-charged-twice': 'נראה שבהזמנה כבר יש דמי משלוח. ודאו שלא ייגבו פעמיים.',
  'finding-collected-before': 'החבילה האחרת של ההזמנה כבר גובה סכום. ודאו שאותו סכום לא ייגבה פעמיים.',
  'finding-delivery-not-collected': 'בהזמנה אין דמי משלוח, ולכן לא ייגבו. ודאו שזה נכון.',
  'finding-order-status-doubtful':
    'מצב ההזמנה בחנות: „{ $status }”. הזמנות שבוטלו, הוחזרו או נסגרו אינן נשלחות. לשלוח בכל זאת?',
  'finding-order-held': 'מצב ההזמנה בחנות: „{ $status }”: החנות ממתינה איתה. לשלוח בכל זאת?',
  'finding-order-shipped': 'מצב ההזמנה בחנות: „{ $status }”: ייתכן שכבר יצאה לדרך. לשלוח שוב?',
  'finding-order-picked-up': 'הלקוח בחר לאסוף את ההזמנה בעצמו. לשלוח בכל זאת?',
  'finding-shipped-elsewhere':
    'מישהו כבר שלח את ההזמנה הזו כחבילה { $code }: כך כתוב בהערות ההזמנה. חבילה נוספת עולה דמי משלוח נוספים.',
  'finding-shipped-other-address':
    'להזמנה { $number } לטלפון הזה כבר יש חבילה, מ־{ $address }: אותה חנות בכתובת אחרת? חבילה נוספת עולה דמי משלוח נוספים.',
  'finding-over-learned-maximum': `{ $maximum ->
    [none] חברת המשלוחים כבר סירבה לסכום כזה.
   *[other] חברת המשלוחים כבר סירבה ליותר מ־{ $maximum }.
  }`,
  'finding-recipient-blocked': 'הנמען הזה חסום אצל חברת המשלוחים.',
  'finding-size-rejected': 'חברת המשלוחים לא מקבלת את הגודל הזה.',
  'finding-reading-unsure': 'נקרא מהדף במידה של ספק. השוו אותו להזמנה.',
  'finding-pasted-unsure': 'נלקח מהטקסט בלי תווית שמעידה עליו. כדאי לבדוק.',
  'finding-pasted-phone-unreadable': 'יש בטקסט מספר שאינו טלפון שהשירות מקבל. כדאי לבדוק.',
  'finding-pasted-phones-left': 'יש בטקסט יותר משני טלפונים. כדאי לבדוק שהנכונים כאן.',
  'finding-pasted-amounts-several': 'יש בטקסט כמה סכומים. כתבו כמה לגבות.',
  'finding-pasted-amount-partial': 'הסכום בטקסט הוא בלי המשלוח או ליחידה אחת. כתבו כמה לגבות.',
  'finding-pasted-orders-several': 'יש בטקסט הזמנות של כמה אנשים. בחרו אחת מהן למעלה.',
  'finding-reader-unproven':
    'הקריאה של דפי החנות הזו עוד לא הוכחה. השוו כל שדה להזמנה: אושרו { $done } מתוך { $needed } הזמנות.',
  'finding-no-account': 'עדיין לא הוגדר חשבון משלוחים.',
};
