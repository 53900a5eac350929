import type { enOptions } from '../en/options';

export const heOptions: Record<keyof typeof enOptions, string> = {
  'options-title': 'ההגדרות של שחנה',
  'options-sections': 'בדף הזה',
  'options-accounts': 'חשבונות משלוחים',
  'options-stores': 'חנויות',
  'options-general': 'כללי',
  'options-tools': 'מתקדם',
  'options-about': 'על שחנה',
  'options-log': 'כשמשהו משתבש',

  // Accounts
  'account-active': 'בשימוש',
  'account-use': 'שימוש בחשבון הזה',
  'account-none-active': 'אין חשבון בשימוש. בחרו את החשבון שבו ייווצרו חבילות חדשות; עד אז לא נשלח דבר.',
  'account-check': 'בדיקה',
  'account-edit': 'עריכה',
  'account-remove': 'הסרה',
  'account-remove-text':
    'המפתח שלו נמחק מכאן, וכל מה שנשמר עליו: יישובים, עובדים, מסעות, משמעות המצבים והדוחות של חברת המשלוחים. חבילות שנוצרו בו נשארות ברישום ואצל חברת המשלוחים.',

  // The account's form
  'account-address': 'כתובת חברת המשלוחים',
  'account-address-hint': 'חברת המשלוחים נותנת אותה יחד עם המפתח.',
  'account-key': 'מפתח API',
  'account-key-hint': 'נשלח רק לכתובת הזו, ומוצפן בדפדפן הזה.',
  'account-key-kept': 'שמור בדפדפן הזה',
  'account-told': 'נמסר מחברת המשלוחים ב־{ $date }',
  'account-told-maximum': 'לכל היותר לחבילה:',
  'account-told-size': 'המידות של חבילה בלי מידות:',
  'account-told-extra': 'תוספת תשלום ממחיר של:',
  'to-show': 'הצגה',
  'to-hide': 'הסתרה',
  'account-environment': 'למה משמש החשבון?',
  'account-environment-live': 'חבילות אמיתיות',
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
    [whole] שלמים, בלי שבר
   *[two-decimals] עד שתי ספרות אחרי הנקודה
  }. אם יש ספק, שאלו את חברת המשלוחים.`,
  'account-currency': 'מטבע',
  'account-currency-hint': 'המטבע שבו חברת המשלוחים גובה. הזמנה במטבע אחר נעצרת ושואלת אתכם.',
  'account-currency-choose': 'בחרו…',
  'account-currency-other': 'מטבע אחר',
  'account-currency-code': 'קוד המטבע',
  'account-number-rule': 'אילו סכומים חברת המשלוחים מקבלת?',
  'account-number-rule-hint': 'זה תלוי במדינה; אם אינכם בטוחים, שאלו את החברה. שום סכום לא מעוגל בשבילכם.',
  'account-number-rule-whole': 'סכומים שלמים בלבד',
  'account-number-rule-two-decimals': 'עד שתי ספרות אחרי הנקודה',
  'account-example': 'למשל { $example }',
  'account-total-includes-delivery': 'האם סכום ההזמנה בחנות כולל משלוח?',
  'example-total': 'סחורה { $goods }, משלוח { $delivery }: בהזמנה כתוב { $total }.',
  'account-delivery-paid-by': 'מי משלם על המשלוח?',
  'account-delivery-sender': 'אתם',
  'example-recipient-included': 'על הזמנה של { $total } נגבים { $collected }.',
  'example-recipient-apart':
    'על הזמנה של { $total } נגבים { $collected }: דמי המשלוח של החברה, כאן { $delivery }, מתווספים.',
  'example-sender-included':
    'על הזמנה של { $total } נגבים { $collected }: המשלוח שכלול בה, { $delivery }, מופחת.',
  'account-fact-includes-delivery': 'הסכום כולל משלוח',
  'account-fact-must-confirm': 'אישור בלוח החברה',
  'account-must-confirm': 'האם צריך לאשר כל חבילה בלוח הבקרה של החברה אחרי שהיא נוצרה?',
  'account-must-confirm-unknown': 'לא יודעים',
  'account-must-confirm-unknown-hint': 'שאלו את חברת המשלוחים: חבילה שמחכה לאישור לא נאספת.',
  'account-told-mode': 'אופן יצירת החבילות, לפי המספר שלו:',
  'account-paid-orders': 'הזמנות שכבר שולמו',
  'account-paid-ask': 'לשאול בכל פעם',
  'account-paid-ask-hint': 'הסכום נשאר פתוח עד שתכתבו אותו.',
  'account-group-defaults': 'איך מתחילה כל חבילה: מידות, משקל, תכולה',
  'account-group-advanced': 'מתקדם: איך נשלחים הטלפונים והמפתח',
  'account-phone-form': 'איך כותבים מספרי טלפון?',
  'account-key-field': 'שם השדה של המפתח',
  'account-key-field-hint': 'השאירו כמו שהוא, אלא אם חברת המשלוחים נתנה לכם שם אחר.',
  'account-sample-item': 'חולצת כותנה',
  'account-template-items': 'מה שהוזמן',
  'account-template-store': 'כתובת החנות',
  'account-save': 'שמירה ובדיקה',
  'account-not-saved': 'לא נשמר',

  'problem-name-long': 'כתבו שם באורך של עד 60 תווים.',
  'problem-name-taken': 'לחשבון אחר כבר יש השם הזה.',
  'problem-address-form': 'זו אינה כתובת מלאה. היא מתחילה ב־https://‎, למשל https://example.com.',
  'problem-address-extra': 'רק הכתובת עצמה: בלי @, ?, # או לוכסנים כפולים.',
  'problem-key-address': 'המפתח הקודם שייך לכתובת הקודמת ולשדה שלה. הזינו את המפתח מחדש.',
  'problem-key-field-name':
    'זה לא שם של שדה: רק אותיות לטיניות, ספרות ו־_ - ., אות בהתחלה, ולא שם של שדה אחר בחבילה.',
  'problem-currency': 'אין קוד מטבע כזה. השקל הוא ILS והדינר הוא JOD.',
  'problem-size-all': 'מלאו את שלושתם או אף אחד מהם.',
  'problem-template-braces': 'בתוך סוגריים מסולסלים רק {"{items}"}, {"{number}"} או {"{store}"}.',

  // What a check of an account says
  'check-received': 'החשבון עובד',
  'check-received-text': 'הרשימה של חברת המשלוחים הגיעה: { $villages } ב־{ $cities }.',
  'check-empty': 'רשימת היישובים של החברה ריקה, ולכן עדיין אי אפשר לשלוח. פנו לחברת המשלוחים.',
  'check-failed': 'החשבון עדיין לא עובד',
  'check-redirected': 'הכתובת { $address } מפנה לכתובת אחרת. המפתח לא נשלח לשם; הזינו את הכתובת הסופית עצמה.',

  // Stores
  'stores-best': 'הכי קל במקום עצמו: פתחו הזמנה בחנות ולחצו על שחנה בסרגל הכלים. הגישה מתבקשת לאתר הזה בלבד.',
  'store-address': 'או הפעילו חנות לפי כתובתה',
  'store-address-hint': 'כתובת האתר של החנות, או של כל דף בו.',
  'store-enable': 'הפעלה',
  'store-access-given': 'יש גישה',
  'store-access-missing': 'אין גישה',
  'problem-store-account': 'החשבון של החנות הוסר. בחרו חשבון אחר; עד אז לא נשלח דבר.',

  // General
  'ask-returned-legend': 'לשאול לפני משלוח לטלפון שחבילות אליו חזרו',
  'ask-returned': `{ $count ->
    [0] לא לשאול
    [1] אחרי אחת
    [2] אחרי שתיים
    [3] אחרי שלוש
   *[other] אחרי { $count }
  }`,
  'look-legend': 'בהיר או כהה',
  'look-light': 'בהיר',
  'look-dark': 'כהה',
  'account-premium': '{ $name }: חשבון פרימיום שיש בו עובדים',
  'language-legend': 'שפת הממשק',
  'language-auto': 'אוטומטי',
  'language-ar': 'العربية',
  'language-en': 'English',
  'language-he': 'עברית',
  'privacy-title': 'מה נשלח, מתי ולמי',

  // About
  'privacy-service':
    'כל אלה עוברים ישירות לכתובת של חברת המשלוחים, עם המפתח שלכם; דבר לא עובר לאף אחד אחר. אין לנו שרת ואיננו אוספים נתונים.',
  'privacy-order': 'כשנפתחת הזמנה, בחנות או בטופס: היישוב והמחיר שלה, כדי לדעת את דמי המשלוח.',
  'privacy-phone':
    'כשנפתחים הטופס או הבדיקה המרוכזת, כשמחפשים נמען, לפני כל חבילה ואחרי תשובה שאבדה: הטלפון, כתוב בארבע צורות, כדי למצוא את הנמען.',
  'privacy-parcel':
    'כששולחים: החבילה כפי שהטופס מציג אותה, עם שם, טלפונים, יישוב ורחוב, סכומים, תיאור, הערות, מספר הזמנה, מידות ומשקל.',
  'privacy-villages': 'כשחשבון נשמר או נבדק, ופעם ביום: בקשה לרשימת היישובים. יש בה המפתח ולא יותר.',
  'privacy-tools': 'בכלים של לוח העבודה: מה שמקלידים שם, כשלוחצים על הכפתור.',
  'privacy-store': 'לחנות שלכם, היכן שהרשיתם: קוד החבילה והמצב שלה, על ההזמנה שלה.',
  'privacy-key':
    'המפתח מוצפן בדפדפן הזה, ולכן דפי אינטרנט ותוספים אחרים אינם מגיעים אליו. מי שיכול להשתמש במחשב הזה, או שבידו עותק של קבציו, יכול להגיע למפתח.',
  'privacy-kept': 'ההגדרות, רישום החבילות ומה שהקלדתם נשארים בדפדפן הזה עד שתמחקו אותם או תסירו את התוסף.',
  'collected-text':
    'לכל הזמנה שאתם פותחים או שולחים מגיעים שם הנמען, הטלפונים והכתובת שלו, הסכומים, הסחורה וההערה לחברת המשלוחים עם המפתח שלכם; אלינו לא מגיע דבר.',
  'about-version': 'גרסה',

  // First run
  'welcome-title': 'ברוכים הבאים לשחנה',
  'welcome-progress': 'צעד { $step } מתוך { $steps }:',
  'welcome-continue': 'המשך',
  'welcome-later': 'אחר כך',
  'welcome-skip': 'דילוג על המדריך',
  'welcome-order-title': 'פותחים הזמנה',
  'welcome-order-bar': 'הסרגל של שחנה מופיע בדף ההזמנה עצמו: ״{ $ship }״ כשהכול ודאי, ואחרת ״{ $review }״.',
  'welcome-order-pin': 'השאירו אותה בהישג יד: לחצו על חתיכת הפאזל ליד שורת הכתובת, ואז על הנעץ ליד שחנה.',
  'welcome-order-pin-firefox':
    'השאירו אותה בהישג יד: לחצו על חתיכת הפאזל בסרגל הכלים, ואז על גלגל השיניים ליד שחנה ועל ״הצמדה לסרגל הכלים״.',
  'store-visit': 'פתיחת',
  'store-add': 'הוספת חנות',
  'welcome-arrived': 'החבילה הראשונה שלכם נוצרה',
  'options-messages': 'הודעות ללקוחות',
  'messages-wish': 'להציע הודעת וואטסאפ ללקוח',
  'messages-hint': 'הוואטסאפ שלכם נפתח עם הטקסט, ואתם שולחים. אז וואטסאפ יודע את הטלפון ואת הטקסט.',
  'messages-made': 'כשהחבילה נוצרה',
  'messages-confirm': 'לאישור לפני המשלוח',
  'message-placeholders': 'מתמלאים לבד: { $names }',
  'message-unknown': 'לא מוכר: { $names }',
  'messages-link': 'איפה הלקוח רואה את החבילה',
  'messages-link-hint': 'הכתובת עם קוד החבילה, למשל { $example }. היא באה במקום { $name } בטקסט.',
  'messages-link-unfit': 'כתובת עם https://\u200e ועם { $code } אחרי שם האתר',
  'problem-template-length': 'כתבו בין 3 ל־255 תווים.',
  change: 'שינוי',
  'store-account': 'שולחת באמצעות',
};
