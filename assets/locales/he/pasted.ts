import type { enPasted } from '../en/pasted';

export const hePasted: Record<keyof typeof enPasted, string> = {
  'paste-title': 'הדבקת הזמנה',
  'paste-label': 'ההודעה של הלקוח',
  'paste-hint': 'הדביקו את הצ׳אט כמו שהוא, בכל שפה. מה שנמצא ממלא את הטופס למטה.',
  'paste-failed': 'לא ניתן היה לקרוא את הטקסט כרגע. הוא נשאר כאן: שנו אותו כדי לנסות שוב.',
  'paste-found': 'נמצא בטקסט',
  'paste-missing': '{ $field }: לא נמצא',
  'paste-several': 'בטקסט הזה { $count } הזמנות. בחרו אחת בכל פעם: לכל אחת חבילה משלה.',
  'tool-paste-text': 'הודעה מצ׳אט הופכת לטופס',
  'menu-ship': 'משלוח לפי הטקסט הזה',
};
