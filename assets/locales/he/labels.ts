import type { enLabels } from '../en/labels';

export const heLabels: Record<keyof typeof enLabels, string> = {
  'desk-labels': 'תוויות',
  'label-choice-chosen': 'נבחרות ({ $count })',
  'label-choice-unprinted': `{ $choice ->
    [week-unprinted] 7 ימים, לא הודפסו ({ $count })
   *[unprinted] להדפסה ({ $count })
  }`,
  'label-print-some': `{ $count ->
    [one] הדפסת תווית אחת
   *[other] הדפסת { $count } תוויות
  }`,
  'printed-of': 'תווית של { $name }',
  'printed-yes': 'הודפסה',
  'printed-no': 'לא הודפסה',
  'label-layout': 'נייר',
  'label-layout-a6': 'A6, תווית אחת בעמוד',
  'label-layout-thermal-150': '100 × 150 מ״מ, מדפסת תוויות',
  'label-layout-thermal-100': '100 × 100 מ״מ, מדפסת תוויות',
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
  'label-shop': 'שם החנות שלכם',
  'label-shop-hint': 'מופיע על התוויות כשם השולח.',
  'label-shop-host': 'זו כתובת. כתבו את השם שהלקוחות מכירים.',
  'label-wishes': 'השולח והתכולה',
  'label-shop-phone': 'הטלפון של החנות שלכם',
  'handover-title': 'מסירה לשליח',
  'today-handover': `{ $count ->
    [one] חבילה אחת ממתינה למסירה לשליח
    [two] שתי חבילות ממתינות למסירה לשליח
   *[other] { $count } חבילות ממתינות למסירה לשליח
  }`,
  'handover-scan': 'סרקו או הקלידו קוד חבילה',
  'handover-scanned': 'נסרקו { $done } מתוך { $all }',
  'scan-wrong': `{ $list ->
    [sheet] { $code } אינה בגיליון הזה
   *[parcels] אין כאן חבילה עם הקוד { $code }
  }`,
  'handover-missing': 'לא נסרקו: { $count }',
  'handover-act': `{ $of ->
    [all] הכול נמסר ({ $count })
   *[ticked] נמסרו לשליח ({ $count })
  }`,
  'handover-none': 'אין חבילות שממתינות למסירה',
  'handover-own': `רק מה שנוצר בדפדפן הזה בשבעת הימים האחרונים.{ $count ->
    [0] {""}
   *[other] {" "}עמיתים יצרו עוד { $count }, והן בגיליונות שלהם.
  }`,
  'handover-print': 'הדפסת הגיליון',
  'handover-driver': 'שם השליח וחתימתו',
  'label-none': 'אין כאן תוויות שמחכות להדפסה',
};
