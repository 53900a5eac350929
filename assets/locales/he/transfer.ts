import type { enTransfer } from '../en/transfer';

export const heTransfer: Record<keyof typeof enTransfer, string> = {
  'options-transfer': 'העברת הגדרות',
  'options-transfer-text':
    'כל ההגדרות בקובץ אחד: חשבונות, חנויות, שפה, משמעות המצבים ובחירות שמורות של יישובים. לדפדפן אחר, או לשמירה.',
  'transfer-with-keys': 'עם מפתחות החשבונות, מוצפנים בביטוי סיסמה',
  'transfer-passphrase': 'ביטוי סיסמה',
  'transfer-passphrase-hint':
    'מי שבידו הקובץ והביטוי, המפתחות בידו. הוא אינו נשמר בשום מקום: אם נשכח, המפתחות שבקובץ אבודים.',
  'transfer-passphrase-short': 'לפחות { $count } תווים.',
  'transfer-passphrase-again': 'ביטוי הסיסמה שוב',
  'transfer-passphrase-different': 'השניים אינם זהים.',
  'transfer-without-key': 'אי אפשר לקרוא כאן את המפתח של החשבונות האלה, והוא אינו בקובץ: { $names }',
  'transfer-open-keys': 'פתיחת המפתחות',
  'transfer-without': 'להמשיך בלי מפתחות',
  'transfer-found': 'בקובץ:',
  'transfer-key-not-in': 'בלי מפתח',
  'transfer-learned-in': `{ $count ->
    [one] בחירה שמורה אחת
    [two] שתי בחירות שמורות
   *[other] { $count } בחירות שמורות
  }`,
  'transfer-damaged': 'לא יובא, כי אי אפשר לקרוא: { $names }',
  'damaged-part': 'חלק מתוך { $name }',
  'transfer-conflicts': 'אלה כבר כאן ושונים בקובץ. מה שלא יסומן יישאר כמו שהוא כאן.',
  'transfer-take': 'ייבוא הגדרות',
  'transfer-imported-next':
    'הדפדפן מבקש גישה מחדש: בדקו כל חשבון, והפעילו כל חנות בלחיצה. חשבונות בלי מפתח יבקשו אותו.',
  'transfer-file-wrong-passphrase': 'הביטוי אינו פותח את המפתחות, או שהקובץ פגום.',
  'file-not-ours': 'זה אינו קובץ ששחנה שמרה לצורך זה, או שהוא פגום. דבר לא השתנה; בחרו קובץ אחר.',
  'file-newer': 'הקובץ הזה מגרסה חדשה יותר של שחנה. עדכנו את שחנה ואז ייבאו אותו. דבר לא השתנה.',
  'file-too-large': 'הקובץ הזה גדול מכדי להיות שלנו. דבר לא השתנה; בחרו קובץ אחר.',
  'transfer-conflict': 'החלפה: { $part } · { $name }',
  'transfer-key-in': 'עם המפתח שלו',
};
