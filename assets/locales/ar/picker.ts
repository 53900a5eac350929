import type { enPicker } from '../en/picker';

export const arPicker: Record<keyof typeof enPicker, string> = {
  'origin-match-learned': 'اخترتها آخر مرة لـ«{ $text }»',

  'village-choose-between': 'أيّها المقصودة؟',
  'village-choose-near': 'هل هي إحدى هذه؟',
  'village-choose-open': 'قرى مفتوحة للتوصيل في المدينة نفسها:',
  'village-hidden': 'لا توصيل إليها',
  'village-hidden-text': 'رفضتها الخدمة لأنها مخفية.',
  'village-all-of-city': `{ $count ->
    [one] القرية الوحيدة في { $city }
    [two] قريتا { $city }
    [few] كل قرى { $city } ({ $count })
   *[other] كل قرى { $city } ({ $count })
  }`,
  'village-recent': 'أكثر ما تشحن إليه',

  'villages-skipped': `{ $count ->
    [one] تعذّرت قراءة سجل واحد في قائمة قرى شركة التوصيل، فقد تنقص هنا قرية. أخبر الشركة.
    [two] تعذّرت قراءة سجلين في قائمة قرى شركة التوصيل، فقد تنقص هنا قرى. أخبر الشركة.
    [few] تعذّرت قراءة { $count } سجلات في قائمة قرى شركة التوصيل، فقد تنقص هنا قرى. أخبر الشركة.
   *[other] تعذّرت قراءة { $count } سجلًا في قائمة قرى شركة التوصيل، فقد تنقص هنا قرى. أخبر الشركة.
  }`,
  'villages-lost-title': 'اختفت { $gone } من أصل { $of } قرية',
  'villages-lost-text':
    'القائمة الأحدث من الخدمة ينقصها أكثر من ثلث قراك. قد يكون ذلك خطأ من الخدمة، لذلك ما زلنا نستعمل القائمة القديمة.',
  'villages-lost-old-kept': 'أبقيت القائمة القديمة: لن تُحدَّث إلى أن تتغيّر قائمة الخدمة، وعندها نسألك من جديد.',
  'villages-lost-use': 'استعمل القائمة الجديدة',
  'villages-lost-keep': 'أبقِ القديمة',
  'villages-dropped-title': `{ $count ->
    [one] قرية تعلّمناها منك لم تعد موجودة
    [two] قريتان تعلّمناهما منك لم تعودا موجودتين
    [few] { $count } قرى تعلّمناها منك لم تعد موجودة
   *[other] { $count } قرية تعلّمناها منك لم تعد موجودة
  }`,
  'villages-dropped-text': 'لم تعد في قائمة الخدمة، فلن تُملأ تلقائيًا. ستسألك هذه الطلبات من جديد.',
  'villages-dropped-entry': '«{ $text }» كانت تذهب إلى { $village }',
  'villages-dropped-dismiss': 'فهمت',
  'options-villages': 'القرى',
};
