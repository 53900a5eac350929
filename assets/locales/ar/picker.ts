import type { enPicker } from '../en/picker';

export const arPicker: Record<keyof typeof enPicker, string> = {
  'origin-match-learned': 'اخترتها آخر مرة لـ«{ $text }»',

  'village-choose-between': 'أيّها المقصودة؟',
  'village-choose-near': 'هل هي إحدى هذه؟',
  'village-choose-open': 'بلدات يصلها التوصيل في المدينة نفسها:',
  'village-hidden': 'لا توصيل إليها',
  'village-all-of-city': `{ $count ->
    [one] البلدة الوحيدة في { $city }
    [two] بلدتا { $city }
    [few] كل بلدات { $city } ({ $count })
   *[other] كل بلدات { $city } ({ $count })
  }`,
  'village-recent': 'أكثر ما تشحن إليه',

  'villages-skipped': `{ $count ->
    [one] تعذّرت قراءة سجل واحد في قائمة بلدات شركة التوصيل، فقد تنقص هنا بلدة. أخبر الشركة.
    [two] تعذّرت قراءة سجلين في قائمة بلدات شركة التوصيل، فقد تنقص هنا بلدات. أخبر الشركة.
    [few] تعذّرت قراءة { $count } سجلات في قائمة بلدات شركة التوصيل، فقد تنقص هنا بلدات. أخبر الشركة.
    [many] تعذّرت قراءة { $count } سجلًا في قائمة بلدات شركة التوصيل، فقد تنقص هنا بلدات. أخبر الشركة.
   *[other] تعذّرت قراءة { $count } سجل في قائمة بلدات شركة التوصيل، فقد تنقص هنا بلدات. أخبر الشركة.
  }`,
  'villages-lost-title': 'اختفت { $gone } من أصل { $of } بلدة',
  'villages-lost-text':
    'القائمة الأحدث من شركة التوصيل ينقصها أكثر من ثلث بلداتك. قد يكون ذلك خطأ من شركة التوصيل، لذلك ما زلنا نستخدم القائمة القديمة.',
  'villages-lost-old-kept':
    'أبقيت القائمة القديمة: لن تُحدَّث إلى أن تتغيّر قائمة شركة التوصيل، وعندها نسألك من جديد.',
  'villages-lost-use': 'استخدام القائمة الجديدة',
  'villages-lost-keep': 'إبقاء القديمة',
  'villages-dropped-title': `{ $count ->
    [one] بلدة من اختياراتك المحفوظة لم تعد موجودة
    [two] بلدتان من اختياراتك المحفوظة لم تعودا موجودتين
    [few] { $count } بلدات من اختياراتك المحفوظة لم تعد موجودة
   *[other] { $count } بلدة من اختياراتك المحفوظة لم تعد موجودة
  }`,
  'villages-dropped-text': 'سنسألك عنها في الطلب القادم.',
  'villages-dropped-entry': '«{ $text }» كانت تذهب إلى { $village }',
  'options-villages': 'البلدات',
};
