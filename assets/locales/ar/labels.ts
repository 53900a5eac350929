import type { enLabels } from '../en/labels';

export const arLabels: Record<keyof typeof enLabels, string> = {
  'desk-labels': 'الملصقات',
  'label-choice-chosen': 'المحددة ({ $count })',
  'label-choice-unprinted': `{ $choice ->
    [week-unprinted] 7 أيام، لم تُطبع ({ $count })
   *[unprinted] للطباعة ({ $count })
  }`,
  'label-print-some': `{ $count ->
    [one] طباعة ملصق واحد
    [two] طباعة ملصقين
    [few] طباعة { $count } ملصقات
    [many] طباعة { $count } ملصقًا
   *[other] طباعة { $count } ملصق
  }`,
  'printed-of': 'ملصق { $name }',
  'printed-yes': 'طُبع',
  'printed-no': 'لم يُطبع',
  'label-layout': 'الورق',
  'label-layout-a6': 'A6، ملصق في الصفحة',
  'label-layout-thermal-150': '100 × 150 مم، طابعة ملصقات',
  'label-layout-thermal-100': '100 × 100 مم، طابعة ملصقات',
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
  'label-shop': 'اسم متجرك',
  'label-shop-hint': 'يُطبع على الملصقات اسمًا للمرسل.',
  'label-shop-host': 'هذا رابط. اكتب الاسم الذي يعرفه زبائنك.',
  'label-wishes': 'المرسل والمحتوى',
  'label-shop-phone': 'هاتف متجرك',
  'handover-title': 'التسليم للسائق',
  'today-handover': `{ $count ->
    [one] طرد واحد بانتظار التسليم للسائق
    [two] طردان بانتظار التسليم للسائق
    [few] { $count } طرود بانتظار التسليم للسائق
    [many] { $count } طردًا بانتظار التسليم للسائق
   *[other] { $count } طرد بانتظار التسليم للسائق
  }`,
  'handover-scan': 'امسح رمز الطرد أو اكتبه',
  'handover-scanned': 'مُسح { $done } من { $all }',
  'scan-wrong': `{ $list ->
    [sheet] الطرد { $code } ليس في هذا الكشف
   *[parcels] لا يوجد هنا طرد بالرمز { $code }
  }`,
  'handover-missing': 'لم تُمسح: { $count }',
  'handover-act': `{ $of ->
    [all] الكل سُلّم ({ $count })
   *[ticked] سُلّمت للسائق ({ $count })
  }`,
  'handover-none': 'لا طرود بانتظار التسليم للسائق',
  'handover-own': `ما تم إنشاؤه في هذا المتصفح في آخر سبعة أيام فقط.{ $count ->
    [0] {""}
   *[other] {" "}أنشأ الزملاء { $count } غيرها، وهي في كشوفهم.
  }`,
  'handover-print': 'طباعة الكشف',
  'handover-driver': 'اسم السائق وتوقيعه',
  'label-none': 'لا ملصقات هنا تنتظر الطباعة',
};
