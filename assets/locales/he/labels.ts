import type { enLabels } from '../en/labels';

export const heLabels: Record<keyof typeof enLabels, string> = {
  'desk-labels': 'תוויות',
  'label-back': 'חזרה לחבילות',
  'label-layout': 'נייר',
  'label-layout-a6': 'A6, תווית אחת בעמוד',
  'label-layout-a4-4': 'A4, ארבע תוויות בעמוד',
  'label-layout-a4-8': 'A4, שמונה תוויות קטנות בעמוד',
  'label-print': `{ $labels ->
    [one] הדפסת תווית אחת
   *[other] הדפסת { $labels } תוויות
  } ({ $pages ->
    [one] עמוד אחד
    [two] שני עמודים
   *[other] { $pages } עמודים
  })`,
  'label-left-out': `{ $count ->
    [one] לחבילה אחת עדיין אין קוד, ולכן אין לה תווית.
   *[other] ל־{ $count } חבילות עדיין אין קוד, ולכן אין להן תווית.
  }`,
  'label-none': 'לא נבחרה חבילה. בחרו ברשימת החבילות.',
  'label-page': 'עמוד { $number }',
  'label-collect': 'לגבייה',
  'label-nothing': 'אין מה לגבות',
};
