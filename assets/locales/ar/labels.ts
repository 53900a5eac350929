import type { enLabels } from '../en/labels';

export const arLabels: Record<keyof typeof enLabels, string> = {
  'desk-labels': 'الملصقات',
  'label-back': 'العودة إلى الطرود',
  'label-layout': 'الورق',
  'label-layout-a6': 'A6، ملصق في الصفحة',
  'label-layout-a4-4': 'A4، أربعة ملصقات في الصفحة',
  'label-layout-a4-8': 'A4، ثمانية ملصقات صغيرة في الصفحة',
  'label-print': `{ $labels ->
    [one] طباعة ملصق واحد
    [two] طباعة ملصقين
    [few] طباعة { $labels } ملصقات
    [many] طباعة { $labels } ملصقًا
   *[other] طباعة { $labels } ملصق
  } ({ $pages ->
    [one] صفحة واحدة
    [two] صفحتان
    [few] { $pages } صفحات
    [many] { $pages } صفحة
   *[other] { $pages } صفحة
  })`,
  'label-left-out': `{ $count ->
    [one] طرد واحد لا رمز له بعد، فلا ملصق له.
    [two] طردان لا رمز لهما بعد، فلا ملصق لهما.
    [few] { $count } طرود لا رمز لها بعد، فلا ملصقات لها.
    [many] { $count } طردًا لا رمز لها بعد، فلا ملصقات لها.
   *[other] { $count } طرد لا رمز لها بعد، فلا ملصقات لها.
  }`,
  'label-none': 'لم يُختر أي طرد. اختر من قائمة الطرود.',
  'label-page': 'الصفحة { $number }',
  'label-collect': 'المبلغ للتحصيل',
  'label-nothing': 'لا شيء للتحصيل',
};
