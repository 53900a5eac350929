import type { enTransfer } from '../en/transfer';

export const heTransfer: Record<keyof typeof enTransfer, string> = {
  'options-transfer': 'העברת הגדרות',
  'options-transfer-text':
    'כל ההגדרות בקובץ אחד: חשבונות, חנויות, שפה, שמות למספרים ובחירות שמורות של יישובים. לדפדפן אחר, או לשמירה.',
  'transfer-with-keys': 'עם מפתחות החשבונות, מוצפנים בביטוי סיסמה',
  'transfer-passphrase': 'ביטוי סיסמה',
  'transfer-passphrase-hint':
    'מי שבידו הקובץ והביטוי, המפתחות בידו. הוא אינו נשמר בשום מקום: אם נשכח, המפתחות שבקובץ אבודים.',
  'transfer-passphrase-short': 'לפחות { $count } תווים.',
  'transfer-passphrase-again': 'ביטוי הסיסמה שוב',
  'transfer-passphrase-different': 'השניים אינם זהים.',
  'transfer-export': 'שמירת כל ההגדרות בקובץ',
  'transfer-exported': 'הקובץ נשמר.',
  'transfer-without-key': 'אי אפשר לקרוא כאן את המפתח של החשבונות האלה, והוא אינו בקובץ: { $names }',
  'transfer-import': 'ייבוא הגדרות',
  'transfer-passphrase-of-file': 'ביטוי הסיסמה של מפתחות הקובץ',
  'transfer-open-keys': 'פתיחת המפתחות',
  'transfer-without': 'להמשיך בלי מפתחות',
  'transfer-found': 'בקובץ:',
  'transfer-key-in': 'עם המפתח שלו',
  'transfer-key-not-in': 'בלי מפתח',
  'transfer-learned-in': `{ $count ->
    [one] בחירה שמורה אחת
    [two] שתי בחירות שמורות
   *[other] { $count } בחירות שמורות
  }`,
  'transfer-damaged': 'לא יובא, כי אי אפשר לקרוא: { $names }',
  'damaged-part': 'חלק מ: { $name }',
  'damaged-accounts': 'החשבון',
  'damaged-stores': 'החנות',
  'damaged-activeAccountId': 'החשבון שבשימוש',
  'damaged-language': 'השפה',
  'damaged-atOnce': 'כמה הזמנות נשלחות יחד',
  'damaged-holdSeconds': 'כמה זמן לחיצה מושהית',
  'damaged-askReturned': 'מתי לשאול על טלפון שחבילות אליו חזרו',
  'damaged-look': 'הבחירה בין בהיר לכהה',
  'damaged-labelLayout': 'סידור התוויות',
  'transfer-conflicts': 'אלה כבר כאן ושונים בקובץ. מה שלא יסומן יישאר כמו שהוא כאן.',
  'transfer-conflict-account': 'להחליף את החשבון { $name }',
  'transfer-conflict-key': 'להחליף את המפתח של { $name }',
  'transfer-conflict-store': 'להחליף את החנות { $name }',
  'transfer-conflict-language': 'לשנות את השפה: { $name }',
  'transfer-conflict-numbers': 'להחליף שמות למספרים של { $name }',
  'transfer-conflict-learned': 'להחליף את הבחירות השמורות של { $name } היכן שהקובץ שונה',
  'transfer-take': 'ייבוא ההגדרות האלה',
  'transfer-imported': 'ההגדרות יובאו.',
  'transfer-imported-next':
    'הדפדפן מבקש גישה מחדש: בדקו כל חשבון, והפעילו כל חנות בלחיצה. חשבונות בלי מפתח יבקשו אותו.',
  'transfer-file-not-json': 'זה אינו קובץ ששחנה שמרה. דבר לא השתנה; בחרו קובץ אחר.',
  'transfer-file-not-settings': 'הקובץ אינו מכיל הגדרות של שחנה, או שהן פגומות. דבר לא השתנה.',
  'transfer-file-newer': 'הקובץ מגרסה חדשה יותר של שחנה. עדכנו את זו תחילה. דבר לא השתנה.',
  'transfer-file-too-large': 'הקובץ גדול מכדי להיות הגדרות. דבר לא השתנה.',
  'transfer-file-bad-address': 'בקובץ יש חשבון שכתובתו בלי https. דבר לא השתנה.',
  'transfer-file-twice': 'בקובץ אותו חשבון פעמיים. דבר לא השתנה.',
  'transfer-file-wrong-passphrase': 'הביטוי אינו פותח את המפתחות, או שהקובץ פגום.',
  'damaged-notifies': 'האם מוצגות התראות',
};
