import type { enOutbox } from '../en/outbox';

export const heOutbox: Record<keyof typeof enOutbox, string> = {
  'outbox-by-itself': 'ממשיכות אוטומטית',
  'outbox-behind': 'ממתינות לחבילה אחרת לאותו טלפון',
  'outbox-give-access': 'מתן גישה',
  'outbox-check': 'לבדוק',
  'outbox-why': 'למה?',
  'outbox-notes': 'הערות לחנות',
  'outbox-notes-text': 'קוד החבילה מתווסף להזמנה כשדף של ניהול החנות פתוח. החבילה עצמה לא ממתינה לזה.',
  'outbox-note-changed': 'נשאר בחנות כפי שהוא',
  'outbox-follow': `{ $what ->
    [tracking] מספר מעקב
   *[status] מצב
  }: { $became ->
    [kept] בהזמנה נשאר { $before }, ולכן לא נכתב { $after }.
   *[changed] { $before } ← { $after }{ $mails ->
      [yes] . ייתכן שהחנות תשלח דוא״ל ללקוח.
     *[no] {""}
    }
  }`,
  'outbox-note-open': 'פתיחת ההזמנה',

  'outbox-waiting': 'עוד לא נשלחה',
  'outbox-next-try': 'עוד לא נשלחה. הניסיון הבא בעוד { $time }',
  'outbox-no-next-try': 'לא נשלחה. נסו שוב, או בטלו את השליחה.',
  'outbox-phone-busy': 'יש חבילה אחרת לטלפון הזה שטרם אושרה. אשרו אותה קודם, ואז זו תישלח.',
  'outbox-taken-over': 'ההזמנה אצל { $name }. שאלו לפני כל שליחה.',
  'outbox-too-old': 'לא נשלחה יותר מיממה',
  'outbox-too-fast': 'לחיצות מהירות מדי ב־{ $store }: { $count }',
  'outbox-too-fast-text':
    'דפי החנות ביקשו אותן בזו אחר זו, מהר יותר משאדם לוחץ. אם אתם לחצתם, שלחו אותן. אם לא, בטלו את השליחה ובקשו לבדוק את החנות.',
  'outbox-cut-short': 'הזמנות שלא נשלחו: { $count }',
  'outbox-cut-short-text':
    'לחצתם לשלוח אותן, והדפדפן נסגר באמצע. אחרי יותר מיממה הן לא נשלחות מעצמן. מה שהשתנה מאז נשאר בבדיקה.',
  'outbox-cut-short-send': 'לשלוח עכשיו',
  'outbox-withdraw': 'ביטול השליחה',

  'outbox-asks-in': 'בודקים שוב בעוד { $time }.',
  'outbox-asks-text': 'לא תיווצר כפילות: אם החבילה קיימת, השנייה תידחה.',
  'outbox-asks-waits': 'ממתינים לחברת המשלוחים.',

  'settle-panel': 'פתיחת לוח הבקרה של החברה',
  'settle-forced': `{ $reference ->
    [none] חברת המשלוחים התבקשה לקבל אותה אף שלנמען יש חבילה אחרת. ספרו את החבילות שלו ברשימה שלה.
   *[other] חפשו שם את מספר האסמכתה { $reference }: לחבילות האחרות של ההזמנה יש מספר אחר.
  }`,
  'settle-found': 'מצאתי',
  'settle-absent': 'לא מצאתי',
  'settle-send-again': 'לשלוח שוב',
  'settle-send-again-text': `{ $further ->
    [yes] החברה אינה דוחה חבילה שנייה כזאת: אם היא בכל זאת קיימת, יהיו שתיים.
   *[no] אם בכל זאת קיימת חבילה, החדשה תידחה ונשאל אתכם.
  }`,
  'settle-code-missing': 'הזינו את הקוד כפי שחברת המשלוחים מציגה אותו, בלי רווחים.',
  'settle-code-correct': 'לתקן את הקוד',

  'outbox-look-again': 'לחפש את הנמען עכשיו',
  'outbox-looked-hint': 'זו לא הוכחה: נמענים נשארים מוכרים גם בלי חבילה.',

  sent: 'השליחה בוצעה',
  'attempt-repeat': 'נשאל פעם נוספת',
  'attempt-before-absent': 'הטלפון אינו רשום בחברה.',
  'attempt-before-present': 'הטלפון רשום בחברה.',
  'attempt-before-not-checked': 'החיפוש לא קיבל תשובה מלאה.',
  'attempt-open': 'עוד אין תשובה.',
  'attempt-created': 'חברת המשלוחים קיבלה אותה.',
  'attempt-made': 'חברת המשלוחים אמרה שלנמען כבר יש אחת: היא נוצרה.',
  'attempt-unknown': 'התשובה אבדה.',
  'attempt-unknown-answered': 'התשובה אינה אומרת אם נוצרה:',
  'unknown-server-failed': 'יש תקלה אצל חברת המשלוחים.',
  'unknown-unexpected-answer': 'איננו מבינים אותה.',
  'unknown-service-unreachable': 'החיבור נותק.',
  'unknown-duplicate-recipient': 'לנמען יש חבילה, וייתכן שזו היא עצמה.',
  'unknown-other': `{ $code ->
    [rate-limited] יותר מדי בקשות בבת אחת, וזה לא אומר דבר על בקשה קודמת.
    [key-refused] היא אינה מקבלת את המפתח הזה, וזה לא אומר דבר על בקשה קודמת.
   *[other] היא דוחה את הבקשה הזו, ואינה אומרת דבר על בקשה קודמת.
  }`,
  'attempt-trace': 'יש בה קוד חבילה { $trace }: חפשו את הקוד הזה ברשימת החבילות שלכם אצל חברת המשלוחים.',
  'unknown-not-asked': 'שחנה לא הצליחה לשאול שוב בעצמה. אל תשלחו מחדש: חפשו קודם, ואז אמרו למטה מה מצאתם.',

  'outbox-by-event':
    'התשובה אבדה, אבל הגיע מחברת המשלוחים מצב של החבילה הזו. אם מחקתם אותה שם, סמנו אותה כשגויה.',
  'outbox-settled-made': 'נוצרה, כפי שאמרתם',
  'outbox-settled-not-made': 'לא נוצרה, כפי שאמרתם',

  'storage-kept': 'הדפדפן שומר את מה שמאוחסן כאן גם כשהדיסק כמעט מלא.',
  'storage-not-kept': 'הדפדפן עלול למחוק את מה שמאוחסן כאן כשהדיסק כמעט מלא.',
  'storage-keep': 'לשמור',
  'storage-refused': 'הדפדפן לא הסכים. דבר לא אבד עכשיו; פנו מקום בדיסק.',
  'attempt-before': 'לפני השליחה:',
  'bar-colleagues-not-asked': 'לא ניתן היה לשאול את העמיתים',
  'bar-store-not-asked': 'לא ניתן היה לשאול את החנות שוב',
};
