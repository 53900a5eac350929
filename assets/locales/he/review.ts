import type { enReview } from '../en/review';

export const heReview: Record<keyof typeof enReview, string> = {
  'review-title': 'בדיקה ומשלוח',
  'review-table': 'הזמנות למשלוח',
  'review-empty': 'אין מה לבדוק',
  'review-empty-text': 'בחרו הזמנות ברשימה שבחנות, ואז לחצו על ״בדיקה ומשלוח״.',
  'sheet-drop': 'הזמנות מגיליון: שחררו אותו כאן, או הדביקו את התאים',
  'sheet-source': 'שם הרשימה',
  'sheet-before': `{ $where ->
    [hidden] שורות בקובץ שהושמטו, מוסתרות, מחוקות בקו או בגיליון שלא הובן: { $count }.
    [price] שורות עם כמות ומחיר: { $count }. זה המחיר של יחידה אחת או של כולן?
    [sheet] שורות שזהות לשורה אחרת: { $count }. אלה אותן הזמנות או חדשות?
   *[before] מן ההזמנות האלה { $count } כבר היו כאן. אלה אותן הזמנות או חדשות?
  }`,
  'sheet-answer': `{ $said ->
    [one] של יחידה אחת
    [all] של כולן
    [each] לשאול על כל אחת
   *[new] הזמנות חדשות
  }`,
  'review-ship': 'שליחת { $ready } מתוך { $all }',
  'review-ship-all': `{ $count ->
    [one] שליחת הזמנה אחת
   *[other] שליחת הכול ({ $count })
  }`,
  'review-stop': 'עצירה',
  'review-resume': 'המשך ({ $count })',
  'review-retry': 'ניסיון חוזר לאלה שנדחו ({ $count })',
  'review-progress': 'נשלחו { $done } מתוך { $all }',
  'review-progress-text': 'אפשר לסגור את הדף. השליחה נמשכת.',
  'review-reason': 'סיבה',
  'review-opened-at-link':
    'ייתכן שההזמנה { $number } לא נפתחה: החנות הזו פותחת קישורים רק מתוך חיבור פעיל, ואף דף שלה אינו פתוח. התחברו אליה, השאירו את רשימת ההזמנות פתוחה ולחצו שוב על המספר.',
  'review-unreadable-text': '״לנסות שוב״ פותח אותה בחנות; משנקראה שם, היא מתמלאת כאן.',
  'review-shared': 'גם הזמנה { $number } נשלחת לטלפון הזה.',
  'review-shared-text': 'שתי חבילות הן דמי משלוח כפולים, וייתכן שחברת המשלוחים תדחה את השנייה.',
  'review-merge': 'חבילה אחת לשתיהן',
  'review-merge-text': 'הזמנה { $number } נושאת את שתיהן: התוכן והמספרים יחד, ושני הסכומים לגבייה מחוברים.',
  'review-hold': 'להניח את זו בצד',
  'review-both': 'לשלוח את שתיהן',
  'review-merged': 'בחבילה של הזמנה { $number }.',
  'review-not-intended': 'לא נשלחו: { $count }. הסיבה בשורותיהן.',
  'review-state-shared-phone': 'אותו טלפון',
  'review-state-changed': 'השתנתה',
  'review-take-new': 'לקבל את השינוי',
  'review-changed-field': '{ $field }: היה { $before }, עכשיו { $now }',
  'review-moved': 'ההזמנות האלה נשלחות עכשיו בחשבון { $account }. בדקו מה השתנה.',
  'review-state-ready': `{ $count ->
    [none] מוכנה
   *[other] מוכנות
  }`,
  'review-state-set-aside': 'בצד',
  'review-state-stopped': 'נעצרה',
  'messages-all-made': `הודעות ל{ $count ->
    [one] לקוח אחד
   *[other] ־{ $count } לקוחות
  }`,
  'messages-all-confirm': `לשאול { $count ->
    [one] לקוח אחד
   *[other] { $count } לקוחות
  } לפני המשלוח`,
  'messages-sent': 'נשלחו: { $sent } מתוך { $all }',
  'messages-ticked': 'הודעה מסומנת כשפותחים אותה. בטלו את הסימון של מה שלא שלחתם.',
  'message-no-phone': 'אין טלפון שוואטסאפ מקבל',
  'review-open': 'עריכת הזמנה { $number }',
  'review-print-again': 'הדפסת התוויות שוב',
};
