import type { enOptions } from '../en/options';

export const heOptions: Record<keyof typeof enOptions, string> = {
  'options-title': 'ההגדרות של שחנה',
  'options-sections': 'בדף הזה',
  'options-accounts': 'חשבונות משלוחים',
  'options-accounts-text': 'החשבונות שבהם נוצרות החבילות שלכם.',
  'options-stores': 'חנויות',
  'options-general': 'כללי',
  'options-tools': 'מתקדם',
  'options-about': 'על שחנה',
  'options-log': 'כשמשהו משתבש',

  // Accounts
  'account-add': 'הוספת חשבון',
  'account-new-title': 'חשבון חדש',
  'account-edit-title': 'עריכת { $name }',
  'account-active': 'בשימוש',
  'account-use': 'שימוש בחשבון הזה',
  'account-none-active': 'אין חשבון בשימוש. בחרו את החשבון שבו ייווצרו חבילות חדשות; עד אז לא נשלח דבר.',
  'account-check': 'בדיקה',
  'account-edit': 'עריכה',
  'account-remove': 'הסרה',
  'account-remove-title': 'להסיר את { $name }?',
  'account-remove-text':
    'המפתח שלו נמחק מכאן, וכל מה שנשמר עליו: יישובים, עובדים, מסעות ושמות למספרים. חבילות שנוצרו בו נשארות ברישום ואצל חברת המשלוחים.',
  'account-remove-confirm': 'הסרת החשבון',
  'account-remove-cancel': 'להשאיר',
  'account-summary-amounts': 'סכומים',
  'account-summary-delivery': 'משלוח',
  'account-summary-recipient-pays': 'על חשבון הנמען',
  'account-summary-sender-pays': 'על חשבונכם',
  'account-summary-included': 'כלול בסכום ההזמנה',
  'account-summary-apart': 'לא כלול בסכום ההזמנה',
  'account-summary-paid': 'הזמנות ששולמו',

  // The account's form
  'account-name': 'שם',
  'account-name-hint': 'למשל שם החנות: הוא מופיע על התוויות כשם השולח.',
  'account-address': 'כתובת חברת המשלוחים',
  'account-address-hint': 'חברת המשלוחים נותנת אותה יחד עם המפתח.',
  'account-key': 'מפתח API',
  'account-key-hint':
    'נשלח רק לכתובת חברת המשלוחים. הוא מוצפן בדפדפן הזה מפני דפי אינטרנט ותוספים אחרים, ולא מפני מי שיכול להשתמש במחשב הזה או שקבציו בידיו.',
  'account-key-kept': 'שמור בדפדפן הזה',
  'account-told': 'נמסר מחברת המשלוחים ב־{ $date }',
  'account-told-maximum': 'לכל היותר לחבילה:',
  'account-told-size': 'המידות של חבילה בלי מידות:',
  'account-told-extra': 'תוספת תשלום ממחיר של:',
  'account-key-replace': 'החלפת המפתח',
  'account-key-keep': 'להשאיר את המפתח הקודם',
  'account-key-show': 'הצגה',
  'account-key-hide': 'הסתרה',
  'account-environment': 'למה משמש החשבון?',
  'account-environment-live': 'חבילות אמיתיות',
  'account-environment-live-hint': 'שליח מגיע וכסף נגבה.',
  'account-environment-testing': 'תרגול',
  'account-environment-testing-hint':
    'סביבת הבדיקות של חברת המשלוחים: לא נוצרת חבילה אמיתית. יש עליו פס סגול בכל מקום שבו הוא מופיע.',
  'account-group-money': 'מה נגבה מהנמען',
  'account-country': 'באיזו מדינה החשבון שולח?',
  'account-country-hint': 'לפיה נקבע אילו מספרים מקומיים. איתה מוצעים המטבע והסכומים שלמטה.',
  'account-country-palestine-israel': 'פלסטין וישראל',
  'account-country-palestine-israel-hint': 'מספרים כמו 0599123456, \u200e+970 ו־\u200e+972.',
  'account-country-jordan': 'ירדן',
  'account-country-jordan-hint': 'מספרים כמו 0791234567 ו־\u200e+962.',
  'account-country-question': `{ $country ->
    [jordan] האם החשבון הזה שולח בירדן?
   *[palestine-israel] האם החשבון הזה שולח בפלסטין ובישראל?
  }`,
  'account-country-proposed': `{ $country ->
    [jordan] ברשימה שלו יש מקומות בירדן. מספרים כמו 0791234567 יהיו אז מקומיים,
   *[palestine-israel] ברשימה שלו יש מקומות בפלסטין ובישראל. מספרים כמו 0599123456 יהיו אז מקומיים,
  } והסכומים במטבע { $currency }, { $rule ->
    [whole] שלמים בלי אגורות
   *[two-decimals] עד שתי ספרות אחרי הנקודה
  }. אם יש ספק, שאלו את חברת המשלוחים.`,
  'account-country-confirm': `{ $country ->
    [jordan] כן, ירדן
   *[palestine-israel] כן, פלסטין וישראל
  }`,
  'account-country-other': `{ $country ->
    [jordan] לא, ירדן
   *[palestine-israel] לא, פלסטין וישראל
  }`,
  'account-summary-country': 'מדינה',
  'account-currency': 'מטבע',
  'account-currency-hint': 'המטבע שבו חברת המשלוחים גובה. הזמנה במטבע אחר נעצרת ושואלת אתכם.',
  'account-currency-choose': 'בחרו…',
  'account-currency-other': 'מטבע אחר',
  'account-currency-code': 'קוד המטבע',
  'account-currency-code-hint': 'שלוש אותיות, למשל SAR.',
  'account-number-rule': 'אילו סכומים חברת המשלוחים מקבלת?',
  'account-number-rule-hint': 'זה תלוי במדינה; אם אינכם בטוחים, שאלו את החברה. שום סכום לא מעוגל בשבילכם.',
  'account-number-rule-whole': 'סכומים שלמים בלבד',
  'account-number-rule-two-decimals': 'עד שתי ספרות אחרי הנקודה',
  'account-example': 'למשל { $example }',
  'account-total-includes-delivery': 'האם סכום ההזמנה בחנות כולל משלוח?',
  'account-total-includes-delivery-hint': 'סימנו ״כן״ כי כך הדבר ברוב החנויות. השוו לאחת ההזמנות שלכם.',
  'example-total': 'סחורה { $goods }, משלוח { $delivery }: בהזמנה כתוב { $total }.',
  'account-delivery-paid-by': 'מי משלם על המשלוח?',
  'account-delivery-recipient': 'הנמען',
  'account-delivery-sender': 'אתם',
  'example-recipient-included': 'על הזמנה של { $total } נגבים { $collected }.',
  'example-recipient-apart':
    'על הזמנה של { $total } נגבים { $collected }: דמי המשלוח של החברה, כאן { $delivery }, מתווספים.',
  'example-sender-included':
    'על הזמנה של { $total } נגבים { $collected }: המשלוח שכלול בה, { $delivery }, מופחת.',
  'example-sender-apart': 'על הזמנה של { $total } נגבים { $collected }.',
  'account-must-confirm': 'האם צריך לאשר כל חבילה בלוח של החברה אחרי שהיא נוצרה?',
  'account-must-confirm-unknown': 'לא יודעים',
  'account-must-confirm-yes-hint': 'מסך היום סופר מה שנוצר ועוד לא אושר.',
  'account-must-confirm-no-hint': 'כל מה שנוצר כאן נאסף בלי צעד נוסף.',
  'account-must-confirm-unknown-hint': 'שאלו את חברת המשלוחים: חבילה שמחכה לאישור לא נאספת.',
  'account-summary-confirm': 'אישור בלוח החברה',
  'account-told-mode': 'אופן יצירת החבילות, לפי המספר שלו:',
  'account-paid-orders': 'הזמנות שכבר שולמו',
  'account-paid-ask': 'לשאול בכל פעם',
  'account-paid-ask-hint': 'הסכום נשאר פתוח עד שתכתבו אותו.',
  'account-paid-nothing': 'לא לגבות דבר',
  'account-paid-nothing-hint': 'נשלחות עם { $amount } לגבייה.',
  'account-group-defaults': 'איך מתחילה כל חבילה: מידות, משקל, תכולה',
  'account-group-advanced': 'מתקדם: איך נשלחים הטלפונים והמפתח',
  'account-phone-form': 'איך כותבים מספרי טלפון?',
  'account-phone-form-hint': 'כך הם מוצגים ונשלחים, איך שלא כתובים בהזמנה.',
  'account-phone-form-national': '0 ותשע ספרות',
  'account-phone-form-nine-digits': 'תשע ספרות',
  'account-phone-form-970': '\u200e+970 ותשע ספרות',
  'account-phone-form-972': '\u200e+972 ותשע ספרות',
  'account-key-field': 'שם השדה של המפתח',
  'account-key-field-hint': 'השאירו כמו שהוא, אלא אם חברת המשלוחים נתנה לכם שם אחר.',
  'account-template': 'תכולת החבילה',
  'account-template-example': 'למשל:',
  'account-sample-item': 'חולצת כותנה',
  'account-template-items': 'מה שהוזמן',
  'account-template-number': 'מספר ההזמנה',
  'account-template-store': 'כתובת החנות',
  'account-save': 'שמירה ובדיקה',
  'account-confirm': 'אישור ובדיקה',
  'account-questions': 'עריכה',
  'account-defaults': `{ $environment ->
    [live] משלוחים אמיתיים
   *[testing] חשבון תרגול
  }: נגבה מה שכתוב בהזמנה, { $included ->
    [yes] המשלוח כלול בו
   *[no] המשלוח לא כלול בו
  }, { $paidBy ->
    [recipient] והנמען משלם עליו
   *[sender] ואתם משלמים עליו
  }. הסכומים במטבע { $currency }, { $rule ->
    [whole] שלמים בלי אגורות
   *[two-decimals] עד שתי ספרות אחרי הנקודה
  }. { $paid ->
    [ask] הזמנה ששולמה שואלת אתכם קודם.
   *[collect-nothing] מהזמנה ששולמה לא נגבה דבר.
  }`,
  'account-not-saved': 'לא נשמר',

  'problem-choose': 'בחרו אחת מהאפשרויות.',
  'problem-name-long': 'ארוך מדי: לכל היותר 60 תווים.',
  'problem-name-taken': 'לחשבון אחר כבר יש השם הזה.',
  'problem-address-form': 'זו אינה כתובת. כתובת נראית כך: https://api.example.com.',
  'problem-address-secure': 'הכתובת חייבת להתחיל ב־https://\u200e, כדי שאיש לא יקרא את המפתח בדרך.',
  'problem-address-extra': 'רק הכתובת עצמה: בלי @, ?, # או לוכסנים כפולים.',
  'problem-key-address': 'המפתח הקודם שייך לכתובת הקודמת. הזינו את המפתח של הכתובת הזו.',
  'problem-key-field': 'המפתח הישן ניתן לשדה הישן. הזינו את המפתח שוב.',
  'problem-key-field-name':
    'זה לא שם של שדה: רק אותיות לטיניות, ספרות ו־_ - ., אות בהתחלה, ולא שם של שדה אחר במשלוח.',
  'problem-currency': 'אין קוד מטבע כזה. השקל הוא ILS והדינר הוא JOD.',
  'problem-size-all': 'מלאו את שלושתם או אף אחד מהם.',
  'problem-template-long': 'ארוך מדי: לכל היותר 255 תווים.',
  'problem-template-short': 'קצר מדי: לפחות 3 תווים.',
  'problem-template-braces': 'בתוך סוגריים מסולסלים רק {"{items}"}, {"{number}"} או {"{store}"}.',

  // What a check of an account says
  'check-checking': 'שואלים את חברת המשלוחים…',
  'check-received': 'החשבון עובד',
  'check-received-text': 'הרשימה של חברת המשלוחים הגיעה: { $villages } ב־{ $cities }.',
  'check-empty': 'רשימת היישובים של החברה ריקה, ולכן עדיין אי אפשר לשלוח. פנו לחברת המשלוחים.',
  'check-failed': 'החשבון עדיין לא עובד',
  'check-key-refused': 'חברת המשלוחים השיבה ואינה מקבלת את המפתח הזה. העתיקו אותו שוב במלואו מהחברה.',
  'check-key-unavailable': 'אין מפתח שאפשר לקרוא. הזינו אותו שוב.',
  'check-unreachable': 'איש לא משיב בכתובת { $address }. בדקו את האיות ואת החיבור לאינטרנט.',
  'check-html': 'בכתובת { $address } השיב דף אינטרנט רגיל. בקשו מחברת המשלוחים את הכתובת שמיועדת לתוכנות.',
  'check-unexpected': 'משהו משיב בכתובת { $address }, אבל זו לא נראית כמו חברת המשלוחים.',
  'check-redirected': 'הכתובת { $address } מפנה לכתובת אחרת. המפתח לא נשלח לשם; הזינו את הכתובת הסופית עצמה.',
  'check-permission': 'הדפדפן לא נתן גישה לכתובת { $address }.',
  'check-correct-key': 'תיקון המפתח',
  'check-correct-address': 'תיקון הכתובת',
  'check-give-access': 'מתן גישה',
  'check-again': 'בדיקה חוזרת',

  // Stores
  'stores-best': 'הכי קל במקום עצמו: פתחו הזמנה בחנות, לחצו על שחנה בסרגל הכלים, ואז על ״{ $action }״.',
  'store-address': 'או הפעילו חנות לפי כתובתה',
  'store-address-hint': 'כתובת האתר של החנות, או של כל דף בו.',
  'store-enable': 'הפעלה',
  'store-access-given': 'יש גישה',
  'store-access-missing': 'אין גישה',
  'store-access-missing-text': 'הדפדפן לא נותן גישה לאתר הזה, ולכן הסרגל לא מופיע בהזמנות שלו.',
  'store-give-access': 'מתן גישה מחדש',
  'store-remove': 'הסרה',
  'store-account': 'שולחת באמצעות',
  'store-account-active': 'החשבון שבשימוש ({ $name })',
  'store-account-active-none': 'החשבון שבשימוש',
  'store-account-gone': 'חשבון שהוסר',
  'problem-store-account': 'החשבון של החנות הוסר. בחרו חשבון אחר; עד אז לא נשלח דבר.',
  'problem-store-address': 'זו אינה כתובת של אתר. כתובת נראית כך: https://shop.example.com.',

  // Language
  'ask-returned-legend': 'לשאול לפני משלוח לטלפון שחבילות אליו חזרו',
  'ask-returned': `{ $count ->
    [0] לא לשאול
    [1] אחרי אחת
    [2] אחרי שתיים
   *[other] אחרי { $count }
  }`,
  'look-legend': 'בהיר או כהה',
  'look-system': 'לפי המכשיר',
  'look-light': 'בהיר',
  'look-dark': 'כהה',
  'account-premium': '{ $name }: חשבון פרימיום שיש בו עובדים',
  'language-legend': 'שפת הממשק',
  'language-auto': 'כמו הדפדפן',
  'language-ar': 'العربية',
  'language-en': 'English',
  'language-he': 'עברית',

  // About
  'privacy-title': 'מה נשלח, מתי ולמי',
  'privacy-service':
    'כל אלה עוברים ישירות לכתובת של חברת המשלוחים, עם המפתח שלכם; דבר לא עובר לאף אחד אחר. אין לנו שרת ואיננו אוספים נתונים.',
  'privacy-order': 'כשנפתחת הזמנה, בחנות או בטופס: היישוב והמחיר שלה, כדי לדעת את דמי המשלוח.',
  'privacy-phone':
    'כשנפתחים הטופס או הבדיקה המרוכזת, כשמחפשים נמען, לפני כל חבילה ואחרי תשובה שאבדה: הטלפון, כתוב בארבע צורות, כדי למצוא את הנמען.',
  'privacy-parcel':
    'כששולחים: החבילה כפי שהטופס מציג אותה, עם שם, טלפונים, יישוב ורחוב, סכומים, תיאור, הערות, מספר הזמנה, מידות ומשקל.',
  'privacy-villages': 'כשחשבון נשמר או נבדק, ופעם ביום: בקשה לרשימת היישובים. יש בה המפתח ולא יותר.',
  'privacy-tools': 'בכלים של השולחן: מה שמקלידים שם, כשלוחצים על הכפתור.',
  'privacy-store': 'לחנות שלכם, היכן שההערות מופעלות: קוד החבילה והמצב שלה, כהערה בהזמנה.',
  'privacy-key':
    'המפתח מוצפן בדפדפן הזה, ולכן דפי אינטרנט ותוספים אחרים אינם מגיעים אליו. מי שיכול להשתמש במחשב הזה, או שבידו עותק של קבציו, יכול להגיע למפתח.',
  'privacy-kept': 'ההגדרות, רישום החבילות ומה שהקלדתם נשארים בדפדפן הזה עד שתמחקו אותם או תסירו את התוסף.',
  'collected-title': 'מה יוצא מהדפדפן הזה',
  'collected-text':
    'לכל הזמנה שאתם פותחים או שולחים: שם הנמען, הטלפונים והכתובת שלו, הסכומים, הסחורה וההערה. הם מגיעים לחברת המשלוחים עם המפתח שלכם, ולא לאיש מלבדה. אלינו לא מגיע דבר.',
  'about-version': 'גרסה',

  // First run
  'welcome-title': 'ברוכים הבאים לשחנה',
  'welcome-text': 'ארבעה צעדים קצרים עד החבילה הראשונה.',
  'welcome-progress': 'צעד { $step } מתוך { $steps }:',
  'welcome-passed': '(בוצע)',
  'welcome-change': 'שינוי',
  'welcome-continue': 'המשך',
  'welcome-later': 'אחר כך',
  'welcome-skip': 'דילוג על המדריך',
  'welcome-language-title': 'השפה שלכם',
  'welcome-account-title': 'החשבון שלכם אצל חברת המשלוחים',
  'welcome-account-text': 'חברת המשלוחים נותנת לכם שני דברים: כתובת ומפתח.',
  'welcome-store-title': 'החנות שלכם',
  'welcome-order-title': 'פותחים הזמנה',
  'welcome-order-open': 'פתחו הזמנה בחנות שלכם, והסרגל של שחנה יופיע בדף ההזמנה עצמו.',
  'welcome-order-bar':
    'הסרגל מראה את הנמען, היישוב והסכום. כשהכול ודאי, לחצו ״{ $ship }״; כשמשהו אינו ודאי כתוב בו ״{ $review }״ והוא מוביל למקום.',
  'welcome-order-pin': 'השאירו את שחנה בהישג יד: לחצו על חתיכת הפאזל ליד שורת הכתובת, ואז על הנעץ ליד שחנה.',
  'welcome-order-pin-firefox':
    'השאירו את שחנה בהישג יד: לחצו על חתיכת הפאזל בסרגל הכלים, ואז על גלגל השיניים ליד שחנה ועל ״הצמדה לסרגל הכלים״.',
  'welcome-order-practice': 'אתם משתמשים בחשבון תרגול: נסו כרצונכם, לא נוצרת חבילה אמיתית.',
  'welcome-order-waiting': 'המדריך מסתיים מעצמו עם החבילה הראשונה.',
  'welcome-order-visit': 'פתיחת',
  'welcome-finish': 'סיום',
  'welcome-arrived': 'החבילה הראשונה שלכם נוצרה',
  'welcome-arrived-text': 'מכאן והלאה, כל מה שהגדרתם נמצא בדף הזה.',
  'options-messages': 'הודעות ללקוחות',
  'messages-wish': 'להציע הודעת וואטסאפ ללקוח',
  'messages-hint': 'הוואטסאפ שלכם נפתח עם הטקסט, ואתם שולחים. אז וואטסאפ יודע את הטלפון ואת הטקסט.',
  'messages-made': 'כשהחבילה נוצרה',
  'messages-confirm': 'לאישור לפני המשלוח',
  'message-placeholders': 'מתמלאים לבד: { $names }',
  'message-unknown': 'לא מוכר: { $names }',
};
