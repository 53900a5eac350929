import type { enFindings } from '../en/findings';

export const heFindings: Record<keyof typeof enFindings, string> = {
  'finding-required': 'שדה חובה.',
  'finding-required-firstName': `{ $in ->
    [order] אין בהזמנה שם של נמען. כתבו מי מקבל את החבילה.
   *[other] כתבו מי מקבל את החבילה.
  }`,
  'finding-required-phone': `{ $in ->
    [order] אין בהזמנה טלפון. כתבו את הטלפון של הנמען.
   *[other] כתבו את הטלפון של הנמען.
  }`,
  'finding-required-streetName': `{ $in ->
    [order] אין בהזמנה רחוב. כתבו רחוב, או מקום שהשליח מכיר.
   *[other] כתבו רחוב, או מקום שהשליח מכיר.
  }`,
  'finding-required-totalPrice': 'כתבו את הסכום לגבייה; 0 אם אין מה לגבות.',
  'finding-required-description': `{ $in ->
    [order] אין בהזמנה מוצרים. כתבו מה יש בחבילה.
   *[other] כתבו מה יש בחבילה.
  }`,
  'finding-required-village': `{ $in ->
    [order] אין בהזמנה שם של מקום. בחרו את היישוב מהרשימה.
   *[other] בחרו את היישוב מהרשימה.
  }`,
  'finding-too-short': 'קצר מדי: לפחות { $minimum } תווים.',
  'finding-too-long': 'ארוך מדי: לכל היותר { $maximum } תווים.',
  'finding-cut': 'קוצר ל־{ $maximum } תווים. ודאו שעדיין ברור.',
  'finding-phone-form': `{ $country ->
    [jordan] המספר אינו תקין. לדוגמה: 0791234567.
   *[none] המספר אינו תקין. לדוגמה: 0599123456.
  }`,
  'finding-phone-foreign': `הטלפון הזה ממדינה אחרת. { $country ->
    [jordan] חברת המשלוחים מקבלת מספרים ירדניים, \u200e+970 ו־\u200e+972. כתבו אחד מהם.
   *[none] חברת המשלוחים מקבלת רק \u200e+970 ו־\u200e+972. כתבו מספר שמתחיל באחת מהן.
  }`,
  'finding-phone-doubtful': 'נראה שהמספר אינו שלם או שגוי. בדקו אותו עם הנמען.',
  'finding-phone-worded': 'ליד הטלפון כתובות מילים. קראו אותן ובדקו שזה המספר הנכון.',
  'finding-phone-two': 'יש כאן שני מספרים. העבירו את { $second } לשדה של הטלפון השני.',
  'finding-phone-second-unreadable': `{ $text ->
    [none] היה טלפון נוסף שלא ניתן היה לקרוא.
   *[other] הטלפון השני כתוב ״{ $text }״ ולא ניתן לקרוא אותו כטלפון. תקנו אותו או השמיטו אותו.
  }`,
  'finding-signs-removed': 'הוסרו סימנים שאינם נראים ({ $signs }): הם משנים את קריאת הטקסט.',
  'finding-number-form': 'כתבו מספר, למשל 120.',
  'finding-parcels-differ': 'החבילות גובות יחד { $sum }, וההזמנה מבקשת { $total }.',
  'finding-number-whole': 'מספרים שלמים בלבד, בלי שבר.',
  'finding-number-two-decimals': 'לכל היותר שתי ספרות אחרי הנקודה, למשל 120.50.',
  'finding-number-negative': 'לא ייתכן פחות מ־0.',
  'finding-number-too-large': 'המספר הזה גדול מדי. כתבו מספר קטן יותר.',
  'finding-number-too-fine': 'לכל היותר { $decimals } ספרות אחרי הנקודה.',
  'finding-date-form': 'זה אינו תאריך. בחרו את היום, למשל \u200e2026-11-30.',
  'finding-date-past': 'היום הזה כבר עבר. בחרו את היום או יום מאוחר יותר.',
  'finding-merged-elsewhere': 'ההזמנה הזו נמצאת בחבילה של הזמנה { $number }. משלוח שלה יהיה חבילה שנייה.',
  'finding-address-of-another': 'זו כתובת החיוב, ורשום בה שם אחר. ודאו שהנמען גר שם.',
  'finding-village-unmatched': 'לא זוהה יישוב בכתובת. בחרו אותו.',
  'finding-village-ambiguous': 'כמה יישובים מתאימים לכתובת הזו. בחרו את הנכון.',
  'finding-village-unsure': 'לא בטוחים ביישוב. בחרו אותו.',
  'finding-village-closed': `{ $note ->
    [none] חברת המשלוחים לא מגיעה כרגע ליישוב הזה. בחרו אחר.
   *[other] היישוב הזה סגור למשלוחים ({ $note }). בחרו אחר.
  }`,
  'finding-village-gone': 'היישוב הזה כבר אינו ברשימה של חברת המשלוחים. בחרו אחר.',
  'finding-village-field-unread': `{ $label ->
    [none] בשדה מקום של ההזמנה כתוב ״{ $text }״, וזה לא אומר מה היישוב. בדקו את היישוב.
   *[other] בשדה ״{ $label }״ של ההזמנה כתוב ״{ $text }״, וזה לא אומר מה היישוב. בדקו את היישוב.
  }`,
  'finding-place-sounds': 'רק דומה ל־״{ $text }״.',
  'finding-place-region': '״{ $text }״ הוא שם הנפה או העיר שלו.',
  'finding-place-named-after': '״{ $text }״ רק נקרא על שם { $village }.',
  'finding-place-other-region': 'בהזמנה כתוב ״{ $text }״, והיישוב הזה בנפה אחרת.',
  'finding-place-other-territory': '״{ $text }״ הוא ארץ או שטח אחר.',
  'finding-place-named-too': '״{ $text }״ הוא גם שם של יישוב.',
  'finding-place-near-only': '״{ $text }״ פירושו ליד המקום, לא בתוכו.',
  'finding-place-unlisted': '״{ $text }״ יכול להיות יישוב שאינו ברשימה.',
  'finding-place-which-camp': '״{ $text }״: הכתובת לא אומרת איזה מחנה.',
  'finding-place-elsewhere': '״{ $text }״ הוא שם של מקום שאין אליו משלוחים.',
  'finding-currency-unknown': `{ $text ->
    [none] דף ההזמנה אינו אומר באיזה מטבע היא. בדקו וכתבו את הסכום.
   *[other] { $offered ->
        [none] בדף מופיע המטבע ״{ $text }״ בלבד. בדקו איזה מטבע זה וכתבו את הסכום.
       *[other] בדף מופיע המטבע ״{ $text }״ בלבד. האם החנות שלכם מוכרת ב־{ $offered }? אשרו זאת פעם אחת בטופס, וזה יישמר לחנות הזו.
    }
  }`,
  'finding-signed-out': 'החנות ניתקה אתכם, ולכן ההזמנה לא נקראה במלואה. התחברו שוב, והיא תיקרא מעצמה.',
  'finding-address-not-allowed':
    'החנות לא מרשה לכם לערוך כתובות, ולכן חלקי הכתובת הזו לא נקראו. בחרו את היישוב, או בקשו מבעל החנות הרשאה לערוך כתובות.',
  'finding-store-late': 'החנות עוד לא ענתה, ולכן ההזמנה לא נקראה במלואה. זה יושלם מעצמו כשתגיע התשובה.',
  'finding-currency-differs': 'הסכום ב־{ $order } והחשבון שלכם ב־{ $account }. כתבו את הסכום בעצמכם.',
  'finding-total-unknown': 'לא ניתן היה לקרוא את סך ההזמנה מהדף שלה. כתבו את הסכום לגבייה.',
  'finding-payment-unknown': `{ $text ->
    [none] דף ההזמנה אינו אומר אם היא שולמה. בדקו בחנות ובחרו כמה לגבות.
   *[other] התשלומים בדף ההזמנה הם ״{ $text }״ ולא ניתן היה לסכם אותם. בדקו בחנות ובחרו כמה לגבות.
  }`,
  'finding-payment-unsure': `{ $payment ->
    [paid] נראה שההזמנה שולמה, אבל התשלום לא נקרא בוודאות. בדקו בחנות כמה לגבות.
    [unpaid] נראה שההזמנה לא שולמה, אבל התשלום לא נקרא בוודאות. בדקו בחנות כמה לגבות.
   *[other] התשלום של ההזמנה לא נקרא בוודאות. בדקו בחנות כמה לגבות.
  }`,
  'finding-payment-doubtful': 'החנות רושמת את הזמנת המזומן הזו כמשולמת. האם הכסף באמת התקבל? בדקו כמה לגבות.',
  'finding-payment-contradicts': `{ $method ->
    [none] נתוני התשלום בחנות סותרים זה את זה: אין אמצעי תשלום, ובכל זאת נרשם תשלום. האם הכסף התקבל?
   *[other] נתוני התשלום בחנות (״{ $method }״) סותרים זה את זה. האם הכסף התקבל? בדקו בחנות.
  }`,
  'finding-payment-received':
    'בחנות רשום שהתקבלו { $paid }, וזה אינו תואם את מצב התשלום שבה. בדקו כמה נשאר לגבות.',
  'finding-already-paid': `{ $amount ->
    [none] ההזמנה כבר שולמה.
   *[other] ההזמנה כבר שולמה. מה לגבות?
  }`,
  'finding-deposit-unsure': 'ייתכן שחלק מההזמנה כבר שולם או הוחזר. בדקו את הסכום.',
  'finding-status-says-part': 'מצב ההזמנה בחנות: ״{ $status }״: ייתכן שחלק ממנה כבר שולם. בדקו את הסכום.',
  'finding-note-says-paid': 'הלקוח כתב על תשלום: ״{ $text }״. בדקו כמה לגבות.',
  'finding-amount-negative': 'שולם או הוחזר יותר ממחיר ההזמנה. כתבו כמה לגבות.',
  'finding-amount-decimals': 'בסכום יש יותר ספרות אחרי הנקודה ממה שהחשבון מאפשר. כתבו אותו כפי שייגבה.',
  'finding-number-ambiguous': 'אפשר לקרוא את זה בשתי דרכים. כתבו בלי סימן אלפים, למשל 1234 או 1.23.',
  'finding-number-zero': 'צריך להיות יותר מ־0.',
  'finding-payment-not-cash': `{ $method ->
    [none] ההזמנה לא שולמה, ולא כתוב שתשולם במזומן במסירה. האם לגבות את הסכום?
   *[other] ההזמנה לא שולמה; אמצעי התשלום בה הוא ״{ $method }״. האם לגבות את הסכום?
  }`,
  'finding-wholly-refunded': 'כל סכום ההזמנה הוחזר. האם לשלוח בכל זאת?',
  'finding-nothing-to-collect': 'לא ייגבה דבר מהנמען. ודאו שזה נכון.',
  'finding-delivery-unknown': 'דמי המשלוח עדיין לא ידועים, ולכן הסכום לא שלם. בחרו יישוב או כתבו את הסכום.',
  'finding-delivery-taken-off': `{ $amount ->
    [none] דמי המשלוח הורדו מהסכום, כי אתם משלמים אותם.
   *[other] דמי המשלוח ({ $amount }) הורדו מהסכום, כי אתם משלמים אותם.
  }`,
  'finding-delivery-charged-twice': 'נראה שבהזמנה כבר יש דמי משלוח. ודאו שלא ייגבו פעמיים.',
  'finding-collected-before': 'החבילה האחרת של ההזמנה כבר גובה סכום. ודאו שאותו סכום לא ייגבה פעמיים.',
  'finding-delivery-not-collected': 'בהזמנה אין דמי משלוח, ולכן לא ייגבו. ודאו שזה נכון.',
  'finding-order-status-doubtful':
    'מצב ההזמנה בחנות: ״{ $status }״. הזמנות במצב כזה אינן נשלחות בדרך כלל. לשלוח בכל זאת?',
  'finding-order-status-unknown':
    'מצב ההזמנה בחנות הוא ״{ $status }״, והוא לא מוכר כאן. הזמנות במצב כזה נשלחות?',
  'finding-order-shipped': 'מצב ההזמנה בחנות: ״{ $status }״: ייתכן שכבר יצאה לדרך. לשלוח שוב?',
  'finding-order-picked-up': 'הלקוח בחר לאסוף את ההזמנה בעצמו. לשלוח בכל זאת?',
  'finding-order-sent-before': 'לפי החנות, מוצרים מההזמנה הזו כבר נשלחו. לשלוח חבילה בכל זאת?',
  'finding-order-virtual': 'אין בהזמנה הזו מה לשלוח: כל המוצרים דיגיטליים. לשלוח חבילה בכל זאת?',
  'finding-claimed-elsewhere':
    '{ $name } שולח עכשיו את ההזמנה הזו. החליפו אותו רק אם הוא לא יכול: אחרת ייצאו שתי חבילות.',
  'finding-shipped-by-colleague': `{ $wrong ->
    [yes] { $code ->
      [none] { $name } יצר חבילה להזמנה הזו וסימן אותה כשגויה.
     *[other] { $name } יצר להזמנה הזו את החבילה { $code } וסימן אותה כשגויה.
    }
   *[no] { $code ->
      [none] { $name } כבר יצר חבילה להזמנה הזו; הקוד עוד לא ידוע.
     *[other] { $name } כבר יצר להזמנה הזו את החבילה { $code }.
    }
  } חבילה נוספת עולה דמי משלוח נוספים.`,
  'finding-shipped-elsewhere':
    'מישהו כבר יצר להזמנה הזו את החבילה { $code }: כך כתוב בהזמנה שבחנות. חבילה נוספת עולה דמי משלוח נוספים.',
  'finding-shipped-other-address':
    'להזמנה { $number } לטלפון הזה כבר יש חבילה, מ־{ $address }: אותה חנות בכתובת אחרת? חבילה נוספת עולה דמי משלוח נוספים.',
  'finding-over-learned-maximum': `{ $maximum ->
    [none] חברת המשלוחים כבר סירבה לסכום כזה. בדקו את הסכום.
   *[other] חברת המשלוחים אמרה שהיא מקבלת לכל היותר { $maximum } לחבילה. בדקו את הסכום.
  }`,
  'finding-recipient-blocked': 'הנמען הזה חסום אצל חברת המשלוחים. שאלו אותה לפני המשלוח.',
  'finding-recipient-history': `חבילות קודמות מכאן: { $made }{ $delivered ->
    [0] {""}
   *[other] , נמסרו { $delivered }
  }{ $returned ->
    [0] {""}
   *[other] , חזרו { $returned }
  }. האחרונה: { $last }.`,
  'finding-recipient-returned': `{ $made ->
    [none] חבילות לטלפון הזה חזרו. שאלו את הנמען לפני המשלוח.
   *[other] מתוך { $made } חבילות לטלפון הזה חזרו { $returned }. שאלו את הנמען לפני המשלוח.
  }`,
  'finding-size-rejected': 'חברת המשלוחים לא מקבלת את הגודל הזה. בדקו את האורך, הרוחב והגובה.',
  'finding-reading-unsure': 'לא בטוח שזה נקרא נכון. כדאי לבדוק.',
  'finding-reading-open': 'מה שכתוב בהזמנה כאן לא נקרא בוודאות. כתבו אותו כפי שהתכוונו.',
  'finding-reading-changed':
    'הדף אינו מציג את מה ששמור בחנות: עריכה שעוד לא נשמרה, או שעמית שינה את ההזמנה. שמרו את דף ההזמנה או טענו אותו מחדש.',
  'finding-pasted-phone-unreadable': 'יש בטקסט מספר שאינו טלפון שחברת המשלוחים מקבלת. כדאי לבדוק.',
  'finding-pasted-phones-left': 'יש בטקסט יותר משני טלפונים. כדאי לבדוק שהנכונים כאן.',
  'finding-pasted-amounts-several': 'יש בטקסט כמה סכומים. כתבו כמה לגבות.',
  'finding-pasted-amount-partial': 'הסכום בטקסט הוא בלי המשלוח או ליחידה אחת. כתבו כמה לגבות.',
  'finding-pasted-currency-foreign': 'הסכום בטקסט הוא במטבע אחר מזה של החשבון. כתבו כמה לגבות.',
  'finding-pasted-orders-several': 'יש בטקסט הזמנות של כמה אנשים. בחרו אחת מהן למעלה.',
  'finding-reader-unproven':
    'הקריאה של דפי החנות הזו עוד לא הוכחה. השוו כל שדה להזמנה: אושרו { $done } מתוך { $needed } הזמנות.',
};
